// Who judges moves, per game: a search that tells what every move promises, not only which is the best.

import type { GameId, Position, View } from '@menagerie/rules';
import type { Bot } from './bot.ts';
import { catModel } from './cat-in-the-box/model.ts';
import { boxModel } from './if-it-fits/model.ts';
import { KEEN } from './if-it-fits/styles.ts';
import { BroadSearch } from './search/broad.ts';
import type { Model } from './search/model.ts';
import { whaleModel } from './trump-whales/model.ts';

const ANALYSTS: Record<GameId, Bot> = {
  'cat-in-the-box': analystWith(catModel),
  'trump-whales': analystWith(whaleModel),
  'if-it-fits': analystWith(boxModel(KEEN)),
};

export function analystFor(game: string): Bot | undefined {
  return Object.hasOwn(ANALYSTS, game) ? ANALYSTS[game as GameId] : undefined;
}

function analystWith<P extends Position, V extends View>(model: Model<P, V>): Bot<V> {
  return {
    name: 'analyst',
    allowance: {},
    think: (turn, random) => new BroadSearch(model, turn, random),
  };
}
