// Short messages to the reader: a few that stay until dismissed, and what a screen reader is told politely.

import type { Args } from '../words/words.svelte.ts';

export interface Notice {
  readonly words: string;
  readonly args?: Args;
  /** The words of a button, and what it does. */
  readonly action?: { readonly words: string; readonly run: () => void };
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** What the page's one live region says. */
  spoken = $state('');
  #last = '';

  tell(words: string, more: Omit<Notice, 'words'> = {}): void {
    if (this.list.some((one) => one.words === words)) return;
    this.list = [...this.list, { words, ...more }];
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
