// What strangers may send: the limits hold, and what is meant to pass does.

import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  Act,
  ApiError,
  Clock,
  Id,
  Name,
  NewPerson,
  Offer,
  OpenTable,
  PHRASES,
  Say,
  Settings,
  Sit,
  STATUS,
} from './index.ts';

fc.configureGlobal({ seed: 1 });

const fits = (schema: TSchema, value: unknown): boolean => Value.Check(schema, value);

describe('a name', () => {
  test.each(['A', 'Zoë', 'Їжак', 'Jean Luc', '🐋', '👩‍👩‍👧', 'x'.repeat(24)])('may be %s', (name) => {
    expect(fits(Name, name)).toBe(true);
  });

  test.each([
    '',
    ' ',
    ' A',
    'A ',
    '\tA',
    'a\u0000b',
    'a\u0007b',
    'a\nb',
    'a\u2028b',
    'a\ud800b',
    '\u200b',
    '\u202eA',
    'x'.repeat(25),
  ])('may not be %j', (name) => {
    expect(fits(Name, name)).toBe(false);
  });

  test('never holds a control character, whatever is tried', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        if (fits(Name, name)) expect(name).not.toMatch(/[\p{Cc}\u2028\u2029]|^\s|\s$/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('words', () => {
  test.each([
    ...PHRASES.map((phrase) => ({ phrase })),
    { text: 'hello' },
    { text: ' a ' },
    { text: 'x'.repeat(200) },
  ])('%j may be said', (words) => {
    expect(fits(Say, words)).toBe(true);
  });

  test.each([
    {},
    { text: '' },
    { text: '   ' },
    { text: 'a\nb' },
    { text: 'x'.repeat(201) },
    { phrase: 'go-away' },
    { phrase: 'hello', text: 'hello' },
    { text: 'hello', seat: 1 },
    'hello',
    null,
  ])('%j may not', (words) => {
    expect(fits(Say, words)).toBe(false);
  });

  test('are judged before the test runs out of time, however they are made', () => {
    for (const text of [' '.repeat(200), `${'a '.repeat(100)}\u0000`, '\u00a0'.repeat(199) + '\n'])
      expect(fits(Say, { text })).toBe(false);
    for (const name of [' '.repeat(24), 'a'.repeat(23) + ' ']) expect(fits(Name, name)).toBe(false);
  });
});

describe('a misspelt or foreign field is told, not ignored', () => {
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
  ] as [TSchema, unknown][])('%# keep to their limits', (schema, value) => {
    expect(fits(schema, value)).toBe(false);
  });
});

test('every error has a status of its kind, and a code that can be read', () => {
  for (const [code, status] of Object.entries(STATUS)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});
