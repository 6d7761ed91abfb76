// Copies a whole store into a file, while servers go on.

import type { StoreConfig } from '../store/open.ts';
import type { Value } from '../store/rows.ts';
import { StoreError } from '../store/store.ts';
import { writeBackupFile, type Part } from './backup-file.ts';
import { openRaw } from './open-raw.ts';
import { quoted, type RawDatabase } from './raw.ts';
import { shapesAt, versionOf, type TableShape } from './shape.ts';

export interface BackupReport {
  readonly file: string;
  readonly rows: number;
  readonly migration: number;
}

export async function backUp(where: StoreConfig, file: string): Promise<BackupReport> {
  const db = await openRaw(where);
  try {
    return await db.read(async () => {
      const migration = await versionOf(db);
      if (migration === 0) throw new StoreError('There is no store here, so there is nothing to back up.');
      const shapes = await shapesAt(migration);
      const header = { migration, madeAt: Date.now() };
      return { file, rows: await writeBackupFile(file, header, partsOf(db, shapes)), migration };
    });
  } finally {
    await db.close();
  }
}

async function* partsOf(db: RawDatabase, shapes: readonly TableShape[]): AsyncGenerator<Part> {
  for (const { name, columns } of shapes) {
    yield { table: name, columns };
    const sql = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
    for await (const batch of db.batches<Record<string, unknown>>(sql))
      yield batch.map((row) => columns.map((column) => valueOf(row[column], name, column)));
  }
}

/** A kind of value that JSON does not carry would be lost without a word. */
function valueOf(value: unknown, table: string, column: string): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new StoreError(`A backup cannot hold ${table}.${column}: it is neither text nor a number.`);
}
