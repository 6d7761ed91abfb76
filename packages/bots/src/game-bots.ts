// What this package knows about one game.

import type { Bot } from './bot.ts';
import type { NetJudge } from './net/judgement.ts';
import type { PuzzleThemes } from './puzzles/themes.ts';
import type { Model } from './search/model.ts';

export interface GameBots {
  /** The levels first, weakest first (see LEVELS). */
  readonly bots: readonly Bot[];
  /** Evaluates moves, for hints and reviews. */
  readonly model: Model;
  /** Absent in a game without a net. */
  readonly net?: NetJudge;
  /** Absent in a game without puzzles. */
  readonly themes?: PuzzleThemes;
}
