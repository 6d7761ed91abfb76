// Why each point of a scored round was won or lost, in words.

import { explainCatRound, type CatSeatScore, type CatView } from '@menagerie/rules/cat-in-the-box';
import { t } from '../../words/words.svelte.ts';
import type { SlipItem, SlipRow } from '../room.ts';

export function explainRound(round: number, view: CatView): readonly SlipRow[] {
  return explainCatRound(view.results[round]).map((score, seat) => ({
    seat,
    items: itemsOf(score),
    points: score.points,
  }));
}

function itemsOf(score: CatSeatScore): readonly SlipItem[] {
  const { tricks: count, prediction, isParadox, forTricks, forGroup } = score;
  if (isParadox) {
    return [
      { text: t('cb-slip-paradox', { count }), points: forTricks },
      { text: t('cb-slip-paradox-no-bonus'), points: forGroup },
    ];
  }
  const [met, missed] = prediction === null ? ['few', 'many'] : ['met', 'missed'];
  return [
    { text: t('cb-slip-tricks', { count }), points: forTricks },
    { text: t(`cb-slip-${forGroup > 0 ? met : missed}`, { predicted: prediction ?? 0 }), points: forGroup },
  ];
}
