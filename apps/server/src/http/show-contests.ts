// Contests as a reader may see them, with their creator and the reader's own games.

import type { Contest as ContestShown, Person } from '@menagerie/protocol';
import type { Contest } from '../contests/contest.ts';
import { byId } from '../contests/standings.ts';
import { shownContest } from './contest-schemas.ts';
import type { Context } from './context.ts';

export async function showContests(
  { store, registry }: Context,
  contests: readonly Contest[],
  person: Person | null,
): Promise<ContestShown[]> {
  const hosts = byId(await store.contests.names(contests.flatMap(({ host }) => host ?? [])));
  const ids = contests.map(({ id }) => id);
  const plays = person ? await store.contests.playsAmong(person.id, ids) : [];
  return contests.map((contest) => {
    const { host } = contest;
    return shownContest({
      contest,
      plays: plays.filter((play) => play.contest === contest.id),
      host: host === null ? null : { person: host, name: hosts.get(host) ?? '' },
      now: registry.now(),
    });
  });
}
