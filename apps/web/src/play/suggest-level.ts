// Suggests the right level of bots for the reader, based on the finished games on this device.
//
// The estimate is a number on the scale of levels: 0 is a kitten, 5 a tiger. One level means odds of two to one, which
// is how the levels are spaced. Each game moves the estimate by how much better or worse the reader did than it
// predicted: against equal bots a win raises it by half a level, a loss lowers it by half a level, and by half as much
// once there are enough games. The level nearest to the estimate is suggested.

import type { SavedGame } from './saved-game.ts';
import { BOT_LEVELS, type BotLevel } from './seats.ts';

export type KeptResult = Pick<SavedGame, 'game' | 'seats' | 'totals' | 'isOver' | 'changed'>;

export interface Suggestion {
  readonly level: BotLevel;
  /** Whether there are any results to go by. */
  readonly hasResults: boolean;
}

/** The most a single game can move the estimate, in levels. */
const PULL = 1;
/** After this many games, each counts half. */
const SETTLED_GAMES = 10;

export function suggestLevel(kept: readonly KeptResult[], game: string): Suggestion {
  const results = kept
    .filter((one) => one.game === game && one.isOver)
    .sort((a, b) => a.changed.localeCompare(b.changed))
    .map(readRivals)
    .filter((rivals) => rivals.length > 0);
  const estimate = results.reduce((sum, rivals, games) => {
    const surprises = rivals.map(({ level, outcome }) => outcome - chanceAgainst(sum - level));
    const pull = games < SETTLED_GAMES ? PULL : PULL / 2;
    const moved = sum + (pull * surprises.reduce((a, b) => a + b, 0)) / rivals.length;
    return Math.min(Math.max(moved, 0), BOT_LEVELS.length - 1);
  }, 0);
  return { level: BOT_LEVELS[Math.round(estimate)], hasResults: results.length > 0 };
}

interface Rival {
  /** Its index among the levels. */
  readonly level: number;
  /** The reader's result against it: 1 for ahead, 0 for behind, 0.5 for a tie. */
  readonly outcome: number;
}

/** The bots the reader played against. */
function readRivals({ seats, totals }: KeptResult): readonly Rival[] {
  const own = totals[seats.findIndex(({ kind }) => kind === 'you')];
  if (own === undefined) return [];
  return seats.flatMap(({ kind }, seat) => {
    const level = (BOT_LEVELS as readonly string[]).indexOf(kind);
    return level < 0 ? [] : [{ level, outcome: (1 + Math.sign(own - totals[seat])) / 2 }];
  });
}

const chanceAgainst = (difference: number): number => 1 / (1 + 2 ** -difference);
