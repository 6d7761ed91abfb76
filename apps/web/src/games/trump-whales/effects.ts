// What a choice would change in the current trick: who would be winning it, and which cards could. Trump and token may
// still change before the trick is complete, so all of this is "as it stands".

import type { Seat } from '@menagerie/rules';
import {
  laidIn,
  openTrick,
  readWhaleCard,
  standingAfter,
  winnerSoFar,
  type CardText,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';

export interface PlayPreview {
  readonly kind: 'leads' | 'wins' | 'loses';
  /** Whether the trick would be complete. */
  readonly isLast: boolean;
  /** Who would be winning. */
  readonly winner: Seat;
}

export function previewPlay(
  view: WhaleView,
  seat: Seat,
  card: CardText,
  standing = view.current as WhaleStanding,
): PlayPreview {
  const laid = [...laidIn(openTrick(view)), { seat, card }];
  const winner = winnerSoFar(laid, standing) as Seat;
  const isLast = laid.length === view.options.players;
  return { kind: laid.length === 1 ? 'leads' : winner === seat ? 'wins' : 'loses', isLast, winner };
}

export interface SpendPreview {
  readonly now: WhaleStanding;
  readonly then: WhaleStanding;
  /** Whether trump or token would change. */
  readonly hasEffect: boolean;
  /** Who is winning among the cards played, now and then; null before the first card. */
  readonly winnerNow: Seat | null;
  readonly winnerThen: Seat | null;
  /** Which of the playable cards would take the lead in the current trick. */
  readonly takersNow: readonly CardText[];
  readonly takersThen: readonly CardText[];
}

export function previewSpend(
  view: WhaleView,
  seat: Seat,
  card: CardText,
  playable: readonly CardText[],
): SpendPreview {
  const now = view.current as WhaleStanding;
  const then = standingAfter(now, readWhaleCard(card));
  const laid = laidIn(openTrick(view));
  const takers = (standing: WhaleStanding): CardText[] =>
    playable.filter((one) => previewPlay(view, seat, one, standing).kind === 'wins');
  return {
    now,
    then,
    hasEffect: then.trump !== now.trump || then.token !== now.token,
    winnerNow: winnerSoFar(laid, now),
    winnerThen: winnerSoFar(laid, then),
    takersNow: takers(now),
    takersThen: takers(then),
  };
}
