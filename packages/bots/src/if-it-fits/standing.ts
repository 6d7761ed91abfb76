// Points by seat, with the boxes as they are and as they would be (IF-18 to IF-20).

import type { Seat } from '@menagerie/rules';
import {
  BOX_LIMITS,
  pointsForCats,
  strengthIn,
  worthOf,
  type BoxPosition,
} from '@menagerie/rules/if-it-fits';

type Rules = Pick<BoxPosition, 'players' | 'extended'>;
type Held = { readonly symbols: number; readonly cats: number };

/** The seats that take a box with these cats, as bits. */
export function takersOf({ players, extended }: Rules, cats: number): number {
  let most = 1;
  let takers = 0;
  for (let seat = 0; seat < players; seat++) {
    const strength = strengthIn(cats, seat, extended);
    if (strength > most) {
      most = strength;
      takers = 0;
    }
    if (strength === most) takers |= 1 << seat;
  }
  return takers;
}

export class Standing {
  #rules!: Rules;
  readonly points = new Int32Array(BOX_LIMITS.players);

  /** Counts all boxes of the position. */
  count(position: BoxPosition): void {
    const { laid, parents, boxSymbols, boxCats, openEnds } = position;
    this.#rules = position;
    this.points.fill(0);
    for (let box = 0; box < laid; box++) {
      if (parents[box] === box) this.add({ symbols: boxSymbols[box], cats: boxCats[box] }, openEnds[box], 1);
    }
  }

  copyFrom(other: Standing): void {
    this.#rules = other.#rules;
    this.points.set(other.points);
  }

  /** Adds or removes what each seat scores from a box with this many open ends. */
  add({ symbols, cats }: Held, ends: number, sign: 1 | -1): void {
    if (cats === 0) return;
    const { players, extended } = this.#rules;
    const worth = worthOf(symbols, ends === 0);
    const takers = takersOf(this.#rules, cats);
    for (let seat = 0; seat < players; seat++) {
      if (takers & (1 << seat)) this.points[seat] += sign * (worth + pointsForCats(cats, seat, extended));
    }
  }

  /** How far the seat is ahead of its best opponent. */
  leadOf(seat: Seat): number {
    let most = -Infinity;
    for (let other = 0; other < this.#rules.players; other++) {
      if (other !== seat && this.points[other] > most) most = this.points[other];
    }
    return this.points[seat] - most;
  }
}
