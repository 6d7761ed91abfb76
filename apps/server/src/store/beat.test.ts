import { describe, expect, test } from 'vitest';
import { NOON } from '../testing/store-samples.ts';
import { nextBeat, OUTAGE_MS, type BeatRow } from './beat.ts';

const HOUR = 3600_000;
const row = (at: number, ahead = 0): BeatRow => ({ at, ahead });

test('time follows the clock, and the first beat begins it', () => {
  expect(nextBeat(null, NOON)).toEqual({ at: NOON, ahead: 0, found: null });
  expect(nextBeat(row(NOON), NOON + 500)).toEqual({ at: NOON + 500, ahead: 0, found: null });
  expect(nextBeat(row(NOON), NOON + OUTAGE_MS)).toMatchObject({ found: null });
});

test('a longer gap is an outage, with the beats around it', () => {
  const found = { since: NOON, until: NOON + OUTAGE_MS + 1 };
  expect(nextBeat(row(NOON), found.until)).toEqual({ at: found.until, ahead: 0, found });
});

describe('a clock that is set back', () => {
  test('is outrun: time goes on evenly from where it was', () => {
    const after = nextBeat(row(NOON), NOON - HOUR);
    expect(after).toEqual({ at: NOON, ahead: HOUR, found: null });
    expect(nextBeat(after, NOON - HOUR + 500)).toEqual({ at: NOON + 500, ahead: HOUR, found: null });
  });

  test('is trusted again after an outage, as far as time need not go back for it', () => {
    const ahead = row(NOON, HOUR);
    expect(nextBeat(ahead, NOON - HOUR + 10_000)).toEqual({ at: NOON, ahead: HOUR - 10_000, found: null });
    expect(nextBeat(ahead, NOON + 10_000)).toEqual({
      at: NOON + 10_000,
      ahead: 0,
      found: { since: NOON, until: NOON + 10_000 },
    });
  });
});

test('a clock that is set forward costs nobody time', () => {
  const found = { since: NOON, until: NOON + HOUR };
  expect(nextBeat(row(NOON), NOON + HOUR)).toEqual({ at: NOON + HOUR, ahead: 0, found });
});

test('beats that read the clock in another order than they were written move nothing', () => {
  expect(nextBeat(row(NOON), NOON - 20)).toEqual({ at: NOON, ahead: 0, found: null });
});

test('time begins no earlier than the newest entry of a game under way', () => {
  expect(nextBeat(null, NOON, NOON + HOUR)).toEqual({ at: NOON + HOUR, ahead: HOUR, found: null });
  expect(nextBeat(row(NOON), NOON + 500, NOON + HOUR)).toEqual({
    at: NOON + HOUR,
    ahead: HOUR - 500,
    found: { since: NOON, until: NOON + HOUR },
  });
  expect(nextBeat(row(NOON), NOON + 500, NOON - HOUR)).toMatchObject({ at: NOON + 500, ahead: 0 });
});
