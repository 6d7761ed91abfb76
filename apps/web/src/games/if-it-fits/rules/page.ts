// The rules page of If It Fits: its contents, in order.

import { figure, type RulesPage } from '../../../screens/rules/page.ts';
import { figures } from './figures.ts';

export const page: RulesPage = {
  short: 'if',
  parts: [
    { id: 'goal', blocks: ['text', 'text'] },
    { id: 'table', blocks: ['text', 'text', 'note'] },
    { id: 'cards', blocks: ['text', 'text', figure('symbols'), 'note', figure('numbers')] },
    { id: 'boxes', blocks: ['text', figure('joined'), 'text', figure('closed')] },
    { id: 'start', blocks: ['text', 'note', 'text'] },
    { id: 'turn', blocks: ['text', 'item', 'item', 'note'] },
    { id: 'cats', blocks: ['text', figure('cats'), 'text', 'text'] },
    { id: 'sleeping', blocks: ['text', figure('sleeping-card'), 'text', figure('sleeping'), 'text'] },
    { id: 'princess', blocks: ['text', figure('princess'), 'text'] },
    { id: 'toys', blocks: ['text', figure('toys'), 'text', 'note'] },
    { id: 'end', blocks: ['text', 'text'] },
    { id: 'scoring', blocks: ['text', 'text', 'text', 'text'] },
    { id: 'extended', blocks: ['text', 'item', 'item', 'item', 'item'] },
  ],
  figures,
};
