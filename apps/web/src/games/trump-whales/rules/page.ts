// The rules page of Trump Whales: its contents, in order.

import { figure, type RulesPage } from '../../../screens/rules/page.ts';
import { figures } from './figures.ts';

export const page: RulesPage = {
  short: 'tw',
  parts: [
    { id: 'goal', blocks: ['text', 'text'] },
    { id: 'cards', blocks: ['text', figure('families'), 'text', 'text', 'note', figure('numbers')] },
    { id: 'trump', blocks: ['text', 'text'] },
    { id: 'token', blocks: ['text', figure('coin')] },
    { id: 'first-bonus', blocks: ['text', 'note'] },
    { id: 'bonuses', blocks: ['text', 'item', 'item', 'item', 'text', figure('faces'), 'text'] },
    { id: 'following', blocks: ['text', 'note', 'text'] },
    { id: 'fives', blocks: ['text', 'text'] },
    { id: 'trick', blocks: ['text', figure('trick'), 'text', 'note'] },
    { id: 'pearls', blocks: ['text', figure('pearls'), 'text'] },
    { id: 'leader', blocks: ['text', figure('leader'), 'note', 'text'] },
    { id: 'scoring', blocks: ['text', 'text'] },
  ],
  figures,
};
