// Which bots each game has. The first is the one that people play against by default.

import type { GameId } from '@menagerie/rules';
import { randomBot, type Bot } from './bot.ts';
import { bold, careful, flat, ismcts } from './cat-in-the-box/baselines.ts';
import { cat, kitten, tiger } from './cat-in-the-box/levels.ts';
import { flat as flatBoxes, ismcts as ismctsBoxes } from './if-it-fits/baselines.ts';
import { greedy as greedyBoxes } from './if-it-fits/greedy.ts';
import { rush } from './if-it-fits/rush.ts';
import { cat as catBoxes, kitten as kittenBoxes, tiger as tigerBoxes } from './if-it-fits/levels.ts';
import { flat as flatWhales, ismcts as ismctsWhales } from './trump-whales/baselines.ts';
import { greedy } from './trump-whales/greedy.ts';
import { cat as catWhales, kitten as kittenWhales, tiger as tigerWhales } from './trump-whales/levels.ts';

export * from './arena/index.ts';
export * from './bot.ts';
export * from './budget.ts';
export { analyse } from './analyse.ts';
export { analystFor } from './analyst.ts';
export * from './ponder.ts';
export * from './review.ts';
export * from './thinker/remote.ts';
export type * from './thinker/messages.ts';

const BOTS: Record<GameId, readonly Bot[]> = {
  'cat-in-the-box': [cat, kitten, tiger, flat, ismcts, careful, bold, randomBot],
  'trump-whales': [catWhales, kittenWhales, tigerWhales, flatWhales, ismctsWhales, greedy, randomBot],
  'if-it-fits': [catBoxes, kittenBoxes, tigerBoxes, flatBoxes, ismctsBoxes, greedyBoxes, rush, randomBot],
};

export function botsFor(game: string): readonly Bot[] {
  return Object.hasOwn(BOTS, game) ? BOTS[game as GameId] : [];
}
