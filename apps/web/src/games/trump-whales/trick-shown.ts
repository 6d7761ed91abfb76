// Which trick is on the table, and where everyone's card goes. A trick is cleared when its pearls are taken, so that
// the next leader sees an empty table; until the next one starts it can be viewed again. The last trick of a round
// stays.

import type { Seat } from '@menagerie/rules';
import { trickOnTable, TRICKS, type WhaleTrickView, type WhaleView } from '@menagerie/rules/trump-whales';

export interface ShownTrick {
  /** Counted from 1. */
  readonly number: number;
  /** Null while the table is empty. */
  readonly trick: WhaleTrickView | null;
  /** Null while the leader is unknown. */
  readonly leader: Seat | null;
  /** The previous one, to view again. */
  readonly previous: WhaleTrickView | null;
}

/** `hasLeft`: a trick whose pearls are taken has been shown long enough. */
export function shownTrick(view: WhaleView, hasLeft = true): ShownTrick {
  const { tricks, toMove } = view;
  const last = trickOnTable(view);
  const isGone = last !== null && last.taken !== null && toMove.length > 0 && hasLeft;
  if (last && !isGone) {
    return { number: tricks.length, trick: last, leader: last.leader, previous: tricks.at(-2) ?? null };
  }
  const leader = view.phase === 'play' ? toMove[0] : view.phase === 'choose' ? view.first : null;
  return { number: Math.min(TRICKS, tricks.length + 1), trick: null, leader, previous: last };
}

/** Around the middle, clockwise from the reader. */
const PLACES = {
  2: ['me', 'top'],
  3: ['me', 'left', 'right'],
  4: ['me', 'left', 'top', 'right'],
} as const;
export type Place = 'me' | 'left' | 'top' | 'right';

export function placeOf(seat: Seat, eyes: Seat, players: number): Place {
  const places = PLACES[players as keyof typeof PLACES];
  return places[(seat - eyes + players) % players];
}
