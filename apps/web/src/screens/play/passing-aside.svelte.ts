// Something the table says instead of what to do now: why a choice is greyed, what it would cost. It goes with the next
// thing that happens or is done, and at the latest when there was time to read it, but not while somebody is at it.

import type { Aside } from '../../games/room.ts';

const BASE_MS = 3000;
const LETTER_MS = 45;

export const readingTime = ({ text }: Aside): number => BASE_MS + LETTER_MS * text.length;

export class PassingAside {
  #now = $state.raw<Aside | null>(null);

  /** To be made while the screen is set up. `what` is read to know when something happens, `isHeld` tells whether the
   *  reader points at what is said. */
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
