// What everyone at the table should notice: somebody is down to their last cat, or the last phase has started. Derived
// from the moves since the reader's own last one, so that nothing is missed when several come at once.

import type { Seat } from '@menagerie/rules';
import { catsLaid, hasLastCat, lastPhaseBeginning, type BoxView } from '@menagerie/rules/if-it-fits';

export interface News {
  readonly kind: 'last-cat' | 'last-phase';
  /** Whose cat it is; null: the deck ran out. */
  readonly seat: Seat | null;
  /** The number of the move that caused it. */
  readonly at: number;
}

export function newsOf(view: BoxView): News | null {
  const { history, seat, seats, isOver } = view;
  const since = seat === null ? history.length - seats.length : lastMoveOf(view, seat);
  const news = view.isLastPhase ? lastPhaseOf(view) : lastCatOf(view);
  return !isOver && news && news.at >= since ? news : null;
}

const lastMoveOf = ({ history }: BoxView, seat: Seat): number =>
  history.findLastIndex((event) => event.seat === seat);

function lastPhaseOf(view: BoxView): News | null {
  const beginning = lastPhaseBeginning(view);
  return beginning && { kind: 'last-phase', ...beginning };
}

function lastCatOf(view: BoxView): News | null {
  const laid = catsLaid(view).findLast(({ seat, left }) => left === 1 && hasLastCat(view, seat));
  return laid ? { kind: 'last-cat', seat: laid.seat, at: laid.at } : null;
}
