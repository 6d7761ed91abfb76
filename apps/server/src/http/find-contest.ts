// What routes about contests have in common: finding one, and keeping back what would tell its results too early.

import type { Person } from '@menagerie/protocol';
import { isRevealed, type Contest } from '../contests/contest.ts';
import type { Standing } from '../contests/standing.ts';
import type { Context } from './context.ts';
import { fail } from './errors.ts';

export async function findContest({ contests }: Context, id: string): Promise<Contest> {
  return (await contests.find(id)) ?? fail('no-contest', 'There is no such contest.');
}

export type ListName = 'people' | 'bots';
export const listOf = (person: Person | null): ListName => (person?.isBot ? 'bots' : 'people');

/** The standing of a deal, for those who have played it; when its cards are open, for everyone. */
export async function standingFor(
  context: Context,
  contest: Contest,
  deal: number,
  person: Person | null,
  list = listOf(person),
): Promise<Standing> {
  if (deal >= contest.plan.deals) fail('not-found', 'There is no such deal.');
  if (!(await maySeeResults(context, contest, deal, person)))
    fail('not-over', 'Play this deal to its end first: then you see how others did.');
  return context.standings.of(contest.id, deal, list);
}

export async function maySeeResults(
  { store, registry, standings }: Context,
  contest: Contest,
  deal: number,
  person: Person | null,
): Promise<boolean> {
  const isOpenToAll = isRevealed(contest, registry.now());
  if (!person) return isOpenToAll;
  const standing = await standings.of(contest.id, deal, listOf(person));
  if (standing.has(person.id)) return true;
  const own = await store.contests.play(contest.id, deal, person.id);
  if (!own?.result) return isOpenToAll;
  await standings.refresh(contest.id, deal);
  return true;
}
