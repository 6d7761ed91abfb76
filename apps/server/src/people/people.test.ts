import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { NOON } from '../testing/store-samples.ts';
import { storeWith } from '../testing/store-with.ts';
import { People } from './people.ts';

type MadeCode = NonNullable<Awaited<ReturnType<People['code']>>>;

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
  const recovery = (await watched.recoveryCode(person.id)) as string;
  await watched.byCode(recovery);
  const { code } = (await watched.code(person.id)) as MadeCode;
  await watched.byKey(key);
  await watched.byCode(code);
  const text = JSON.stringify(given);
  expect(text).toContain(person.id);
  for (const secret of [key, key.slice(4), code, recovery].flatMap((text) => [
    text,
    text.replaceAll('-', ''),
  ]))
    expect(text).not.toContain(secret);
});

test('keys and ids are never the same twice', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => people.welcome({ name: 'Ann' })));
  expect(new Set(all.map(({ key }) => key)).size).toBe(50);
  expect(new Set(all.map(({ person }) => person.id)).size).toBe(50);
});

test('a code serves once, for ten minutes, however it is typed', async () => {
  const { person } = await people.welcome({ name: 'Ann' });
  const { code, until } = (await people.code(person.id)) as MadeCode;
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect(until).toBe(NOON + 600_000);
  expect(await people.byCode('')).toBe(null);
  expect((await people.byCode(` ${code.toLowerCase().replace('-', ' ')}`))?.person.id).toBe(person.id);
  expect(await people.byCode(code)).toBe(null);
  const late = (await people.code(person.id)) as MadeCode;
  now += 600_000;
  expect(await people.byCode(late.code)).toBe(null);
});

test('who is gone is not known by an old key, at whichever server, and gets no code', async () => {
  const elsewhere = new People(store, () => now);
  const { person, key } = await people.welcome({ name: 'Ann' });
  expect((await elsewhere.byKey(key))?.id).toBe(person.id);
  await people.remove(person.id);
  expect(await people.byKey(key)).toBe(null);
  expect(await elsewhere.byKey(key)).toBe(null);
  expect(await people.code(person.id)).toBe(null);
  expect(await people.recoveryCode(person.id)).toBe(null);
});

test('a key that is revoked is void at whichever server, and the others stay', async () => {
  const elsewhere = new People(store, () => now);
  const { person, key } = await people.welcome({ name: 'Ann' });
  const { code } = (await people.code(person.id)) as MadeCode;
  const other = (await people.byCode(code))?.key as string;
  expect((await people.byKey(key))?.id).toBe(person.id);
  expect((await elsewhere.byKey(key))?.id).toBe(person.id);
  await people.revoke(key);
  expect(await people.byKey(key)).toBe(null);
  expect(await elsewhere.byKey(key)).toBe(null);
  expect((await people.byKey(other))?.id).toBe(person.id);
});

test('a key that is voided while it is looked up is not trusted afterwards', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const slow = storeWith(store, {
    personByKey: async (hash) => {
      const person = await store.personByKey(hash);
      await gate;
      return person;
    },
  });
  const elsewhere = new People(slow, () => now);
  const { key } = await people.welcome({ name: 'Ann' });
  const early = elsewhere.byKey(key);
  await people.revoke(key);
  release();
  await early;
  expect(await elsewhere.byKey(key)).toBe(null);
});

test('a recovery code serves until another takes its place', async () => {
  const { person, key } = await people.welcome({ name: 'Ann' });
  expect(await people.recoveryOf(person.id)).toBe(null);
  const code = (await people.recoveryCode(person.id)) as string;
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){4}[A-HJ-NP-Z2-9]{5}$/);
  expect(await people.recoveryOf(person.id)).toBe(NOON);
  now += 1_000_000_000_000;
  for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')]) {
    const back = await people.byCode(typed);
    expect(back?.person.id).toBe(person.id);
    expect((await people.byKey(back?.key ?? ''))?.id).toBe(person.id);
  }
  // Nothing else is void.
  expect((await people.byKey(key))?.id).toBe(person.id);
  const next = (await people.recoveryCode(person.id)) as string;
  expect(await people.byCode(code)).toBe(null);
  expect((await people.byCode(next))?.person.id).toBe(person.id);
});

test('devices tell the day of their last use, and the fifty-first takes the place of the oldest', async () => {
  const { person, key } = await people.welcome({ name: 'Ann' }, 'Firefox · Linux');
  expect(await people.devicesOf(person.id, key)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{22}$/),
      label: 'Firefox · Linux',
      madeAt: NOON,
      usedAt: null,
      isThis: true,
    },
  ]);
  await people.byKey(key);
  now += 90_000_000;
  await people.byKey(key);
  const day = 24 * 60 * 60 * 1000;
  const usedAt = async () => (await people.devicesOf(person.id, null)).map((device) => device.usedAt);
  await expect.poll(usedAt).toEqual([Math.floor(now / day) * day]);
  const code = (await people.recoveryCode(person.id)) as string;
  const second = (await people.byCode(code))?.key as string;
  now++;
  for (let i = 0; i < 48; i++, now++) await people.byCode(code);
  expect(await people.devicesOf(person.id, key)).toHaveLength(50);
  await people.byCode(code);
  expect(await people.devicesOf(person.id, key)).toHaveLength(50);
  expect(await people.byKey(second)).toBe(null);
  expect((await people.byKey(key))?.id).toBe(person.id);
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
