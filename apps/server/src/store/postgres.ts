// The store for many servers: PostgreSQL, on a few connections and one more that listens.

import pg from 'pg';
import { nextBeat, type BeatRow, type Outage } from './beat.ts';
import { CONTESTS } from './contest-statements.ts';
import { Contests } from './contests.ts';
import { Puzzles, PUZZLES } from './puzzles.ts';
import { FRIENDS } from './friend-statements.ts';
import { FriendsKept } from './friends.ts';
import { failure } from './failure.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import { NOTICES } from './notice-statements.ts';
import { Notices } from './notices.ts';
import { MODERATION } from './moderation-statements.ts';
import { Moderation } from './moderation.ts';
import { PostgresPeople } from './postgres-people.ts';
import { OUTAGES_TOLD } from './rows.ts';
import type { Beat, Store } from './store.ts';

export interface PostgresOptions {
  readonly connections?: number;
}

interface BeatRead {
  readonly clock: number;
  readonly was: BeatRow | null;
  readonly outages: readonly Outage[];
}

/** Any number that no other program on the same database takes. */
const MIGRATION_LOCK = 7_310_001;

export async function openPostgres(url: string, { connections = 8 }: PostgresOptions = {}): Promise<Store> {
  const settings: pg.PoolConfig = {
    connectionString: url,
    application_name: 'menagerie',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    // A server that was cut off must not hold its locks for long.
    idle_in_transaction_session_timeout: 10_000,
  };
  const store = new PostgresStore({
    ...settings,
    max: connections,
    query_timeout: 10_000,
    statement_timeout: 9000,
  });
  try {
    await migrate(settings);
    await store.listen();
    return store;
  } catch (error) {
    await store.close();
    throw failure(error);
  }
}

/** Servers that start at once wait here for the first of them. */
async function migrate(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined); // whatever is being asked then fails with it
  try {
    await client.connect();
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(CREATE_MIGRATIONS);
    const { rows } = await client.query<{ done: number }>(
      'select coalesce(max(n), 0) as done from migrations',
    );
    for (const { n, sql } of stepsAfter(rows[0]?.done ?? 0, 'postgres')) {
      await client.query(sql);
      await client.query('insert into migrations (n, at) values ($1, $2)', [n, Date.now()]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

class PostgresStore extends PostgresPeople implements Store {
  readonly moderation = new Moderation(this.shared('moderation', MODERATION));
  readonly notices = new Notices(this.shared('notices', NOTICES));
  readonly contests = new Contests(this.shared('contests', CONTESTS));
  readonly puzzles = new Puzzles(this.shared('puzzles', PUZZLES));
  readonly friends = new FriendsKept(this.shared('friends', FRIENDS));

  /** All servers share the database's clock. */
  async beat(_clock: number, notBefore?: number): Promise<Beat> {
    for (;;) {
      const [{ clock, was, outages }] = await this.query<BeatRead>('beatRow', [OUTAGES_TOLD]);
      const { at, ahead, found } = nextBeat(was, Math.round(clock), notBefore);
      const expected = [was?.at ?? null, was?.ahead ?? null];
      const values = [at, ahead, ...expected, found?.since ?? null, found?.until ?? null];
      // Not if another server was quicker.
      if ((await this.query('putBeat', values)).length > 0)
        return { now: at, found, outages: found ? [found, ...outages] : outages };
    }
  }

  async check(): Promise<void> {
    await this.query('probe');
  }
}
