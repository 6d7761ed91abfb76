// What a move would do to the table, according to the rules.

import { listLegalMoves, SeededRandom } from '@menagerie/rules';
import { boxOver, ifItFits, readPlacement, type BoxOnTable, type BoxView } from '@menagerie/rules/if-it-fits';

/** The table after a move. */
export function lookAhead(view: BoxView, move: string): BoxView | null {
  const parsed = ifItFits.parseMove(move);
  if (!parsed.ok || view.toMove.length === 0) return null;
  const position = ifItFits.sample(view, new SeededRandom(0));
  ifItFits.play(position, view.toMove[0], parsed.value);
  return ifItFits.view(position, view.seat);
}

/** What the same seat could do next, if its turn isn't over. */
export function movesAfter(view: BoxView, move: string): readonly string[] {
  const parsed = ifItFits.parseMove(move);
  if (!parsed.ok || view.toMove.length === 0) return [];
  const [seat] = view.toMove;
  const position = ifItFits.sample(view, new SeededRandom(0));
  ifItFits.play(position, seat, parsed.value);
  return listLegalMoves(ifItFits, position, seat).map((one) => ifItFits.formatMove(one));
}

/** The box that a move would lay its piece in, with the table as it would be. */
export function boxAfter(
  view: BoxView,
  move: string,
): { readonly box: BoxOnTable; readonly after: BoxView } | null {
  const placement = readPlacement(move);
  const after = placement && lookAhead(view, move);
  const box = after && boxOver(after.boxes, placement);
  return box ? { box, after } : null;
}

/** Whether nothing in hand can be laid (IF-16). */
export function mustDiscard(view: BoxView): boolean {
  if (view.phase !== 'card' || view.seat === null || !view.toMove.includes(view.seat)) return false;
  const position = ifItFits.sample(view, new SeededRandom(0));
  return listLegalMoves(ifItFits, position, view.seat).every((move) =>
    ifItFits.formatMove(move).startsWith('x'),
  );
}
