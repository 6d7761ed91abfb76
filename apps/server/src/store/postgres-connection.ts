// Shared by all parts of the PostgreSQL store: the connections, the statements that run on them, and listeners for what
// was written, here or by other servers.

import pg from 'pg';
import { failure } from './failure.ts';
import { Appends } from './postgres-appends.ts';
import { GrowthListener } from './postgres-growth.ts';
import { STATEMENTS, type StatementName } from './postgres-statements.ts';
import { inDialect, type Run, type Statements } from './shared-statements.ts';
import type { Growth, Voided } from './store.ts';
import type { Value } from './values.ts';

export type Parameter = Value | readonly Value[];
export type Query = <Row>(name: StatementName, values?: readonly Parameter[]) => Promise<Row[]>;

export class PostgresConnection {
  protected readonly appends: Appends;
  readonly #pool: pg.Pool;
  readonly #growth: GrowthListener;
  #closing: Promise<void> | null = null;
  readonly #onGrowth: ((growth: Growth | 'lost') => void)[] = [];
  readonly #onVoided: ((voided: Voided | 'lost') => void)[] = [];

  constructor(settings: pg.PoolConfig) {
    this.#pool = new pg.Pool(settings);
    // A broken connection is replaced when next needed; an unhandled error would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.appends = new Appends(this.#pool);
    this.#growth = new GrowthListener(settings, (news) => {
      if (news !== 'lost' && 'voided' in news) return this.tellVoided(news.voided);
      for (const listener of this.#onGrowth) listener(news);
      if (news === 'lost') this.tellVoided(news);
    });
  }

  listen(): Promise<void> {
    return this.#growth.start();
  }

  onGrowth(listener: (growth: Growth | 'lost') => void): void {
    this.#onGrowth.push(listener);
  }

  onVoided(listener: (voided: Voided | 'lost') => void): void {
    this.#onVoided.push(listener);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await Promise.all([this.#growth.close(), this.appends.close()]);
    await this.#pool.end();
  }

  /** Reported here immediately, and again through NOTIFY. */
  protected tellVoided(voided: Voided | 'lost'): void {
    for (const listener of this.#onVoided) listener(voided);
  }

  protected query: Query = (name, values) => query(this.#pool, name, STATEMENTS[name], values);

  /** A prepared statement is known by its name on its connection, so each part puts its own before it. */
  protected shared<Name extends string>(part: string, statements: Statements<Name>): Run<Name> {
    return (name, values) =>
      query<object>(this.#pool, `${part} ${name}`, inDialect(statements[name], 'postgres'), values);
  }

  protected async transact<T>(work: (ask: Query) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw failure(error);
    });
    try {
      await client.query('begin');
      const result = await work((name, values) => query(client, name, STATEMENTS[name], values));
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
  name: string,
  text: string,
  values: readonly Parameter[] = [],
): Promise<Row[]> {
  try {
    const { rows } = await on.query({ name, text, values: [...values] });
    return rows as Row[];
  } catch (error) {
    throw failure(error);
  }
}
