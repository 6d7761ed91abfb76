// What everyone at the table should notice: somebody is down to the last cat, the last phase has begun. Read off the
// moves since the reader's own last one, so that nothing is missed when several come at once.

import type { BoxView, Seat } from '@menagerie/rules';
import { hasLastCat, readPlacement } from '@menagerie/rules/if-it-fits';
import { keyOf } from './spots.ts';

export interface News {
  readonly kind: 'last-cat' | 'last-phase';
  /** Whose cat it is; null: the deck ran out. */
  readonly seat: Seat | null;
  /** The number of the move that brought it about. */
  readonly at: number;
}

export function newsOf(view: BoxView): News | null {
  const { history, seat, seats, isOver } = view;
  const since = seat === null ? history.length - seats.length : lastMoveOf(view, seat);
  const news = view.isLastPhase ? beginningOf(view) : lastCatOf(view);
  return !isOver && news && news.at >= since ? news : null;
}

const lastMoveOf = ({ history }: BoxView, seat: Seat): number =>
  history.findLastIndex((event) => event.seat === seat);

/** IF-17: the turn of somebody's last cat, or of the last card of the deck. */
function beginningOf(view: BoxView): News | null {
  const { history, deck } = view;
  const cat = catsLaid(view).find(({ left }) => left === 0);
  const byCat: News | null = cat ? { kind: 'last-phase', seat: cat.seat, at: cat.at } : null;
  if (deck > 0) return byCat;
  const drawn = history.findLastIndex(({ move }) => move === 'draw');
  if (byCat && byCat.at < drawn) return byCat;
  const { seat } = history[drawn];
  const next = history.findIndex((event, at) => at > drawn && event.seat !== seat);
  const end = (next < 0 ? history.length : next) - 1;
  return byCat && byCat.at <= end ? byCat : { kind: 'last-phase', seat: null, at: end };
}

function lastCatOf(view: BoxView): News | null {
  const laid = catsLaid(view).findLast(({ seat, left }) => left === 1 && hasLastCat(view, seat));
  return laid ? { kind: 'last-cat', seat: laid.seat, at: laid.at } : null;
}

interface LaidCat {
  readonly seat: Seat;
  readonly at: number;
  /** How many their player had left then. */
  readonly left: number;
}

/** Every cat that was laid; Princesses give some back (IF-14). */
function catsLaid({ history, seats, cats }: BoxView): readonly LaidCat[] {
  const left = seats.map((one, seat) => one.cats + cats.filter((cat) => cat.seat === seat).length);
  const owners = new Map<string, Seat>();
  const laid: LaidCat[] = [];
  for (const [at, { seat, move }] of history.entries()) {
    const placement = readPlacement(move);
    if (placement?.piece === 'princess') left[owners.get(keyOf(placement)) ?? 0]++;
    if (placement?.piece !== 'cat' && placement?.piece !== 'sleep') continue;
    owners.set(keyOf(placement), seat);
    laid.push({ seat, at, left: --left[seat] });
  }
  return laid;
}
