// Flat: thinks a thousand playouts ahead. It sees what its own plays lead to, but takes the others for
// people who play by the simple policy of the playouts.

import { GAMES } from '@menagerie/rules';
import { flatPolicy } from '../search/flat.ts';
import { catPlayout } from './playout.ts';

export const flat = flatPolicy(GAMES['cat-in-the-box'], catPlayout, 1000);
