// Reading boxes off a view: which one a spot is in, and what a move would make of it.

import {
  GAMES,
  listLegalMoves,
  SeededRandom,
  type BoxOnTable,
  type BoxSpot,
  type BoxView,
  type Seat,
} from '@menagerie/rules';
import { cellsOf, readPlacement } from './spots.ts';

export function boxAt(boxes: readonly BoxOnTable[], spot: BoxSpot): BoxOnTable | null {
  const [cell] = cellsOf(spot);
  return boxes.find(({ cells }) => cells.some(({ x, y }) => x === cell.x && y === cell.y)) ?? null;
}

/** Points that a seat would get if the game ended now. */
export const pointsNow = ({ boxes }: BoxView, seat: Seat): number =>
  boxes.reduce((sum, { points }) => sum + points[seat], 0);

/** The fifth cat begins the last phase (IF-17): of this seat, only that one is left. */
export const hasLastCat = ({ seats, isLastPhase, isOver }: BoxView, seat: Seat): boolean =>
  seats[seat].cats === 1 && !isLastPhase && !isOver;

export const hasCats = ({ cats }: BoxOnTable): boolean =>
  cats.some(({ awake, asleep }) => awake + asleep > 0);

/** The table after a move, as the rules have it. */
export function lookAhead(view: BoxView, move: string): BoxView | null {
  const game = GAMES['if-it-fits'];
  const parsed = game.parseMove(move);
  if (!parsed.ok || view.toMove.length === 0) return null;
  const position = game.sample(view, new SeededRandom(0));
  game.play(position, view.toMove[0], parsed.value);
  return game.view(position, view.seat);
}

/** The box that a move would lay its piece in, with the table as it would be. */
export function boxAfter(
  view: BoxView,
  move: string,
): { readonly box: BoxOnTable; readonly after: BoxView } | null {
  const placement = readPlacement(move);
  const after = placement && lookAhead(view, move);
  const box = after && boxAt(after.boxes, placement);
  return box ? { box, after } : null;
}

/** Whether nothing in hand can be laid (IF-16). */
export function mustDiscard(view: BoxView): boolean {
  if (view.phase !== 'card' || view.seat === null || !view.toMove.includes(view.seat)) return false;
  const game = GAMES['if-it-fits'];
  const position = game.sample(view, new SeededRandom(0));
  return listLegalMoves(game, position, view.seat).every((move) => game.formatMove(move).startsWith('x'));
}
