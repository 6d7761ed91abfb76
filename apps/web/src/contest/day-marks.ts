// What a calendar shows of a deal: whether it was played, and how that went.

import type { Day } from '@menagerie/protocol';

/** `ahead`: better than every bot. */
export type DayMark = 'none' | 'begun' | 'played' | 'ahead';

export function markOf({ you }: Day): DayMark {
  if (!you) return 'none';
  if (you.outcome === null) return 'begun';
  return you.outcome === 'finished' && (you.margin ?? 0) > 0 ? 'ahead' : 'played';
}
