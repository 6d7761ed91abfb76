// The room of Trump Whales: its table and its texts.

import type { WhaleConsequence, WhaleRefusal, WhaleView } from '@menagerie/rules/trump-whales';
import { t } from '../../words/words.svelte.ts';
import type { GameRoom } from '../room.ts';
import { coach } from './coach.ts';
import { prompt } from './prompt.ts';
import { describe } from './describe.ts';
import { isPlain } from './preview.ts';
import { explainRound } from './slip.ts';
import Table from './Table.svelte';
import { nameMove, tellConsequence, tellMove, tellRefusal } from './tell.ts';

export const room: GameRoom<WhaleView, WhaleConsequence, WhaleRefusal> = {
  Table,
  prompt,
  nameMove: (move, _view, people) => nameMove(move, people),
  tellMove,
  tellDeal: (round) => t('tw-log-deal', { round: round + 1 }),
  tellConsequence,
  tellRefusal,
  explainRound,
  mayPrepare: (move, { phase }) => (phase === 'play' || phase === 'take') && isPlain(move),
  describe,
  coach,
  shortcuts: [
    { keys: ['1', '…', '9'], words: 'tw-key-rank' },
    { keys: ['O', 'N', 'B', 'S'], words: 'tw-key-family' },
    { keys: ['X'], words: 'tw-key-bonus' },
    { keys: ['Enter'], words: 'tw-key-play' },
    { keys: ['1', '…', '4'], words: 'tw-key-leader' },
  ],
};
