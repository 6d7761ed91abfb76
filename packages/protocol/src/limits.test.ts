// One table of cases for both sides: the page accepts exactly what the server's schemas accept.

import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { Name, Say } from './index.ts';
import { cleanName, cleanText, LONGEST_NAME, LONGEST_TEXT, PHRASES, shorten } from './limits.ts';

const WHALE = '🐋';
const FAMILY = '👩‍👩‍👧';

const [names, words] = [Compile(Name), Compile(Say)];
const takenByServer = {
  name: (name: string) => names.Check(name),
  text: (text: string) => words.Check({ text }),
};
const takenByPage = {
  name: (name: string) => cleanName(name) === name,
  text: (text: string) => cleanText(text) === text,
};

const GOOD_NAMES = [
  'A',
  'Zoë',
  'Зоряна Л.',
  'Jean Luc',
  WHALE,
  FAMILY,
  '❤️',
  'نیم\u200cفاصله',
  '1️⃣ Ann',
  WHALE.repeat(13),
  WHALE.repeat(LONGEST_NAME),
  'x'.repeat(LONGEST_NAME),
];
const BAD_NAMES = [
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
  'x'.repeat(LONGEST_NAME + 1),
  WHALE.repeat(LONGEST_NAME + 1),
  'e\u0301'.repeat(13),
  // Reversed text.
  '\u202eA',
  'a\u202eb',
  'a\u2066b',
  // Invisible.
  '\u200b',
  'a\u200bb',
  'a\u00adb',
  'a\u2060b',
  '\u3164',
  'a\u3164b',
  '\u2800',
  'a\u2800b',
  '\ufe0f',
  '\u200d\u200d',
  'a\u200d',
  'An\u200dn',
  'An\u200cn',
  'An\ufe0fn',
  'Ан\u200dна',
  'a\ufff9b',
  'a\u{e0041}b',
];
const GOOD_TEXTS = [
  'a',
  'hello there',
  WHALE,
  FAMILY,
  '❤️ 1️⃣',
  'نیم\u200cفاصله',
  'x'.repeat(LONGEST_TEXT),
  WHALE.repeat(LONGEST_TEXT),
];
const BAD_TEXTS = [
  '',
  '   ',
  'a\nb',
  '\u0007',
  '\u0000',
  '\u007f',
  '\ud800',
  '\u202e',
  '\u200b',
  '\u3164',
  '\u2800 \u2800',
  'a\u0007b',
  'a\u2066b',
  'a\u200bb',
  'a\u00adb',
  'a\u2060b',
  'a\u200db',
  'a\u3164b',
  'a\u2800b',
  'a\u{e0041}b',
  'x'.repeat(LONGEST_TEXT + 1),
  WHALE.repeat(LONGEST_TEXT + 1),
  'x'.repeat(1_000_000),
];

describe.each([
  ['the server', takenByServer],
  ['the page', takenByPage],
])('%s', (_, taken) => {
  test.each(GOOD_NAMES)('accepts the name %j', (name) => expect(taken.name(name)).toBe(true));
  test.each(BAD_NAMES)('refuses the name %j', (name) => expect(taken.name(name)).toBe(false));
  test.each(GOOD_TEXTS)('accepts the message %j', (text) => expect(taken.text(text)).toBe(true));
  test.each(BAD_TEXTS)('refuses the message %#', (text) => expect(taken.text(text)).toBe(false));
});

test('page and server agree on anything else, too', () => {
  const characters = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('a', ' ', WHALE, '\u200b', '\u200d', '\ufe0f', '\u2800', '\u0007'),
  );
  const typed = fc.array(characters, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      expect(takenByPage.name(text)).toBe(takenByServer.name(text));
      expect(takenByPage.text(text)).toBe(text === text.trim() && takenByServer.text(text));
    }),
    { numRuns: 2000, seed: 1 },
  );
});

test("surrounding whitespace doesn't count", () => {
  expect(cleanName('  Ada ')).toBe('Ada');
  expect(cleanText(' hello ')).toBe('hello');
});

test('a field is cut between code points, never within one', () => {
  expect(shorten(WHALE.repeat(30), LONGEST_NAME)).toBe(WHALE.repeat(24));
  expect(shorten('Ada', LONGEST_NAME)).toBe('Ada');
});

test.each(PHRASES)('the phrase %s may be said', (phrase) => expect(words.Check({ phrase })).toBe(true));
