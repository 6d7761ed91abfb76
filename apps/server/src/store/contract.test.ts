// What every store promises: the same tests for SQLite and PostgreSQL.

import type { Person } from '@menagerie/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresPlaces, sqlitePlaces, type TestPlace, type TestPlaces } from '../testing/store-places.ts';
import { idOf, NOON, sampleAppend, sampleEntry, samplePerson } from '../testing/store-samples.ts';
import { StoreError, type GamesQuery, type RateQuery, type Skills, type Store } from './store.ts';

describe.each([
  ['SQLite', sqlitePlaces],
  ['PostgreSQL', postgresPlaces],
])('the %s store', (_, start) => {
  let places: TestPlaces;
  let place: TestPlace;
  let store: Store;

  beforeAll(async () => {
    places = await start();
  }, 60_000);
  afterAll(() => places.stop(), 30_000);
  beforeEach(async () => {
    place = await places.newPlace();
    store = await place.open();
  });
  afterEach(() => place.remove());

  const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id.replace(/_+$/, ''));

  describe('logs', () => {
    it('gives back what was appended, whole and from any number', async () => {
      const first = sampleAppend('a', { count: 3 });
      const second = sampleAppend('a', { after: 3, count: 2 });
      expect(await store.append(first)).toBe(true);
      expect(await store.append(second)).toBe(true);
      const whole = [...first.entries, ...second.entries];
      expect(await store.read(idOf('a'))).toEqual(whole);
      for (let from = 0; from <= 6; from++)
        expect(await store.read(idOf('a'), from)).toEqual(whole.slice(from));
      expect(await store.read(idOf('nowhere'))).toEqual([]);
    });

    it('refuses entries that were decided on another length, and writes nothing of them', async () => {
      await store.append(sampleAppend('a', { count: 3, face: { dueAt: NOON } }));
      const before = await store.read(idOf('a'));
      for (const after of [0, 1, 2, 4, 9]) {
        const late = sampleAppend('a', { after, count: 2, face: { dueAt: NOON + 9, phase: 'over' } });
        expect(await store.append(late)).toBe(false);
      }
      expect(await store.append(sampleAppend('nowhere', { after: 1 }))).toBe(false);
      expect(await store.read(idOf('a'))).toEqual(before);
      expect(await store.read(idOf('nowhere'))).toEqual([]);
      expect(await store.playing()).toEqual([idOf('a')]);
      expect(await store.claimDue(NOON, NOON + 1, 9)).toEqual([idOf('a')]);
    });

    it('takes no entries with a gap in their numbers', async () => {
      const append = sampleAppend('a', { count: 1 });
      await expect(store.append({ ...append, entries: [sampleEntry(1)] })).rejects.toThrow(RangeError);
      await expect(store.append({ ...append, entries: [] })).rejects.toThrow(RangeError);
    });

    it('outlives being closed', async () => {
      await store.append(sampleAppend('a', { count: 3 }));
      await store.close();
      const again = await place.open();
      expect(await again.read(idOf('a'))).toEqual(sampleAppend('a', { count: 3 }).entries);
      expect(await again.append(sampleAppend('a', { after: 3 }))).toBe(true);
    });

    it('lets exactly one of many that arrive at once have each number', async () => {
      for (let after = 0; after < 5; after++) {
        const tries = Array.from({ length: 12 }, (_, n) => sampleAppend('a', { after, tag: `try ${n}` }));
        const won = await Promise.all(tries.map((append) => store.append(append)));
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await store.read(idOf('a'), after)).toEqual(tries[won.indexOf(true)]?.entries);
      }
    });

    it('keeps two writers on one log apart, through stores of their own', async () => {
      const other = await place.open();
      const won: { tag: string; from: number }[] = [];
      async function write(on: Store, tag: string) {
        let after = 0;
        for (let wins = 0; wins < 25;) {
          if (await on.append(sampleAppend('a', { after, count: 2, tag }))) {
            won.push({ tag, from: after });
            after += 2;
            wins++;
          } else after += (await on.read(idOf('a'), after)).length;
        }
      }
      await Promise.all([write(store, 'one'), write(other, 'two')]);
      const expected = won
        .sort((a, b) => a.from - b.from)
        .flatMap(({ tag, from }) => [sampleEntry(from, tag), sampleEntry(from + 1, tag)]);
      expect(expected.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
      expect(await store.read(idOf('a'))).toEqual(expected);
      expect(await other.read(idOf('a'))).toEqual(expected);
    });

    it('writes to many tables at once', async () => {
      const names = Array.from({ length: 150 }, (_, n) => `table${n}`);
      for (let after = 0; after < 6; after += 2) {
        const won = await Promise.all(
          names.map((name) => store.append(sampleAppend(name, { after, count: 2, tag: name }))),
        );
        expect(won).not.toContain(false);
      }
      for (const name of names)
        expect(await store.read(idOf(name))).toEqual(sampleAppend(name, { count: 6, tag: name }).entries);
    });

    it('keeps order and times when the clock jumps', async () => {
      const times = [NOON, NOON - 86_400_000, NOON + 1e12, 0, NOON + 0.5, -5];
      for (const [n, at] of times.entries()) {
        const face = { changedAt: at, dueAt: at };
        const append = { ...sampleAppend('a', { after: n, face }), entries: [sampleEntry(n, 'jump', at)] };
        expect(await store.append(append)).toBe(true);
      }
      const log = await store.read(idOf('a'));
      expect(log).toEqual(times.map((at, n) => sampleEntry(n, 'jump', at)));
    });

    it('writes over events, and over nothing else', async () => {
      await store.append(sampleAppend('a', { count: 4, face: { listed: true } }));
      await store.append(sampleAppend('b', { count: 4 }));
      const line = { ...sampleAppend('a').face.line, options: { players: 5 } };
      await store.rewrite(
        idOf('a'),
        [sampleEntry(1, 'other'), sampleEntry(3, 'other'), sampleEntry(8)],
        line,
      );
      const tags = ['sample', 'other', 'sample', 'other'];
      expect(await store.read(idOf('a'))).toEqual(tags.map((tag, n) => sampleEntry(n, tag)));
      expect(await store.read(idOf('b'))).toEqual(sampleAppend('b', { count: 4 }).entries);
      expect(await store.list({ phases: ['playing'], limit: 9 })).toEqual([line]);
      await store.rewrite(idOf('a'), [sampleEntry(0, 'third')]);
      expect(await store.list({ phases: ['playing'], limit: 9 })).toEqual([line]);
    });
  });

  describe('lists', () => {
    it('shows listed tables by phase and game, newest change first', async () => {
      const open = (name: string, changedAt: number, face = {}) =>
        store.append(sampleAppend(name, { face: { phase: 'open', listed: true, changedAt, ...face } }));
      await open('old', NOON);
      await open('newest', NOON + 3);
      await open('whales', NOON + 1, { game: 'trump-whales' });
      await open('running', NOON + 2, { phase: 'playing' });
      await open('over', NOON + 4, { phase: 'over' });
      await open('private', NOON + 5, { listed: false });
      const list = async (query: Partial<Parameters<Store['list']>[0]>) =>
        ids(await store.list({ phases: ['open'], limit: 9, ...query }));
      expect(await list({})).toEqual(['newest', 'whales', 'old']);
      expect(await list({ phases: ['open', 'playing'] })).toEqual(['newest', 'running', 'whales', 'old']);
      expect(await list({ phases: ['open', 'playing'], limit: 2 })).toEqual(['newest', 'running']);
      expect(await list({ game: 'trump-whales' })).toEqual(['whales']);
      expect(await list({ game: 'if-it-fits' })).toEqual([]);
      expect(await list({ phases: [] })).toEqual([]);

      const face = { phase: 'playing', listed: true, changedAt: NOON + 9 } as const;
      await store.append(sampleAppend('old', { after: 1, face }));
      expect(await list({})).toEqual(['newest', 'whales']);
      expect((await store.list({ phases: ['playing'], limit: 1 }))[0]).toEqual(
        sampleAppend('old', { face }).face.line,
      );
    });

    it("shows a person's games as they sit down, leave and finish", async () => {
      const games = async (name: string, query: Partial<GamesQuery> = {}) =>
        ids(await store.gamesOf({ person: idOf(name), phases: ['open', 'playing'], limit: 9, ...query }));
      const cat = idOf('cat');
      const owl = idOf('owl');
      await store.append(sampleAppend('a', { face: { phase: 'open', people: [cat, cat] } }));
      await store.append(
        sampleAppend('b', { face: { phase: 'open', people: [owl, cat], changedAt: NOON + 1 } }),
      );
      expect(await games('cat')).toEqual(['b', 'a']);
      expect(await games('owl')).toEqual(['b']);

      await store.append(sampleAppend('a', { after: 1, face: { phase: 'open', people: [owl] } }));
      expect(await games('cat')).toEqual(['b']);
      expect(await games('owl')).toEqual(['b', 'a']);

      await store.append(sampleAppend('b', { after: 1, face: { phase: 'over', people: [cat, owl] } }));
      expect(await games('cat')).toEqual([]);
      expect(await games('cat', { phases: ['over'] })).toEqual(['b']);
      expect(await games('nobody')).toEqual([]);
    });

    it("pages through a person's games without losing those of the same moment", async () => {
      const people = [idOf('cat')];
      const moments = [5, 4, 4, 4, 3, 2, 2, 1];
      for (const [n, moment] of moments.entries())
        await store.append(sampleAppend(`t${n}`, { face: { people, changedAt: NOON + moment } }));
      const seen: number[] = [];
      let before: number | undefined;
      for (;;) {
        const query = { person: idOf('cat'), phases: ['playing'] as const, limit: 2 };
        const page = await store.gamesOf(before === undefined ? query : { ...query, before });
        if (page.length === 0) break;
        seen.push(...page.map(({ changedAt }) => changedAt - NOON));
        before = page.at(-1)?.changedAt;
      }
      expect(seen).toEqual(moments);
    });

    it('names the tables with a game under way', async () => {
      await store.append(sampleAppend('a', { face: { phase: 'open' } }));
      await store.append(sampleAppend('b'));
      await store.append(sampleAppend('c', { face: { phase: 'over' } }));
      expect(await store.playing()).toEqual([idOf('b')]);
    });
  });

  describe('the sweep', () => {
    it('is given what is due, the longest overdue first, and again when that is due', async () => {
      for (const [n, dueAt] of [NOON + 3, NOON + 1, null, NOON + 2, NOON + 99].entries())
        await store.append(sampleAppend(`t${n}`, { face: { dueAt } }));
      expect(await store.claimDue(NOON, NOON + 50, 9)).toEqual([]);
      expect([...(await store.claimDue(NOON + 3, NOON + 50, 2))].sort()).toEqual([idOf('t1'), idOf('t3')]);
      expect(await store.claimDue(NOON + 3, NOON + 51, 9)).toEqual([idOf('t0')]);
      expect(await store.claimDue(NOON + 49, NOON + 60, 9)).toEqual([]);
      expect(await store.claimDue(NOON + 51, NOON + 60, 9)).toHaveLength(3);
      await store.append(sampleAppend('t1', { after: 1, face: { dueAt: null } }));
      expect([...(await store.claimDue(NOON + 98, NOON + 198, 9))].sort()).toEqual([idOf('t0'), idOf('t3')]);
    });

    it('hands each table to one of two callers', async () => {
      const other = await place.open();
      const names = Array.from({ length: 60 }, (_, n) => `t${n}`);
      await Promise.all(names.map((name) => store.append(sampleAppend(name, { face: { dueAt: NOON } }))));
      const claimed: string[] = [];
      async function claim(on: Store) {
        for (;;) {
          const tables = await on.claimDue(NOON, NOON + 1000, 7);
          if (tables.length === 0) return;
          claimed.push(...tables);
        }
      }
      await Promise.all([claim(store), claim(other), claim(store), claim(other)]);
      // What another caller held locked at the moment was passed over: nobody else may have had it.
      claimed.push(...(await store.claimDue(NOON, NOON + 1000, 60)));
      expect(claimed.sort()).toEqual(names.map(idOf).sort());
    });

    it('knows when a server last lived', async () => {
      expect(await store.lastBeat()).toBeNull();
      await store.beat(NOON);
      await store.beat(NOON + 1000);
      expect(await (await place.open()).lastBeat()).toBe(NOON + 1000);
      await store.beat(NOON - 1000);
      expect(await store.lastBeat()).toBe(NOON - 1000);
    });
  });

  describe('people', () => {
    const cat = samplePerson('cat');
    const owl = samplePerson('owl');

    it('are known by their keys', async () => {
      await store.addPerson(cat, 'hash of a key');
      await store.addKey(cat.id, 'hash of another key');
      expect(await store.personByKey('hash of a key')).toEqual(cat);
      expect(await store.personByKey('hash of another key')).toEqual(cat);
      expect(await store.personByKey('something else')).toBeNull();
      expect(await store.person(cat.id)).toEqual(cat);
      expect(await store.person(owl.id)).toBeNull();
      const renamed: Person = { ...cat, name: "Кіт O'Malley 🐈" };
      await store.savePerson(renamed);
      expect(await store.personByKey('hash of a key')).toEqual(renamed);
    });

    it('cannot share an id or a key, and a failed attempt leaves nothing', async () => {
      await store.addPerson(cat, 'key of cat');
      const tries = await Promise.allSettled([
        store.addPerson(owl, 'key of cat'),
        store.addPerson(cat, 'another key'),
        store.addPerson(samplePerson('fox'), 'key of fox'),
      ]);
      expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
      expect(await store.person(owl.id)).toBeNull();
      expect(await store.personByKey('another key')).toBeNull();
      expect(await store.personByKey('key of fox')).toEqual(samplePerson('fox'));
    });

    it('offer themselves as bots, the newest first', async () => {
      const bot = (name: string, since: number, games: string[] | null) =>
        samplePerson(name, { isBot: true, since, offer: games && { games } });
      const bots = [
        bot('one', NOON, ['cat-in-the-box']),
        bot('two', NOON + 1, ['trump-whales', 'cat-in-the-box']),
        bot('three', NOON + 2, null),
      ];
      for (const person of bots) await store.addPerson(person, `key of ${person.name}`);
      expect(await store.offers(undefined, 9)).toEqual([bots[1], bots[0]]);
      expect(await store.offers(undefined, 1)).toEqual([bots[1]]);
      expect(await store.offers('trump-whales', 9)).toEqual([bots[1]]);
      expect(await store.offers('if-it-fits', 9)).toEqual([]);
      await store.savePerson(bot('two', NOON + 1, null));
      expect(await store.offers('trump-whales', 9)).toEqual([]);
    });

    it('carry their identity by a code that serves once and not for long', async () => {
      await store.addPerson(cat, 'key of cat');
      await store.addCode('good', cat.id, NOON + 10);
      await store.addCode('late', cat.id, NOON);
      expect(await store.useCode('bad', NOON)).toBeNull();
      expect(await store.useCode('late', NOON)).toBeNull();
      expect(await store.useCode('good', NOON)).toBe(cat.id);
      expect(await store.useCode('good', NOON)).toBeNull();
    });

    it('win a code alone, however many try at once', async () => {
      const other = await place.open();
      await store.addPerson(cat, 'key of cat');
      for (let n = 0; n < 5; n++) {
        await store.addCode(`code ${n}`, cat.id, NOON + 10);
        const tries = [store, other, store, other].map((on) => on.useCode(`code ${n}`, NOON));
        expect((await Promise.all(tries)).filter((id) => id === cat.id)).toHaveLength(1);
      }
    });

    it('cannot be given a key or a code that belongs to nobody', async () => {
      await expect(store.addKey(cat.id, 'key')).rejects.toThrow(StoreError);
      await expect(store.addCode('code', cat.id, NOON)).rejects.toThrow(StoreError);
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
      for (const person of [cat, owl]) await store.addPerson(person, `key of ${person.name}`);
      for (const table of ['a', 'b', 'c']) await store.append(sampleAppend(table));
    });

    it('are kept apart by game and kind', async () => {
      expect(await store.ratingsOf(cat.id)).toEqual([]);
      expect(await store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(true);
      expect(
        await store.updateRatings(query('b', { kind: 'bots', players: [cat.id] }), oneMore([cat.id])),
      ).toBe(true);
      expect(
        await store.updateRatings(query('c', { game: 'trump-whales', players: [cat.id] }), oneMore([cat.id])),
      ).toBe(true);
      const first = { mu: 26.25, sigma: 8, games: 1 };
      expect(await store.ratingsOf(cat.id)).toEqual([
        { game: 'cat-in-the-box', kind: 'bots', ...first },
        { game: 'cat-in-the-box', kind: 'people', ...first },
        { game: 'trump-whales', kind: 'people', ...first },
      ]);
      expect(await store.ratingsOf(owl.id)).toEqual([{ game: 'cat-in-the-box', kind: 'people', ...first }]);
    });

    it('change once for each table, also if two servers rate it at the same time', async () => {
      const other = await place.open();
      const tries = [store, other, store, other].map((on) =>
        on.updateRatings(query('a'), oneMore([cat.id, owl.id])),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      expect(await store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(false);
      expect(await store.updateRatings(query('nowhere'), oneMore([cat.id, owl.id]))).toBe(false);
      expect(await store.ratingsOf(owl.id)).toMatchObject([{ games: 1 }]);
    });

    it('lose no game when many end at once on two servers', async () => {
      const other = await place.open();
      const names = Array.from({ length: 24 }, (_, n) => `t${n}`);
      for (const name of names) await store.append(sampleAppend(name));
      const rated = await Promise.all(
        names.map((name, n) => {
          const players = n % 2 ? [owl.id, cat.id] : [cat.id, owl.id];
          return (n % 3 ? store : other).updateRatings(query(name, { players }), oneMore(players));
        }),
      );
      expect(rated).not.toContain(false);
      for (const person of [cat, owl])
        expect(await store.ratingsOf(person.id)).toMatchObject([{ games: 24, mu: 25 + 24 * 1.25 }]);
    });

    it('are kept for bots of the house, and not for strangers', async () => {
      const players = [cat.id, 'house-kitten', 'house-cat', 'house-tiger', idOf('stranger')];
      expect(await store.updateRatings(query('a', { kind: 'bots', players }), oneMore(players))).toBe(true);
      for (const id of players.slice(0, -1)) expect(await store.ratingsOf(id)).toMatchObject([{ games: 1 }]);
      expect(await store.ratingsOf(idOf('stranger'))).toEqual([]);
    });

    it('stay as they were if they cannot be changed', async () => {
      const fail = (): Skills => {
        throw new Error('no');
      };
      await expect(store.updateRatings(query('a'), fail)).rejects.toThrow();
      expect(await store.updateRatings(query('a'), oneMore([cat.id, owl.id]))).toBe(true);
    });

    it('are gone for good even if games of the person end at that moment', async () => {
      const other = await place.open();
      const names = Array.from({ length: 12 }, (_, n) => `t${n}`);
      const people = [cat.id, owl.id];
      for (const name of names) await store.append(sampleAppend(name, { face: { phase: 'over', people } }));
      const rate = (name: string) => store.updateRatings(query(name), oneMore(people));
      const rated = await Promise.all([
        ...names.slice(0, 6).map(rate),
        other.deletePerson(cat.id).then(() => true),
        ...names.slice(6).map(rate),
      ]);
      expect(rated).not.toContain(false);
      expect(await store.ratingsOf(cat.id)).toEqual([]);
      expect(await store.ratingsOf(owl.id)).toMatchObject([{ games: 12 }]);
    });

    it('go with the person', async () => {
      await store.updateRatings(query('a'), oneMore([cat.id, owl.id]));
      await store.deletePerson(cat.id);
      expect(await store.ratingsOf(cat.id)).toEqual([]);
      expect(await store.updateRatings(query('b'), oneMore([cat.id, owl.id]))).toBe(true);
      expect(await store.ratingsOf(cat.id)).toEqual([]);
      expect(await store.ratingsOf(owl.id)).toMatchObject([{ games: 2 }]);
    });
  });

  describe('forgetting', () => {
    const cat = samplePerson('cat');
    const owl = samplePerson('owl');
    const bot = samplePerson('bot', { isBot: true });
    const games = async (person: Person) =>
      ids(await store.gamesOf({ person: person.id, phases: ['open', 'playing', 'over'], limit: 9 }));

    beforeEach(async () => {
      for (const person of [cat, owl, bot]) await store.addPerson(person, `key of ${person.name}`);
      const face = { phase: 'over', people: [cat.id, owl.id, bot.id] } as const;
      await store.append(sampleAppend('a', { count: 3, face }));
    });

    it('takes the table off one list, and deletes it with the last person', async () => {
      await store.forget(idOf('a'), cat.id);
      expect(await games(cat)).toEqual([]);
      expect(await games(owl)).toEqual(['a']);
      expect(await store.read(idOf('a'))).toHaveLength(3);
      await store.append(
        sampleAppend('a', { after: 3, face: { phase: 'over', people: [cat.id, owl.id, bot.id] } }),
      );
      expect(await games(cat)).toEqual([]);
      await store.forget(idOf('a'), owl.id);
      expect(await store.read(idOf('a'))).toEqual([]);
      expect(await games(bot)).toEqual([]);
      expect(await store.append(sampleAppend('a', { after: 4 }))).toBe(false);
    });

    it('deletes the table also when the last two leave at once', async () => {
      const other = await place.open();
      const names = Array.from({ length: 20 }, (_, n) => `t${n}`);
      const face = { phase: 'over', people: [cat.id, owl.id, bot.id] } as const;
      await Promise.all(names.map((name) => store.append(sampleAppend(name, { face }))));
      await Promise.all(
        names.map(idOf).flatMap((table) => [store.forget(table, cat.id), other.forget(table, owl.id)]),
      );
      for (const name of names) expect(await store.read(idOf(name))).toEqual([]);
    });

    it('deletes nothing for one who was not there', async () => {
      await store.append(sampleAppend('empty', { face: { phase: 'open' } }));
      await store.forget(idOf('empty'), cat.id);
      await store.forget(idOf('a'), idOf('stranger'));
      expect(await store.read(idOf('empty'))).toHaveLength(1);
      expect(await store.read(idOf('a'))).toHaveLength(3);
    });

    it('deletes a person with keys, codes and the games that are nobody else’s', async () => {
      await store.append(sampleAppend('alone', { face: { people: [cat.id, bot.id] } }));
      await store.addCode('code', cat.id, NOON + 10);
      await store.deletePerson(cat.id);
      expect(await store.person(cat.id)).toBeNull();
      expect(await store.personByKey('key of cat')).toBeNull();
      expect(await store.useCode('code', NOON)).toBeNull();
      expect(await games(cat)).toEqual([]);
      expect(await store.read(idOf('alone'))).toEqual([]);
      expect(await games(owl)).toEqual(['a']);
    });
  });

  it('finishes what was asked before it was closed', async () => {
    const appends = ['a', 'b', 'c'].map((name) => store.append(sampleAppend(name, { count: 2 })));
    await Promise.all([store.close(), store.close()]);
    expect(await Promise.all(appends)).toEqual([true, true, true]);
    expect(await (await place.open()).read(idOf('c'))).toHaveLength(2);
  });

  it('answers while it is open, and says so when it is not', async () => {
    await store.check();
    await store.close();
    await expect(store.check()).rejects.toThrow(StoreError);
    await expect(store.read(idOf('a'))).rejects.toThrow(StoreError);
    await expect(store.append(sampleAppend('a'))).rejects.toThrow(StoreError);
    await store.close();
  });
});
