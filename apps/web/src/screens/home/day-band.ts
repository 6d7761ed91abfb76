// What the home page says about today's deals; loaded after it, so that it doesn't delay it.

import { DAY_MS, dateOf, timeOf } from '../../contest/dates.ts';
import type { Days } from '../../contest/days.svelte.ts';
import { stateOf } from '../../contest/deal-state.ts';
import { tellLeft } from '../../contest/tell-day.ts';
import { browserDevice } from '../../device.ts';
import { t } from '../../words/words.svelte.ts';

/** The announced days, and enough past ones for a streak of a few days. */
const BAND_DAYS = 11;

/** What the server knows about the reader. */
export async function askForDays(): Promise<Days> {
  const { Days } = await import('../../contest/days.svelte.ts');
  return new Days({ count: BAND_DAYS });
}

/** The time left and the streak, or that the server can't be reached. */
export function tellToday(days: Days | null): string {
  if (days?.reach === 'offline' || days?.reach === 'unreachable') return t('band-offline');
  const now = days?.now ?? browserDevice.now();
  const left = t('day-left', { left: tellLeft(timeOf(dateOf(now)) + DAY_MS - now) });
  const streak = days?.streak ?? 0;
  return streak > 1 ? `${left} · ${t('band-streak', { count: streak })}` : left;
}

export interface BandDeal {
  readonly state: 'open' | 'going' | 'done';
  readonly text: string;
}

export function tellDeal(days: Days | null, game: string): BandDeal {
  const deal = days?.on(days.today)?.deals.find((one) => one.game === game);
  const state = deal && days ? stateOf(deal, days.now) : 'open';
  if (state === 'going') return { state, text: t('band-going') };
  if (!deal || state !== 'done') return { state: 'open', text: t('band-open') };
  const { you = null, plays = 0 } = days?.standings.get(deal.id) ?? {};
  return {
    state: 'done',
    text: you && plays > 1 ? t('band-place', { place: you.place, count: plays }) : t('band-done'),
  };
}
