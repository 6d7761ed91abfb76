// Contests in a few words.

import type { Contest } from '@menagerie/protocol';
import { formatDate, formatNumber, formatSigned, t } from '../words/words.svelte.ts';

/** `+12`: the lead over the best opponent. */
export const tellMargin = (margin: number): string => formatSigned(margin);

export const tellPercent = (percent: number): string =>
  formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 0 });

/** The setup: players, bots, rounds. */
export function contestFacts({ options, levels, rounds, commitments, kind }: Contest): readonly string[] {
  const bots = [...new Set(levels.filter((level) => level !== null))];
  return [
    ...(kind === 'challenge' ? [t('contest-deals', { count: commitments.length })] : []),
    t('contest-players', { count: Number(options['players']) }),
    t('contest-bots', { levels: bots.map((level) => t(`level-${level}`)).join(', ') }),
    ...(rounds === null ? [] : [t('contest-rounds', { count: rounds })]),
  ];
}

/** Without line breaks inside; the text around it may wrap. */
export const tellTime = (time: number): string =>
  formatDate(new Date(time).toISOString()).replaceAll(' ', '\u00A0');
