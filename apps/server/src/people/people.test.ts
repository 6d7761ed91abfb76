import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { NOON } from '../testing/store-samples.ts';
import { People } from './people.ts';

let store: Store;
let now: number;
let people: People;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  now = NOON;
  people = new People(store, () => now);
});
afterEach(() => store.close());

test('the store is given hashes, never a key or a code', async () => {
  const given: unknown[] = [];
  const spied = new Proxy(store, {
    get:
      (target, name) =>
      (...all: unknown[]) => {
        given.push(all);
        return (Reflect.get(target, name) as (...all: unknown[]) => unknown).apply(target, all);
      },
  });
  const watched = new People(spied, () => now);
  const { person, key } = await watched.welcome({ name: 'Ann' });
  const { code } = await watched.code(person.id);
  await watched.byKey(key);
  await watched.byCode(code);
  const text = JSON.stringify(given);
  expect(text).toContain(person.id);
  for (const secret of [key, key.slice(4), code, code.replace('-', '')]) expect(text).not.toContain(secret);
});

test('keys and ids are never the same twice', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => people.welcome({ name: 'Ann' })));
  expect(new Set(all.map(({ key }) => key)).size).toBe(50);
  expect(new Set(all.map(({ person }) => person.id)).size).toBe(50);
});

test('a code serves once, for ten minutes, however it is typed', async () => {
  const { person } = await people.welcome({ name: 'Ann' });
  const { code, until } = await people.code(person.id);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect(until).toBe(NOON + 600_000);
  expect(await people.byCode('')).toBe(null);
  expect((await people.byCode(` ${code.toLowerCase().replace('-', ' ')}`))?.person.id).toBe(person.id);
  expect(await people.byCode(code)).toBe(null);
  const late = await people.code(person.id);
  now += 600_000;
  expect(await people.byCode(late.code)).toBe(null);
});

test('who is gone is not known by an old key, on another server not for long', async () => {
  const elsewhere = new People(store, () => now);
  const { person, key } = await people.welcome({ name: 'Ann' });
  expect((await elsewhere.byKey(key))?.id).toBe(person.id);
  await people.remove(person.id);
  expect(await people.byKey(key)).toBe(null);
  now += 10_000;
  expect(await elsewhere.byKey(key)).toBe(null);
});

test('a key that is revoked is void, on another server not for long, and the others stay', async () => {
  const elsewhere = new People(store, () => now);
  const { person, key } = await people.welcome({ name: 'Ann' });
  const { code } = await people.code(person.id);
  const other = (await people.byCode(code))?.key as string;
  expect((await people.byKey(key))?.id).toBe(person.id);
  expect((await elsewhere.byKey(key))?.id).toBe(person.id);
  await people.revoke(key);
  expect(await people.byKey(key)).toBe(null);
  now += 10_000;
  expect(await elsewhere.byKey(key)).toBe(null);
  expect((await people.byKey(other))?.id).toBe(person.id);
});

test('a change is seen at once', async () => {
  const { person, key } = await people.welcome({ name: 'Robot', isBot: true });
  await people.byKey(key);
  await people.change(person, { offer: { games: ['cat-in-the-box'] } });
  expect(await people.byKey(key)).toMatchObject({ name: 'Robot', offer: { games: ['cat-in-the-box'] } });
  const changed = (await people.byKey(key)) as typeof person;
  await people.change(changed, { offer: null, name: 'Machine' });
  expect(await people.byKey(key)).toMatchObject({ name: 'Machine', offer: null });
});
