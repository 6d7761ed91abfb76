// Which tables the migrations make, with their columns and what refers to what: read from a database that is made by
// them, so that the list exists only once.

import { CREATE_MIGRATIONS, stepsAfter } from '../store/migrations.ts';
import { quoted, type RawDatabase } from './raw.ts';
import { openRawSqlite } from './raw-sqlite.ts';

export interface Reference {
  readonly column: string;
  readonly table: string;
  /** The column there. */
  readonly to: string;
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly references: readonly Reference[];
  /** Rows that the migrations themselves put in. */
  readonly rows: number;
}

/** How many migrations the database has had; 0: it is empty. */
export async function versionOf(db: RawDatabase): Promise<number> {
  const found =
    db.dialect === 'sqlite'
      ? await db.all("select 1 from sqlite_schema where name = 'migrations'")
      : await db.all("select 1 where to_regclass('migrations') is not null");
  if (found.length === 0) return 0;
  const [{ done }] = await db.all<{ done: number }>('select coalesce(max(n), 0) as done from migrations');
  return done;
}

/** Runs the steps from one version to another. */
export async function migrateRaw(db: RawDatabase, from: number, to: number): Promise<void> {
  await db.exec(CREATE_MIGRATIONS);
  for (const { n, sql } of stepsAfter(from, db.dialect)) {
    if (n > to) return;
    await db.exec(sql);
    await db.insert('migrations', ['n', 'at'], [[n, Date.now()]]);
  }
}

/** Every table but that of the migrations, none before one that it refers to. */
export async function shapesAt(version: number): Promise<readonly TableShape[]> {
  const db = openRawSqlite(':memory:');
  try {
    await migrateRaw(db, 0, version);
    const names = await db.all<{ name: string }>(
      "select name from sqlite_schema where type = 'table' and name <> 'migrations' and name not like 'sqlite%'",
    );
    return inOrder(await Promise.all(names.map(({ name }) => shapeOf(db, name))));
  } finally {
    await db.close();
  }
}

async function shapeOf(db: RawDatabase, name: string): Promise<TableShape> {
  const columns = await db.all<{ name: string }>(`pragma table_info(${quoted(name)})`);
  const foreign = await db.all<{ from: string; table: string; to: string | null }>(
    `pragma foreign_key_list(${quoted(name)})`,
  );
  const [{ rows }] = await db.all<{ rows: number }>(`select count(*) as rows from ${quoted(name)}`);
  const references = foreign.map(async ({ from, table, to }) => ({
    column: from,
    table,
    to: to ?? (await keyOf(db, table)),
  }));
  return {
    name,
    columns: columns.map((column) => column.name),
    references: await Promise.all(references),
    rows,
  };
}

async function keyOf(db: RawDatabase, table: string): Promise<string> {
  const columns = await db.all<{ name: string; pk: number }>(`pragma table_info(${quoted(table)})`);
  return columns.find(({ pk }) => pk === 1)?.name ?? 'rowid';
}

function inOrder(shapes: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const add = (shape: TableShape): void => {
    if (ordered.includes(shape)) return;
    for (const { table } of shape.references)
      for (const other of shapes) if (other.name === table && other !== shape) add(other);
    ordered.push(shape);
  };
  shapes.forEach(add);
  return ordered;
}
