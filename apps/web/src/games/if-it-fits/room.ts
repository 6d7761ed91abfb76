// The room of If It Fits: its table and its texts.

import type { BoxConsequence, BoxRefusal, BoxView } from '@menagerie/rules/if-it-fits';
import { t } from '../../words/words.svelte.ts';
import type { GameRoom } from '../room.ts';
import BoxList from './counting/BoxList.svelte';
import { tellTie } from './counting/tell.ts';
import { coach } from './coach.ts';
import { describe, explainRound } from './describe.ts';
import { feelings } from './feelings.ts';
import Table from './Table.svelte';
import { prompt } from './prompt.ts';
import { nameMove, tellConsequence, tellMove, tellRefusal } from './tell.ts';

export const room: GameRoom<BoxView, BoxConsequence, BoxRefusal> = {
  Table,
  prompt,
  nameMove,
  tellMove,
  tellDeal: () => t('if-told-deal'),
  tellConsequence,
  tellRefusal,
  coach,
  feelings,
  explainRound,
  describe,
  // Where a piece can go depends on what the others lay first.
  mayPrepare: (move) => move === 'draw',
  shortcuts: [
    { keys: ['1', '2', '3'], words: 'if-key-cards' },
    { keys: ['←', '→', '↑', '↓'], words: 'if-key-arrows' },
    { keys: ['R'], words: 'if-key-turn' },
    { keys: ['D'], words: 'if-key-draw' },
    { keys: ['S'], words: 'if-key-sleep' },
    { keys: ['N'], words: 'if-key-no-cat' },
    { keys: ['B'], words: 'if-key-box' },
    { keys: ['+', '-', '0'], words: 'if-key-zoom' },
    { keys: ['←', '→'], words: 'if-key-count' },
    { keys: ['Space'], words: 'if-key-count-pause' },
    { keys: ['Enter'], words: 'if-key-count-skip' },
  ],
  counted: { title: () => t('if-count-list'), List: BoxList, tellTie },
};
