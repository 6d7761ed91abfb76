// A person begins a deal: the one game that counts, to which every further request leads back, or practice.

import type { Person } from '@menagerie/protocol';
import type { Result } from '@menagerie/rules';
import type { TableRegistry } from '../live/table-registry.ts';
import type { Store } from '../store/store.ts';
import { randomId } from '../table/numbers.ts';
import { refuse, type Refused } from '../table/ruling.ts';
import type { Table } from '../table/table.ts';
import { isOpen, isRevealed, type Contest } from './contest.ts';
import { openPlay } from './play.ts';

export interface Beginning {
  readonly contest: Contest;
  readonly deal: number;
  readonly person: Person;
  readonly isPractice: boolean;
}

interface Rooms {
  readonly store: Pick<Store, 'contests'>;
  readonly registry: TableRegistry;
}

type Begun = Result<Table, Refused>;

export async function begin({ store, registry }: Rooms, beginning: Beginning): Promise<Begun> {
  const { contest, deal, person, isPractice } = beginning;
  const now = registry.now();
  if (deal >= contest.plan.deals) return refuse('not-found', 'There is no such deal.');
  if (now < contest.opensAt) return notOpen(contest, 'This deal is not open yet.');
  const before = await store.contests.play(contest.id, deal, person.id);
  if (isPractice) {
    if (!before?.result && !isRevealed(contest, now))
      return refuse('not-over', 'You can practise after the game that counts.');
    return registry.open(openPlay(contest, deal, person, false));
  }
  if (!before && !isOpen(contest, now))
    return notOpen(contest, 'This deal is closed. You can still practise it.');
  // First it is noted which table counts: whatever happens then, the next request opens that one and no other.
  const chosen = { contest: contest.id, deal, person: person.id, table: randomId(), begunAt: now };
  const play = before ?? (await store.contests.begin(chosen));
  if (!play) return refuse('no-person', 'Your key is no longer valid.');
  const table = await registry.refresh(play.table);
  if (table) return { ok: true, value: table };
  return registry.openOnce(play.table, openPlay(contest, deal, person, true));
}

const notOpen = ({ opensAt, closesAt }: Contest, message: string): ReturnType<typeof refuse> =>
  refuse('not-open', message, { facts: { opensAt, closesAt } });
