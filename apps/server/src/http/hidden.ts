// A table whose cards others still play is for its player, and for who has played the same deal to its end.

import type { Person } from '@menagerie/protocol';
import { refuse } from '../table/ruling.ts';
import type { Table } from '../table/table.ts';
import { isHidden } from '../table/visible.ts';
import { orRefuse, type Context } from './context.ts';

export async function refuseHidden(
  { registry, store }: Pick<Context, 'registry' | 'store'>,
  table: Table,
  person: Person | null,
): Promise<void> {
  const { contest } = table;
  if (!contest || !isHidden(table, registry.now())) return;
  if (person && table.seatOf(person.id) !== null) return;
  if (person && table.phase === 'over' && contest.isCounted) {
    const own = await store.contests.play(contest.id, contest.deal, person.id);
    if (own?.result) return;
  }
  orRefuse(
    refuse(
      'hidden',
      'Others are still playing these cards. You can see this game once you have played them, or once they are open to all.',
      {
        facts: { until: contest.hiddenUntil },
      },
    ),
  );
}
