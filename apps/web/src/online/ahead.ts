// One's next turn before it has come: which moves it may bring. Nothing is asked of the server, and nothing is
// known here but one's own view.

import {
  listLegalMoves,
  SeededRandom,
  type Game,
  type Position,
  type Seat,
  type View,
} from '@menagerie/rules';

/** Ways in which the game might go on until then. */
const TRIES = 48;

/** Moves that are possible in some of them, in the order of the rules; none if a deal comes first. */
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

/** The others play on, at random; false if the seat is not asked again before the next deal. */
function playUntil(game: Game, position: Position, seat: Seat, random: SeededRandom): boolean {
  for (let next = game.nextSeat(position); next >= 0; next = game.nextSeat(position)) {
    if (next === seat) return true;
    const moves = listLegalMoves(game, position, next);
    game.play(position, next, moves[random.below(moves.length)]);
  }
  return false;
}
