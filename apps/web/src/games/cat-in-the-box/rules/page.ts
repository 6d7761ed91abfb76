// The rules page of Cat in the Box: its contents, in order.

import { figure, type RulesPage } from '../../../screens/rules/page.ts';
import { figures } from './figures.ts';

export const page: RulesPage = {
  short: 'cb',
  parts: [
    { id: 'goal', blocks: ['text', figure('card'), 'text', 'text'] },
    {
      id: 'set-up',
      blocks: ['text', figure('numbers'), 'text', 'text', figure('layouts'), 'note', 'text', 'text', 'text'],
    },
    { id: 'prediction', blocks: ['text', 'text'] },
    { id: 'playing', blocks: ['text', 'text', 'item', 'item', 'note'] },
    { id: 'colours', blocks: ['text', 'text', figure('lost')] },
    { id: 'red', blocks: ['text', 'text', 'text'] },
    { id: 'trick', blocks: ['text', figure('trick'), 'text'] },
    { id: 'paradox', blocks: ['text', figure('paradox'), 'text'] },
    { id: 'scoring', blocks: ['item', 'item', 'item'] },
    { id: 'bonus', blocks: ['text', figure('group'), 'text'] },
    { id: 'end', blocks: ['text', 'text'] },
  ],
  figures,
};
