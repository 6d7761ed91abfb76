// Short messages to the reader: a few that stay until they are dismissed or have been passed by, and what a screen reader
// is told politely.

import type { Args } from '../words/words.svelte.ts';

export interface Notice {
  readonly words: string;
  readonly args?: Args;
  /** The words of a button, and what it does. */
  readonly action?: { readonly words: string; readonly run: () => void };
  /** A success message: needs no action, and goes away when the reader moves on. */
  readonly isNews?: true;
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** What is said to those who listen. */
  spoken = $state('');
  #last = '';
  /** Shown since the reader last moved on: an action may lead to another page at once. */
  #fresh: readonly Notice[] = [];
  /** The places where notices can be shown: the page's own, then those of the sheets over it. */
  #places = $state.raw<readonly string[]>([]);

  get foremost(): string | undefined {
    return this.#places.at(-1);
  }

  /** A place for notices opens; what it gives back closes it. */
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

  /** The reader moves on to another page. */
  passBy(): void {
    this.list = this.list.filter((one) => !one.isNews || this.#fresh.includes(one));
    this.#fresh = [];
  }

  dismiss(notice: Notice): void {
    this.list = this.list.filter((one) => one !== notice);
  }

  say(text: string): void {
    // The same sentence twice is news, too.
    this.spoken = this.#last = text === this.#last ? `${text}\u00A0` : text;
  }
}

export const notices = new Notices();
