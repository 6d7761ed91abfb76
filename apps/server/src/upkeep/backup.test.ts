// Backups: whole, of one moment, for either kind of store, and refused when they are not what they were.

import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdFile } from '../store/sqlite-file.ts';
import type { RateQuery, Store } from '../store/store.ts';
import { become, playOn, startBackend, startGame } from '../testing/client.ts';
import { compareLogs, restoreDrill, type Logs } from '../testing/restore-drill.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';
import { newPostgresDatabase, newSqliteDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { backUp } from './backup.ts';
import { openRaw } from './open-raw.ts';
import { restore } from './restore.ts';
import { migrateRaw, shapesAt, versionOf } from './shape.ts';

const MAKERS = { SQLite: newSqliteDatabase, PostgreSQL: newPostgresDatabase };
type Kind = keyof typeof MAKERS;
let folder: string;
let file: string;
let made: TestDatabase[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-backup-'));
  file = join(folder, 'store.backup.gz');
  made = [];
});
afterEach(async () => {
  for (const database of made) await database.remove();
  await rm(folder, { recursive: true });
});

async function newDatabase(kind: Kind): Promise<TestDatabase> {
  const database = await MAKERS[kind]();
  made.push(database);
  return database;
}

async function fill(store: Store): Promise<void> {
  const [cat, owl] = [samplePerson('cat', { name: 'Cat’s "name" \u2028 🐋' }), samplePerson('owl')];
  await store.addPerson(cat, 'hash of a key');
  await store.addPerson(owl, 'another');
  await store.addCode('code', cat.id, NOON + 0.5);
  await store.append(sampleAppend('long', { count: 1200, summary: { people: [cat.id, owl.id] } }));
  await store.append(sampleAppend('short', { summary: { phase: 'over', dueAt: NOON, people: [owl.id] } }));
  const rated: RateQuery = {
    table: idOf('short'),
    game: 'trump-whales',
    kind: 'people',
    players: [owl.id],
    pairs: [[owl.id, cat.id]],
    at: NOON,
    since: 0,
  };
  await store.updateRatings(rated, () => new Map([[owl.id, { mu: 25.12345678901234, sigma: 8, games: 1 }]]));
  await store.beat(NOON);
}

/** Every row of every table, in an order that does not depend on the database. */
async function contentOf({ where }: TestDatabase): Promise<Record<string, string[]>> {
  const db = await openRaw(where);
  const content: Record<string, string[]> = {};
  for (const { name, columns } of await shapesAt(await versionOf(db)))
    content[name] = (await db.all<Record<string, unknown>>(`select * from ${name}`))
      .map((row) => JSON.stringify(columns.map((column) => row[column])))
      .sort();
  await db.close();
  return content;
}

const KINDS: readonly Kind[] = ['SQLite', 'PostgreSQL'];
describe.each(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    test('every row comes back as it was', async () => {
      const [source, target] = [await newDatabase(from), await newDatabase(to)];
      const store = await source.open();
      await fill(store);
      const { rows } = await backUp(source.where, file);
      expect(await restore(file, target.where)).toMatchObject({ rows });
      const content = await contentOf(target);
      expect(content).toEqual(await contentOf(source));
      expect(content['entries']).toHaveLength(1201);
      const again = await target.open();
      expect(await again.read(idOf('long'))).toEqual(await store.read(idOf('long')));
      expect((await again.personByKey('hash of a key'))?.name).toBe('Cat’s "name" \u2028 🐋');
      expect(await again.append(sampleAppend('long', { after: 1200 }))).toBe(true);
    });
  },
);

test('a backup is for its owner alone, and nothing else is left beside it', async () => {
  const source = await newDatabase('SQLite');
  await source.open();
  await backUp(source.where, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['store.backup.gz']);
});

describe('a backup is refused, and the store stays as it was,', () => {
  let target: TestDatabase;
  beforeEach(async () => {
    const source = await newDatabase('SQLite');
    await fill(await source.open());
    await backUp(source.where, file);
    target = await newDatabase('SQLite');
  });

  const edit = (change: (text: string) => string): void =>
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));

  test.each<[string, () => void, RegExp]>([
    ['when the file is truncated', () => truncateSync(file, statSync(file).size - 20), /truncated/],
    ['when its last line is missing', () => edit((text) => text.replace(/[^\n]*\n$/, '')), /truncated/],
    ['when something was changed', () => edit((text) => text.replace('sample 7', 'sample 8')), /checksum/],
    ['when it is something else', () => writeFileSync(file, 'Dear cat'), /not a backup/],
    ['when it is other lines', () => writeFileSync(file, gzipSync('{"format":"x"}\n')), /not a backup/],
    [
      'when a newer program made it',
      () => edit((text) => text.replace(/"migration":\d+/, '"migration":99')),
      /newer/,
    ],
  ])('%s', async (_, spoil, sentence) => {
    spoil();
    await (await target.open()).append(sampleAppend('own'));
    const before = await contentOf(target);
    await expect(restore(file, target.where, { replace: true })).rejects.toThrow(sentence);
    expect(await contentOf(target)).toEqual(before);
  });
});

describe.each(KINDS)('a %s store', (kind) => {
  beforeEach(async () => {
    const source = await newDatabase('SQLite');
    await fill(await source.open());
    await backUp(source.where, file);
  });

  test('that is not empty is replaced only on request', async () => {
    const target = await newDatabase(kind);
    const store = await target.open();
    await store.append(sampleAppend('own'));
    await store.close();
    await expect(restore(file, target.where)).rejects.toThrow(/not empty/);
    await restore(file, target.where, { replace: true });
    const restored = await target.open();
    expect(await restored.read(idOf('own'))).toEqual([]);
    expect(await restored.read(idOf('long'))).toHaveLength(1200);
  });

  test('in which a server only looked is empty', async () => {
    const target = await newDatabase(kind);
    const store = await target.open();
    await store.beat(NOON);
    await store.close();
    await restore(file, target.where);
    expect(await (await target.open()).read(idOf('long'))).toHaveLength(1200);
  });
});

test('a store that a server uses takes no backup', async () => {
  const source = await newDatabase('SQLite');
  await source.open();
  await backUp(source.where, file);
  const target = await newDatabase('SQLite');
  const letGo = holdFile(target.where.path as string);
  await expect(restore(file, target.where)).rejects.toThrow(/Another server/);
  letGo();
  await restore(file, target.where);
  const other = await newDatabase('PostgreSQL');
  await other.open();
  await expect(restore(file, other.where)).rejects.toThrow(/Stop all servers/);
}, 30_000);

test('a backup of an older version is brought up to date', async () => {
  const old = await newDatabase('SQLite');
  const db = await openRaw(old.where, { create: true });
  await migrateRaw(db, 0, 2);
  await db.insert('people', ['id', 'name', 'is_bot', 'offer', 'since'], [[idOf('ann'), 'Ann', 0, null, 1]]);
  await db.close();
  await backUp(old.where, file);
  const target = await newDatabase('PostgreSQL');
  await restore(file, target.where);
  expect(await (await target.open()).person(idOf('ann'))).toMatchObject({ name: 'Ann' });
});

test('the restore drill finds every game of a running server', async () => {
  const source = await newDatabase('PostgreSQL');
  const { server } = await startBackend({ store: await source.open() });
  const players = [await become(server, 'Ann'), await become(server, 'Bob')];
  const ids = [await startGame(players), await startGame(players)];
  await playOn(players, ids[0], 5);
  const target = await newDatabase('SQLite');
  const report = await restoreDrill(source.where, target.where);
  expect(report).toMatchObject({ tables: 2, faults: [] });
  expect(report.entries).toBeGreaterThan(10);
  await server.close();
});

test('the restore drill reports what is lost, different or unreadable', () => {
  const opened = { type: 'opened', game: 'none' };
  const log = (...texts: string[]) =>
    texts.map((text, n) => ({ n, at: 0, event: JSON.stringify({ ...opened, text }) }));
  const logs = (...texts: string[]): Logs => new Map([['a', log(...texts)]]);
  const { faults } = compareLogs(logs('1', '2'), logs('3'), logs('1', '2', '3'));
  expect(faults).toEqual([
    'the log of a was restored differently',
    expect.stringContaining('the restored log of a cannot be read: entry 0'),
    'of 2 entries of a 1 were restored',
  ]);
});
