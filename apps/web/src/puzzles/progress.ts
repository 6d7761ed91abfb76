// What the reader has solved on this device: answers, a rating for each game with its history, and the daily puzzles.
// Pure: the caller stores it. Stored data is validated here.

import * as v from 'valibot';
import { addDays } from '../contest/dates.ts';
import { NEWCOMER, rate, type Standing } from './rating.ts';

const STRENGTHS = ['fitting', 'easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

const answer = v.object({
  right: v.boolean(),
  /** For a missed puzzle: whether it was solved later. */
  isMended: v.optional(v.boolean()),
  /** Whether the server has it. */
  isTold: v.optional(v.boolean()),
});
const ofGame = v.object({
  rating: v.number(),
  deviation: v.number(),
  /** The rating after each answer, newest last. */
  line: v.array(v.number()),
  answers: v.record(v.string(), answer),
});
const wish = v.object({ theme: v.nullable(v.string()), strength: v.picklist(STRENGTHS) });
const progress = v.object({
  games: v.record(v.string(), ofGame),
  /** By date: whether that day's puzzle was solved at the first try. */
  days: v.record(v.string(), v.boolean()),
  wishes: v.record(v.string(), wish),
});

export type Answer = v.InferOutput<typeof answer>;
export type GameProgress = v.InferOutput<typeof ofGame>;
export type Wish = v.InferOutput<typeof wish>;
export type Progress = v.InferOutput<typeof progress>;

/** Its key among the settings. */
export const PUZZLES_KEY = 'puzzles';
export const ALL_STRENGTHS: readonly Strength[] = STRENGTHS;
/** The length of the rating's history. */
const LONGEST_LINE = 200;
const NO_WISH: Wish = { theme: null, strength: 'fitting' };
const NOTHING: Progress = { games: {}, days: {}, wishes: {} };

export const readProgress = (kept: unknown): Progress => (v.is(progress, kept) ? kept : NOTHING);

export const inGame = ({ games }: Progress, game: string): GameProgress =>
  games[game] ?? { ...NEWCOMER, line: [], answers: {} };

export const wishFor = ({ wishes }: Progress, game: string): Wish => wishes[game] ?? NO_WISH;

export const standingOf = ({ rating, deviation }: GameProgress): Standing => ({ rating, deviation });

/** The first answer to a puzzle counts for the rating; a later one can only mark it as solved. */
export function withAnswer(
  before: Progress,
  game: string,
  puzzle: { readonly id: string; readonly rating: number },
  right: boolean,
): Progress {
  const own = inGame(before, game);
  const known = own.answers[puzzle.id] as Answer | undefined;
  if (known && (known.right || !right)) return before;
  if (known)
    return withGame(before, game, {
      ...own,
      answers: { ...own.answers, [puzzle.id]: { ...known, isMended: true } },
    });
  const { rating, deviation } = rate(standingOf(own), puzzle.rating, right);
  const line = [...own.line, Math.round(rating)].slice(-LONGEST_LINE);
  return withGame(before, game, {
    rating,
    deviation,
    line,
    answers: { ...own.answers, [puzzle.id]: { right } },
  });
}

export function withTold(before: Progress, game: string, ids: readonly string[]): Progress {
  const own = inGame(before, game);
  const told = ids.map((id) => [id, { ...own.answers[id], isTold: true }] as const);
  return withGame(before, game, { ...own, answers: { ...own.answers, ...Object.fromEntries(told) } });
}

const withGame = (before: Progress, game: string, own: GameProgress): Progress => ({
  ...before,
  games: { ...before.games, [game]: own },
});

/** The first answer of a day stands. */
export const withDay = (before: Progress, date: string, right: boolean): Progress =>
  date in before.days ? before : { ...before, days: { ...before.days, [date]: right } };

export const withWish = (before: Progress, game: string, wish: Wish): Progress => ({
  ...before,
  wishes: { ...before.wishes, [game]: wish },
});

/** Missed, and not solved since. */
export const missedIn = ({ answers }: GameProgress): readonly string[] =>
  Object.entries(answers).flatMap(([id, { right, isMended }]) => (right || isMended ? [] : [id]));

/** Consecutive days with an answer, right or wrong, up to today, or to yesterday while today's is still open. */
export function dayStreak({ days }: Progress, today: string): number {
  const last = today in days ? today : addDays(today, -1);
  let count = 0;
  while (addDays(last, -count) in days) count++;
  return count;
}
