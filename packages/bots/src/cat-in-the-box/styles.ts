// Two fixed ways to play that people know each other by, told from the position because search asks for
// them a million times; both look only at the seat's own cards and at what lies open.
//
// Careful keeps its choices open: it lays down the highest of the ranks that it holds most often, predicts
// the least, and leads and follows with the rank that it holds most often, lowest first. Bold goes for
// tricks: it lays down its lowest card, predicts the most, and plays the highest card that follows, else the
// highest red one, else the lowest of all.

import { GAMES, type CatPosition, type Move, type Seat } from '@menagerie/rules';
import { DISCARD, PREDICT } from './policy.ts';

const game = GAMES['cat-in-the-box'];
const moves = new Int32Array(game.maxLegalMoves);
const LAST_RESORT = -1000;

export function chooseCarefully(position: CatPosition, seat: Seat): Move {
  const { counts, phase } = position;
  const led = ledColour(position);
  return best(position, seat, (move) => {
    const rank = move & 15;
    const held = counts[seat * 10 + rank] * 10;
    if (phase === DISCARD) return held + rank;
    if (phase === PREDICT) return -rank;
    return held - rank + (led < 0 || move >> 4 === led ? 0 : LAST_RESORT);
  });
}

export function chooseBoldly(position: CatPosition, seat: Seat): Move {
  const { phase } = position;
  const led = ledColour(position);
  return best(position, seat, (move) => {
    const rank = move & 15;
    const colour = move >> 4;
    if (phase === DISCARD) return -rank;
    if (phase === PREDICT || led < 0 || colour === led) return rank;
    return colour === 0 ? LAST_RESORT + rank : 2 * LAST_RESORT - rank;
  });
}

/** -1 when the trick is to be led. */
function ledColour({ cardsInTrick, ledColour: led }: CatPosition): number {
  return cardsInTrick === 0 ? -1 : led;
}

function best(position: CatPosition, seat: Seat, worthOf: (move: Move) => number): Move {
  const length = game.legalMoves(position, seat, moves);
  let chosen = moves[0];
  let most = -Infinity;
  for (let i = 0; i < length; i++) {
    const worth = worthOf(moves[i]);
    if (worth > most) {
      most = worth;
      chosen = moves[i];
    }
  }
  return chosen;
}
