import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { HeldStreams } from './held-streams.ts';
import { Limits, RateLimit } from './rate-limit.ts';

let now: number;
let limit: RateLimit;

beforeEach(() => {
  now = 1_000;
  limit = new RateLimit({ perPerson: 4, perAddress: 12, now: () => now });
});

/** How many of so many requests are let through. */
function passed(count: number, address: string, person: string | null): number {
  const verdicts = Array.from({ length: count }, () => limit.take(address, person));
  return verdicts.filter((verdict) => verdict && verdict.left >= 0).length;
}

test('a person has a limit, and all have it anew after a minute', () => {
  expect(passed(9, 'here', 'ann')).toBe(4);
  expect(passed(9, 'elsewhere', 'ann')).toBe(0);
  expect(passed(9, 'here', 'bob')).toBe(4);
  expect(limit.secondsLeft).toBe(60);
  now += 60_000;
  expect(passed(9, 'here', 'ann')).toBe(4);
});

test('says how many are left', () => {
  expect(limit.take('here', 'ann')).toEqual({ most: 4, left: 3, isFlood: false });
  expect(limit.take('here', null)).toEqual({ most: 12, left: 11, isFlood: false });
});

test('requests without a key are counted by address, and take nothing from those with one', () => {
  expect(passed(1_000, 'here', null)).toBe(12);
  expect(passed(1, 'elsewhere', null)).toBe(1);
  expect(passed(9, 'here', 'ann')).toBe(4);
});

test('many accounts at one address do not multiply its limit', () => {
  let all = 0;
  for (let account = 0; account < 100; account++) all += passed(100, 'here', `account ${account}`);
  expect(all).toBeLessThanOrEqual(2 * 12);
});

test('people with few requests are served even if others have used up the limit of the address', () => {
  for (let account = 0; account < 3; account++) expect(passed(100, 'here', `account ${account}`)).toBe(4);
  expect(passed(3, 'here', 'ann')).toBe(3);
  expect(passed(1, 'here', 'ann')).toBe(0);
});

test('one account that is refused takes no more from its address', () => {
  passed(1_000, 'here', 'eve');
  expect(passed(4, 'here', 'ann')).toBe(4);
  expect(passed(4, 'here', 'bob')).toBe(4);
});

test('a client that goes far over the limit counts as a flood', () => {
  const floods = (count: number, person: string | null): number[] =>
    Array.from({ length: count }, (_, i) => i + 1).filter(() => limit.take('here', person)?.isFlood);
  expect(floods(12, 'eve')).toEqual([9, 10, 11, 12]);
  expect(floods(26, null)).toEqual([25, 26]);
  // Of many who each keep to their own limit, the address does not.
  const all = Array.from({ length: 100 }, (_, i) => floods(4, `account ${i}`).length);
  expect(all.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(all.at(-1)).toBe(4);
});

test('without a limit nothing is counted', () => {
  const none = new RateLimit({ perPerson: Infinity, perAddress: Infinity });
  expect(none.take('here', 'ann')).toBe(null);
});

test('fifty players at one address are within the default limits', () => {
  const usual = readConfig({});
  if (!usual.ok) throw new Error(usual.error.reason);
  const { streamLimit: most, addressFactor } = usual.value;
  const limits = new Limits(usual.value);
  const newcomers = limits.share(100);
  const streams = new HeldStreams({ most, mostOfAddress: most * addressFactor });
  for (let player = 0; player < 50; player++) {
    const id = `player ${player}`;
    expect(newcomers.take('school', null)?.left).toBeGreaterThanOrEqual(0);
    // A page with its files, then a minute with a request a second, and streams of two tabs.
    for (let file = 0; file < 60; file++) limits.general.take('school', null);
    for (let second = 0; second < 60; second++) limits.general.take('school', id);
    for (let stream = 0; stream < 4; stream++) {
      expect(streams.hasRoom('school', id)).toBe(true);
      streams.take('school', id);
    }
  }
  expect(limits.general.take('school', 'player 0')?.left).toBe(600 - 61);
  expect(limits.general.take('school', null)?.left).toBeGreaterThan(0);
});
