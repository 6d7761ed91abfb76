import { expect, test } from 'vitest';
import { WrongKeys } from './wrong-keys.ts';

test('an address may send so many wrong keys in a minute; others are not held for it', () => {
  let now = 1_000_000;
  const wrongKeys = new WrongKeys(3, () => now);
  for (let i = 0; i < 3; i++) {
    expect(wrongKeys.areTooMany('a')).toBe(false);
    wrongKeys.note('a');
  }
  expect(wrongKeys.areTooMany('a')).toBe(true);
  expect(wrongKeys.areTooMany('b')).toBe(false);
  now += 60_000;
  expect(wrongKeys.areTooMany('a')).toBe(false);
});
