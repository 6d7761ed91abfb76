// What strangers may send: the limits hold, and valid input passes.

import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  Act,
  ApiError,
  Clock,
  Id,
  NewPerson,
  Offer,
  OpenTable,
  Say,
  Settings,
  Sit,
  STATUS,
} from './index.ts';

const fits = (schema: TSchema, value: unknown): boolean => Value.Check(schema, value);

test.each([
  {},
  { phrase: 'go-away' },
  { phrase: 'hello', text: 'hello' },
  { text: 'hello', seat: 1 },
  'hello',
  null,
])("%j isn't a valid message", (words) => {
  expect(fits(Say, words)).toBe(false);
});

describe('a misspelt or foreign field is reported, not ignored', () => {
  test.each([
    [NewPerson, { name: 'Ann', isbot: true }],
    [OpenTable, { game: 'x', options: { players: 2 }, seat: 1 }],
    [Sit, { seat: 0, key: 'x' }],
    [Act, { move: 'x', answers: 1, seat: 1 }],
    [Settings, { listed: true, clock: { type: 'none' }, absence: 'bot', delay: 0, chat: true, secret: '' }],
    [ApiError, { error: { code: 'x', message: 'y', stack: 'z' } }],
  ] as [TSchema, object][])('%#', (schema, value) => {
    expect(fits(schema, value)).toBe(false);
    const keys = Object.keys(value).slice(0, -1);
    if (schema !== ApiError)
      expect(
        fits(schema, Object.fromEntries(keys.map((key) => [key, (value as Record<string, unknown>)[key]]))),
      ).toBe(true);
  });
});

describe('numbers', () => {
  test.each([
    [Act, { move: 'x', answers: -1 }],
    [Act, { move: 'x', answers: 1.5 }],
    [Act, { move: 'x', answers: '1' }],
    [Act, { move: '', answers: 1 }],
    [Sit, { seat: 8 }],
    [Sit, { number: 'AB'.repeat(32) }],
    [Clock, { type: 'move', seconds: 4 }],
    [Clock, { type: 'move', seconds: 3601 }],
    [Clock, { type: 'bank', seconds: 60 }],
    [Clock, { type: 'days', days: 31 }],
    [Clock, { type: 'none', seconds: 5 }],
    [Offer, { games: [] }],
    [Offer, { games: ['a', 'a'] }],
    [Id, 'x'.repeat(21)],
    [Id, `${'x'.repeat(21)}/`],
    [Id, `${'x'.repeat(22)}\n`],
  ] as [TSchema, unknown][])('%# stay within their limits', (schema, value) => {
    expect(fits(schema, value)).toBe(false);
  });
});

test('every error has a suitable status and a readable code', () => {
  for (const [code, status] of Object.entries(STATUS)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});
