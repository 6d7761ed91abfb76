// What every store promises of contests, of who played them, and of lists and profiles.

import { beforeEach, expect, it } from 'vitest';
import type { Contest } from '../contests/contest.ts';
import { DAY_MS } from '../contests/days.ts';
import type { PlayResult } from '../contests/play.ts';
import { forEveryStore } from '../testing/store-contract.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';

forEveryStore((at) => {
  const cat = samplePerson('cat');
  const owl = samplePerson('owl');
  const bot = samplePerson('bot', { isBot: true });
  const sample = (id: string, more: Partial<Contest> = {}): Contest => ({
    id: idOf(id),
    kind: 'challenge',
    game: 'cat-in-the-box',
    plan: {
      rules: 1,
      options: { players: 2 },
      rounds: null,
      seat: 0,
      levels: [null, 'lynx'],
      deals: 4,
    },
    secret: 'ab'.repeat(32),
    opensAt: NOON,
    closesAt: NOON + DAY_MS,
    title: "Friday's club 🐋",
    host: cat.id,
    listed: true,
    source: null,
    ...more,
  });
  const result = (more: Partial<PlayResult> = {}): PlayResult => ({
    total: 12,
    margin: -3,
    place: 2,
    outcome: 'finished',
    line: '-6 5b',
    moves: 2,
    thinkMs: 4321,
    endedAt: NOON + 5,
    ...more,
  });
  const begun = (person: string, table: string) => ({
    contest: idOf('c'),
    deal: 1,
    person: idOf(person),
    table: idOf(table),
    begunAt: NOON,
  });

  beforeEach(async () => {
    for (const person of [cat, owl, bot]) await at.store.addPerson(person, `key of ${person.name}`);
    await at.store.contests.add(sample('c'));
  });

  it('keeps a contest as it was first added', async () => {
    const { contests } = at.store;
    expect(await contests.find(idOf('c'))).toEqual(sample('c'));
    expect(await contests.add(sample('c', { secret: 'cd'.repeat(32) }))).toBe(false);
    expect(await contests.find(idOf('c'))).toEqual(sample('c'));
    expect(await contests.find(idOf('none'))).toBeNull();
  });

  it('of many who add the same day at once, one does', async () => {
    const other = await at.database.open();
    const days = Array.from({ length: 8 }, (_, i) =>
      (i % 2 ? other : at.store).contests.add(
        sample('day', { kind: 'day', secret: `${i}`.repeat(64), host: null }),
      ),
    );
    expect((await Promise.all(days)).filter(Boolean)).toHaveLength(1);
    const [kept, ...more] = await at.store.contests.days(NOON, NOON + 1);
    expect(more).toEqual([]);
    expect(await other.contests.find(kept.id)).toEqual(kept);
  });

  it('finds days by time, challenges that are listed and open, and what a person made', async () => {
    const { contests } = at.store;
    const day = (n: number): Contest =>
      sample(`day${n}`, { kind: 'day', host: null, opensAt: NOON + n * DAY_MS });
    for (const n of [0, 1, 2]) await contests.add(day(n));
    await contests.add(sample('private', { listed: false, opensAt: NOON + 1 }));
    await contests.add(sample('old', { closesAt: NOON - 1, opensAt: NOON - 5 }));
    const ids = (found: readonly Contest[]): string[] => found.map(({ id }) => id.replace(/_+$/, ''));
    expect(ids(await contests.days(NOON, NOON + 2 * DAY_MS))).toEqual(['day1', 'day0']);
    expect(ids(await contests.challenges(NOON, 9))).toEqual(['c']);
    expect(ids(await contests.hostedBy(cat.id, NOON, 9))).toEqual(['private', 'c']);
    expect(ids(await contests.hostedBy(cat.id, 0, 9))).toEqual(['private', 'c', 'old']);
    expect(ids(await contests.among([idOf('c'), idOf('day1'), idOf('none')])).sort()).toEqual(['c', 'day1']);
  });

  it('makes one contest of a table', async () => {
    const { contests } = at.store;
    expect(await contests.add(sample('one', { source: idOf('t') }))).toBe(true);
    expect(await contests.add(sample('two', { source: idOf('t') }))).toBe(false);
    expect((await contests.ofSource(idOf('t')))?.id).toBe(idOf('one'));
  });

  it('lets a person begin a deal once, whoever asks how often', async () => {
    const other = await at.database.open();
    const asked = ['a', 'b', 'c', 'd'].map((table, i) =>
      (i % 2 ? other : at.store).contests.begin(begun('cat', table)),
    );
    const tables = new Set((await Promise.all(asked)).map((play) => play?.table));
    expect(tables.size).toBe(1);
    expect(await at.store.contests.begin(begun('nobody', 'e'))).toBeNull();
  });

  it('notes a result once, tells of it by when it was noted, and lets the table rest', async () => {
    const { contests } = at.store;
    await at.store.append(sampleAppend('t', { summary: { dueAt: NOON, phase: 'over', people: [cat.id] } }));
    await contests.begin(begun('cat', 't'));
    await contests.begin(begun('bot', 'u'));
    expect((await contests.play(idOf('c'), 1, cat.id))?.result).toBeNull();
    await contests.note(idOf('t'), result(), NOON + 10);
    await contests.note(idOf('t'), result({ margin: 99 }), NOON + 20);
    await contests.note(idOf('u'), result({ outcome: 'resigned' }), NOON + 30);
    expect(await contests.play(idOf('c'), 1, cat.id)).toEqual({ ...begun('cat', 't'), result: result() });
    expect(await at.store.claimDue(NOON + 99, NOON + 99, 9)).toEqual([]);
    const since = async (time: number) =>
      (await contests.playsAfter(idOf('c'), 1, { notedAt: time, person: 'zzzz' }, 9)).map(
        ({ person, isBot }) => [person, isBot],
      );
    expect(await since(0)).toEqual([
      [cat.id, false],
      [bot.id, true],
    ]);
    expect(await since(NOON + 10)).toEqual([[bot.id, true]]);
    const before = { notedAt: NOON + 10, person: '' };
    expect(await contests.playsAfter(idOf('c'), 1, before, 1)).toMatchObject([{ person: cat.id }]);
    expect(await contests.playsOf(cat.id, 9)).toHaveLength(1);
    expect(await contests.playsAmong(cat.id, [idOf('c'), idOf('x')])).toHaveLength(1);
  });

  it('keeps the table of a game that counts, also when it is on nobody’s list', async () => {
    for (const table of ['t', 'u'])
      await at.store.append(sampleAppend(table, { summary: { phase: 'over', people: [cat.id] } }));
    await at.store.contests.begin(begun('cat', 't'));
    for (const table of ['t', 'u']) await at.store.forget(idOf(table), cat.id);
    expect(await at.store.read(idOf('t'))).toHaveLength(1);
    expect(await at.store.read(idOf('u'))).toHaveLength(0);
    expect(await at.store.gamesOf({ person: cat.id, phases: ['over'], limit: 9 })).toEqual([]);
  });

  it('loses all of a person with them, also the words of their contests', async () => {
    const { contests } = at.store;
    await at.store.append(sampleAppend('t', { summary: { phase: 'over', people: [cat.id] } }));
    await contests.begin(begun('cat', 't'));
    await contests.note(idOf('t'), result(), NOON);
    await contests.showProfile(cat.id, true);
    await at.store.forget(idOf('t'), cat.id);
    await at.store.deletePerson(cat.id);
    expect(await contests.play(idOf('c'), 1, cat.id)).toBeNull();
    expect(await contests.showsProfile(cat.id)).toBe(false);
    expect(await contests.find(idOf('c'))).toMatchObject({ host: null, title: '', listed: false });
    expect(await at.store.read(idOf('t'))).toHaveLength(0);
  });

  it('knows who has finished so many games on so many days', async () => {
    const { contests } = at.store;
    for (const [n, game] of ['g1', 'g2', 'g3'].entries()) {
      await contests.add(sample(game));
      for (const person of ['cat', 'owl']) {
        const endedAt = NOON + (person === 'cat' ? n : 0) * DAY_MS;
        await contests.begin({ ...begun(person, `${game}${person}`), contest: idOf(game) });
        await contests.note(idOf(`${game}${person}`), result({ endedAt }), endedAt);
      }
    }
    const all = [cat.id, owl.id, bot.id];
    expect(await contests.regulars(all, 3, 3)).toEqual([{ person: cat.id, name: 'cat' }]);
    expect(await contests.regulars(all, 4, 1)).toEqual([]);
    expect(await contests.regulars(all, 3, 1)).toHaveLength(2);
    expect(await contests.names([owl.id])).toEqual([{ person: owl.id, name: 'owl' }]);
    expect(await contests.finishedGames(cat.id)).toEqual([{ game: 'cat-in-the-box', finished: 3 }]);
    // The first game of a duplicate is one of those that are known anyway, or was played elsewhere.
    await contests.add(sample('again', { kind: 'duplicate', source: idOf('first') }));
    await contests.begin({ ...begun('cat', 'first'), contest: idOf('again') });
    await contests.note(idOf('first'), result(), NOON);
    expect(await contests.regulars(all, 4, 1)).toEqual([]);
    expect(await contests.finishedGames(cat.id)).toEqual([{ game: 'cat-in-the-box', finished: 3 }]);
  });

  it('sums up what listed challenges brought people, of deals that several have played', async () => {
    const { contests } = at.store;
    const margins = { first: [5, 5, null], second: [1, 9, 3] } as const;
    await contests.add(sample('private', { listed: false }));
    for (const [contest, closesAt] of [
      ['first', NOON + DAY_MS],
      ['second', NOON + DAY_MS],
      ['private', NOON + DAY_MS],
      ['open', NOON + 3 * DAY_MS],
    ] as const) {
      await contests.add(sample(contest, { closesAt }));
      for (const [i, person] of ['cat', 'owl', 'bot'].entries()) {
        const margin = margins[contest === 'first' ? 'first' : 'second'][i];
        const table = `${contest}${person}`;
        await contests.begin({ ...begun(person, table), contest: idOf(contest) });
        const more = margin === null ? { outcome: 'resigned' as const } : { margin };
        await contests.note(idOf(table), result(more), NOON);
      }
    }
    const query = { game: 'cat-in-the-box', from: NOON, until: NOON + 2 * DAY_MS, deals: 2, limit: 9 };
    // Equal in the first, and the owl ahead in the second.
    expect(await contests.matchSums(query)).toEqual([
      { person: owl.id, name: 'owl', deals: 2, percent: 75 },
      { person: cat.id, name: 'cat', deals: 2, percent: 25 },
    ]);
    expect(await contests.matchSums({ ...query, deals: 3 })).toEqual([]);
    expect(await contests.matchSums({ ...query, game: 'if-it-fits' })).toEqual([]);
    expect(await contests.matchSums({ ...query, limit: 1 })).toHaveLength(1);
  });

  it('knows which of many show a profile', async () => {
    const { contests } = at.store;
    await contests.showProfile(owl.id, true);
    expect(await contests.profilesAmong([cat.id, owl.id])).toEqual([owl.id]);
    expect(await contests.profilesAmong([])).toEqual([]);
  });

  it('lists people by rating and keeps the last of each day', async () => {
    const { store } = at;
    const players = [cat.id, owl.id, bot.id];
    for (const [n, time] of [NOON, NOON + 5, NOON + DAY_MS].entries()) {
      await store.append(sampleAppend(`r${n}`, { summary: { phase: 'over', people: players } }));
      const query = {
        table: idOf(`r${n}`),
        game: 'cat-in-the-box',
        kind: 'people',
        players,
        pairs: [],
      } as const;
      await store.updateRatings(
        { ...query, at: time, since: 0 },
        () => new Map(players.map((id, i) => [id, { mu: 30 - i + n, sigma: 2, games: n + 1 }])),
      );
    }
    const rated = {
      game: 'cat-in-the-box',
      kind: 'people',
      games: 3,
      since: NOON,
      limit: 9,
      skip: 0,
    } as const;
    expect((await store.contests.rated(rated)).map(({ person, mu }) => [person, mu])).toEqual([
      [cat.id, 32],
      [owl.id, 31],
    ]);
    expect(await store.contests.rated({ ...rated, skip: 1 })).toHaveLength(1);
    expect(await store.contests.rated({ ...rated, games: 4 })).toEqual([]);
    expect(await store.contests.rated({ ...rated, since: NOON + 2 * DAY_MS })).toEqual([]);
    expect((await store.contests.ratingDays(cat.id, 9)).map(({ mu }) => mu)).toEqual([32, 31]);
  });
});
