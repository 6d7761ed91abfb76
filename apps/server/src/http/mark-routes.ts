// Whom a person mutes and blocks.

import { ApiError, Mark, SetMark, strict, type Id } from '@menagerie/protocol';
import { Type } from 'typebox';
import { isCalled } from '../live/holdings.ts';
import { decline, remove } from '../table/hosting.ts';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { currentPerson, requirePerson } from './identity.ts';
import { PersonParams } from './schemas.ts';

const MOST_MARKS = 200;
const MOST_WAITING = 500;

export function markRoutes(api: Api, context: Context): void {
  const { store, registry, people, lobby, mutes } = context;
  const tags = ['people'];
  const response = { 200: strict({ blocks: Type.Array(Mark) }), default: ApiError };
  const listOf = async (person: Id): Promise<{ blocks: Mark[] }> => {
    const blocks = [...(await store.marksOf(person))];
    mutes.note(person, blocks);
    return { blocks };
  };

  api.get('/me/blocks', {
    schema: { tags, summary: 'People you mute or block, newest first', response },
    handler: (request) => listOf(requirePerson(request).id),
  });

  api.put('/me/blocks/:person', {
    config: stricterLimit(context, 10),
    schema: {
      tags,
      summary:
        'Mute or block a person; blocking declines their invitations and removes them from your tables',
      params: PersonParams,
      body: SetMark,
      response,
    },
    handler: async (request) => {
      const me = await currentPerson(request, people);
      const { person: other } = request.params;
      if (other === me.id) fail('bad-request', 'That is you.');
      const { kind } = request.body;
      const put = await store.putMark({
        person: me.id,
        other,
        kind,
        at: registry.now(),
        most: MOST_MARKS,
      });
      if (put === 'no-person') fail('no-person', 'There is no such person.');
      if (put === 'too-many') fail('too-many', `You already mute or block ${MOST_MARKS} people.`);
      if (kind === 'block') {
        await store.friends.remove(me.id, other);
        await part(me, other);
      }
      lobby.cut([me.id, other]);
      return listOf(me.id);
    },
  });

  api.delete('/me/blocks/:person', {
    schema: { tags, summary: 'Unmute or unblock a person', params: PersonParams, response },
    handler: async (request) => {
      const { id } = requirePerson(request);
      await store.removeMark(id, request.params.person);
      lobby.cut([id, request.params.person]);
      return listOf(id);
    },
  });

  /** Of what waits to begin: their calls are turned down, and they leave the tables of the one who blocks. */
  const part = async (me: Awaited<ReturnType<typeof currentPerson>>, other: Id): Promise<void> => {
    const waiting = await store.gamesOf({ person: me.id, phases: ['open'], limit: MOST_WAITING });
    for (const line of waiting) {
      if (line.host === other && isCalled(line, me.id))
        await registry.change(line.id, (table) => decline(table, me.id));
      if (line.host === me.id && line.seats.some(({ person }) => person === other))
        await registry.change(line.id, (table) => remove(table, me, other));
    }
  };
}
