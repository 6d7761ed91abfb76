// The counting in words: each box in one sentence, then how it ended.

import type { BoxView, Scores } from '@menagerie/rules';
import { formatList, formatNumber, t } from '../../../words/words.svelte.ts';
import type { Person } from '../../room.ts';
import { tellWinners } from '../../telling.ts';
import { nameBox, nameCats, nameWorth } from '../names.ts';
import type { CountStep } from './steps.ts';

/** A box as it was counted, in one sentence. */
export function tellStep(view: BoxView, { box, extra }: CountStep, people: readonly Person[]): string {
  const { takers, closed, worth, points } = box;
  const names = formatList(takers.map((seat) => people[seat].name));
  const scored = [
    t(takers.length > 1 ? 'if-count-takes-shared' : 'if-count-takes', { names }),
    nameWorth(view, box),
    t(closed ? 'if-count-closed' : 'if-count-open'),
    t('if-box-worth', { count: worth }),
    ...(extra > 0 ? [t('if-count-extra', { count: extra })] : []),
    ...takers.map((seat) => t('if-count-points', { name: people[seat].name, count: points[seat] })),
  ];
  const details = [...nameCats(box, people), ...(takers.length > 0 ? scored : [t('if-count-nobody')])];
  return t('if-text-box', { place: nameBox(box), details: details.join('; ') });
}

/** Who won, by how much, and how a tie was broken. */
export function tellEnd(view: BoxView, scores: Scores, people: readonly Person[]): string {
  const totals = inOrder(scores).map((seat) =>
    t('if-count-points', { name: people[seat].name, count: scores.totals[seat] }),
  );
  const tie = tellTie(view, people);
  return [tellWinners(people, scores.places), `${totals.join('; ')}.`, ...(tie ? [tie] : [])].join(' ');
}

/** Seats, the best placed first. */
export const inOrder = ({ places }: Scores): number[] =>
  places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);

/** How penalty points broke a tie for the win; null if there was none, or if they tie as well (IF-21). */
export function tellTie({ result }: BoxView, people: readonly Person[]): string | null {
  if (!result) return null;
  const { scores, penalties } = result;
  const best = Math.max(...scores);
  const tied = people.map((_, seat) => seat).filter((seat) => scores[seat] === best);
  if (new Set(tied.map((seat) => penalties[seat])).size < 2) return null;
  const each = tied.map((seat) => `${people[seat].name} ${formatNumber(penalties[seat])}`);
  return t('if-count-tie', { penalties: formatList(each) });
}
