// The legal moves that look best, best first.

import { GAMES, type BoxPosition, type Seat } from '@menagerie/rules';
import { Appraiser } from './appraisal.ts';
import type { Taste } from './taste.ts';

const game = GAMES['if-it-fits'];
const legal = new Int32Array(game.maxLegalMoves);

export class Shortlist {
  readonly moves: Int32Array;
  readonly #gains: Float64Array;
  readonly #appraiser: Appraiser;

  constructor(eye: Taste, longest: number) {
    this.#appraiser = new Appraiser(eye);
    this.moves = new Int32Array(longest);
    this.#gains = new Float64Array(longest);
  }

  /** Writes up to so many into `moves` and returns how many; of moves that look alike the first stays first. */
  fill(position: BoxPosition, seat: Seat, longest: number): number {
    const { moves } = this;
    const gains = this.#gains;
    const appraiser = this.#appraiser;
    const count = game.legalMoves(position, seat, legal);
    appraiser.lookAt(position, seat);
    let length = 0;
    for (let i = 0; i < count; i++) {
      const gain = appraiser.gainOf(legal[i]);
      if (length === longest && gain <= gains[length - 1]) continue;
      let at = length < longest ? length++ : length - 1;
      for (; at > 0 && gains[at - 1] < gain; at--) {
        gains[at] = gains[at - 1];
        moves[at] = moves[at - 1];
      }
      gains[at] = gain;
      moves[at] = legal[i];
    }
    return length;
  }
}
