// Spreads cards over places, some of which cannot hold some of them, so that every way that fits is
// equally likely. Nothing is tried and thrown away: the ways are counted, and each step is drawn in
// proportion to the ways that it leaves.
//
// Cards that may lie in the same places are one group. The cards of a group are dealt to one place
// after the other; how many a place gets is drawn, which ones is left to a shuffle. The group that may
// lie anywhere comes last and needs no counting: it fills what room is left, in n! / (room! room! …) ways.

import { shuffle, type Random } from '../core/random.ts';
import { familyOf, type Card } from './cards.ts';

export interface Place {
  readonly size: number;
  /** Families that it cannot hold, as bits; the fives count as a fifth (see `familyOf`). */
  readonly bars: number;
}

interface Group {
  readonly cards: Card[];
  /** Indices of the places that can hold them. */
  readonly places: readonly number[];
}

/** The cards must fill the places exactly, and some way must fit. */
export function spread(cards: readonly Card[], places: readonly Place[], random: Random): Card[][] {
  const { bound, free } = groupCards(cards, places);
  const room = places.map(({ size }) => size);
  const spreadOut: Card[][] = places.map(() => []);
  const ways = new Map<number, number>();

  bound.forEach((group, g) => {
    shuffle(group.cards, group.cards.length, random);
    group.places.forEach((place, step) => {
      const number = drawNumber(g, step);
      room[place] -= number;
      spreadOut[place].push(...group.cards.splice(0, number));
    });
  });
  shuffle(free, free.length, random);
  room.forEach((size, place) => spreadOut[place].push(...free.splice(0, size)));
  return spreadOut;

  /** How many of the group's cards that are left go to the place at this step. */
  function drawNumber(g: number, step: number): number {
    const { cards: left, places: open } = bound[g];
    if (left.length === 0) return 0;
    let target = fraction(random) * countWays(g, step, left.length);
    let drawn = 0;
    const most = Math.min(left.length, room[open[step]]);
    for (let number = 0; number <= most; number++) {
      const weight = waysWith(g, step, left.length, number);
      if (weight === 0) continue;
      drawn = number;
      target -= weight;
      if (target < 0) break;
    }
    return drawn;
  }

  /** In how many ways the group from this step on, with so many cards left, and all later ones can lie. */
  function countWays(g: number, step: number, left: number): number {
    if (g === bound.length) return waysToFill(room);
    const { places: open } = bound[g];
    if (step === open.length) return left ? 0 : countWays(g + 1, 0, bound[g + 1]?.cards.length ?? 0);
    // What is left follows from the room and the step.
    let key = g * 8 + step;
    for (const size of room) key = key * 16 + size;
    const known = ways.get(key);
    if (known !== undefined) return known;
    let total = 0;
    const most = Math.min(left, room[open[step]]);
    for (let number = 0; number <= most; number++) total += waysWith(g, step, left, number);
    ways.set(key, total);
    return total;
  }

  function waysWith(g: number, step: number, left: number, number: number): number {
    const place = bound[g].places[step];
    room[place] -= number;
    const rest = countWays(g, step + 1, left - number);
    room[place] += number;
    return rest === 0 ? 0 : (rest * FACTORIALS[left]) / (FACTORIALS[number] * FACTORIALS[left - number]);
  }
}

function groupCards(cards: readonly Card[], places: readonly Place[]): { bound: Group[]; free: Card[] } {
  const free: Card[] = [];
  const groups = new Map<number, Group>();
  for (const card of cards) {
    const open = openTo(card, places);
    if (open === (1 << places.length) - 1) {
      free.push(card);
      continue;
    }
    let group = groups.get(open);
    if (!group) {
      group = { cards: [], places: [...places.keys()].filter((place) => open & (1 << place)) };
      groups.set(open, group);
    }
    group.cards.push(card);
  }
  return { bound: [...groups.values()], free };
}

/** The places that can hold the card, as bits. */
function openTo(card: Card, places: readonly Place[]): number {
  let open = 0;
  for (let place = 0; place < places.length; place++) {
    if (!(places[place].bars & (1 << familyOf(card)))) open |= 1 << place;
  }
  return open;
}

const FACTORIALS = Float64Array.from({ length: 37 }, () => 1);
for (let n = 1; n < FACTORIALS.length; n++) FACTORIALS[n] = n * FACTORIALS[n - 1];

function waysToFill(room: readonly number[]): number {
  let cards = 0;
  let orders = 1;
  for (const size of room) {
    cards += size;
    orders *= FACTORIALS[size];
  }
  return FACTORIALS[cards] / orders;
}

/** From 0 to under 1, in steps of 2^-32. */
function fraction(random: Random): number {
  return (random.below(2 ** 16) * 2 ** 16 + random.below(2 ** 16)) / 2 ** 32;
}
