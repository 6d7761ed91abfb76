// Tables in PostgreSQL: logs, lists, and which of them are due.

import type { Id, TableLine } from '@menagerie/protocol';
import type { LogEntry } from '../table/log.ts';
import { PostgresConnection, type Query } from './postgres-connection.ts';
import * as rows from './rows.ts';
import type {
  Append,
  EntryRow,
  Erasure,
  GamesQuery,
  Growth,
  ListQuery,
  PutOffQuery,
  RawTable,
  Tables,
} from './store.ts';

export class PostgresTables extends PostgresConnection implements Tables {
  async append(append: Append): Promise<boolean> {
    return this.appends.add(append, rows.growthOf(append));
  }

  async read(table: Id, from = 0, limit?: number): Promise<readonly LogEntry[]> {
    return (await this.query<EntryRow>('entries', [table, from, limit ?? null])).map(rows.entryOf);
  }

  async readRaw(table: Id): Promise<RawTable | null> {
    const [row] = await this.query<Omit<RawTable, 'entries'>>('rawTable', [table]);
    return row ? { ...row, entries: await this.query('entries', [table, 0, null]) } : null;
  }

  erase({ table, person, length, entries, line }: Erasure): Promise<boolean> {
    return this.transact(async (query) => {
      const [locked] = await query<{ length: number }>('lockTables', [[table]]);
      if (locked?.length !== length) return false;
      const events = entries.map(({ event }) => JSON.stringify(event));
      await query('rewriteEntries', [table, entries.map(({ n }) => n), events]);
      await query('rewriteLine', [table, JSON.stringify(line), person]);
      await strike(query, [table], person);
      const growth: Growth = { table, from: 0, length: 0, people: [], isRewritten: true };
      await query('tell', [JSON.stringify(growth)]);
      return true;
    });
  }

  async list({
    phases,
    game,
    limit,
    skip = 0,
    now = Number.MAX_VALUE,
  }: ListQuery): Promise<readonly TableLine[]> {
    return rows.listedLinesOf(await this.query('listed', [phases, game ?? null, limit, now, skip]), now);
  }

  async countListed(host: Id): Promise<number> {
    return (await this.query<{ count: number }>('countListed', [host]))[0]?.count ?? 0;
  }

  async gamesOf({ person, phases, before, limit }: GamesQuery): Promise<readonly TableLine[]> {
    const values = [person, phases, before ?? Number.MAX_VALUE, limit];
    return rows.linesOf(await this.query('gamesOf', values));
  }

  async tablesNaming(person: Id): Promise<readonly Id[]> {
    return tablesNaming(this.query, person);
  }

  /** The table is locked first: of two people who leave at once, the second sees that the first has gone. */
  forget(table: Id, person: Id): Promise<void> {
    return this.transact(async (query) => {
      await query('lockTables', [[table]]);
      const hidden = await query('hidePlayer', [table, person]);
      if (hidden.length > 0) await query('deleteDeserted', [[table]]);
    });
  }

  async claimDue(now: number, again: number, limit: number): Promise<readonly Id[]> {
    return (await this.query<{ id: Id }>('claimDue', [now, again, limit])).map(({ id }) => id);
  }

  async rest(table: Id, length: number, until: number | null): Promise<void> {
    await this.query('rest', [table, length, until]);
  }

  async setAside(table: Id, until: number): Promise<void> {
    await this.query('setAside', [table, until]);
  }

  async putOff({ tables, people, until, idle }: PutOffQuery): Promise<void> {
    await this.query('putOff', [tables, people, until, idle]);
  }

  async playing(): Promise<readonly Id[]> {
    return (await this.query<{ id: Id }>('playing')).map(({ id }) => id);
  }

  async lastPlayed(): Promise<number | null> {
    return (await this.query<{ at: number | null }>('lastPlayed'))[0]?.at ?? null;
  }
}

export async function tablesNaming(run: Query, person: Id): Promise<readonly Id[]> {
  return (await run<{ table_id: Id }>('tablesNaming', [person])).map(({ table_id }) => table_id);
}

export async function strike(run: Query, tables: readonly Id[], person: Id): Promise<void> {
  const kept = [
    ...(await run<{ table_id: Id }>('strikePlayer', [tables, person])),
    ...(await run<{ table_id: Id }>('strikePlays', [tables, person])),
  ];
  await run('deleteDeserted', [kept.map(({ table_id }) => table_id)]);
}
