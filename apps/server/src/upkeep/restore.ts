// Fills a store from a backup, of whichever kind of store that was: all of it, or nothing.

import { setTimeout } from 'node:timers/promises';
import type { StoreConfig } from '../store/open.ts';
import { latestMigration } from '../store/migrations.ts';
import { holdFile } from '../store/sqlite-file.ts';
import { StoreError } from '../store/store.ts';
import { BadBackup, isSection, readBackupFile, type Header, type Part, type Section } from './backup-file.ts';
import { openRaw } from './open-raw.ts';
import { quoted, type RawDatabase } from './raw.ts';
import { migrateRaw, shapesAt, versionOf } from './shape.ts';

export interface RestoreOptions {
  /** Whether what is in the store may be thrown away. */
  readonly replace?: boolean;
}

export interface RestoreReport {
  readonly rows: number;
  readonly madeAt: number;
}

export async function restore(
  file: string,
  where: StoreConfig,
  { replace = false }: RestoreOptions = {},
): Promise<RestoreReport> {
  const parts = readBackupFile(file);
  const first = await parts.next();
  if (first.done) throw new BadBackup('The backup is empty.');
  const header = first.value as Header;
  const latest = latestMigration();
  if (header.migration > latest)
    throw new BadBackup(
      `The backup has version ${header.migration}, but this program only supports versions up to ${latest}: ` +
        'restore it with the newer program.',
    );
  const letGo =
    where.databaseUrl === undefined && where.path !== undefined ? holdFile(where.path) : () => undefined;
  try {
    const db = await openRaw(where, { create: true });
    try {
      await refuseServers(db);
      return await db.write(async () => {
        await clear(db, replace);
        await migrateRaw(db, 0, header.migration);
        const rows = await fill(db, header.migration, parts as AsyncIterable<Part>);
        await migrateRaw(db, header.migration, latest);
        if (db.dialect === 'postgres') await advanceSequences(db);
        return { rows, madeAt: header.madeAt };
      });
    } finally {
      await db.close();
    }
  } finally {
    letGo();
  }
}

/** A connection of a server that has just stopped is listed for a moment longer. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

/** At SQLite the lock of the file tells; a server at PostgreSQL has connections of its name. */
async function refuseServers(db: RawDatabase): Promise<void> {
  if (db.dialect === 'sqlite') return;
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0) await setTimeout(BETWEEN_LOOKS_MS);
    const found = await db.all(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'menagerie'",
    );
    if (found.length === 0) return;
  }
  throw new StoreError('A server is using this database. Stop all servers first.');
}

/** Takes away what is there; a store in which nothing was ever kept need not be named for that. */
async function clear(db: RawDatabase, replace: boolean): Promise<void> {
  const version = await versionOf(db);
  if (version === 0) return;
  const shapes = await shapesAt(version);
  for (const { name, rows } of replace ? [] : shapes) {
    // Every server that ever ran has left the time at which it was last seen.
    if (name === 'beat') continue;
    const [found] = await db.all<{ count: string | number }>(`select count(*) as count from ${quoted(name)}`);
    if (Number(found?.count) > rows)
      throw new StoreError('The store is not empty. Restore into an empty one, or use --replace.');
  }
  for (const { name } of [...shapes].reverse()) await db.exec(`drop table ${quoted(name)}`);
  await db.exec('drop table migrations');
}

async function fill(db: RawDatabase, migration: number, parts: AsyncIterable<Part>): Promise<number> {
  const shapes = await shapesAt(migration);
  for (const { name } of [...shapes].reverse()) await db.exec(`delete from ${quoted(name)}`);
  let section: Section | null = null;
  let rows = 0;
  for await (const part of parts) {
    if (isSection(part)) {
      const known = shapes.find(({ name }) => name === part.table);
      if (!known || part.columns.some((column) => !known.columns.includes(column)))
        throw new BadBackup('The backup has a table that does not exist in its version.');
      section = part;
    } else if (section) {
      await db.insert(section.table, section.columns, part);
      rows += part.length;
    }
  }
  return rows;
}

/** Numbers that PostgreSQL gives by itself go on after the highest that was restored. */
async function advanceSequences(db: RawDatabase): Promise<void> {
  const counted = await db.all<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`);
  for (const { table_name: table, column_name: column } of counted)
    await db.exec(`
      select setval(pg_get_serial_sequence('${quoted(table)}', '${column}'), coalesce(max(${quoted(column)}), 0) + 1, false)
      from ${quoted(table)}`);
}
