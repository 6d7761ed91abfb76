// Players report people and words; operators' warnings reach the person they are for.

import { ApiError, Id, NewReport, strict, WarningNote, type Person } from '@menagerie/protocol';
import { Type } from 'typebox';
import { randomId } from '../table/numbers.ts';
import { wordsOf } from '../table/operating.ts';
import type { Table } from '../table/table.ts';
import { readerOf, visibleLength } from '../table/visible.ts';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { requirePerson } from './identity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_A_DAY = 10;
const MOST_WARNINGS = 20;

export function reportRoutes(api: Api, context: Context): void {
  const { registry, people } = context;
  const { moderation } = context.store;
  const tags = ['reports'];
  const done = { 204: Type.Null(), default: ApiError };

  api.post('/reports', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Report a person at a table you were at or watched, or a message of theirs, to the operators',
      body: NewReport,
      response: done,
    },
    handler: async (request, reply) => {
      const { id: reporter } = requirePerson(request);
      const { table: id, person, n, reason, words = '' } = request.body;
      if (person === reporter) fail('bad-request', 'You cannot report yourself.');
      const table = (await registry.refresh(id)) ?? fail('no-table', 'There is no such table.');
      if (!(await moderation.hasSeen(id, reporter)))
        fail('not-yours', 'You can only report people at tables you were at or watched.');
      const until = visibleLength(table, readerOf(table, reporter), registry.now());
      const name =
        ((await people.look(person)) && nameIn(table, person, until)) ??
        fail('not-found', 'This person was not at the table.');
      const said = n === undefined || n >= until ? undefined : table.entries[n].event;
      const quote = wordsOf(said);
      if (n !== undefined && (said?.type !== 'said' || said.person !== person || quote === null))
        fail('not-found', 'That entry has no message from this person.');
      const at = registry.now();
      const report = { id: randomId(), at, reporter, person, name, table: id, n: n ?? null, reason, words };
      const added = await moderation.addReport(
        { ...report, quote, closedAt: null },
        { since: at - DAY_MS, most: MOST_A_DAY },
      );
      if (added === 'doubled') fail('already-reported', 'You have already reported this.');
      if (added === 'too-many')
        fail('too-many-reports', `You have sent ${MOST_A_DAY} reports today. Try again tomorrow.`);
      return reply.code(204).send(null);
    },
  });

  api.get('/me/warnings', {
    schema: {
      tags,
      summary: 'Warnings from operators that you have not confirmed',
      response: { 200: strict({ warnings: Type.Array(WarningNote) }), default: ApiError },
    },
    handler: async (request) => {
      const warnings = await moderation.warnings(requirePerson(request).id, MOST_WARNINGS);
      const unread = warnings.filter(({ readAt }) => readAt === null);
      return { warnings: unread.map(({ id, at, text }) => ({ id, at, text })) };
    },
  });

  api.post('/me/warnings/:id/read', {
    schema: { tags, summary: 'Confirm a warning', params: strict({ id: Id }), response: done },
    handler: async (request, reply) => {
      await moderation.readWarning(request.params.id, requirePerson(request).id, registry.now());
      return reply.code(204).send(null);
    },
  });
}

/** Whoever watches may report; those who play are known from the log. Watching goes on if it cannot be noted. */
export async function noteWatcher({ store }: Context, table: Table, person: Person | null): Promise<void> {
  if (person === null || table.seatOf(person.id) !== null) return;
  try {
    const isKnown = await store.moderation.hasSeen(table.id, person.id);
    if (!isKnown) await store.moderation.addWatcher(table.id, person.id);
  } catch {
    // The store cannot be reached: then this person cannot report here yet.
  }
}

/** What the person is called at the table, if the first entries name them. */
function nameIn({ entries }: Table, person: Id, until: number): string | null {
  for (const { event } of entries.slice(0, until).reverse())
    if ((event.type === 'seated' || event.type === 'said') && event.person === person) return event.name;
  return null;
}
