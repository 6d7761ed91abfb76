import type { Day, OwnPlay } from '@menagerie/protocol';
import { describe, expect, test } from 'vitest';
import { byDate, changesAt, dayOfContest, stateOf } from './deal-state.ts';
import { mayReachBack, playedDates, streakOf } from './streak.ts';

const HOUR = 3_600_000;
const OPENS = Date.parse('2026-11-18T00:00:00Z');
const [CLOSES, REVEALS] = [OPENS + 24 * HOUR, OPENS + 25 * HOUR];

const play = (outcome: OwnPlay['outcome']): OwnPlay => ({
  deal: 0,
  table: 'a',
  outcome,
  total: null,
  margin: null,
  endedAt: null,
});

const day = (you: OwnPlay | null = null, date = '2026-11-18', game = 'cat-in-the-box'): Day => ({
  date,
  id: `day-${date}-${game}`,
  game,
  commitment: '',
  secret: null,
  opensAt: OPENS,
  closesAt: CLOSES,
  revealsAt: REVEALS,
  you,
});

describe('a deal of the day', () => {
  test.each([
    [OPENS - 1, 'ahead'],
    [OPENS, 'open'],
    [CLOSES - 1, 'open'],
    [CLOSES, 'closed'],
    [REVEALS, 'practice'],
  ])('that was not started, at %i, is %s', (now, state) => {
    expect(stateOf(day(), now)).toBe(state);
  });

  test('that was started can be finished for another hour', () => {
    expect(stateOf(day(play(null)), OPENS)).toBe('going');
    expect(stateOf(day(play(null)), CLOSES)).toBe('going');
    expect(stateOf(day(play(null)), REVEALS)).toBe('overdue');
  });

  test('doesn’t change once it is over', () => {
    expect(stateOf(day(play('finished')), OPENS)).toBe('done');
    expect(stateOf(day(play('resigned')), REVEALS)).toBe('done');
    expect(stateOf(day(play('late')), REVEALS)).toBe('late');
    expect(stateOf(day(play('closed')), REVEALS)).toBe('removed');
  });

  test('changes by itself when it opens, closes and is revealed', () => {
    expect(changesAt(day(), OPENS - 5)).toBe(OPENS);
    expect(changesAt(day(), OPENS)).toBe(CLOSES);
    expect(changesAt(day(), CLOSES)).toBe(REVEALS);
    expect(changesAt(day(), REVEALS)).toBe(null);
  });

  test('is recognised by its contest’s id', () => {
    expect(dayOfContest('day-2026-11-18-if-it-fits')).toEqual({ date: '2026-11-18', game: 'if-it-fits' });
    expect(dayOfContest('Zm9vYmFyYmF6cXV4cXV1eA')).toBe(null);
  });
});

test('days are listed newest first, their games in the page’s order, unknown ones last', () => {
  const days = [
    day(null, '2026-11-17', 'if-it-fits'),
    day(null, '2026-11-18', 'new-game'),
    day(null, '2026-11-18', 'if-it-fits'),
    day(null, '2026-11-18', 'cat-in-the-box'),
  ];
  const told = byDate(days, ['cat-in-the-box', 'if-it-fits']);
  expect(told.map(({ date, deals }) => [date, ...deals.map(({ game }) => game)])).toEqual([
    ['2026-11-18', 'cat-in-the-box', 'if-it-fits', 'new-game'],
    ['2026-11-17', 'if-it-fits'],
  ]);
});

describe('a streak', () => {
  const TODAY = '2026-11-18';
  const played = (...dates: string[]): ReadonlySet<string> =>
    playedDates(dates.map((date) => day(play('finished'), date)));

  test('counts days in a row, today or not yet today', () => {
    expect(streakOf(played('2026-11-18', '2026-11-17', '2026-11-16'), TODAY)).toBe(3);
    expect(streakOf(played('2026-11-17', '2026-11-16'), TODAY)).toBe(2);
  });

  test('ends after a day without a game', () => {
    expect(streakOf(played('2026-11-16', '2026-11-15'), TODAY)).toBe(0);
    expect(streakOf(played('2026-11-18', '2026-11-16'), TODAY)).toBe(1);
  });

  test('counts days with at least one game finished in time', () => {
    const days = [
      day(play('finished'), '2026-11-18'),
      day(play('finished'), '2026-11-18', 'if-it-fits'),
      day(play('resigned'), '2026-11-17'),
      day(play('late'), '2026-11-16'),
      day(play(null), '2026-11-15'),
    ];
    expect(streakOf(playedDates(days), TODAY)).toBe(1);
  });

  test('may extend beyond the known days only if it covers all of them', () => {
    const two = played('2026-11-18', '2026-11-17');
    expect(mayReachBack(two, TODAY, '2026-11-17')).toBe(true);
    expect(mayReachBack(two, TODAY, '2026-11-16')).toBe(false);
    expect(mayReachBack(played(), TODAY, '2026-11-17')).toBe(false);
  });
});
