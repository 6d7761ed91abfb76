// Shared by all parts of the SQLite store: the connection, its writes and reads, and listeners for what was written.

import type { Database } from 'libsql';
import { GroupCommit } from './group-commit.ts';
import { inDialect, isWriting, type Run, type Statements } from './shared-statements.ts';
import type { Disk } from './sqlite-disk.ts';
import { prepare, prepareAll, type SqliteStatements, type Statement } from './sqlite-statements.ts';
import { StoreError, type Growth, type Voided } from './store.ts';

export class SqliteConnection {
  protected readonly sql: SqliteStatements;
  readonly #db: Database;
  readonly #disk: Disk;
  readonly #writes: GroupCommit;
  readonly #onGrowth: ((growth: Growth) => void)[] = [];
  readonly #onVoided: ((voided: Voided) => void)[] = [];

  constructor(db: Database, disk: Disk, busyMs: number) {
    this.#db = db;
    this.#disk = disk;
    this.sql = prepareAll(db);
    this.#writes = new GroupCommit({ db, sync: (writes) => disk.sync(writes), busyMs });
  }

  onVoided(listener: (voided: Voided) => void): void {
    this.#onVoided.push(listener);
  }

  onGrowth(listener: (growth: Growth) => void): void {
    this.#onGrowth.push(listener);
  }

  async close(): Promise<void> {
    await this.#writes.close();
    if (!this.#db.open) return;
    // On closing, that is left to the next process to open the file.
    this.#db.pragma('wal_checkpoint(truncate)');
    this.#disk.close();
    this.#db.close();
  }

  protected ask<T>(work: () => T): Promise<T> {
    return this.#writes.read(() => {
      if (!this.#db.open) throw new StoreError('The store is closed.');
      return work();
    });
  }

  protected write<T>(work: () => T): Promise<T> {
    return this.#writes.write(work);
  }

  /** Each statement is prepared when it is first needed. */
  protected shared<Name extends string>(statements: Statements<Name>): Run<Name> {
    const prepared = new Map<Name, Statement>();
    return (name, values) => {
      const run = (): object[] => {
        const statement = prepared.get(name) ?? prepare(this.#db, inDialect(statements[name], 'sqlite'));
        prepared.set(name, statement);
        return statement.all<object>(...values);
      };
      return isWriting(statements[name]) ? this.write(run) : this.ask(run);
    };
  }

  protected tellGrowth(growth: Growth): void {
    for (const listener of this.#onGrowth) listener(growth);
  }

  protected tellVoided(voided: Voided): void {
    for (const listener of this.#onVoided) listener(voided);
  }
}
