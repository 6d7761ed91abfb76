// The status of a deal of the day, in a sentence.

import type { Day, Standing } from '@menagerie/protocol';
import { stateOf } from '../../contest/deal-state.ts';
import { tellLeft } from '../../contest/tell-day.ts';
import { formatPercent, t } from '../../words/words.svelte.ts';

export function tellState(deal: Day, now: number): string {
  const state = stateOf(deal, now);
  const { opensAt, revealsAt, you } = deal;
  if (state === 'ahead') return t('day-state-ahead', { left: tellLeft(opensAt - now) });
  if (state === 'closed') return t('day-state-closed', { left: tellLeft(revealsAt - now) });
  if (state === 'going') return t('day-state-going', { left: tellLeft(revealsAt - now) });
  if (state === 'done' && you?.outcome === 'resigned') return t('day-state-resigned');
  return t(`day-state-${state}`);
}

/** How far you finished ahead of the best opponent, or behind. */
export function tellMargin(margin: number): string {
  if (margin === 0) return t('day-margin-even');
  return margin > 0 ? t('day-margin-ahead', { count: margin }) : t('day-margin-behind', { count: -margin });
}

/** Your place among everyone who played, without revealing anything about the cards. */
export function tellPlace({ you, plays }: Standing): string {
  if (!you) return '';
  if (plays < 2) return t('day-place-first');
  return `${t('day-place', { place: you.place, count: plays })} (${formatPercent(you.percent / 100)})`;
}
