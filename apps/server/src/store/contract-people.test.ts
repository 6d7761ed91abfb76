// What every store promises of people and ratings: the same tests for SQLite and PostgreSQL.

import { LEVELS } from '@menagerie/bots';
import type { Person } from '@menagerie/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEveryStore } from '../testing/store-contract.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';
import { StoreError, type Meetings, type RateQuery, type Skills } from './store.ts';

forEveryStore((at) => {
  describe('people', () => {
    const cat = samplePerson('cat');
    const owl = samplePerson('owl');

    it('are known by their keys', async () => {
      await at.store.addPerson(cat, 'hash of a key');
      await at.store.addKey(cat.id, 'hash of another key');
      expect(await at.store.personByKey('hash of a key')).toEqual(cat);
      expect(await at.store.personByKey('hash of another key')).toEqual(cat);
      expect(await at.store.personByKey('something else')).toBeNull();
      expect(await at.store.person(cat.id)).toEqual(cat);
      expect(await at.store.person(owl.id)).toBeNull();
      const renamed: Person = { ...cat, name: "Кіт O'Malley 🐈" };
      await at.store.savePerson(renamed);
      expect(await at.store.personByKey('hash of a key')).toEqual(renamed);
    });

    it('lose the key that is removed, and keep the others', async () => {
      await at.store.addPerson(cat, 'hash of a key');
      await at.store.addKey(cat.id, 'hash of another key');
      await at.store.removeKey('hash of a key');
      await at.store.removeKey('hash of no key');
      expect(await at.store.personByKey('hash of a key')).toBeNull();
      expect(await at.store.personByKey('hash of another key')).toEqual(cat);
      await at.store.removeKey('hash of another key');
      expect(await at.store.person(cat.id)).toEqual(cat);
    });

    it('cannot share an id or a key, and a failed attempt leaves nothing', async () => {
      await at.store.addPerson(cat, 'key of cat');
      const tries = await Promise.allSettled([
        at.store.addPerson(owl, 'key of cat'),
        at.store.addPerson(cat, 'another key'),
        at.store.addPerson(samplePerson('fox'), 'key of fox'),
      ]);
      expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
      expect(await at.store.person(owl.id)).toBeNull();
      expect(await at.store.personByKey('another key')).toBeNull();
      expect(await at.store.personByKey('key of fox')).toEqual(samplePerson('fox'));
    });

    it('offer themselves as bots, the newest first', async () => {
      const bot = (name: string, since: number, games: string[] | null) =>
        samplePerson(name, { isBot: true, since, offer: games && { games } });
      const bots = [
        bot('one', NOON, ['cat-in-the-box']),
        bot('two', NOON + 1, ['trump-whales', 'cat-in-the-box']),
        bot('three', NOON + 2, null),
      ];
      for (const person of bots) await at.store.addPerson(person, `key of ${person.name}`);
      expect(await at.store.offers(undefined, 9)).toEqual([bots[1], bots[0]]);
      expect(await at.store.offers(undefined, 1)).toEqual([bots[1]]);
      expect(await at.store.offers('trump-whales', 9)).toEqual([bots[1]]);
      expect(await at.store.offers('if-it-fits', 9)).toEqual([]);
      await at.store.savePerson(bot('two', NOON + 1, null));
      expect(await at.store.offers('trump-whales', 9)).toEqual([]);
    });

    it('carry their identity by a code that serves once and not for long', async () => {
      await at.store.addPerson(cat, 'key of cat');
      await at.store.addCode('good', cat.id, NOON + 10);
      await at.store.addCode('late', cat.id, NOON);
      expect(await at.store.useCode('bad', NOON)).toBeNull();
      expect(await at.store.useCode('late', NOON)).toBeNull();
      expect(await at.store.useCode('good', NOON)).toBe(cat.id);
      expect(await at.store.useCode('good', NOON)).toBeNull();
    });

    it('redeem a code once, however many try at the same time', async () => {
      const other = await at.database.open();
      await at.store.addPerson(cat, 'key of cat');
      for (let n = 0; n < 5; n++) {
        await at.store.addCode(`code ${n}`, cat.id, NOON + 10);
        const tries = [at.store, other, at.store, other].map((on) => on.useCode(`code ${n}`, NOON));
        expect((await Promise.all(tries)).filter((id) => id === cat.id)).toHaveLength(1);
      }
    });

    it('cannot get a key or code that belongs to nobody', async () => {
      await expect(at.store.addKey(cat.id, 'key')).rejects.toThrow(StoreError);
      expect(await at.store.addCode('code', cat.id, NOON)).toBe(false);
      expect(await at.store.putRecovery('code', cat.id, NOON)).toBe(false);
    });

    it('have devices, the last used first', async () => {
      await at.store.addPerson(cat, 'first', { label: 'Firefox · Linux', at: NOON });
      await at.store.addKey(cat.id, 'second', { label: 'Safari · iPhone', at: NOON + 1 });
      await at.store.addKey(cat.id, 'third');
      await at.store.addPerson(owl, 'key of owl');
      const hashes = async () => (await at.store.devicesOf(cat.id)).map(({ keyHash }) => keyHash);
      expect(await hashes()).toEqual(['second', 'first', 'third']);
      await at.store.useKey('first', NOON + 2);
      await at.store.useKey('no such key', NOON + 2);
      expect(await at.store.devicesOf(cat.id)).toEqual([
        { keyHash: 'first', label: 'Firefox · Linux', madeAt: NOON, usedAt: NOON + 2 },
        { keyHash: 'second', label: 'Safari · iPhone', madeAt: NOON + 1, usedAt: null },
        { keyHash: 'third', label: '', madeAt: null, usedAt: null },
      ]);
      await at.store.removeKey('second');
      expect(await hashes()).toEqual(['first', 'third']);
    });

    it('have one recovery code, which goes with them', async () => {
      await at.store.addPerson(cat, 'key of cat');
      expect(await at.store.recoveryOf(cat.id)).toBeNull();
      expect(await at.store.putRecovery('old', cat.id, NOON)).toBe(true);
      expect(await at.store.putRecovery('new', cat.id, NOON + 1)).toBe(true);
      expect(await at.store.recoveryOf(cat.id)).toBe(NOON + 1);
      expect(await at.store.personByRecovery('old')).toBeNull();
      expect(await at.store.personByRecovery('new')).toEqual(cat);
      await at.store.deletePerson(cat.id);
      expect(await at.store.personByRecovery('new')).toBeNull();
    });

    it('are reported when a key is revoked', async () => {
      const heard: unknown[] = [];
      at.store.onVoided((voided) => heard.push(voided));
      await at.store.addPerson(cat, 'key of cat');
      await at.store.addKey(cat.id, 'another');
      await at.store.removeKey('another');
      expect(heard).toContainEqual({ key: 'another' });
      await at.store.deletePerson(cat.id);
      expect(heard).toContainEqual({ person: cat.id });
    });
  });

  describe('ratings', () => {
    const cat = samplePerson('cat');
    const owl = samplePerson('owl');
    const query = (table: string, more: Partial<RateQuery> = {}): RateQuery => ({
      table: idOf(table),
      game: 'cat-in-the-box',
      kind: 'people',
      players: [cat.id, owl.id],
      pairs: [[cat.id, owl.id]],
      at: NOON,
      since: NOON - 1000,
      ...more,
    });
    /** One game more for each, and a number that shows what it was before. */
    const oneMore =
      (players: readonly string[]) =>
      (current: Skills): Skills =>
        new Map(
          players.map((id) => {
            const { mu, games } = current.get(id) ?? { mu: 25, games: 0 };
            return [id, { mu: mu + 1.25, sigma: 8 / (games + 1), games: games + 1 }];
          }),
        );

    beforeEach(async () => {
      for (const person of [cat, owl]) await at.store.addPerson(person, `key of ${person.name}`);
      for (const table of ['a', 'b', 'c']) await at.store.append(sampleAppend(table));
    });

    it('know how often two have met lately, at that game and against that kind', async () => {
      const met = async (table: string, more: Partial<RateQuery> = {}): Promise<Meetings> => {
        await at.store.append(sampleAppend(table));
        const told: Meetings[] = [];
        const note = (_: Skills, meetings: Meetings): Skills => {
          told.push(meetings);
          return new Map();
        };
        expect(await at.store.updateRatings(query(table, more), note)).toBe(true);
        return told[0];
      };
      const nobody = idOf('nobody');
      expect(await met('1')).toEqual([0]);
      expect(await met('2')).toEqual([1]);
      expect(await met('3', { kind: 'bots' })).toEqual([0]);
      expect(await met('4', { game: 'trump-whales' })).toEqual([0]);
      expect(
        await met('5', {
          pairs: [
            [cat.id, nobody],
            [cat.id, owl.id],
          ],
        }),
      ).toEqual([0, 2]);
      expect(await met('6', { pairs: [[cat.id, nobody]] })).toEqual([0]);
      expect(await met('7', { pairs: [] })).toEqual([]);
      // Those of long ago are forgotten.
      expect(await met('8', { at: NOON + 2000, since: NOON })).toEqual([0]);
      expect(await met('9')).toEqual([1]);
      await at.store.deletePerson(owl.id);
      expect(await met('10')).toEqual([0]);
    });

    it('are kept apart by game and kind', async () => {
      expect(await at.store.ratingsOf(cat.id)).toEqual([]);
      expect(await at.store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(true);
      expect(
        await at.store.updateRatings(query('b', { kind: 'bots', players: [cat.id] }), oneMore([cat.id])),
      ).toBe(true);
      expect(
        await at.store.updateRatings(
          query('c', { game: 'trump-whales', players: [cat.id] }),
          oneMore([cat.id]),
        ),
      ).toBe(true);
      const first = { mu: 26.25, sigma: 8, games: 1 };
      expect(await at.store.ratingsOf(cat.id)).toEqual([
        { game: 'cat-in-the-box', kind: 'bots', ...first },
        { game: 'cat-in-the-box', kind: 'people', ...first },
        { game: 'trump-whales', kind: 'people', ...first },
      ]);
      expect(await at.store.ratingsOf(owl.id)).toEqual([
        { game: 'cat-in-the-box', kind: 'people', ...first },
      ]);
    });

    it('change once for each table, also if two servers rate it at the same time', async () => {
      const other = await at.database.open();
      const tries = [at.store, other, at.store, other].map((on) =>
        on.updateRatings(query('a'), oneMore([cat.id, owl.id])),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      expect(await at.store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(false);
      expect(await at.store.updateRatings(query('nowhere'), oneMore([cat.id, owl.id]))).toBe(false);
      expect(await at.store.ratingsOf(owl.id)).toMatchObject([{ games: 1 }]);
    });

    it('are stored for tables that are due', async () => {
      const due = () => at.store.claimDue(NOON + 10, NOON + 10, 9);
      const summary = { phase: 'over', dueAt: NOON } as const;
      for (const table of ['a', 'b']) await at.store.append(sampleAppend(table, { after: 1, summary }));
      const fail = (): Skills => {
        throw new Error('no');
      };
      await expect(at.store.updateRatings(query('a'), fail)).rejects.toThrow();
      expect([...(await due())].sort()).toEqual([idOf('a'), idOf('b')]);
      await at.store.updateRatings(query('a'), oneMore([cat.id, owl.id]));
      expect(await due()).toEqual([idOf('b')]);
      // A word after the end.
      await at.store.append(sampleAppend('a', { after: 2, summary }));
      expect(await due()).toHaveLength(2);
      expect(await at.store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(false);
      expect(await due()).toEqual([idOf('b')]);
    });

    it('lose no game when many end at the same time on two servers', async () => {
      const other = await at.database.open();
      const names = Array.from({ length: 24 }, (_, n) => `t${n}`);
      for (const name of names) await at.store.append(sampleAppend(name));
      const rated = await Promise.all(
        names.map((name, n) => {
          const players = n % 2 ? [owl.id, cat.id] : [cat.id, owl.id];
          return (n % 3 ? at.store : other).updateRatings(query(name, { players }), oneMore(players));
        }),
      );
      expect(rated).not.toContain(false);
      for (const person of [cat, owl])
        expect(await at.store.ratingsOf(person.id)).toMatchObject([{ games: 24, mu: 25 + 24 * 1.25 }]);
    });

    it('are kept for bots of the registry, and not for strangers', async () => {
      const players = [cat.id, ...LEVELS.map((level) => `house-${level}`), idOf('stranger')];
      expect(await at.store.updateRatings(query('a', { kind: 'bots', players }), oneMore(players))).toBe(
        true,
      );
      for (const id of players.slice(0, -1))
        expect(await at.store.ratingsOf(id)).toMatchObject([{ games: 1 }]);
      expect(await at.store.ratingsOf(idOf('stranger'))).toEqual([]);
    });

    it('stay as they were if they cannot be changed', async () => {
      const fail = (): Skills => {
        throw new Error('no');
      };
      await expect(at.store.updateRatings(query('a'), fail)).rejects.toThrow();
      expect(await at.store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(true);
    });

    it('are gone for good even if games of the person end at that moment', async () => {
      const other = await at.database.open();
      const names = Array.from({ length: 12 }, (_, n) => `t${n}`);
      const people = [cat.id, owl.id];
      for (const name of names)
        await at.store.append(sampleAppend(name, { summary: { phase: 'over', people } }));
      const rate = (name: string) => at.store.updateRatings(query(name), oneMore(people));
      const rated = await Promise.all([
        ...names.slice(0, 6).map(rate),
        other.deletePerson(cat.id).then(() => true),
        ...names.slice(6).map(rate),
      ]);
      expect(rated).not.toContain(false);
      expect(await at.store.ratingsOf(cat.id)).toEqual([]);
      expect(await at.store.ratingsOf(owl.id)).toMatchObject([{ games: 12 }]);
    });

    it('go with the person', async () => {
      await at.store.updateRatings(query('a'), oneMore([cat.id, owl.id]));
      await at.store.deletePerson(cat.id);
      expect(await at.store.ratingsOf(cat.id)).toEqual([]);
      expect(await at.store.updateRatings(query('b'), oneMore([cat.id, owl.id]))).toBe(true);
      expect(await at.store.ratingsOf(cat.id)).toEqual([]);
      expect(await at.store.ratingsOf(owl.id)).toMatchObject([{ games: 2 }]);
    });
  });
});
