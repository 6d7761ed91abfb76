// What only SQLite can go through: a file that cannot grow, another process at the lock, a file that is no database.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAllNamed, oldDatabase } from '../testing/old-database.ts';
import { idOf, samplePerson, sampleAppend } from '../testing/store-samples.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError, type Growth, type Store } from './store.ts';

describe('the SQLite store', () => {
  let folder: string;
  let path: string;
  const stores: Store[] = [];

  async function open(options = {}): Promise<Store> {
    const store = await openSqlite(path, options);
    stores.push(store);
    return store;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'menagerie-sqlite-'));
    path = join(folder, 'deep', 'menagerie.db');
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    rmSync(folder, { recursive: true });
  });

  it('writes nothing of an append that doesn’t fit on disk, and continues when there is room', async () => {
    const store = await open({ maxPages: 120 });
    const cat = samplePerson('cat');
    await store.addPerson(cat, 'key');
    await store.append(sampleAppend('ballast', { count: 200, summary: { people: [cat.id] } }));
    let length = 0;
    const fill = () => store.append(sampleAppend('a', { after: length, count: 40 }));
    await expect(
      (async () => {
        for (; length < 4000; length += 40) await fill();
      })(),
    ).rejects.toThrow(StoreError);
    await expect(store.check()).rejects.toThrow(StoreError);

    // Of those that come together, none is half there, and what was there stays.
    const names = ['x', 'y', 'z'];
    const together = names.map((name) => store.append(sampleAppend(name, { count: 100 })));
    const settled = await Promise.allSettled(together);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const name of names) expect(await store.read(idOf(name))).toEqual([]);
    expect(await store.read(idOf('a'))).toHaveLength(length);
    expect(await store.playing()).toHaveLength(2);

    await store.forget(idOf('ballast'), cat.id);
    expect(await fill()).toBe(true);
    await store.check();
    expect(await store.read(idOf('a'))).toHaveLength(length + 40);
  });

  it('gives room to the small one of several that come together', async () => {
    const store = await open({ maxPages: 120 });
    const small = store.append(sampleAppend('small'));
    const large = store.append(sampleAppend('large', { count: 4000 }));
    await expect(large).rejects.toThrow(StoreError);
    expect(await small).toBe(true);
    expect(await store.read(idOf('small'))).toHaveLength(1);
    expect(await store.read(idOf('large'))).toEqual([]);
  });

  it('fails while another process keeps the file locked, and continues afterwards', async () => {
    const store = await open({ busyMs: 20 });
    const other = new Libsql(path);
    other.exec('begin immediate');
    const together = ['a', 'b'].map((name) => store.append(sampleAppend(name)));
    for (const { status } of await Promise.allSettled(together)) expect(status).toBe('rejected');
    expect(await store.read(idOf('a'))).toEqual([]);
    await expect(store.check()).rejects.toThrow(StoreError);
    other.exec('rollback');
    other.close();
    expect(await store.append(sampleAppend('a'))).toBe(true);
    expect(await store.read(idOf('a'))).toHaveLength(1);
  });

  it('reports only its own entries, once they are durable', async () => {
    const store = await open();
    const other = await open();
    const heard: (Growth | 'lost')[] = [];
    store.onGrowth((growth) => heard.push(growth));
    await store.append(sampleAppend('a', { count: 2, summary: { people: [idOf('cat')] } }));
    await store.append(sampleAppend('a', { count: 2 }));
    await other.append(sampleAppend('b'));
    expect(heard).toEqual([{ table: idOf('a'), from: 0, length: 2, people: [idOf('cat')] }]);
  });

  it('is for its owner alone, and read while it is written', async () => {
    await open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const db = new Libsql(path);
    expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    db.close();
  });

  it('keeps no trace of a deleted person in its file', async () => {
    const store = await open();
    const isInFile = (text: string): boolean => readFileSync(path).includes(text);
    const [fox, owl] = [samplePerson('a fox of the woods'), samplePerson('owl')];
    for (const person of [fox, owl]) await store.addPerson(person, `key of ${person.name}`);
    await store.append(
      sampleAppend('a', { count: 50, tag: 'words of the fox', summary: { people: [fox.id] } }),
    );
    await store.close();
    expect([fox.name, 'words of the fox'].map(isInFile)).toEqual([true, true]);
    const again = await open();
    await again.deletePerson(fox.id);
    await again.close();
    expect([fox.name, 'words of the fox', owl.name].map(isInFile)).toEqual([false, false, true]);
  });

  it('does not hold up the event loop while it waits for another process', async () => {
    const store = await open();
    const db = new Libsql(path);
    db.exec('begin immediate');
    let isDone = false;
    const appended = store.append(sampleAppend('a')).then((grew) => {
      isDone = true;
      return grew;
    });
    // Were the wait on this thread, not one turn would end before it is over.
    for (let turns = 0; turns < 200; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    db.exec('rollback');
    db.close();
    expect(await appended).toBe(true);
  });

  it('copies its log into the file from time to time', async () => {
    const store = await open();
    const before = statSync(path).size;
    await store.append(sampleAppend('a', { count: 200 }));
    await Promise.all(Array.from({ length: 2_000 }, (_, n) => store.beat(n)));
    await expect.poll(() => statSync(path).size, { timeout: 10_000 }).toBeGreaterThan(before);
    expect(await store.read(idOf('a'))).toHaveLength(200);
  });

  it('changes nothing when it is opened again', async () => {
    await (await open()).append(sampleAppend('a', { count: 2 }));
    const shape = () => {
      const db = new Libsql(path);
      const rows = [
        db.prepare('select sql from sqlite_schema').all(),
        db.prepare('select * from migrations').all(),
      ];
      db.close();
      return rows;
    };
    const before = shape();
    expect(await (await open()).read(idOf('a'))).toHaveLength(2);
    expect(shape()).toEqual(before);
  });

  it('finds people named only in the logs of an older database', async () => {
    mkdirSync(dirname(path));
    const db = new Libsql(path);
    db.exec(oldDatabase('sqlite'));
    db.close();
    await expectAllNamed(await open());
  });

  it('refuses a database of a newer version', async () => {
    await open();
    const db = new Libsql(path);
    db.exec('insert into migrations (n, at) values (99, 0)');
    db.close();
    await expect(open()).rejects.toThrow(/version 99.*newer program/);
  });

  it('says so when the file is no database', async () => {
    path = join(folder, 'letter.txt');
    writeFileSync(path, 'Dear cat, '.repeat(500));
    await expect(open()).rejects.toThrow(StoreError);
  });
});
