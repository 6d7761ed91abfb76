// Distributes cards over places, some of which can't hold some of them, so that every possible way is
// equally likely. There is no trial and error: the ways are counted, and each step is drawn in proportion
// to the number of ways it leaves.
//
// Cards that may be in the same places form a group. The cards of a group are dealt to one place after
// another: how many a place gets is drawn, and a shuffle decides which ones. The group that may be
// anywhere comes last and needs no counting: it fills the remaining room, in n! / (room! room! …) ways.

import { shuffle, type Random } from '../core/random.ts';
import { familyOf, type Card } from './cards.ts';

export interface Slot {
  readonly size: number;
  /** Families it can't hold, as bits; the fives count as a fifth (see `familyOf`). */
  readonly bars: number;
}

interface Group {
  readonly cards: Card[];
  /** Indices of the places that can hold them. */
  readonly places: readonly number[];
}

/** Built once for cards and places, then drawn from any number of times. */
export class Spread {
  /** The cards as last drawn, place by place. */
  readonly cards: Uint8Array;
  /** Where the cards of each place begin, and the end. */
  readonly starts: readonly number[];
  readonly #sizes: readonly number[];
  readonly #bound: readonly Group[];
  readonly #free: readonly Card[];
  /** How much room each place has left, while drawing and while counting. */
  readonly #room: number[];
  readonly #filled: number[];
  readonly #shuffled: Uint8Array;
  /** Numbers of ways found so far, by step and room. */
  readonly #ways = new Map<number, number>();

  /** The cards must fill the places exactly, and there must be at least one way. */
  constructor(cards: readonly Card[], places: readonly Slot[]) {
    this.cards = new Uint8Array(cards.length);
    this.#shuffled = new Uint8Array(cards.length);
    this.#sizes = places.map(({ size }) => size);
    this.#room = [...this.#sizes];
    const starts = [0];
    for (const { size } of places) starts.push(starts[starts.length - 1] + size);
    this.starts = starts;
    this.#filled = [...starts];
    const { bound, free } = groupCards(cards, places);
    this.#bound = bound;
    this.#free = free;
  }

  draw(random: Random): void {
    for (let place = 0; place < this.#sizes.length; place++) {
      this.#room[place] = this.#sizes[place];
      this.#filled[place] = this.starts[place];
    }
    for (let g = 0; g < this.#bound.length; g++) {
      const { cards, places } = this.#bound[g];
      this.#shuffle(cards, random);
      let left = cards.length;
      for (let step = 0; step < places.length; step++) {
        const number = this.#drawNumber(g, step, left, random);
        this.#put(places[step], number, cards.length - left);
        left -= number;
      }
    }
    this.#shuffle(this.#free, random);
    let from = 0;
    for (let place = 0; place < this.#sizes.length; place++) {
      const number = this.#room[place];
      this.#put(place, number, from);
      from += number;
    }
  }

  #shuffle(cards: readonly Card[], random: Random): void {
    for (let i = 0; i < cards.length; i++) this.#shuffled[i] = cards[i];
    shuffle(this.#shuffled, cards.length, random);
  }

  #put(place: number, number: number, from: number): void {
    this.#room[place] -= number;
    for (let i = 0; i < number; i++) this.cards[this.#filled[place]++] = this.#shuffled[from + i];
  }

  /** How many of the group's remaining cards go to the place at this step. */
  #drawNumber(g: number, step: number, left: number, random: Random): number {
    if (left === 0) return 0;
    let target = fraction(random) * this.#countWays(g, step, left);
    let drawn = 0;
    const most = Math.min(left, this.#room[this.#bound[g].places[step]]);
    for (let number = 0; number <= most; number++) {
      const weight = this.#waysWith(g, step, left, number);
      if (weight === 0) continue;
      drawn = number;
      target -= weight;
      if (target < 0) break;
    }
    return drawn;
  }

  /**
   * In how many ways the group from this step on, with this many cards left, and all later groups can be
   * distributed.
   */
  #countWays(g: number, step: number, left: number): number {
    if (g === this.#bound.length) return waysToFill(this.#room);
    const { places } = this.#bound[g];
    if (step === places.length) {
      return left ? 0 : this.#countWays(g + 1, 0, this.#bound[g + 1]?.cards.length ?? 0);
    }
    // The number of cards left follows from the room and the step.
    let key = g * 8 + step;
    for (const size of this.#room) key = key * 16 + size;
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    let total = 0;
    const most = Math.min(left, this.#room[places[step]]);
    for (let number = 0; number <= most; number++) total += this.#waysWith(g, step, left, number);
    this.#ways.set(key, total);
    return total;
  }

  #waysWith(g: number, step: number, left: number, number: number): number {
    const place = this.#bound[g].places[step];
    this.#room[place] -= number;
    const rest = this.#countWays(g, step + 1, left - number);
    this.#room[place] += number;
    return rest === 0 ? 0 : (rest * FACTORIALS[left]) / (FACTORIALS[number] * FACTORIALS[left - number]);
  }
}
function groupCards(cards: readonly Card[], places: readonly Slot[]): { bound: Group[]; free: Card[] } {
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
function openTo(card: Card, places: readonly Slot[]): number {
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

/** From 0 up to but not including 1, in steps of 2^-32. */
function fraction(random: Random): number {
  return (random.below(2 ** 16) * 2 ** 16 + random.below(2 ** 16)) / 2 ** 32;
}
