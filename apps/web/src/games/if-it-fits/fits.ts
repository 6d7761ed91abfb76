// How a card would fit its neighbours, in words.

import type { BoxView } from '@menagerie/rules';
import { t } from '../../words/words.svelte.ts';
import { meetingsOf } from './cards.ts';
import { readPlacement } from './spots.ts';

/** Null for what lies across, and for the Princess. */
export function fitsOf({ cards }: BoxView, move: string): string | null {
  const placement = readPlacement(move);
  if (!placement || !Number.isInteger(placement.x) || placement.piece === 'princess') return null;
  const { x, y, piece, isTurned } = placement;
  const meetings = Object.values(meetingsOf(cards, { x, y, card: piece, turned: isTurned }));
  const count = (wanted: string): number => meetings.filter((meeting) => meeting === wanted).length;
  const joins = t('if-box-joins', { count: count('joined') });
  return count('blocked') ? `${joins}, ${t('if-box-blocked', { count: count('blocked') })}` : joins;
}
