// What a choice would change in the trick under way: who would be winning it, and with which cards one could.
// Trump and token may still change before the trick is complete, so all of this is "as it stands".

import {
  readWhaleCard,
  standingAfter,
  winningPlace,
  type CardText,
  type Seat,
  type WhaleStanding,
  type WhaleTrickView,
  type WhaleView,
} from '@menagerie/rules';

interface Laid {
  readonly seat: Seat;
  readonly card: CardText;
}

/** The last trick stays on the table until the next one begins. */
export const trickOnTable = ({ tricks }: WhaleView): WhaleTrickView | null => tricks.at(-1) ?? null;

/** Null unless cards are still to be laid to it. */
export function openTrick(view: WhaleView): WhaleTrickView | null {
  const trick = trickOnTable(view);
  return view.phase === 'play' && trick?.taken === null ? trick : null;
}

/** The cards in the order of play. */
export function laidIn(trick: WhaleTrickView | null): Laid[] {
  return (trick?.turns ?? []).flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
}

/** Who would win if the trick ended here; null before the first card. */
export function winnerOf(laid: readonly Laid[], standing: WhaleStanding): Seat | null {
  if (laid.length === 0) return null;
  const cards = laid.map(({ card }) => readWhaleCard(card));
  return laid[winningPlace(cards, standing)].seat;
}

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
  const winner = winnerOf(laid, standing) as Seat;
  const isLast = laid.length === view.options.players;
  return { kind: laid.length === 1 ? 'leads' : winner === seat ? 'wins' : 'loses', isLast, winner };
}

export interface SpendPreview {
  readonly now: WhaleStanding;
  readonly then: WhaleStanding;
  /** Whether trump or token would change. */
  readonly hasEffect: boolean;
  /** Who is winning among the cards that lie, now and then; null before the first card. */
  readonly winnerNow: Seat | null;
  readonly winnerThen: Seat | null;
  /** Of the cards one may play, those that would take the lead in the trick under way. */
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
    winnerNow: winnerOf(laid, now),
    winnerThen: winnerOf(laid, then),
    takersNow: takers(now),
    takersThen: takers(then),
  };
}
