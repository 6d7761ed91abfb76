import { randomBot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { flat, ismcts } from './baselines.ts';
import { greedy } from './greedy.ts';
import { hunter } from './hunter.ts';
import { boxLevels } from './levels.ts';
import { boxModel } from './model.ts';
import { boxNet } from './net.ts';
import { rush } from './rush.ts';
import { KEEN } from './styles.ts';
import { boxThemes } from './themes.ts';

export const boxBots: GameBots = {
  bots: [...Object.values(boxLevels), hunter, flat, ismcts, greedy, rush, randomBot],
  model: boxModel(KEEN),
  net: boxNet,
  themes: boxThemes,
};
