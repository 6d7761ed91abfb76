// Dealing (CB-1 to CB-10): shuffled, or given as data.

import * as v from 'valibot';
import { shuffle, type Random } from '../core/random.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { describeMismatch, fits, listOf, wholeNumber } from '../core/schema.ts';
import type { Seat } from '../core/game.ts';
import { openPlay } from './play.ts';
import {
  ALL_COLOURS,
  CatPosition,
  cellOf,
  COPIES_PER_RANK,
  DEAL,
  DISCARD,
  inBothColours,
  MAX_RANK,
  nextSeatOf,
  rankOf,
  TURNED_UP,
  type Rank,
} from './types.ts';

export interface CatDeal {
  readonly first: Seat;
  readonly hands: readonly (readonly Rank[])[];
  /** Two players only (CB-6); else empty. */
  readonly turnedUp: readonly Rank[];
}

const ranks = listOf(wholeNumber(1, MAX_RANK), 10);
const dealSchema = v.strictObject({
  first: wholeNumber(0, 4),
  hands: listOf(ranks, 5),
  turnedUp: v.optional(ranks),
});

const SORTED_DECK = Uint8Array.from(
  { length: MAX_RANK * COPIES_PER_RANK },
  (_, i) => 1 + Math.floor(i / COPIES_PER_RANK),
);
const deck = SORTED_DECK.slice();

/**
 * Draws the first player of the first round, then shuffles the deck (ranks ascending, five of each) and
 * deals it from the front: seat 0's hand, seat 1's, …, then the face-up cards.
 */
export function deal(position: CatPosition, random: Random): void {
  const { players, setup } = position;
  const first = position.roundsScored === 0 ? random.below(players) : nextSeatOf(position, position.first);
  deck.set(SORTED_DECK);
  shuffle(deck, setup.topRank * COPIES_PER_RANK, random);

  openRound(position, first);
  let next = 0;
  for (let seat = 0; seat < players; seat++) {
    let ranks = 0;
    for (let i = 0; i < setup.handSize; i++) {
      const rank = deck[next++];
      position.counts[seat * 10 + rank]++;
      ranks |= inBothColours(rank);
    }
    position.holds[seat] = ranks;
  }
  if (players === 2) for (let i = 0; i < TURNED_UP; i++) turnUp(position, i, deck[next++]);
}

export function begin(position: CatPosition, data: unknown): Result<void> {
  if (position.phase !== DEAL) return fault('no-deal-due', 'the round under way has not ended');
  if (!fits(dealSchema, data)) return fault('bad-deal', describeMismatch(dealSchema, data));
  const { first, hands, turnedUp = [] } = data;
  const { players, setup } = position;
  if (first >= players) return fault('bad-deal', `first is ${first}, but there are ${players} seats`);
  const due = position.roundsScored === 0 ? first : nextSeatOf(position, position.first);
  if (first !== due) return fault('bad-deal', `seat ${due} is first in this round, not seat ${first} (CB-5)`);
  if (hands.length !== players) return fault('bad-deal', `${players} players, but ${hands.length} hands`);
  const wrong = hands.findIndex((hand) => hand.length !== setup.handSize);
  if (wrong >= 0) {
    return fault('bad-deal', `seat ${wrong} has ${hands[wrong].length} cards, not ${setup.handSize} (CB-6)`);
  }
  const up = players === 2 ? TURNED_UP : 0;
  if (turnedUp.length !== up)
    return fault('bad-deal', `${turnedUp.length} cards turned up, not ${up} (CB-6)`);
  const seen = new Uint8Array(MAX_RANK + 1);
  for (const rank of [...hands.flat(), ...turnedUp]) {
    if (rank > setup.topRank) return fault('bad-deal', `the deck has no ${rank} (CB-2)`);
    if (++seen[rank] > COPIES_PER_RANK)
      return fault('bad-deal', `more than five cards of rank ${rank} (CB-2)`);
  }

  openRound(position, first);
  hands.forEach((hand, seat) => hand.forEach((rank) => addToHand(position, seat, rank)));
  turnedUp.forEach((rank, i) => turnUp(position, i, rank));
  return ok(undefined);
}

export function dealOf(position: CatPosition): CatDeal {
  const hands = Array.from({ length: position.players }, (_, seat) => dealtHand(position, seat));
  const turnedUp = position.players === 2 ? [...position.turnedUp] : [];
  return { first: position.first, hands, turnedUp };
}

/** The cards the seat was dealt: those it holds, discarded and played, sorted. */
function dealtHand(position: CatPosition, seat: Seat): Rank[] {
  const ranks = handOf(position, seat);
  if (position.discards[seat]) ranks.push(position.discards[seat]);
  for (let i = 0; i < position.plays; i++) {
    if (seatOfPlay(position, i) === seat) ranks.push(rankOf(position.played[i]));
  }
  return ranks.sort((a, b) => a - b);
}

export function handOf(position: CatPosition, seat: Seat): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank <= position.setup.topRank; rank++) {
    for (let i = position.counts[seat * 10 + rank]; i > 0; i--) ranks.push(rank);
  }
  return ranks;
}

/** Who made the i-th play of the round. */
export function seatOfPlay(position: CatPosition, i: number): Seat {
  const trick = Math.floor(i / position.players);
  return (position.leaders[trick] + (i % position.players)) % position.players;
}

/**
 * Gives each seat of `into`, where nobody has moved yet, the cards it was dealt in `from`. Allocates
 * nothing.
 */
export function dealSameHands(from: CatPosition, into: CatPosition): void {
  const { counts } = into;
  counts.set(from.counts);
  for (let i = 0; i < from.plays; i++) counts[seatOfPlay(from, i) * 10 + rankOf(from.played[i])]++;
  for (let seat = 0; seat < from.players; seat++) {
    if (from.discards[seat]) counts[seat * 10 + from.discards[seat]]++;
    let holds = 0;
    for (let rank = 1; rank <= from.setup.topRank; rank++) {
      if (counts[seat * 10 + rank]) holds |= inBothColours(rank);
    }
    into.holds[seat] = holds;
  }
}

export function openRound(position: CatPosition, first: Seat): void {
  const { players } = position;
  position.clearRound();
  position.round = position.roundsScored;
  position.first = first;
  position.phase = DISCARD;
  position.choosing = (1 << players) - 1;
  position.turn = first;
  position.free[0] = position.allCells;
  position.free[1] = position.allCells;
  for (let seat = 0; seat < players; seat++) position.tokens[seat] = ALL_COLOURS;
  openPlay(position);
}

export function addToHand(position: CatPosition, seat: Seat, rank: Rank): void {
  position.counts[seat * 10 + rank]++;
  position.holds[seat] |= inBothColours(rank);
}

/** CB-7: green; if taken, yellow; if that is taken too, blue. */
export function turnUp(position: CatPosition, index: number, rank: Rank): void {
  position.turnedUp[index] = rank;
  for (let colour = 3; colour >= 1; colour--) {
    const cell = cellOf(colour, rank);
    if (position.free[cell >> 5] & (1 << cell)) {
      position.free[cell >> 5] &= ~(1 << cell);
      return;
    }
  }
}
