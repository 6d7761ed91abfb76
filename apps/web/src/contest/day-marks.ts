// A deal's mark in the calendar: whether it was played, and with what result.

import type { Day } from '@menagerie/protocol';

/** `ahead`: beat every bot. */
export type DayMark = 'none' | 'begun' | 'played' | 'ahead';

export function markOf({ you }: Day): DayMark {
  if (!you) return 'none';
  if (you.outcome === null) return 'begun';
  return you.outcome === 'finished' && (you.margin ?? 0) > 0 ? 'ahead' : 'played';
}
