// Short messages to the reader: notices that stay until dismissed or left behind by navigation, and polite
// announcements for screen readers.

import type { Args } from '../words/words.svelte.ts';

export interface Notice {
  readonly words: string;
  readonly args?: Args;
  /** The label of a button, and its action. */
  readonly action?: { readonly words: string; readonly run: () => void };
  /** A success message: needs no action, and goes away when the reader moves on. */
  readonly isNews?: true;
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** What screen readers announce. */
  spoken = $state('');
  #last = '';
  /** Shown since the last navigation: an action may navigate immediately after showing its notice. */
  #fresh: readonly Notice[] = [];
  /** Where notices can be shown: on the page, and in each open sheet above it. */
  #places = $state.raw<readonly string[]>([]);

  get foremost(): string | undefined {
    return this.#places.at(-1);
  }

  /** Adds a place for notices; returns a function that removes it. */
  enter(place: string): () => void {
    this.#places = [...this.#places, place];
    return () => {
      this.#places = this.#places.filter((one) => one !== place);
    };
  }

  tell(words: string, more: Omit<Notice, 'words'> = {}): void {
    if (this.list.some((one) => one.words === words)) return;
    const notice = { words, ...more };
    this.#fresh = [...this.#fresh, notice];
    this.list = [...this.list, notice];
  }

  /** The reader navigates to another page. */
  passBy(): void {
    this.list = this.list.filter((one) => !one.isNews || this.#fresh.includes(one));
    this.#fresh = [];
  }

  dismiss(notice: Notice): void {
    this.list = this.list.filter((one) => one !== notice);
  }

  say(text: string): void {
    // A repeated message must be announced again.
    this.spoken = this.#last = text === this.#last ? `${text}\u00A0` : text;
  }
}

export const notices = new Notices();
