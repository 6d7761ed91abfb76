// Tables of one server, and of two that share a store.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { StoreError, type Growth, type Store } from '../store/store.ts';
import { accept } from '../table/ruling.ts';
import { open, sayReady, sit } from '../table/opening.ts';
import { say } from '../table/talking.ts';
import type { Table } from '../table/table.ts';
import { PEOPLE, refusalOf } from '../testing/game-player.ts';
import { idOf, NOON } from '../testing/store-samples.ts';
import { storeWith } from '../testing/store-with.ts';
import { TableRegistry } from './table-registry.ts';
import { Broadcaster, type Reader } from './broadcaster.ts';

const [ann, bob] = PEOPLE;
let store: Store;
let now: number;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  now = NOON;
});
afterEach(() => store.close());

function openRegistry(mostTables = 10, on = store): { registry: TableRegistry; broadcaster: Broadcaster } {
  const broadcaster = new Broadcaster();
  return { broadcaster, registry: new TableRegistry({ store: on, broadcaster, now: () => now, mostTables }) };
}

async function openTable(registry: TableRegistry): Promise<Table> {
  const opened = await registry.open(open(ann, { game: 'cat-in-the-box', options: { players: 2 } }));
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** Ann's table, which Bob keeps when she is gone. */
async function openForTwo(registry: TableRegistry): Promise<Table> {
  const table = await openTable(registry);
  await store.addPerson(bob, 'key of bob');
  await registry.change(table.id, (now) => sit(now, bob, {}));
  return table;
}

const hello = (table: Table) => say(table, ann, { phrase: 'hello' });

/** The store of a registry that hears of others' entries only by `tell`. */
function deafStore(): { store: Store; tell: (growth: Growth | 'lost') => void } {
  let hear: (growth: Growth | 'lost') => void = () => {};
  const deaf = storeWith(store, { onGrowth: (listener) => void (hear = listener) });
  return { store: deaf, tell: (growth) => hear(growth) };
}

class Listener implements Reader {
  readonly person: string | null;
  readonly got: number[] = [];
  hasEnded = false;

  constructor(person: string | null = null) {
    this.person = person;
  }

  send(_table: string, n: number): boolean {
    this.got.push(n);
    return !this.hasEnded;
  }

  end(): void {
    this.hasEnded = true;
  }
}

describe('a table registry', () => {
  test('returns null for an unknown table, and a refusal for a change to it', async () => {
    const { registry } = openRegistry();
    expect(await registry.find(idOf('none'))).toBe(null);
    expect(await registry.change(idOf('none'), hello)).toMatchObject({
      ok: false,
      error: { code: 'no-table' },
    });
  });

  test('tells readers only what is durable', async () => {
    const { registry, broadcaster } = openRegistry();
    const table = await openTable(registry);
    const reader = new Listener();
    broadcaster.read(table, table.length, reader);
    await registry.change(table.id, hello);
    expect(reader.got).toEqual([2]);
    const failing = storeWith(store, { append: () => Promise.reject(new StoreError('full')) });
    const sick = openRegistry(10, failing);
    const there = await sick.registry.find(table.id);
    const other = new Listener();
    sick.broadcaster.read(there as Table, 3, other);
    await expect(sick.registry.change(table.id, hello)).rejects.toThrow('full');
    expect(other.got).toEqual([]);
    expect((await sick.registry.find(table.id))?.length).toBe(3);
  });

  test('never writes a time before the last entry, though the clock went back', async () => {
    const { registry } = openRegistry();
    const table = await openTable(registry);
    now -= 60_000;
    await registry.change(table.id, hello);
    expect((await store.read(table.id)).map(({ at }) => at)).toEqual([NOON, NOON, NOON]);
  });

  test('keeps so many tables in memory, and those that are read in any case', async () => {
    const { registry, broadcaster } = openRegistry(3);
    const first = await openTable(registry);
    broadcaster.read(first, 2, new Listener());
    for (let i = 0; i < 6; i++) await openTable(registry);
    expect(registry.size).toBe(3);
    const held = await registry.find(first.id);
    expect(held?.length).toBe(2);
    expect(await registry.find(first.id)).toBe(held);
  });

  test('that writes at the same time as another loses and duplicates nothing', async () => {
    const [one, other] = [openRegistry(), openRegistry()];
    const { id } = await openTable(one.registry);
    const wishes = Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).registry.change(id, hello));
    const done = await Promise.all(wishes);
    const log = await store.read(id);
    expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n));
    expect(log).toHaveLength(2 + done.filter(({ ok }) => ok).length);
    for (const answer of done) expect(answer.ok ? null : answer.error.code).toBe(null);
  });

  test('gives up with a refusal when another always writes first', async () => {
    const other = openRegistry().registry;
    const { id } = await openTable(other);
    const slow = storeWith(store, { append: () => other.change(id, hello).then(() => false) });
    const answer = await openRegistry(10, slow).registry.change(id, hello);
    expect(answer.ok ? null : refusalOf(answer)).toBe('busy');
  });

  test('tells readers and listeners about entries of another registry, each once', async () => {
    const [one, other] = [openRegistry(), openRegistry()];
    const table = await openTable(one.registry);
    const [reader, listener] = [new Listener(), new Listener(ann.id)];
    other.broadcaster.read((await other.registry.find(table.id)) as Table, 2, reader);
    other.broadcaster.listen(ann.id, listener);
    for (let i = 0; i < 5; i++) await one.registry.change(table.id, hello);
    await expect.poll(() => reader.got).toEqual([2, 3, 4, 5, 6]);
    expect(listener.got).toEqual([2, 3, 4, 5, 6]);
    const fresh = await openTable(one.registry);
    await expect.poll(() => listener.got.slice(5)).toEqual([0, 1]);
    expect(fresh.length).toBe(2);
  });

  test('refuses nothing because it missed entries of another registry', async () => {
    const [one, other] = [openRegistry(), openRegistry(10, deafStore().store)];
    const { id } = await openTable(one.registry);
    expect((await other.registry.find(id))?.length).toBe(2);
    await one.registry.change(id, (table) => sit(table, bob, { seat: 1 }));
    const isReady = await other.registry.change(id, (table) => sayReady(table, bob.id, true));
    expect(isReady.ok && isReady.value.seats[1]).toMatchObject({ person: bob.id, isReady: true });
    // What was found to be so already is looked at again as well.
    await one.registry.change(id, (table) => sayReady(table, bob.id, false));
    const again = await other.registry.change(id, (table) => sayReady(table, bob.id, true));
    expect(again.ok && again.value.seats[1].isReady).toBe(true);
  });

  test('that may have missed something catches up, and asks listeners to come back', async () => {
    const deaf = deafStore();
    const [one, other] = [openRegistry(), openRegistry(10, deaf.store)];
    const table = await openTable(one.registry);
    const [reader, listener] = [new Listener(), new Listener(ann.id)];
    other.broadcaster.read((await other.registry.find(table.id)) as Table, 2, reader);
    other.broadcaster.listen(ann.id, listener);
    await one.registry.change(table.id, hello);
    await one.registry.change(table.id, hello);
    expect(reader.got).toEqual([]);
    deaf.tell('lost');
    await expect.poll(() => reader.got).toEqual([2, 3]);
    expect(listener.hasEnded).toBe(true);
    expect(reader.hasEnded).toBe(false);
  });

  test('tells of what was written although the answer of the store was lost', async () => {
    const cut = storeWith(store, {
      append: async (append) => {
        await store.append(append);
        throw new StoreError('cut off');
      },
    });
    const table = await openTable(openRegistry().registry);
    const { registry, broadcaster } = openRegistry(10, cut);
    const [reader, listener] = [new Listener(), new Listener(ann.id)];
    broadcaster.read((await registry.find(table.id)) as Table, 2, reader);
    broadcaster.listen(ann.id, listener);
    await expect(registry.change(table.id, hello)).rejects.toThrow('cut off');
    await expect.poll(() => reader.got).toEqual([2]);
    expect(listener.got).toEqual([2]);
    expect((await registry.find(table.id))?.length).toBe(3);
  });

  test('shows no half of a table while it catches up', async () => {
    const { registry: one } = openRegistry();
    const found: Promise<Table | null>[] = [];
    const watched = storeWith(store, {
      read: (id, from) => {
        found.push(other.registry.find(id));
        return store.read(id, from);
      },
    });
    const other = openRegistry(10, watched);
    const listener = new Listener(ann.id);
    other.broadcaster.listen(ann.id, listener);
    await openTable(one);
    await expect.poll(() => listener.got).toEqual([0, 1]);
    expect((await Promise.all(found)).map((table) => table?.length)).toEqual(found.map(() => 2));
  });

  test('does not hold what it was reading while that was written over', async () => {
    const deaf = deafStore();
    const reads: (() => void)[] = [];
    const slow = storeWith(deaf.store, {
      read: async (id) => {
        const log = await deaf.store.read(id);
        await new Promise<void>((resolve) => reads.push(resolve));
        return log;
      },
    });
    const [one, other] = [openRegistry(), openRegistry(10, slow)];
    const { id } = await openForTwo(one.registry);
    const early = other.registry.find(id);
    await expect.poll(() => reads.length).toBe(1);
    await one.registry.erase(id, ann.id);
    deaf.tell({ table: id, from: 0, length: 0, people: [], isRewritten: true });
    reads[0]();
    await early;
    const later = other.registry.find(id);
    await expect.poll(() => reads.length).toBe(2);
    reads[1]();
    expect((await later)?.seats[0]).toMatchObject({ name: '' });
  });

  test('erases a person in turn with all other changes', async () => {
    const { registry } = openRegistry();
    const { id } = await openForTwo(registry);
    const work = [
      registry.change(id, hello),
      registry.erase(id, ann.id),
      registry.change(id, () => accept()),
    ];
    await Promise.all(work);
    expect(JSON.stringify(await store.read(id))).not.toContain(ann.id);
    expect((await registry.find(id))?.seats[0]).toMatchObject({ name: '' });
  });

  test('erases also what another registry wrote at that moment', async () => {
    const other = openRegistry().registry;
    const interrupted = storeWith(store, {
      readRaw: async (id) => {
        const raw = await store.readRaw(id);
        if (raw && raw.length < 5) await other.change(id, hello);
        return raw;
      },
    });
    const { id } = await openForTwo(other);
    await openRegistry(10, interrupted).registry.erase(id, ann.id);
    const log = await store.read(id);
    expect(log).toHaveLength(5);
    expect(JSON.stringify(log)).not.toContain(ann.id);
  });
});

describe('a reader that cannot take it', () => {
  test('is forgotten', async () => {
    const { registry, broadcaster } = openRegistry();
    const table = await openTable(registry);
    const reader = new Listener();
    reader.hasEnded = true;
    broadcaster.read(table, 2, reader);
    expect(broadcaster.count).toBe(1);
    await registry.change(table.id, hello);
    await registry.change(table.id, hello);
    expect(broadcaster.count).toBe(0);
    expect(reader.got).toEqual([2]);
  });
});
