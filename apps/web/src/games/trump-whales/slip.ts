// Why each point of a scored round was won, in words: by trick while the round is still on the table, in totals for
// earlier rounds.

import {
  explainPearls,
  explainWhaleRound,
  type WhalePearls,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { t } from '../../words/words.svelte.ts';
import type { SlipItem, SlipRow } from '../room.ts';
import { cardArgs } from './cards.ts';

export function explainRound(round: number, view: WhaleView): SlipRow[] {
  return explainWhaleRound(view.results[round]).map(({ pearls, bonuses, forBonuses, points }, seat) => {
    const byTrick = view.round === round ? explainPearls(view, seat).map(tellPearls) : [];
    const summed = { text: t('tw-slip-pearls', { pearls }), points: pearls };
    const left = { text: t('tw-slip-bonuses', { count: bonuses }), points: forBonuses };
    return { seat, items: [...(byTrick.length > 0 ? byTrick : [summed]), left], points };
  });
}

function tellPearls({ from, trick, card, pearls }: WhalePearls): SlipItem {
  const number = trick + 1;
  if (from === 'bonus') return { text: t('tw-slip-point', { number }), points: pearls };
  return { text: t('tw-slip-trick', { number, ...cardArgs(card) }), points: pearls };
}
