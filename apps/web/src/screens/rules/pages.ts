// The rules pages: their blocks, and where they are loaded from.

import type { GameId } from '@menagerie/rules';
import type { Block, Figure, RulesPage, RulesPart, ShownBlock } from './page.ts';

/** The blocks with the ids of their words; items that follow each other make a list. */
export function blocksOf(page: RulesPage, part: RulesPart): ShownBlock[] {
  const shown: ShownBlock[] = [];
  let items: string[] = [];
  let n = 0;
  for (const block of part.blocks) {
    if (typeof block === 'object') {
      shown.push({ kind: 'figure', figure: block.figure });
      continue;
    }
    const words = `rules-${page.short}-${part.id}-${++n}`;
    if (block !== 'item') shown.push({ kind: block, words });
    else if (items.push(words) === 1) shown.push({ kind: 'list', words: items });
    if (block !== 'item') items = [];
  }
  return shown;
}

const figure = (name: string): Block => ({ figure: name });

export const RULES_PAGES: Readonly<Record<GameId, RulesPage>> = {
  'cat-in-the-box': {
    short: 'cb',
    parts: [
      { id: 'goal', blocks: ['text', figure('card'), 'text', 'text'] },
      {
        id: 'set-up',
        blocks: [
          'text',
          figure('numbers'),
          'text',
          'text',
          figure('layouts'),
          'note',
          'text',
          'text',
          'text',
        ],
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
  },
  'trump-whales': {
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
  },
  'if-it-fits': {
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
  },
};

const FIGURES: Readonly<
  Record<GameId, () => Promise<{ readonly figures: Readonly<Record<string, Figure>> }>>
> = {
  'cat-in-the-box': () => import('./cat-in-the-box/figures.ts'),
  'trump-whales': () => import('./trump-whales/figures.ts'),
  'if-it-fits': () => import('./if-it-fits/figures.ts'),
};

export async function loadFigures(id: GameId): Promise<Readonly<Record<string, Figure>>> {
  return (await FIGURES[id]()).figures;
}
