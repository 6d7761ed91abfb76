// What this package knows of one game.

import type { Bot } from './bot.ts';
import type { NetJudge } from './net/judgement.ts';
import type { Model } from './search/model.ts';

export interface GameBots {
  /** The first is the one that people play against by default. */
  readonly bots: readonly Bot[];
  /** By which moves are judged, for hints and reviews. */
  readonly model: Model;
  /** Absent in a game without a net. */
  readonly net?: NetJudge;
}
