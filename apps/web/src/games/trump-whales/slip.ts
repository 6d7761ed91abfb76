// Why each point of a scored round was won (TW-14): trick by trick while the round is still on the table, in
// sums for earlier ones.

import type { Seat } from '@menagerie/rules';
import { readWhaleCard, type WhaleView } from '@menagerie/rules/trump-whales';
import { t } from '../../words/words.svelte.ts';
import type { SlipItem, SlipRow } from '../room.ts';
import { cardArgs } from './cards.ts';

export function explainRound(round: number, view: WhaleView): SlipRow[] {
  const { pearls, bonuses, scores } = view.results[round];
  return scores.map((points, seat) => {
    const told = view.round === round ? pearlsByTrick(view, seat) : [];
    const isTold = sum(told) === pearls[seat];
    const summed = { text: t('tw-slip-pearls', { pearls: pearls[seat] }), points: pearls[seat] };
    const left = {
      text: t('tw-slip-bonuses', { count: bonuses[seat] }),
      points: points - pearls[seat],
    };
    return { seat, items: [...(isTold && told.length ? told : [summed]), left], points };
  });
}

function pearlsByTrick({ tricks }: WhaleView, seat: Seat): SlipItem[] {
  return tricks.flatMap(({ turns, winner, taken }, i) => {
    const number = i + 1;
    const spent = turns.find((turn) => turn.seat === seat)?.spent ?? [];
    const scored = spent
      .filter((card) => readWhaleCard(card).bonus === 'point')
      .map(() => ({ text: t('tw-slip-point', { number }), points: 1 }));
    if (winner !== seat || taken === null) return scored;
    const args = cardArgs(taken);
    return [...scored, { text: t('tw-slip-trick', { number, ...args }), points: args.pearls }];
  });
}

const sum = (items: readonly SlipItem[]): number => items.reduce((total, { points }) => total + points, 0);
