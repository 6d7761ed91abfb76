import { readFileSync } from 'node:fs';
import { STATUS } from '@menagerie/protocol';
import { expect, test } from 'vitest';

/** Explained elsewhere: refused moves, device codes, bans and reports. */
const TOLD_ELSEWHERE = [
  'illegal',
  'stale',
  'not-your-turn',
  'bad-code',
  'banned',
  'already-reported',
  'too-many-reports',
];
/** Only possible through a bug in the page; the general message is enough. */
const OWN_MISTAKES = ['not-found', 'too-large', 'wrong-type', 'cross-site'];

test('every refusal people can get at a table has its own text', () => {
  const words = readFileSync(new URL('../words/en/live.ftl', import.meta.url), 'utf8');
  // Server errors are treated like no answer at all.
  const codes = Object.entries(STATUS).flatMap(([code, status]) => (status < 500 ? [code] : []));
  const told = codes.filter((code) => words.includes(`\nlive-refused-${code} = `));
  expect([...told, ...TOLD_ELSEWHERE, ...OWN_MISTAKES].sort()).toEqual(codes.sort());
});
