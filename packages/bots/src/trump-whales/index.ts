import { randomBot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { flat, ismcts } from './baselines.ts';
import { greedy } from './greedy.ts';
import { kitten } from './kitten.ts';
import { whaleModel } from './model.ts';
import { cat, tiger } from './tiger.ts';

export const whaleBots: GameBots = {
  bots: [cat, kitten, tiger, flat, ismcts, greedy, randomBot],
  model: whaleModel,
};
