// The default store: one SQLite file. Other processes may use it at the same time, but only growth by this one is
// told.

import type { LogEntry } from '../table/log.ts';
import { Moderation } from './moderation.ts';
import * as rows from './rows.ts';
import { ENGINE_CALLS, openEngine, type Engine, type SqliteOptions } from './sqlite-engine.ts';
import type { EntryRow, Growth, Store, Voided } from './store.ts';

/** A path, or `:memory:` for a store that is gone when it is closed. */
export function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store> {
  return new Promise((resolve) => {
    const engine = openEngine(path, options);
    const calls = ENGINE_CALLS.map((name) => [name, engine[name].bind(engine)]);
    resolve(storeOf(Object.fromEntries(calls) as Engine));
  });
}

/** Turns what the server knows into rows and back; whatever is plain data already goes straight to the engine. */
function storeOf(engine: Engine): Store {
  const listeners: ((growth: Growth) => void)[] = [];
  const onVoided: ((voided: Voided) => void)[] = [];
  const tellVoided = (voided: Voided): void => {
    for (const listener of onVoided) listener(voided);
  };
  return {
    ...engine,
    moderation: new Moderation((name, values) => engine.moderate(name, values)),

    async append(append) {
      const { table, after, summary, entries } = append;
      const growth = rows.growthOf(append);
      const { length, people } = growth;
      const grew = await engine.append({
        table,
        after,
        length,
        people,
        summary: rows.summaryRow(summary),
        entries: entries.map(rowOf),
      });
      if (grew) for (const listener of listeners) listener(growth);
      return grew;
    },

    async read(table, from = 0, limit = -1) {
      return (await engine.read(table, from, limit)).map(rows.entryOf);
    },

    erase({ entries, line, ...rest }) {
      return engine.erase({ ...rest, entries: entries.map(rowOf), line: JSON.stringify(line) });
    },

    async list(query) {
      return rows.listedLinesOf(await engine.list(query), query.now);
    },

    async gamesOf(query) {
      return rows.linesOf(await engine.gamesOf(query));
    },

    async updateRatings(query, change) {
      for (;;) {
        const before = await engine.standingOf(query);
        const after = [...change(new Map(before.skills), before.met)];
        const put = await engine.putSkills(query, before, after);
        if (put !== null) return put;
      }
    },

    async removeKey(keyHash) {
      await engine.removeKey(keyHash);
      tellVoided({ key: keyHash });
    },

    async deletePerson(id) {
      await engine.deletePerson(id);
      tellVoided({ person: id });
    },

    onVoided(listener) {
      onVoided.push(listener);
    },

    onGrowth(listener) {
      listeners.push(listener);
    },
  };
}

const rowOf = ({ n, at, event }: LogEntry): EntryRow => ({ n, at, event: JSON.stringify(event) });
