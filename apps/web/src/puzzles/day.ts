// The daily puzzle: its game, its number, and its address.

import { dateOf } from '../contest/dates.ts';
import { PAGE_GAMES } from '../games/index.ts';
import { gameOfDay, puzzleOfDay } from './choose.ts';
import { hasPuzzles, type Found, type PuzzleSet } from './files.ts';

export const DAY_ADDRESS = '#/puzzles/day';

const games = (): readonly string[] => PAGE_GAMES.map(({ id }) => id).filter(hasPuzzles);

export const today = (now: number): string => dateOf(now);
export const todaysGame = (date: string): string => gameOfDay(games(), date);
export const todaysPuzzle = ({ list }: PuzzleSet, date: string): Found =>
  puzzleOfDay(list, games().length, date);
