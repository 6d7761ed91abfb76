// Tables in pictures, by game: add a new game here, or its pictures will show its poster instead of a table.

import type { View } from '@menagerie/rules';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import type { WhaleView } from '@menagerie/rules/trump-whales';
import { stillOfCat } from './cat-in-the-box.ts';
import { stillOfBoxes } from './if-it-fits.ts';
import type { Still } from './still.ts';
import { stillOfWhales } from './trump-whales.ts';

export function stillOf(view: View): Still | null {
  switch (view.game) {
    case 'cat-in-the-box':
      return stillOfCat(view as CatView);
    case 'trump-whales':
      return stillOfWhales(view as WhaleView);
    case 'if-it-fits':
      return stillOfBoxes(view as BoxView);
    default:
      return null;
  }
}
