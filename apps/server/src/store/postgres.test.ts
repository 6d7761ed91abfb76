// What only PostgreSQL can go through: connections that break, a server that says its disk is full, several
// servers that start at once and hear of each other.

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAllNamed, oldDatabase } from '../testing/old-database.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';
import { openPostgres } from './postgres.ts';
import { StoreError, type Growth, type Store } from './store.ts';

describe('the PostgreSQL store', () => {
  let postgres: TestPostgres;
  let url: string;
  let operator: pg.Client;
  const stores: Store[] = [];

  async function open(): Promise<Store> {
    const store = await openPostgres(url);
    stores.push(store);
    return store;
  }

  function hear(store: Store): (Growth | 'lost')[] {
    const heard: (Growth | 'lost')[] = [];
    store.onGrowth((growth) => heard.push(growth));
    return heard;
  }

  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 30_000);
  beforeEach(async () => {
    url = await postgres.newDatabase();
    operator = new pg.Client(url);
    await operator.connect();
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await operator.end();
  });

  it('starts on every server when several open an empty database at once, and again later', async () => {
    const together = await Promise.all([open(), open(), open(), open()]);
    for (const [after, store] of together.entries())
      expect(await store.append(sampleAppend('a', { after }))).toBe(true);
    const { rows: before } = await operator.query('select * from migrations');
    expect(await (await open()).read(idOf('a'))).toHaveLength(4);
    expect((await operator.query('select * from migrations')).rows).toEqual(before);
  });

  it('finds people named only in the logs of an older database', async () => {
    await operator.query(oldDatabase('postgres'));
    await expectAllNamed(await open());
  });

  it('refuses a database of a newer version', async () => {
    await open();
    await operator.query('insert into migrations (n, at) values (99, 0)');
    await expect(open()).rejects.toThrow(/version 99.*newer program/);
  });

  it('writes nothing of an append that doesn’t fit on disk, and continues when there is room', async () => {
    const store = await open();
    await store.append(sampleAppend('a', { count: 2, summary: { dueAt: NOON } }));
    await operator.query(`
      create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger full_disk before insert on entries for each row when (new.n = 4) execute function full_disk()`);
    const next = sampleAppend('a', { after: 2, count: 3, summary: { phase: 'over', people: [idOf('cat')] } });
    await expect(store.append(next)).rejects.toThrow(new StoreError('The database failed (53100).'));
    expect(await store.read(idOf('a'))).toHaveLength(2);
    expect(await store.playing()).toEqual([idOf('a')]);
    expect(await store.gamesOf({ person: idOf('cat'), phases: ['over'], limit: 1 })).toEqual([]);

    // Of those that come together, each fails or not by itself.
    const together = ['x', 'y', 'z'].map((name, n) => store.append(sampleAppend(name, { count: 3 + n })));
    const settled = await Promise.allSettled(together);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await store.read(idOf('y'))).toHaveLength(4);
    expect(await store.read(idOf('z'))).toEqual([]);

    await operator.query('drop trigger full_disk on entries');
    expect(await store.append(next)).toBe(true);
    expect(await store.read(idOf('a'))).toHaveLength(5);
  });

  it('notifies every server of new entries, and only of those', async () => {
    const store = await open();
    const other = await open();
    const heard = hear(other);
    await store.append(sampleAppend('a', { count: 2, summary: { people: [idOf('owl'), idOf('cat')] } }));
    await store.append(sampleAppend('a', { count: 2 }));
    await store.append(sampleAppend('a', { after: 2 }));
    const people = [idOf('cat'), idOf('owl')];
    await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(2);
    expect(heard).toEqual([
      { table: idOf('a'), from: 0, length: 2, people },
      { table: idOf('a'), from: 2, length: 3, people: [] },
    ]);
  });

  it('notifies every server of revoked keys', async () => {
    const [store, other] = [await open(), await open()];
    const [heard, grown]: unknown[][] = [[], hear(other)];
    other.onVoided((voided) => heard.push(voided));
    const cat = samplePerson('cat');
    await store.addPerson(cat, 'key of cat');
    await store.removeKey('key of cat');
    await store.removeKey('no such key');
    await store.deletePerson(cat.id);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ key: 'key of cat' }, { person: cat.id }]);
    expect(grown).toEqual([]);
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'menagerie'",
    );
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('lost');
  });

  it('is not ready if it can be read but not written', async () => {
    const store = await open();
    await store.check();
    await operator.query('alter table probe rename to elsewhere; create view probe as select 1 as padding');
    await expect(store.check()).rejects.toThrow(StoreError);
    expect(await store.playing()).toEqual([]);
  });

  it('continues after its connections were cut, and says that entries may have been missed', async () => {
    const store = await open();
    const other = await open();
    const heard = hear(store);
    for (let n = 0; n < 3; n++) {
      await Promise.all(['a', 'b', 'c'].map((name) => store.append(sampleAppend(`${name}${n}`))));
      heard.length = 0;
      await operator.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'menagerie'",
      );
      // While the news of it is on its way, an append may fail, but then it is not there.
      await expect.poll(() => heard, { timeout: 10_000 }).toContain('lost');
      await expect.poll(() => store.check().then(() => 'well', String), { timeout: 10_000 }).toBe('well');
      await expect.poll(() => other.check().then(() => 'well', String), { timeout: 10_000 }).toBe('well');
      expect(await other.append(sampleAppend(`d${n}`))).toBe(true);
      await expect
        .poll(() => heard, { timeout: 10_000 })
        .toContainEqual({
          table: idOf(`d${n}`),
          from: 0,
          length: 1,
          people: [],
        });
    }
  });

  it('leaves nothing half done if it fails midway', async () => {
    const store = await open();
    const cat = samplePerson('cat');
    await store.addPerson(cat, 'key of cat');
    await store.append(sampleAppend('a', { summary: { people: [cat.id] } }));
    await operator.query('begin');
    await operator.query('lock table people');
    const deleting = store.deletePerson(cat.id);
    const failed = expect(deleting).rejects.toThrow(StoreError);
    const waiting = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect
      .poll(async () => (await operator.query(`select pid ${waiting}`)).rowCount, { timeout: 10_000 })
      .toBe(1);
    await operator.query(`select pg_terminate_backend(pid) ${waiting}`);
    await failed;
    await operator.query('rollback');
    expect(await store.person(cat.id)).toEqual(cat);
    expect(await store.read(idOf('a'))).toHaveLength(1);
    await store.deletePerson(cat.id);
    expect(await store.read(idOf('a'))).toEqual([]);
  });

  it('reports a failure without the data to be written', async () => {
    const store = await open();
    await store.addPerson(samplePerson('cat'), 'a secret hash');
    for (const bad of [
      () => store.addPerson(samplePerson('owl'), 'a secret hash'),
      () => store.claimDue('a secret hash' as unknown as number, 0, 1),
      () => store.addKey('a secret hash', 'a secret hash'),
    ]) {
      const error: unknown = await bad().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StoreError);
      const { message, cause } = error as StoreError;
      expect(`${message} ${String(cause)} ${JSON.stringify([error, cause])}`).not.toContain('secret hash');
    }
  });

  it('says so when nobody is there', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
  });
});
