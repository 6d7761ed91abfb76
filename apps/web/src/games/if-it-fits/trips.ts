// Which pieces fly when the table changes, derived from the moves made or taken back.

import type { Seat } from '@menagerie/rules';
import { readPlacement, type BoxSpot, type BoxView } from '@menagerie/rules/if-it-fits';

export interface Trip {
  /** As a `Piece`, or `back`: a card from behind. */
  readonly piece: string;
  readonly isTurned: boolean;
  /** Whose cat it is. */
  readonly seat: Seat;
  /** A spot of the table, or a selector of something beside it. */
  readonly from: BoxSpot | string;
  readonly to: BoxSpot | string;
}

/** More at once would be a jump, not moves. */
const MOST = 12;
const plateOf = (seat: Seat): string => `[data-seat="${seat}"]`;

/** `laid`: the reader's own move that was previewed, so its piece is already there. */
export function tripsBetween(before: BoxView, now: BoxView, eyes: Seat, laid: string | null): Trip[] {
  const [had, has] = [before.history, now.history];
  const isOn = has.length === had.length + 1;
  const isBack = has.length < had.length && had.length - has.length <= MOST;
  if (isOn) return [...tripOf(now, eyes, laid), ...homeOf(before, now)];
  return isBack ? had.slice(has.length).flatMap(({ seat, move }) => tripBack(before, seat, move)) : [];
}

function tripOf({ history }: BoxView, eyes: Seat, laid: string | null): Trip[] {
  const { seat, move } = history[history.length - 1];
  const isOwn = seat === eyes;
  if (move === 'draw' && !isOwn)
    return [{ piece: 'back', isTurned: false, seat, from: '.deck', to: plateOf(seat) }];
  const placement = readPlacement(move);
  if (!placement || (isOwn && move === laid)) return [];
  const { piece, isTurned, x, y } = placement;
  const isCat = piece === 'cat' || piece === 'sleep';
  return [{ piece, isTurned, seat, from: isOwn && !isCat ? '.hand' : plateOf(seat), to: { x, y } }];
}

/** Cats removed from the table go home to their plates. */
function homeOf(before: BoxView, now: BoxView): Trip[] {
  return before.cats
    .filter(({ x, y }) => !now.cats.some((cat) => cat.x === x && cat.y === y))
    .map(({ x, y, seat }) => ({
      piece: 'cat',
      isTurned: isTurnedAt(before, { x, y }),
      seat,
      from: { x, y },
      to: plateOf(seat),
    }));
}

function tripBack(before: BoxView, seat: Seat, move: string): Trip[] {
  const placement = readPlacement(move);
  if (!placement) return [];
  const { piece, x, y } = placement;
  return [{ piece, isTurned: isTurnedAt(before, { x, y }), seat, from: { x, y }, to: plateOf(seat) }];
}

const isTurnedAt = ({ cards }: BoxView, spot: BoxSpot): boolean =>
  cards.some(({ x, y, turned }) => turned && x === spot.x && y === spot.y);
