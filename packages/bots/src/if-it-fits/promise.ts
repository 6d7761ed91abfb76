// What an eye sees in the best place for each card in hand, whether it can be played now or only later.

import { GAMES, type Seat } from '@menagerie/rules';
import { CARD, pieceOf, START_CARD, type BoxPosition } from '@menagerie/rules/if-it-fits';
import type { Appraiser } from './appraisal.ts';

const game = GAMES['if-it-fits'];
const MOST_CARDS = 3;
const moves = new Int32Array(game.maxLegalMoves);

export class HandPromise {
  /** How many different cards there are, and what each promises, best first. */
  count = 0;
  readonly gains = new Float64Array(MOST_CARDS);
  readonly #pieces = new Int32Array(MOST_CARDS);

  /** The appraiser must have looked at the position. */
  lookAt(position: BoxPosition, seat: Seat, appraiser: Appraiser): void {
    this.count = 0;
    const { phase } = position;
    if (phase === START_CARD) return;
    position.phase = CARD;
    const length = game.legalMoves(position, seat, moves);
    position.phase = phase;
    for (let i = 0; i < length;) {
      const piece = pieceOf(moves[i]);
      let best = -Infinity;
      for (; i < length && pieceOf(moves[i]) === piece; i++)
        best = Math.max(best, appraiser.gainOf(moves[i]));
      this.#add(piece, best);
    }
  }

  /** What the best of the other cards promises; -Infinity if there is none. */
  besides(piece: number): number {
    for (let i = 0; i < this.count; i++) if (this.#pieces[i] !== piece) return this.gains[i];
    return -Infinity;
  }

  #add(piece: number, gain: number): void {
    const { gains } = this;
    let at = this.count++;
    for (; at > 0 && gains[at - 1] < gain; at--) {
      gains[at] = gains[at - 1];
      this.#pieces[at] = this.#pieces[at - 1];
    }
    gains[at] = gain;
    this.#pieces[at] = piece;
  }
}

/** Which of twelve bins a promise falls into: up to -2, to -1, …, from 8 on. */
export const promiseBin = (gain: number): number => (gain < -3 ? 0 : gain >= 8 ? 11 : Math.floor(gain + 3));
