// Whether a database is whole, whatever its rows mean: the server asks at its start and every day, the doctor always.

import type { StoreConfig } from '../store/open.ts';
import { lineOf, type LineRow } from '../store/rows.ts';
import { StoreError } from '../store/store.ts';
import { openRaw } from './open-raw.ts';
import { quoted, type RawDatabase } from './raw.ts';
import { shapesAt, versionOf } from './shape.ts';

export interface Orphans {
  readonly table: string;
  readonly column: string;
  readonly count: number;
}

/** What the database itself finds, in its own words, which quote no rows. */
export async function databaseFaults(db: RawDatabase, depth: 'quick' | 'thorough'): Promise<string[]> {
  if (db.dialect === 'sqlite') {
    const check = depth === 'quick' ? 'quick_check' : 'integrity_check';
    const found = await db.all<Record<string, string>>(`pragma ${check}`);
    return found.map((row) => Object.values(row)[0]).filter((text) => text !== 'ok');
  }
  // PostgreSQL checks each page as it is read, if checksums are enabled.
  const [{ count }] = await db.all<{ count: number | null }>(
    'select checksum_failures::int as count from pg_stat_database where datname = current_database()',
  );
  return count ? [`${count} pages failed their checksum`] : [];
}

/** Rows that refer to something that is not there. */
export async function orphansOf(db: RawDatabase): Promise<Orphans[]> {
  const found: Orphans[] = [];
  for (const { name, references } of await shapesAt(await versionOf(db)))
    for (const { column, table, to } of references) {
      const [row] = await db.all<{ count: string | number }>(
        `select count(*) as count from ${quoted(name)} where ${isOrphan(name, column, table, to)}`,
      );
      if (Number(row?.count) > 0) found.push({ table: name, column, count: Number(row?.count) });
    }
  return found;
}

export const isOrphan = (name: string, column: string, table: string, to: string): string =>
  `${quoted(column)} is not null and not exists (
     select 1 from ${quoted(table)} as there where there.${quoted(to)} = ${quoted(name)}.${quoted(column)})`;

/** Everything that a look at each row shows, one sentence for each kind of fault. Reading it all is part of the check. */
export async function checkStore(where: StoreConfig): Promise<string[]> {
  const db = await openRaw(where);
  try {
    return await damageAsFault(() =>
      db.read(async () => {
        const orphans = await orphansOf(db);
        const { lines, lengths } = await countFaults(db);
        return [
          ...(await databaseFaults(db, 'quick')),
          ...orphans.map(({ table, count }) => `rows of ${table} that belong to nothing: ${count}`),
          ...(lines > 0 ? [`tables with a line that cannot be read: ${lines}`] : []),
          ...(lengths > 0 ? [`logs of another length than noted: ${lengths}`] : []),
        ];
      }),
    );
  } finally {
    await db.close();
  }
}

/** An unreadable page ends the check and is its finding. */
async function damageAsFault(check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof StoreError && /SQLITE_CORRUPT|XX00[12]/.test(error.message)) return [error.message];
    throw error;
  }
}

async function countFaults(db: RawDatabase): Promise<{ lines: number; lengths: number }> {
  let [lines, lengths] = [0, 0];
  const sql = `
    select line, length, (select count(*) from entries where table_id = tables.id) as entries,
      (select sum(length(event)) from entries where table_id = tables.id) as size from tables`;
  for await (const batch of db.batches<LineRow & { length: number; entries: string | number }>(sql))
    for (const row of batch) {
      if (!lineOf(row)) lines++;
      if (Number(row.entries) !== row.length) lengths++;
    }
  return { lines, lengths };
}
