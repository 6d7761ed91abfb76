import { randomBot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { flat, ismcts } from './baselines.ts';
import { greedy } from './greedy.ts';
import { hunter } from './hunter.ts';
import { whaleLevels } from './levels.ts';
import { whaleModel } from './model.ts';
import { whaleNet } from './net.ts';
import { whaleThemes } from './themes.ts';

export const whaleBots: GameBots = {
  bots: [...Object.values(whaleLevels), hunter, flat, ismcts, greedy, randomBot],
  model: whaleModel,
  net: whaleNet,
  themes: whaleThemes,
};
