// Flat: thinks a thousand playouts ahead. It sees what its own plays lead to, but takes the others for
// people who play by a simple policy, and believes that every deal is as likely as the next.

import { flatBot } from '../search/flat.ts';
import { naiveModel } from './naive.ts';

export const flat = flatBot('flat', naiveModel, { playouts: 1000 });
