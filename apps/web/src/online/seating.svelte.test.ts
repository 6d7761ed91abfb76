import type { TableState } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { Seating } from './seating.svelte.ts';

type Seats = TableState['seats'];
const seat = (plan: Seats[number]['plan'], person: string | null = null): Seats[number] => ({
  plan,
  person,
  name: person,
  isBot: false,
  isReady: false,
  away: null,
  number: null,
});
const OPEN = { type: 'open' } as const;
const forPerson = (person: string) => ({ type: 'person', person }) as const;

function seating(
  seats: Seats,
  reader: Partial<ReturnType<ConstructorParameters<typeof Seating>[1]>> = {},
): Seating {
  const state = { seats, host: 'ann', after: null } as unknown as TableState;
  return new Seating(
    () => state,
    () => ({ me: null, hasInvitation: false, isRemoved: false, ...reader }),
  );
}

const REMATCH = [seat(OPEN, 'ann'), seat(forPerson('bo')), seat({ type: 'bot', level: 'cat' })];

test('a reserved seat is not free', () => {
  const { free, kept } = seating(REMATCH);
  expect({ free, kept }).toEqual({ free: 0, kept: 1 });
});

test('only the person it is reserved for can take it', () => {
  expect(seating(REMATCH, { me: 'bo' }).seatForReader).toBe(1);
  expect(seating(REMATCH, { me: 'cy' }).seatForReader).toBe(null);
  expect(seating(REMATCH).seatForReader).toBe(null);
});

test('a visitor by link gets the first free seat, unless the host has removed them', () => {
  const seats = [seat(OPEN, 'ann'), seat(OPEN), seat(OPEN)];
  expect(seating(seats).seatForReader).toBe(1);
  expect(seating(seats, { me: 'bo', isRemoved: true }).seatForReader).toBe(null);
});

test('a seat by invitation is for invited people and the host', () => {
  const seats = [seat({ type: 'invited' })];
  expect(seating(seats).maySit(0)).toBe(false);
  expect(seating(seats, { hasInvitation: true }).maySit(0)).toBe(true);
  expect(seating(seats, { me: 'ann' }).maySit(0)).toBe(true);
});
