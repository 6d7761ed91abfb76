import { expect, test } from 'vitest';
import { dayStreak, inGame, missedIn, readProgress, withAnswer, withDay } from './progress.ts';
import { rate } from './rating.ts';

const GAME = 'trump-whales';
const puzzle = { id: '1-7', rating: 1000 };
const nothing = readProgress(null);

test('stored data is validated', () => {
  expect(readProgress({ games: { [GAME]: { rating: 'high' } } })).toEqual(nothing);
  const kept = withAnswer(nothing, GAME, puzzle, true);
  expect(readProgress(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('the first answer counts for the rating, later ones don’t', () => {
  const wrong = withAnswer(nothing, GAME, puzzle, false);
  const { rating, line } = inGame(wrong, GAME);
  expect(rating).toBeLessThan(inGame(nothing, GAME).rating);
  expect(line).toEqual([Math.round(rating)]);
  expect(missedIn(inGame(wrong, GAME))).toEqual(['1-7']);
  expect(withAnswer(wrong, GAME, puzzle, false)).toBe(wrong);
  const mended = withAnswer(wrong, GAME, puzzle, true);
  expect(inGame(mended, GAME).rating).toBe(rating);
  expect(missedIn(inGame(mended, GAME))).toEqual([]);
});

test('a rating moves less once it is known, and more for unexpected results', () => {
  const unsure = { rating: 1000, deviation: 180 };
  const sure = { rating: 1000, deviation: 60 };
  const gain = (before: typeof unsure, against: number): number => rate(before, against, true).rating - 1000;
  expect(gain(unsure, 1000)).toBeGreaterThan(gain(sure, 1000));
  expect(gain(sure, 1300)).toBeGreaterThan(gain(sure, 700));
  expect(rate(unsure, 1000, true).deviation).toBeLessThan(180);
});

test('a streak counts consecutive days, and doesn’t end before today is over', () => {
  let days = withDay(nothing, '2026-11-16', true);
  days = withDay(days, '2026-11-17', false);
  expect(dayStreak(days, '2026-11-18')).toBe(2);
  expect(dayStreak(days, '2026-11-19')).toBe(0);
  const today = withDay(days, '2026-11-18', true);
  expect(dayStreak(today, '2026-11-18')).toBe(3);
  expect(withDay(today, '2026-11-18', false)).toBe(today);
});
