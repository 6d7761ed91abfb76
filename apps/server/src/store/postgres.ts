// The store for many servers: PostgreSQL, on a few connections and one more that listens.

import type { Id, Mark, Person, TableLine } from '@menagerie/protocol';
import pg from 'pg';
import type { LogEntry } from '../table/log.ts';
import { nextBeat, type BeatRow, type Outage } from './beat.ts';
import { contestStatement, type ContestStatement } from './contest-statements.ts';
import { Contests } from './contests.ts';
import { failure } from './failure.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import { Moderation } from './moderation.ts';
import { MODERATION, type ModerationStatement } from './moderation-statements.ts';
import { Appends } from './postgres-appends.ts';
import { GrowthListener, type News } from './postgres-growth.ts';
import { STATEMENTS, type StatementName } from './postgres-statements.ts';
import * as rows from './rows.ts';
import type {
  Append,
  Device,
  Beat,
  EntryRow,
  Erasure,
  GamesQuery,
  Growth,
  ListQuery,
  NewDevice,
  MarkQuery,
  Meetings,
  PutOffQuery,
  RateQuery,
  RawTable,
  SkillLine,
  Skills,
  Store,
  Voided,
} from './store.ts';

export interface PostgresOptions {
  readonly connections?: number;
}

interface BeatRead {
  readonly clock: number;
  readonly was: BeatRow | null;
  readonly outages: readonly Outage[];
}

type Parameter = rows.Value | readonly rows.Value[];
type Query = <Row>(name: StatementName, values?: readonly Parameter[]) => Promise<Row[]>;

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

class PostgresStore implements Store {
  readonly moderation = new Moderation((name, values) => this.#moderate(name, values));
  readonly contests = new Contests((name, values) => this.#contest(name, values));
  #pool: pg.Pool;
  #appends: Appends;
  #growth: GrowthListener;
  #closing: Promise<void> | null = null;
  #listeners: ((growth: Growth | 'lost') => void)[] = [];
  #onVoided: ((voided: Voided | 'lost') => void)[] = [];

  constructor(settings: pg.PoolConfig) {
    this.#pool = new pg.Pool(settings);
    // A connection that breaks is replaced when one is next needed; unheard, its error would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#appends = new Appends(this.#pool);
    this.#growth = new GrowthListener(settings, (news) => {
      if (news !== 'lost' && 'voided' in news) return this.#tellVoided(news.voided);
      for (const listener of this.#listeners) listener(news);
      if (news === 'lost') this.#tellVoided(news);
    });
  }

  listen(): Promise<void> {
    return this.#growth.start();
  }

  async append(append: Append): Promise<boolean> {
    return this.#appends.add(append, rows.growthOf(append));
  }

  async read(table: Id, from = 0, limit?: number): Promise<readonly LogEntry[]> {
    return (await this.#query<EntryRow>('entries', [table, from, limit ?? null])).map(rows.entryOf);
  }

  async readRaw(table: Id): Promise<RawTable | null> {
    const [row] = await this.#query<Omit<RawTable, 'entries'>>('rawTable', [table]);
    return row ? { ...row, entries: await this.#query('entries', [table, 0, null]) } : null;
  }

  erase({ table, person, length, entries, line }: Erasure): Promise<boolean> {
    return this.#transact(async (query) => {
      const [locked] = await query<{ length: number }>('lockTables', [[table]]);
      if (locked?.length !== length) return false;
      const events = entries.map(({ event }) => JSON.stringify(event));
      await query('rewriteEntries', [table, entries.map(({ n }) => n), events]);
      await query('rewriteLine', [table, JSON.stringify(line)]);
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
    return rows.listedLinesOf(await this.#query('listed', [phases, game ?? null, limit, now, skip]), now);
  }

  async countListed(host: Id): Promise<number> {
    return (await this.#query<{ count: number }>('countListed', [host]))[0]?.count ?? 0;
  }

  async gamesOf({ person, phases, before, limit }: GamesQuery): Promise<readonly TableLine[]> {
    const values = [person, phases, before ?? Number.MAX_VALUE, limit];
    return rows.linesOf(await this.#query('gamesOf', values));
  }

  async tablesNaming(person: Id): Promise<readonly Id[]> {
    return tablesNaming(this.#query, person);
  }

  /** The table is locked first: of two people who leave at once, the second sees that the first has gone. */
  forget(table: Id, person: Id): Promise<void> {
    return this.#transact(async (query) => {
      await query('lockTables', [[table]]);
      const hidden = await query('hidePlayer', [table, person]);
      if (hidden.length > 0) await query('deleteDeserted', [[table]]);
    });
  }

  async claimDue(now: number, again: number, limit: number): Promise<readonly Id[]> {
    return (await this.#query<{ id: Id }>('claimDue', [now, again, limit])).map(({ id }) => id);
  }

  async rest(table: Id, length: number, until: number | null): Promise<void> {
    await this.#query('rest', [table, length, until]);
  }

  async setAside(table: Id, until: number): Promise<void> {
    await this.#query('setAside', [table, until]);
  }

  async putOff({ tables, people, until, idle }: PutOffQuery): Promise<void> {
    await this.#query('putOff', [tables, people, until, idle]);
  }

  async playing(): Promise<readonly Id[]> {
    return (await this.#query<{ id: Id }>('playing')).map(({ id }) => id);
  }

  async lastPlayed(): Promise<number | null> {
    return (await this.#query<{ at: number | null }>('lastPlayed'))[0]?.at ?? null;
  }

  /** The database's clock is the one that all servers share. */
  async beat(_clock: number, notBefore?: number): Promise<Beat> {
    for (;;) {
      const [{ clock, was, outages }] = await this.#query<BeatRead>('beatRow', [rows.OUTAGES_TOLD]);
      const { at, ahead, found } = nextBeat(was, Math.round(clock), notBefore);
      const expected = [was?.at ?? null, was?.ahead ?? null];
      const values = [at, ahead, ...expected, found?.since ?? null, found?.until ?? null];
      // Not if another server was quicker.
      if ((await this.#query('putBeat', values)).length > 0)
        return { now: at, found, outages: found ? [found, ...outages] : outages };
    }
  }

  async addPerson(person: Person, keyHash: string, device?: NewDevice): Promise<void> {
    const values = [...rows.personValues(person), keyHash, device?.label ?? '', device?.at ?? null];
    await this.#query('addPerson', values);
  }

  async personByKey(keyHash: string): Promise<Person | null> {
    return (await this.#people('personByKey', [keyHash]))[0] ?? null;
  }

  async person(id: Id): Promise<Person | null> {
    return (await this.#people('person', [id]))[0] ?? null;
  }

  async savePerson(person: Person): Promise<void> {
    await this.#query('savePerson', rows.personValues(person));
  }

  offers(game: string | undefined, limit: number): Promise<readonly Person[]> {
    return this.#people('offers', [game ?? null, limit]);
  }

  async addKey(person: Id, keyHash: string, device?: NewDevice): Promise<void> {
    await this.#query('addKey', [person, keyHash, device?.label ?? '', device?.at ?? null]);
  }

  async removeKey(keyHash: string): Promise<void> {
    const voided: Voided = { key: keyHash };
    await this.#query('removeKey', [keyHash, newsOf(voided)]);
    this.#tellVoided(voided);
  }

  async useKey(keyHash: string, at: number): Promise<void> {
    await this.#query('useKey', [keyHash, at]);
  }

  async devicesOf(person: Id): Promise<readonly Device[]> {
    return (await this.#query<rows.DeviceRow>('devicesOf', [person])).map(rows.deviceOf);
  }

  async addCode(codeHash: string, person: Id, until: number): Promise<boolean> {
    return (await this.#query('addCode', [codeHash, person, until])).length > 0;
  }

  async putRecovery(codeHash: string, person: Id, at: number): Promise<boolean> {
    return (await this.#query('putRecovery', [codeHash, person, at])).length > 0;
  }

  async recoveryOf(person: Id): Promise<number | null> {
    return (await this.#query<{ made_at: number }>('recoveryOf', [person]))[0]?.made_at ?? null;
  }

  async personByRecovery(codeHash: string): Promise<Person | null> {
    return (await this.#people('personByRecovery', [codeHash]))[0] ?? null;
  }

  async useCode(codeHash: string, now: number): Promise<Id | null> {
    return rows.whoseCode(await this.#query<rows.CodeRow>('takeCodes', [codeHash, now]), codeHash, now);
  }

  async ratingsOf(person: Id): Promise<readonly SkillLine[]> {
    return (await this.#query<rows.SkillRow>('ratingsOf', [person])).map(rows.skillLineOf);
  }

  updateRatings(
    { table, game, kind, players, pairs, at, since }: RateQuery,
    change: (current: Skills, met: Meetings) => Skills,
  ): Promise<boolean> {
    const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
    return this.#transact(async (query) => {
      if ((await query('markRated', [table])).length === 0) return false;
      const known = await query<{ id: Id }>('lockKnown', [players]);
      const met = await query<{ games: number }>('countMet', [ones, others, game, kind, since]);
      const current = rows.skillsOf(await query('ratingsAmong', [players, game, kind]));
      const skills = change(
        current,
        met.map(({ games }) => games),
      );
      const kept = known.flatMap(({ id }) => {
        const skill = skills.get(id);
        return skill ? [{ id, ...skill }] : [];
      });
      await query('putRatings', [
        game,
        kind,
        kept.map(({ id }) => id),
        kept.map(({ mu }) => mu),
        kept.map(({ sigma }) => sigma),
        kept.map(({ games }) => games),
        rows.dayOf(at),
      ]);
      await query('putMet', [ones, others, game, kind, since, at]);
      return true;
    });
  }

  async marksOf(person: Id): Promise<readonly Mark[]> {
    return (await this.#query<rows.MarkRow>('marksOf', [person])).map(rows.markOf);
  }

  /** The person is locked: of two marks at once, the second counts the first. */
  putMark({ person, other, kind, at, most }: MarkQuery): Promise<'kept' | 'too-many' | 'no-person'> {
    return this.#transact(async (query) => {
      if ((await query('lockKnown', [[person, other]])).length < 2) return 'no-person';
      const [counted] = await query<{ count: number }>('countMarks', [person, other]);
      if ((counted?.count ?? 0) >= most) return 'too-many';
      await query('putMark', [person, other, kind, at]);
      return 'kept';
    });
  }

  async removeMark(person: Id, other: Id): Promise<void> {
    await this.#query('removeMark', [person, other]);
  }

  async foesOf(person: Id, others: readonly Id[]): Promise<readonly Id[]> {
    return (await this.#query<{ id: Id }>('foesOf', [person, others])).map(({ id }) => id);
  }

  async strangersTo(person: Id): Promise<readonly Id[]> {
    return (await this.#query<{ id: Id }>('strangersTo', [person])).map(({ id }) => id);
  }

  async deletePerson(id: Id): Promise<void> {
    const voided: Voided = { person: id };
    await this.#transact(async (query) => {
      const tables = await tablesNaming(query, id);
      await query('lockTables', [tables]);
      await strike(query, tables, id);
      await query('clearTitles', [id]);
      await query('deletePerson', [id]);
      await query('tell', [newsOf(voided)]);
    });
    this.#tellVoided(voided);
  }

  #moderate(name: ModerationStatement, values: readonly rows.Value[]): Promise<readonly object[]> {
    return this.#ask(name, MODERATION[name], values);
  }

  #contest(name: ContestStatement, values: readonly rows.Value[]): Promise<readonly object[]> {
    return this.#ask(`contests ${name}`, contestStatement(name, 'postgres'), values);
  }

  async #ask(name: string, text: string, values: readonly rows.Value[]): Promise<readonly object[]> {
    try {
      return (await this.#pool.query({ name, text, values: [...values] })).rows as object[];
    } catch (error) {
      throw failure(error);
    }
  }

  onGrowth(listener: (growth: Growth | 'lost') => void): void {
    this.#listeners.push(listener);
  }

  onVoided(listener: (voided: Voided | 'lost') => void): void {
    this.#onVoided.push(listener);
  }

  /** At this server at once, and once more with what all servers are told. */
  #tellVoided(voided: Voided | 'lost'): void {
    for (const listener of this.#onVoided) listener(voided);
  }

  async check(): Promise<void> {
    await this.#query('probe');
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await Promise.all([this.#growth.close(), this.#appends.close()]);
    await this.#pool.end();
  }

  async #people(name: StatementName, values: readonly Parameter[]): Promise<Person[]> {
    return (await this.#query<rows.PersonRow>(name, values)).map(rows.personOf);
  }

  #query: Query = (name, values) => query(this.#pool, name, values);

  async #transact<T>(work: (ask: Query) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw failure(error);
    });
    try {
      await client.query('begin');
      const result = await work((name, values) => query(client, name, values));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // Closing the connection rolls back, whatever state it is in.
      client.release(true);
      throw failure(error);
    }
  }
}

async function query<Row>(
  on: pg.Pool | pg.PoolClient,
  name: StatementName,
  values: readonly Parameter[] = [],
): Promise<Row[]> {
  try {
    const { rows } = await on.query({ name, text: STATEMENTS[name], values: [...values] });
    return rows as Row[];
  } catch (error) {
    throw failure(error);
  }
}

const newsOf = (voided: Voided): string => JSON.stringify({ voided } satisfies News);

async function tablesNaming(run: Query, person: Id): Promise<readonly Id[]> {
  return (await run<{ table_id: Id }>('tablesNaming', [person])).map(({ table_id }) => table_id);
}

async function strike(run: Query, tables: readonly Id[], person: Id): Promise<void> {
  const kept = [
    ...(await run<{ table_id: Id }>('strikePlayer', [tables, person])),
    ...(await run<{ table_id: Id }>('strikePlays', [tables, person])),
  ];
  await run('deleteDeserted', [kept.map(({ table_id }) => table_id)]);
}
