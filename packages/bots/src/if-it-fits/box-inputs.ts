// A box as the net sees it, from a seat's perspective.

import type { Seat } from '@menagerie/rules';
import {
  asleepOf,
  awakeOf,
  countOf,
  KINDS_OF_TOY,
  strengthIn,
  worthOf,
  type BoxPosition,
} from '@menagerie/rules/if-it-fits';
import type { Bits } from '../net/bits.ts';
import { MEETS_OTHER, MEETS_OWN, type BoxState } from './effects.ts';
import { BOX_AT as AT } from './features.ts';
import { takersOf } from './standing.ts';

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export const spraysIn = (symbols: number): number => countOf(symbols, KINDS_OF_TOY);

export function setBox(bits: Bits, from: number, box: BoxState, position: BoxPosition, seat: Seat): void {
  const { symbols, cats, ends, gaps, rooms, meets } = box;
  bits.set(from + AT.worth + clamp(worthOf(symbols, false), -3, 9) + 3);
  setToys(bits, from, symbols);
  bits.setFirst(from + AT.sprays, spraysIn(symbols), 3);
  bits.set(from + AT.ends + Math.min(ends, 5));
  bits.set(from + AT.gaps + clamp(gaps, 0, 4));
  if (box.isAtEdge) bits.set(from + AT.edge);
  bits.set(from + AT.rooms + clamp(rooms, 0, 2));
  bits.setFirst(from + AT.awake, awakeOf(cats, seat), 3);
  bits.setFirst(from + AT.asleep, asleepOf(cats, seat), 2);
  setRivals(bits, from, cats, position, seat);
  const takers = takersOf(position, cats);
  const isTaker = (takers >> seat) & 1;
  bits.set(from + AT.status + (takers === 0 ? 0 : !isTaker ? 3 : takers === 1 << seat ? 1 : 2));
  if (meets & MEETS_OWN) bits.set(from + AT.meets);
  if (meets & MEETS_OTHER) bits.set(from + AT.meets + 1);
}

function setToys(bits: Bits, from: number, symbols: number): void {
  let most = 0;
  for (let kind = 0; kind < KINDS_OF_TOY; kind++) most = Math.max(most, countOf(symbols, kind));
  if (most === 0) return;
  for (let kind = 0; kind < KINDS_OF_TOY; kind++) {
    const found = countOf(symbols, kind);
    if (found === most) bits.set(from + AT.top + kind);
    else if (found > 0 && found === most - 1) bits.set(from + AT.runnerUp);
  }
}

function setRivals(
  bits: Bits,
  from: number,
  cats: number,
  { players, extended }: BoxPosition,
  seat: Seat,
): void {
  let strongest = 0;
  let rivals = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const strength = strengthIn(cats, other, extended);
    const isAsleep = strength === 0 && asleepOf(cats, other) > 0;
    if (strength > strongest) strongest = strength;
    if (strength > 0 || isAsleep) rivals++;
    if (isAsleep) bits.set(from + AT.rivalAsleep);
  }
  bits.setFirst(from + AT.rival, (strongest + 1) >> 1, 4);
  bits.setFirst(from + AT.rivals, rivals, 2);
}
