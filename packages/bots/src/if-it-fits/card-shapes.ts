// Box cards by shape: which sides are open, regardless of which way the card is turned.

import { BOX_CARDS, BOX_FACES, SIDES } from '@menagerie/rules/if-it-fits';

/** Open sides as bits: the smaller number of the two ways to lay the card. */
const SHAPES = [15, 11, 7, 10, 5, 3, 6, 1, 2];

/** By box card. */
export const SHAPE_OF = new Uint8Array(BOX_CARDS + 1);
for (const { id, open } of BOX_FACES) {
  const sides = SIDES.reduce((bits, side, i) => bits | (open.includes(side) ? 1 << i : 0), 0);
  const turned = ((sides << 2) | (sides >> 2)) & 15;
  SHAPE_OF[id] = SHAPES.indexOf(Math.min(sides, turned));
}
