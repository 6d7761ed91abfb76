// The searching bot, without a net. Keen eyes play the playouts, with whims, because a plan that only works if
// nobody ever does anything else is no plan. Curious ones choose what is worth a playout.

import type { BoxView } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { boxModel } from './model.ts';
import { searchBot } from './search.ts';
import { CURIOUS, KEEN } from './styles.ts';

const model = boxModel(KEEN, 2);

/** `width`: how many moves are worth a playout. */
export function searcher(name: string, width: number, allowance: Allowance): Bot<BoxView> {
  return searchBot(
    name,
    { model, isAmbitious: true, pick: { eye: CURIOUS, width, patience: 20 } },
    allowance,
  );
}

export const hunter = searcher('hunter', 16, { milliseconds: 300 });
