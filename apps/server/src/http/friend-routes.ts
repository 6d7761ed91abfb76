// Friends, and whom one has played with. Both must agree, and whoever is blocked never learns it: what they ask is kept
// from the one who blocked them.

import { ApiError, Friends, RecentPlayer, SetHidden, strict, type Id } from '@menagerie/protocol';
import { Type } from 'typebox';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { currentPerson, requirePerson } from './identity.ts';
import { PersonParams } from './schemas.ts';

const MOST_FRIENDS = 200;
const MOST_ASKING = 50;
const MOST_RECENT = 20;
/** So many of the last games are looked at. */
const MOST_GAMES = 50;
/** Who asks for their friends is here for so long. */
const HERE_MS = 60_000;

export async function friendsOf(
  { store, registry }: Pick<Context, 'store' | 'registry'>,
  person: Id,
  mostAsking: number,
): Promise<Friends> {
  const [friends, asking, asked, isHidden] = await Promise.all([
    store.friends.of(person, registry.now()),
    store.friends.asking(person, mostAsking),
    store.friends.asked(person),
    store.friends.isHidden(person),
  ]);
  return { friends, asking, asked, isHidden };
}

export function friendRoutes(api: Api, context: Context): void {
  const { store, registry, people } = context;
  const tags = ['people'];
  const response = { 200: Friends, default: ApiError };
  const listOf = (person: Id): Promise<Friends> => friendsOf(context, person, MOST_ASKING);

  api.get('/me/friends', {
    schema: { tags, summary: 'Your friends, who of them is online, and open requests', response },
    handler: async (request) => {
      const { id } = requirePerson(request);
      await store.friends.noteHere([id], registry.now() + HERE_MS);
      return listOf(id);
    },
  });

  api.put('/me/friends/:person', {
    config: stricterLimit(context, 20),
    schema: {
      tags,
      summary: 'Send or accept a friend request',
      params: PersonParams,
      response,
    },
    handler: async (request) => {
      const { id } = await currentPerson(request, people);
      const { person: other } = request.params;
      if (other === id) fail('bad-request', 'That is you.');
      const marks = await store.marksOf(id);
      if (marks.some(({ person, kind }) => person === other && kind === 'block'))
        fail('bad-request', 'You have blocked this person. Unblock them first.');
      const added = await store.friends.add(id, other, registry.now(), MOST_FRIENDS);
      if (added === 'no-person') fail('no-person', 'There is no such person.');
      if (added === 'too-many')
        fail('too-many', `You already have ${MOST_FRIENDS} friends and open requests.`);
      await store.friends.noteHere([id], registry.now() + HERE_MS);
      return listOf(id);
    },
  });

  api.delete('/me/friends/:person', {
    schema: {
      tags,
      summary: 'End a friendship; decline or withdraw a request',
      params: PersonParams,
      response,
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      await store.friends.remove(id, request.params.person);
      return listOf(id);
    },
  });

  api.put('/me/hidden', {
    schema: { tags, summary: 'Appear online or offline to your friends', body: SetHidden, response },
    handler: async (request) => {
      const { id } = await currentPerson(request, people);
      await store.friends.setHidden(id, request.body.isHidden);
      return listOf(id);
    },
  });

  api.get('/me/recent-players', {
    schema: {
      tags,
      summary: 'People you have played with recently, newest first',
      response: { 200: strict({ players: Type.Array(RecentPlayer) }), default: ApiError },
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      const [games, strangers] = await Promise.all([
        store.gamesOf({ person: id, phases: ['playing', 'over'], limit: MOST_GAMES }),
        store.strangersTo(id),
      ]);
      const left = new Set([id, ...strangers]);
      const players: RecentPlayer[] = [];
      for (const { seats, game, changedAt } of [...games].sort((a, b) => b.changedAt - a.changedAt)) {
        for (const { person, name, isBot } of seats) {
          if (person === null || name === null || isBot || left.has(person)) continue;
          left.add(person);
          players.push({ person, name, game, at: changedAt });
        }
      }
      return { players: players.slice(0, MOST_RECENT) };
    },
  });
}
