// Which puzzle comes next, and which is the daily one.

import { DAY_MS, timeOf } from '../contest/dates.ts';
import type { Found } from './files.ts';
import { missedIn, type GameProgress, type Strength, type Wish } from './progress.ts';

/** Easy below the first, hard from the second. */
export const BORDERS = { medium: 900, hard: 1150 };
/** A puzzle within this many points is suitable. */
const NEAR = 150;

export function strengthOf(rating: number): Exclude<Strength, 'fitting'> {
  if (rating < BORDERS.medium) return 'easy';
  return rating < BORDERS.hard ? 'medium' : 'hard';
}

export function isWished({ puzzle }: Found, { theme, strength }: Wish): boolean {
  const hasTheme = theme === null || puzzle.themes.includes(theme);
  return hasTheme && (strength === 'fitting' || strengthOf(puzzle.rating) === strength);
}

/** A puzzle that hasn't been tried; null once all are done. `random` is between 0 and 1. */
export function nextPuzzle(
  list: readonly Found[],
  own: GameProgress,
  wish: Wish,
  random: number,
): Found | null {
  const fresh = list.filter((one) => isWished(one, wish) && !(one.puzzle.id in own.answers));
  if (fresh.length === 0) return null;
  const far = (one: Found): number => Math.abs(one.puzzle.rating - own.rating);
  const near = fresh.filter((one) => far(one) <= NEAR);
  if (wish.strength !== 'fitting') return pick(fresh, random);
  return near.length > 0 ? pick(near, random) : [...fresh].sort((a, b) => far(a) - far(b))[0];
}

export function nextMissed(list: readonly Found[], own: GameProgress, but: string | null): Found | null {
  const missed = missedIn(own);
  const open = list.filter(({ puzzle }) => missed.includes(puzzle.id));
  return open.find(({ puzzle }) => puzzle.id !== but) ?? null;
}

const pick = <T>(items: readonly T[], random: number): T => items[Math.floor(random * items.length)];

/** A step coprime to any realistic number of puzzles, so that all of them appear before one repeats. */
const STRIDE = 127;

/** Games take turns by day; each goes through its puzzles in an order that looks random. */
export const gameOfDay = (games: readonly string[], date: string): string =>
  games[dayOf(date) % games.length];

export function puzzleOfDay(list: readonly Found[], games: number, date: string): Found {
  const turn = Math.floor(dayOf(date) / games);
  return list[(turn * STRIDE) % list.length];
}

const dayOf = (date: string): number => Math.round(timeOf(date) / DAY_MS);
