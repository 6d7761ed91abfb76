// Appends that arrive while others are on their way go together in the next statement. PostgreSQL lets only one
// transaction that notifies commit at a time, so alone each would wait for the syncs of all before it.

import type pg from 'pg';
import { failure } from './failure.ts';
import { CHANNEL } from './postgres-growth.ts';
import { summaryRow } from './rows.ts';
import { StoreError, type Append, type Growth } from './store.ts';

const MOST_TOGETHER = 100;

/**
 * One transaction for many tables. `was` locks those that have the expected length, in an order that cannot
 * deadlock; of the others nothing is written, and they are missing in the answer. The word to other servers is
 * passed on by PostgreSQL at the commit.
 */
const APPEND = `
  with want as materialized (
    select * from json_to_recordset($1::json) as w (
      id text, after int, length int, phase text, game text, listed int, due_at float8, people text,
      opened_at float8, changed_at float8, line text, host text, hidden_until float8, notice_at float8,
      growth text)
  ),
  was as materialized (
    select tables.id, tables.phase, tables.people
    from tables join want on tables.id = want.id and tables.length = want.after
    order by tables.id for update of tables
  ),
  opened as (
    insert into tables (id, length, phase, game, listed, due_at, people, opened_at, changed_at, line, host,
      hidden_until, notice_at)
    select id, length, phase, game, listed, due_at, people, opened_at, changed_at, line, host, hidden_until, notice_at
    from want where after = 0 order by id
    on conflict do nothing returning id
  ),
  grown as (
    update tables set length = want.length, phase = want.phase, game = want.game, listed = want.listed,
      due_at = want.due_at, people = want.people, opened_at = want.opened_at, changed_at = want.changed_at,
      line = want.line, host = want.host, hidden_until = want.hidden_until, notice_at = want.notice_at
    from want join was on was.id = want.id where tables.id = want.id
    returning tables.id, was.phase <> want.phase or was.people <> want.people as players_changed
  ),
  done as (
    select id, true as players_changed from opened union all select id, players_changed from grown
  ),
  added as (
    insert into entries (table_id, n, at, event)
    select id, n, at, event
    from json_to_recordset($2::json) as e (id text, n int, at float8, event text) join done using (id)
  ),
  seats as (
    select id, want.phase, string_to_array(want.people, ' ') as people
    from want join done using (id) where players_changed
  ),
  hidden as (
    update players set keeps = 0 from seats
    where table_id = seats.id and person_id <> all (seats.people) and keeps = 1
  ),
  put as (
    insert into players (table_id, person_id, phase, keeps)
    select id, person, phase, 1 from seats, unnest(people) as person
    on conflict (table_id, person_id) do update set phase = excluded.phase,
      keeps = case when players.phase = 'over' then players.keeps else 1 end
  )
  select id, pg_notify('${CHANNEL}', growth) from want join done using (id)`;

interface Waiting {
  readonly append: Append;
  readonly growth: Growth;
  readonly done: (grew: boolean) => void;
  readonly fail: (error: StoreError) => void;
}

export class Appends {
  #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #isSending = false;
  #whenIdle: (() => void) | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add(append: Append, growth: Growth): Promise<boolean> {
    return new Promise((done, fail) => {
      if (this.#whenIdle) throw new StoreError('The store is closed.');
      this.#waiting.push({ append, growth, done, fail });
      if (this.#waiting.length === 1) setImmediate(() => void this.#sendAll());
    });
  }

  /** Accepts no more, and resolves when accepted writes are done. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
      void this.#sendAll();
    });
  }

  /** More than one batch at a time brought nothing measurable. */
  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#waiting.length > 0) await this.#send(this.#takeBatch());
    this.#isSending = false;
    this.#whenIdle?.();
  }

  /** The first that came, but no table twice: one of the two would have to see the other's length. */
  #takeBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting)
      if (batch.size < MOST_TOGETHER && !batch.has(one.append.table)) batch.set(one.append.table, one);
      else later.push(one);
    this.#waiting = later;
    return [...batch.values()];
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const grown = await this.#write(batch);
      for (const { append, done } of batch) done(grown.has(append.table));
    } catch (error) {
      if (isRefusal(error) && batch.length > 1) for (const one of batch) await this.#send([one]);
      else {
        // After any other failure, nobody must be left waiting.
        const failed = isRefusal(error) ? batch : [...batch, ...this.#waiting.splice(0)];
        for (const { fail } of failed) fail(failure(error));
      }
    }
  }

  async #write(batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const tables = batch.map(({ append, growth }) => ({
      id: append.table,
      after: append.after,
      length: growth.length,
      ...summaryRow(append.summary),
      growth: JSON.stringify(growth),
    }));
    const entries = batch.flatMap(({ append }) =>
      append.entries.map(({ n, at, event }) => ({ id: append.table, n, at, event: JSON.stringify(event) })),
    );
    const values = [JSON.stringify(tables), JSON.stringify(entries)];
    const { rows } = await this.#pool.query<{ id: string }>({ name: 'append', text: APPEND, values });
    return new Set(rows.map(({ id }) => id));
  }
}

/** The whole batch was rolled back, perhaps because of one: retry each alone. Not after a timeout (class 57). */
function isRefusal(error: unknown): boolean {
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  return severity === 'ERROR' && !String(code).startsWith('57');
}
