// The count in words: each box in one sentence, then the result.

import type { BoxView, Scores } from '@menagerie/rules';
import { formatList, formatNumber, joinParts, t } from '../../../words/words.svelte.ts';
import type { Person } from '../../room.ts';
import { tellWinners } from '../../tell.ts';
import { nameBox, nameCats, nameWorth } from '../names.ts';
import { decidedByPenalties, type CountStep } from './steps.ts';

/** A counted box in one sentence. */
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
  return t('if-text-box', { place: nameBox(box), details: joinParts(details) });
}

/** Who won, by how much, and how a tie was broken. */
export function tellEnd(view: BoxView, scores: Scores, people: readonly Person[]): string {
  const totals = inOrder(scores).map((seat) =>
    t('if-count-points', { name: people[seat].name, count: scores.totals[seat] }),
  );
  const tie = tellTie(view, people);
  return [tellWinners(people, scores.places), `${joinParts(totals)}.`, ...(tie ? [tie] : [])].join(' ');
}

/** Seats, best first. */
export const inOrder = ({ places }: Scores): number[] =>
  places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);

/** How penalty points decided between equal totals; null if they weren't needed, or are tied as well (IF-21). */
export function tellTie({ result }: BoxView, people: readonly Person[]): string | null {
  const decided = result ? decidedByPenalties(result) : [];
  if (!result || decided.length === 0) return null;
  const each = decided.map((seat) => `${people[seat].name} ${formatNumber(result.penalties[seat])}`);
  return t('if-count-tie', { penalties: formatList(each) });
}
