// Which bots each game has. The first is the one that people play against by default.

import type { GameId } from '@menagerie/rules';
import { randomBot, type Bot } from './bot.ts';
import { bold } from './cat-in-the-box/bold.ts';
import { careful } from './cat-in-the-box/careful.ts';
import { flat } from './cat-in-the-box/flat.ts';
import { greedy as greedyBoxes } from './if-it-fits/greedy.ts';
import { greedy } from './trump-whales/greedy.ts';

export * from './bot.ts';
export * from './budget.ts';

const BOTS: Record<GameId, readonly Bot[]> = {
  'cat-in-the-box': [flat, careful, bold, randomBot],
  'trump-whales': [greedy, randomBot],
  'if-it-fits': [greedyBoxes, randomBot],
};

export function botsFor(game: string): readonly Bot[] {
  return Object.hasOwn(BOTS, game) ? BOTS[game as GameId] : [];
}
