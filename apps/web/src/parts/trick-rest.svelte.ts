// A finished trick is looked at for a moment and then goes to whoever won it, also if nobody leads yet.
//
//   const rest = new TrickRest(() => ({ id: view.tricks.length, isWon: trick.winner !== null, isLive: props.isLive }));
//   {#if !rest.isOver} … the cards of the trick …

import { PACES, settings } from '../settings/settings.svelte.ts';

interface Watched {
  /** Tells one trick from another. */
  readonly id: string | number;
  readonly isWon: boolean;
  /** Whether the game goes on before the reader's eyes; in a replay nothing goes by itself. */
  readonly isLive: boolean | undefined;
}

/** At least this long, at any pace. */
const SHORTEST_MS = 600;

/** A little less than the bots' pause after a trick, so that it has left when the next card comes. */
export const restTime = (pace: number): number => Math.max(SHORTEST_MS, 1.2 * pace);

export class TrickRest {
  #gone = $state<string | number | null>(null);
  readonly #trick: () => Watched;

  /** To be made while the table is set up. */
  constructor(trick: () => Watched) {
    this.#trick = trick;
    const { id, isWon, isLive } = trick();
    // A trick that was won before the table was opened is not news.
    if (isWon && isLive) this.#gone = id;
    const isDue = $derived(trick().isWon && trick().isLive ? trick().id : null);
    $effect(() => {
      const due = isDue;
      if (due === null) {
        // Taken back, it may be won once more.
        this.#gone = null;
        return;
      }
      const timer = setTimeout(() => (this.#gone = due), restTime(PACES[settings.pace]));
      return () => clearTimeout(timer);
    });
  }

  /** The trick has left. */
  get isOver(): boolean {
    const { id, isWon } = this.#trick();
    return isWon && this.#gone === id;
  }
}
