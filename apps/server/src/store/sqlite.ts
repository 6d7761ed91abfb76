// The default store: one SQLite file. Other processes may use it at the same time, but only growth by this one is
// told. A file is written and read in a thread of its own, so that the event loop never waits for the disk.

import type { LogEntry } from '../table/log.ts';
import * as rows from './rows.ts';
import { ENGINE_CALLS, openEngine, type Engine, type SqliteOptions } from './sqlite-engine.ts';
import { startEngine } from './sqlite-threads.ts';
import type { Growth, Store } from './store.ts';

/** A path, or `:memory:` for a store that is gone when it is closed. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store> {
  return storeOf(path === ':memory:' ? inThisThread(path) : await startEngine(path, options));
}

function inThisThread(path: string): Engine {
  const engine = openEngine(path);
  const calls = ENGINE_CALLS.map((name) => [name, engine[name].bind(engine)]);
  return Object.fromEntries(calls) as Engine;
}

/** Turns what the server knows into rows and back; whatever is plain data already goes straight to the engine. */
function storeOf(engine: Engine): Store {
  const listeners: ((growth: Growth) => void)[] = [];
  return {
    ...engine,

    async append(append) {
      const { table, after, summary, entries } = append;
      const growth = rows.growthOf(append);
      const { length, people } = growth;
      const values = Object.values(rows.summaryRow(summary));
      const { phase } = summary;
      const grew = await engine.append({
        table,
        after,
        length,
        phase,
        people,
        values,
        entries: entries.map(rowOf),
      });
      if (grew) for (const listener of listeners) listener(growth);
      return grew;
    },

    async read(table, from = 0) {
      return (await engine.read(table, from)).map(rows.entryOf);
    },

    erase({ entries, line, ...rest }) {
      return engine.erase({ ...rest, entries: entries.map(rowOf), line: JSON.stringify(line) });
    },

    async list(query) {
      return (await engine.list(query)).map(rows.lineOf);
    },

    async gamesOf(query) {
      return (await engine.gamesOf(query)).map(rows.lineOf);
    },

    async updateRatings(query, change) {
      for (;;) {
        const before = await engine.standingOf(query);
        const after = [...change(new Map(before.skills), before.met)];
        const put = await engine.putSkills(query, before, after);
        if (put !== null) return put;
      }
    },

    onGrowth(listener) {
      listeners.push(listener);
    },
  };
}

const rowOf = ({ n, at, event }: LogEntry): rows.EntryRow => ({ n, at, event: JSON.stringify(event) });
