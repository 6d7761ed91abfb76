// A message from the table in place of the prompt: why a choice is greyed, what it would cost. It disappears with the
// next event, or after there was time to read it, but not while the reader points at it.

import type { Aside } from '../../games/room.ts';

const BASE_MS = 3000;
const LETTER_MS = 45;

export const readingTime = ({ text }: Aside): number => BASE_MS + LETTER_MS * text.length;

export class PassingAside {
  #now = $state.raw<Aside | null>(null);

  /** Create it during component setup. `what` is read to know when something happens; `isHeld` says whether the reader
   *  points at the message. */
  constructor(what: () => unknown, isHeld: () => boolean) {
    $effect(() => {
      what();
      this.#now = null;
    });
    $effect(() => {
      const aside = this.#now;
      if (!aside) return;
      const again = (): void => {
        if (isHeld()) timer = setTimeout(again, BASE_MS);
        else if (this.#now === aside) this.#now = null;
      };
      let timer = setTimeout(again, readingTime(aside));
      return () => clearTimeout(timer);
    });
  }

  get now(): Aside | null {
    return this.#now;
  }

  say(aside: Aside | null): void {
    this.#now = aside;
  }
}
