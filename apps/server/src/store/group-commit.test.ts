// Commits and the disk: what is answered when, with a disk that does as the test says.

import Libsql, { type Database } from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { StoreError } from './store.ts';

describe('group commit', () => {
  let db: Database;
  let writes: GroupCommit;
  /** The syncs that were begun: how many writes each covers, and how it ends. */
  let syncs: { count: number; end: () => void; fail: (error: Error) => void }[];

  const add = (n: number): Promise<number> =>
    writes.write(() => db.prepare('insert into numbers values (?)').run(n).changes);
  const count = (): Promise<number> => writes.read(() => db.prepare('select * from numbers').all().length);
  const begun = (many: number): Promise<void> => expect.poll(() => syncs.length).toBe(many);

  beforeEach(() => {
    syncs = [];
    db = new Libsql(':memory:');
    db.exec('create table numbers (n integer primary key)');
    const sync = (many: number): Promise<void> =>
      new Promise((end, fail) => syncs.push({ count: many, end, fail }));
    writes = new GroupCommit({ db, sync, busyMs: 0 });
  });
  afterEach(() => db.close());

  it('batches writes that arrive while the disk is busy', async () => {
    const first = add(1);
    await begun(1);
    const rest = [add(2), add(3), add(4)];
    syncs[0].end();
    expect(await first).toBe(1);
    await begun(2);
    expect(syncs.map((sync) => sync.count)).toEqual([1, 3]);
    syncs[1].end();
    expect(await Promise.all(rest)).toEqual([1, 1, 1]);
  });

  it('tells nobody about entries not yet on disk', async () => {
    const written = add(1);
    await begun(1);
    const told: string[] = [];
    void written.then(() => told.push('written'));
    const read = count().then((rows) => told.push(`read ${rows}`));
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    syncs[0].end();
    await read;
    expect(told.sort()).toEqual(['read 1', 'written']);
  });

  it('writes nothing more after a sync that failed', async () => {
    const failing = add(1);
    await begun(1);
    const waiting = add(2);
    syncs[0].fail(new Error('EIO'));
    await expect(failing).rejects.toThrow(/Restart the server/);
    await expect(waiting).rejects.toThrow(StoreError);
    await expect(add(3)).rejects.toThrow(/Restart the server/);
    expect(syncs).toHaveLength(1);
  });
});
