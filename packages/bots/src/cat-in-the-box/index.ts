import { randomBot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { bold, careful, flat, ismcts } from './baselines.ts';
import { hunter } from './hunter.ts';
import { cat, kitten, tiger } from './levels.ts';
import { catModel } from './model.ts';
import { catNet } from './net.ts';

export const catBots: GameBots = {
  bots: [cat, kitten, tiger, hunter, flat, ismcts, careful, bold, randomBot],
  model: catModel,
  net: catNet,
};
