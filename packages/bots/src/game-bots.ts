// What this package knows of one game.

import type { Bot } from './bot.ts';
import type { Model } from './search/model.ts';

export interface GameBots {
  /** The first is the one that people play against by default. */
  readonly bots: readonly Bot[];
  /** By which moves are judged, for hints and reviews. */
  readonly model: Model;
}
