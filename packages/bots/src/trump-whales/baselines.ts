// Two plain searches for comparison: flat Monte Carlo and information-set tree search.

import { flatBot } from '../search/flat.ts';
import { treeBot } from '../search/tree.ts';
import { diceModel, plainModel } from './model.ts';

export const flat = flatBot('flat', plainModel, { playouts: 1000 });
export const ismcts = treeBot('ismcts', diceModel, { curiosity: 0.3 }, { milliseconds: 300 });
