// A database as the second version left it: players who leave are struck off, and only logs still name them.

import { expect } from 'vitest';
import { CREATE_MIGRATIONS, stepsAfter, type Dialect } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';
import type { LogEvent } from '../table/log.ts';
import { sampleAppend, idOf } from './store-samples.ts';

const LOG: readonly object[] = [
  {
    type: 'opened',
    host: idOf('host'),
    seats: [{ type: 'person', person: idOf('called') }, { type: 'open' }],
  },
  { type: 'seated', seat: 1, person: idOf('left'), name: 'L"e"ft' },
  { type: 'left', seat: 1 },
  { type: 'seated', seat: 1, person: idOf('stays'), name: 'Stays' },
  {
    type: 'said',
    person: idOf('stays'),
    name: 'Stays',
    text: '"person":"nobody" \u0000',
  } satisfies Partial<LogEvent>,
];

/** An open table `a`, of which only `stays` is a player. */
export function oldDatabase(dialect: Dialect): string {
  const { line } = sampleAppend('a', { summary: { phase: 'open' } }).summary;
  const quote = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  return `
    ${CREATE_MIGRATIONS};
    ${stepsAfter(0, dialect)
      .slice(0, 2)
      .map(({ n, sql }) => `${sql}; insert into migrations (n, at) values (${n}, 0);`)
      .join('\n')}
    insert into tables (id, length, phase, game, listed, due_at, people, opened_at, changed_at, line)
      values ('${idOf('a')}', ${LOG.length}, 'open', 'cat-in-the-box', 0, null, '${idOf('stays')}', 0, 0, ${quote(line)});
    ${LOG.map((event, n) => `insert into entries values ('${idOf('a')}', ${n}, 0, ${quote(event)});`).join('\n')}
    insert into players (table_id, person_id, phase) values ('${idOf('a')}', '${idOf('stays')}', 'open');
  `;
}

/** The store found everyone in the log, and gave nobody a game back. */
export async function expectAllNamed(store: Store): Promise<void> {
  for (const name of ['host', 'called', 'left', 'stays'])
    expect([name, await store.tablesNaming(idOf(name))]).toEqual([name, [idOf('a')]]);
  expect(await store.tablesNaming('nobody')).toEqual([]);
  const games = (name: string) => store.gamesOf({ person: idOf(name), phases: ['open'], limit: 9 });
  expect(await games('stays')).toHaveLength(1);
  expect(await games('left')).toEqual([]);
}
