// The moves that the reader's next turn may bring. Needs no request, and uses nothing but the reader's own view.

import {
  listLegalMoves,
  SeededRandom,
  type Game,
  type Position,
  type Seat,
  type View,
} from '@menagerie/rules';

/** How many possible continuations to try. */
const TRIES = 48;

/** The moves that are legal in any of them, in the order of the rules; none if a deal comes first. */
export function movesAhead(game: Game, view: View, seat: Seat): readonly string[] {
  const random = new SeededRandom('ahead');
  const moves = new Set<number>();
  for (let n = 0; n < TRIES; n++) {
    const position = game.sample(view, random);
    if (!playUntil(game, position, seat, random)) continue;
    for (const move of listLegalMoves(game, position, seat)) moves.add(move);
  }
  return [...moves].sort((a, b) => a - b).map((move) => game.formatMove(move));
}

/** Plays random moves for the others; false if the next deal comes before the seat's turn. */
function playUntil(game: Game, position: Position, seat: Seat, random: SeededRandom): boolean {
  for (let next = game.nextSeat(position); next >= 0; next = game.nextSeat(position)) {
    if (next === seat) return true;
    const moves = listLegalMoves(game, position, next);
    game.play(position, next, moves[random.below(moves.length)]);
  }
  return false;
}
