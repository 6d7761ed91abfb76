import { randomBot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { flat, ismcts } from './baselines.ts';
import { greedy } from './greedy.ts';
import { hunter } from './hunter.ts';
import { cat, kitten, tiger } from './levels.ts';
import { whaleModel } from './model.ts';

export const whaleBots: GameBots = {
  bots: [cat, kitten, tiger, hunter, flat, ismcts, greedy, randomBot],
  model: whaleModel,
};
