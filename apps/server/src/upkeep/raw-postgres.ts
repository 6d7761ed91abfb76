import pg from 'pg';
import { failure } from '../store/failure.ts';
import type { Value } from '../store/rows.ts';
import { transact, quoted, type Columns, type RawDatabase } from './raw.ts';

const BATCH = 500;

export async function openRawPostgres(url: string): Promise<RawDatabase> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'menagerie upkeep',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined); // whatever is being asked then fails with it
  try {
    await client.connect();
    return new RawPostgres(client);
  } catch (error) {
    throw failure(error);
  }
}

class RawPostgres implements RawDatabase {
  readonly dialect = 'postgres';
  readonly #client: pg.Client;
  #cursors = 0;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async all<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    let n = 0;
    const text = sql.replaceAll('?', () => `$${++n}`);
    try {
      return (await this.#client.query({ text, values: [...values] })).rows as Row[];
    } catch (error) {
      throw failure(error);
    }
  }

  async exec(sql: string): Promise<void> {
    try {
      await this.#client.query(sql);
    } catch (error) {
      throw failure(error);
    }
  }

  async *batches<Row>(sql: string): AsyncGenerator<readonly Row[]> {
    const cursor = `portion_${++this.#cursors}`;
    await this.exec(`declare ${cursor} no scroll cursor for ${sql}`);
    for (;;) {
      const batch = await this.all<Row>(`fetch ${BATCH} from ${cursor}`);
      yield batch;
      if (batch.length < BATCH) return this.exec(`close ${cursor}`);
    }
  }

  async insert(table: string, columns: Columns, rows: readonly (readonly Value[])[]): Promise<void> {
    const names = columns.map(quoted).join(', ');
    const records = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])));
    await this.all(
      `insert into ${quoted(table)} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${quoted(table)}, ?::json)`,
      [JSON.stringify(records)],
    );
  }

  read<T>(work: () => Promise<T>): Promise<T> {
    return transact(this, 'begin isolation level repeatable read read only', work);
  }

  write<T>(work: () => Promise<T>): Promise<T> {
    return transact(this, 'begin', work);
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
