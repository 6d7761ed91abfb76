// How people and bots at the table react to what happens: a cat sent home, the end near.

import type { BoxConsequence } from '@menagerie/rules/if-it-fits';
import { commonFeelings } from '../../parts/moods.svelte.ts';
import type { Feeling } from '../room.ts';

export function feelings(consequence: BoxConsequence): readonly Feeling[] {
  switch (consequence.type) {
    case 'cat-returned': {
      const { seat, by } = consequence.facts;
      return seat === by
        ? [{ seat, mood: 'happy' }]
        : [
            { seat, mood: 'upset' },
            { seat: by, mood: 'happy' },
          ];
    }
    case 'last-phase':
      return [{ seat: 'others', mood: 'surprised' }];
    default:
      return commonFeelings(consequence);
  }
}
