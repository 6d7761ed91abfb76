// Why each point of a scored round was won or lost (CB-21, CB-22).

import type { CatRoundResult, CatView, Seat } from '@menagerie/rules';
import { t } from '../../words/words.svelte.ts';
import type { Person, SlipItem, SlipRow } from '../room.ts';

export function explainRound(round: number, view: CatView, people: readonly Person[]): readonly SlipRow[] {
  const result = view.results[round];
  return people.map((_, seat) => ({ seat, items: itemsOf(result, seat), points: result.scores[seat] }));
}

function itemsOf(result: CatRoundResult, seat: Seat): readonly SlipItem[] {
  const count = result.tricks[seat];
  if (result.paradox === seat) {
    return [
      { text: t('cb-slip-paradox', { count }), points: 0 - count },
      { text: t('cb-slip-paradox-no-bonus'), points: 0 },
    ];
  }
  const bonus = result.bonuses[seat];
  const predicted = result.predictions[seat];
  const [met, missed] = result.predictions.length > 0 ? ['met', 'missed'] : ['few', 'many'];
  return [
    { text: t('cb-slip-tricks', { count }), points: count },
    { text: t(`cb-slip-${bonus > 0 ? met : missed}`, { predicted: predicted ?? 0 }), points: bonus },
  ];
}
