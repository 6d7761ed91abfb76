// A finished trick stays for a moment, then goes to its winner, even if nobody has led yet.
//
//   const rest = new TrickRest(() => ({ id: view.tricks.length, isWon: trick.winner !== null, isLive: props.isLive }));
//   {#if !rest.isOver} … the cards of the trick …

import { PACES, settings } from '../settings/settings.svelte.ts';

interface Watched {
  /** Distinguishes tricks. */
  readonly id: string | number;
  readonly isWon: boolean;
  /** Whether the game is in progress; in a replay nothing moves by itself. */
  readonly isLive: boolean | undefined;
}

/** The minimum time, at any pace. */
const SHORTEST_MS = 600;

/** A little shorter than the bots' pause after a trick, so that it has left when the next card comes. */
export const restTime = (pace: number): number => Math.max(SHORTEST_MS, 1.2 * pace);

export class TrickRest {
  #gone = $state<string | number | null>(null);
  readonly #trick: () => Watched;

  /** Create it while the table is set up. */
  constructor(trick: () => Watched) {
    this.#trick = trick;
    const { id, isWon, isLive } = trick();
    // A trick that was won before the table was opened has already been seen.
    if (isWon && isLive) this.#gone = id;
    const isDue = $derived(trick().isWon && trick().isLive ? trick().id : null);
    $effect(() => {
      const due = isDue;
      if (due === null) {
        // After a takeback, the same trick may be won again.
        this.#gone = null;
        return;
      }
      const timer = setTimeout(() => (this.#gone = due), restTime(PACES[settings.pace]));
      return () => clearTimeout(timer);
    });
  }

  /** Whether the trick has left. */
  get isOver(): boolean {
    const { id, isWon } = this.#trick();
    return isWon && this.#gone === id;
  }
}
