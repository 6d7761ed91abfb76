// Tables in SQLite: logs, lists, and which of them are due.

import type { Id, Phase, TableLine } from '@menagerie/protocol';
import type { LogEntry } from '../table/log.ts';
import * as rows from './rows.ts';
import { SqliteConnection } from './sqlite-connection.ts';
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

export class SqliteTables extends SqliteConnection implements Tables {
  async append(append: Append): Promise<boolean> {
    const growth = rows.growthOf(append);
    const grew = await this.write(() => this.#append(append, growth));
    if (grew) this.tellGrowth(growth);
    return grew;
  }

  #append(append: Append, { length, people }: Growth): boolean {
    const { table, after, entries } = append;
    const summary = rows.summaryRow(append.summary);
    const sql = this.sql;
    const { due_at, changed_at, line, phase, listed, host, hidden_until, notice_at } = summary;
    const as = [table, after, phase, listed, summary.people, host, hidden_until] as const;
    if (sql.goOn.run(length, due_at, changed_at, line, notice_at, ...as).changes === 0) {
      const was = sql.table.all<rows.TableRow>(table)[0];
      if ((was?.length ?? 0) !== after) return false;
      const values = Object.values(summary);
      if (was === undefined) sql.addTable.run(table, length, ...values);
      else sql.growTable.run(length, ...values, table);
      if (was?.people !== summary.people || was.phase !== phase) {
        sql.hidePlayers.run(table, JSON.stringify(people));
        for (const person of people) sql.putPlayer.run(table, person, phase);
      }
    }
    for (const { n, at, event } of entries) sql.addEntry.run(table, n, at, JSON.stringify(event));
    return true;
  }

  async read(table: Id, from = 0, limit = -1): Promise<readonly LogEntry[]> {
    const found = await this.ask(() => this.sql.entries.all<EntryRow>(table, from, limit));
    return found.map(rows.entryOf);
  }

  readRaw(table: Id): Promise<RawTable | null> {
    return this.ask(() => {
      const [row] = this.sql.rawTable.all<Omit<RawTable, 'entries'>>(table);
      return row ? { ...row, entries: this.sql.entries.all<EntryRow>(table, 0, -1) } : null;
    });
  }

  erase({ table, person, length, entries, line }: Erasure): Promise<boolean> {
    return this.write(() => {
      const sql = this.sql;
      if (sql.table.all<rows.TableRow>(table)[0]?.length !== length) return false;
      for (const { n, event } of entries) sql.rewriteEntry.run(JSON.stringify(event), table, n);
      sql.rewriteLine.run(JSON.stringify(line), person, person, table);
      this.strike(table, person);
      return true;
    });
  }

  list({ phases, game, limit, skip = 0, now = Number.MAX_VALUE }: ListQuery): Promise<readonly TableLine[]> {
    const asked = game ?? null;
    const most = skip + limit;
    const find = (phase: Phase, after: number, until: number): rows.ListedRow[] =>
      this.sql.listed.all<rows.ListedRow>(phase, asked, asked, after, until, most);
    return this.ask(() => {
      const found = phases
        .flatMap((phase) => [
          ...find(phase, -1, now),
          ...(phase === 'playing' ? find('over', now, Number.MAX_VALUE) : []),
        ])
        .sort((a, b) => a.turn - b.turn || b.changed_at - a.changed_at)
        .slice(skip, most);
      return rows.listedLinesOf(found, now);
    });
  }

  countListed(host: Id): Promise<number> {
    return this.ask(() => this.sql.countListed.all<{ count: number }>(host)[0]?.count ?? 0);
  }

  gamesOf({ person, phases, before = Number.MAX_VALUE, limit }: GamesQuery): Promise<readonly TableLine[]> {
    return this.ask(() =>
      rows.linesOf(this.sql.gamesOf.all<rows.LineRow>(person, JSON.stringify(phases), before, limit)),
    );
  }

  protected strike(table: Id, person: Id): void {
    const [struck] = this.sql.strikePlayer.all<{ keeps: number }>(table, person);
    const counted = this.sql.strikePlay.run(table, person).changes > 0;
    if (struck?.keeps === 1 || counted) this.sql.deleteDeserted.run(table);
  }

  tablesNaming(person: Id): Promise<readonly Id[]> {
    return this.ask(() => this.namedAt(person));
  }

  protected namedAt(person: Id): readonly Id[] {
    return this.sql.tablesNaming.all<{ table_id: Id }>(person).map(({ table_id }) => table_id);
  }

  forget(table: Id, person: Id): Promise<void> {
    return this.write(() => {
      const { changes } = this.sql.hidePlayer.run(table, person);
      if (changes > 0) this.sql.deleteDeserted.run(table);
    });
  }

  claimDue(now: number, again: number, limit: number): Promise<readonly Id[]> {
    return this.write(() => this.sql.claimDue.all<{ id: Id }>(again, now, limit).map(({ id }) => id));
  }

  rest(table: Id, length: number, until: number | null): Promise<void> {
    return this.write(() => void this.sql.rest.run(until, table, length));
  }

  setAside(table: Id, until: number): Promise<void> {
    return this.write(() => void this.sql.setAside.run(until, table));
  }

  putOff({ tables, people, until, idle }: PutOffQuery): Promise<void> {
    return this.write(
      () => void this.sql.putOff.run(until, idle, JSON.stringify(tables), JSON.stringify(people)),
    );
  }

  playing(): Promise<readonly Id[]> {
    return this.ask(() => this.sql.playing.all<{ id: Id }>().map(({ id }) => id));
  }

  lastPlayed(): Promise<number | null> {
    return this.ask(() => this.sql.lastPlayed.all<{ at: number | null }>()[0]?.at ?? null);
  }
}
