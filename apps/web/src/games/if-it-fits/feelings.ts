// How those at the table take what happens: a cat that is sent home, the end in sight.

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
