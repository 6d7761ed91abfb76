// The room of Cat in the Box: its table and its texts.

import type { CatConsequence, CatRefusal, CatView } from '@menagerie/rules/cat-in-the-box';
import type { GameRoom } from '../room.ts';
import { coach } from './coach.ts';
import { prompt } from './prompt.ts';
import { describe } from './describe.ts';
import { explainRound } from './slip.ts';
import Table from './Table.svelte';
import { nameMove, partsOf, tellConsequence, tellDeal, tellMove, tellRefusal } from './tell.ts';

export const room: GameRoom<CatView, CatConsequence, CatRefusal> = {
  Table,
  prompt,
  nameMove,
  tellMove,
  tellDeal,
  tellConsequence,
  tellRefusal,
  explainRound,
  coach,
  describe,
  mayPrepare: (move, { phase }) => partsOf(move).type === phase,
  shortcuts: [
    { keys: ['1', '…', '9'], words: 'cb-key-rank' },
    { keys: ['R', 'B', 'Y', 'G'], words: 'cb-key-colour' },
    { keys: ['Enter'], words: 'cb-key-lay' },
    { keys: ['G'], words: 'cb-key-groups' },
    { keys: ['←', '→', '↑', '↓'], words: 'cb-key-arrows' },
  ],
};
