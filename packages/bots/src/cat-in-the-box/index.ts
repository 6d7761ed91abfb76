import { randomBot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { bold, careful, flat, ismcts } from './baselines.ts';
import { hunter } from './hunter.ts';
import { catLevels } from './levels.ts';
import { catModel } from './model.ts';
import { catNet } from './net.ts';
import { net } from './tiger.ts';
import { catThemes } from './themes.ts';

export const catBots: GameBots = {
  bots: [...Object.values(catLevels), net, hunter, flat, ismcts, careful, bold, randomBot],
  model: catModel,
  net: catNet,
  themes: catThemes,
};
