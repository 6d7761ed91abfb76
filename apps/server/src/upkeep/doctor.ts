// menagerie doctor: finds faults in a store and, on request, exports damaged logs and repairs it.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreConfig } from '../store/open.ts';
import { StoreError } from '../store/store.ts';
import { entriesOf, examineAll, type Finding } from './examine.ts';
import { databaseFaults, orphansOf, type Orphans } from './integrity.ts';
import { openRaw } from './open-raw.ts';
import type { RawDatabase } from './raw.ts';
import { deleteOrphans, repairTable } from './repair.ts';
import { shapesAt, versionOf } from './shape.ts';

export interface DoctorOptions {
  /** The folder to which the logs of damaged tables are copied. */
  readonly exportTo?: string | undefined;
  readonly repair?: boolean;
  /** Only this table. */
  readonly table?: string | undefined;
}

export interface Examined extends Finding {
  /** The file with its log. */
  readonly exported?: string;
  /** What was done. */
  readonly repaired?: string;
}

export interface Diagnosis {
  readonly tables: number;
  /** What the database says of itself. */
  readonly database: readonly string[];
  readonly orphans: readonly Orphans[];
  readonly findings: readonly Examined[];
}

export async function examineStore(
  where: StoreConfig,
  { exportTo, repair = false, table }: DoctorOptions = {},
): Promise<Diagnosis> {
  const db = await openRaw(where);
  try {
    const version = await versionOf(db);
    if (version === 0) throw new StoreError('There is no store here.');
    await shapesAt(version); // refuses a newer one
    const diagnosis = await db.read(() => diagnose(db, table));
    const findings: Examined[] = [];
    for (const finding of diagnosis.findings) {
      const isCopied = exportTo !== undefined && finding.kind === 'damaged';
      findings.push({
        ...finding,
        ...(isCopied ? { exported: await exportTable(db, finding.table, exportTo) } : {}),
        ...(repair ? { repaired: await repairTable(db, finding.table) } : {}),
      });
    }
    if (repair && diagnosis.orphans.length > 0) await db.write(() => deleteOrphans(db));
    return { ...diagnosis, findings };
  } finally {
    await db.close();
  }
}

async function diagnose(db: RawDatabase, only: string | undefined): Promise<Diagnosis> {
  const findings: Finding[] = [];
  let tables = 0;
  for await (const finding of examineAll(db)) {
    tables++;
    if (finding && (only === undefined || finding.table === only)) findings.push(finding);
  }
  return { tables, findings, database: await databaseFaults(db, 'thorough'), orphans: await orphansOf(db) };
}

/** The log as stored: JSON lines, with events as text, since they may be invalid. */
async function exportTable(db: RawDatabase, id: string, folder: string): Promise<string> {
  const [row] = await db.all<object>('select * from tables where id = ?', [id]);
  const lines = [row, ...(await entriesOf(db, id))].map((line) => `${JSON.stringify(line)}\n`);
  const file = join(folder, `${id.replace(/[^\w-]/g, '_')}.ndjson`);
  await mkdir(folder, { recursive: true });
  // It contains hidden cards: no other user on the machine may read it.
  await writeFile(file, lines.join(''), { mode: 0o600 });
  return file;
}
