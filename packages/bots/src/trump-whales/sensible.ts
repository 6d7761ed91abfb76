// The moves worth considering. A point gains nothing by waiting, and scores one pearl spent but half of one
// unspent (TW-8, TW-14): it is spent at once. A bonus that would change nothing isn't spent, and of two with
// the same effect only one is considered.

import type { Move, Turn } from '@menagerie/rules';
import type { WhaleStanding, WhaleView } from '@menagerie/rules/trump-whales';
import { readChoices } from './cards.ts';

export function sensibleMoves({ view, legal }: Turn<WhaleView>): readonly Move[] {
  if (view.phase !== 'play') return legal;
  const { trump } = view.current as WhaleStanding;
  const choices = readChoices(legal);
  const point = choices.find(({ card, isSpend }) => isSpend && card.bonus === 'point');
  if (point) return [point.move];
  const seen = new Set<string>([trump]);
  return choices
    .filter(({ card, isSpend }) => {
      if (!isSpend) return true;
      const isNew = !seen.has(card.bonus);
      seen.add(card.bonus);
      return isNew;
    })
    .map(({ move }) => move);
}
