// What every store promises of logs and lists: the same tests for SQLite and PostgreSQL.

import { describe, expect, it } from 'vitest';
import { forEveryStore, ids } from '../testing/store-contract.ts';
import { idOf, NOON, sampleAppend, sampleEntry } from '../testing/store-samples.ts';
import { StoreError, type GamesQuery, type Store } from './store.ts';

forEveryStore((at) => {
  describe('logs', () => {
    it('returns what was appended, complete or from any number', async () => {
      const first = sampleAppend('a', { count: 3 });
      const second = sampleAppend('a', { after: 3, count: 2 });
      expect(await at.store.append(first)).toBe(true);
      expect(await at.store.append(second)).toBe(true);
      const whole = [...first.entries, ...second.entries];
      expect(await at.store.read(idOf('a'))).toEqual(whole);
      for (let from = 0; from <= 6; from++)
        expect(await at.store.read(idOf('a'), from)).toEqual(whole.slice(from));
      expect(await at.store.read(idOf('nowhere'))).toEqual([]);
    });

    it('refuses entries that were decided on another length, and writes nothing of them', async () => {
      await at.store.append(sampleAppend('a', { count: 3, summary: { dueAt: NOON } }));
      const before = await at.store.read(idOf('a'));
      for (const after of [0, 1, 2, 4, 9]) {
        const late = sampleAppend('a', { after, count: 2, summary: { dueAt: NOON + 9, phase: 'over' } });
        expect(await at.store.append(late)).toBe(false);
      }
      expect(await at.store.append(sampleAppend('nowhere', { after: 1 }))).toBe(false);
      expect(await at.store.read(idOf('a'))).toEqual(before);
      expect(await at.store.read(idOf('nowhere'))).toEqual([]);
      expect(await at.store.playing()).toEqual([idOf('a')]);
      expect(await at.store.claimDue(NOON, NOON + 1, 9)).toEqual([idOf('a')]);
    });

    it('returns a table as stored', async () => {
      await at.store.append(sampleAppend('a', { count: 2 }));
      const raw = await at.store.readRaw(idOf('a'));
      const entries = raw?.entries.map(({ event, ...rest }) => ({
        ...rest,
        event: JSON.parse(event) as unknown,
      }));
      expect(raw).toMatchObject({ length: 2, line: expect.stringContaining(idOf('a')) });
      expect(entries).toEqual(await at.store.read(idOf('a')));
      expect(await at.store.readRaw(idOf('gone'))).toBeNull();
    });

    it('takes no entries with a gap in their numbers', async () => {
      const append = sampleAppend('a', { count: 1 });
      await expect(at.store.append({ ...append, entries: [sampleEntry(1)] })).rejects.toThrow(RangeError);
      await expect(at.store.append({ ...append, entries: [] })).rejects.toThrow(RangeError);
    });

    it('outlives being closed', async () => {
      await at.store.append(sampleAppend('a', { count: 3 }));
      await at.store.close();
      const again = await at.database.open();
      expect(await again.read(idOf('a'))).toEqual(sampleAppend('a', { count: 3 }).entries);
      expect(await again.append(sampleAppend('a', { after: 3 }))).toBe(true);
    });

    it('gives each number to exactly one of many simultaneous writers', async () => {
      for (let after = 0; after < 5; after++) {
        const tries = Array.from({ length: 12 }, (_, n) => sampleAppend('a', { after, tag: `try ${n}` }));
        const won = await Promise.all(tries.map((append) => at.store.append(append)));
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await at.store.read(idOf('a'), after)).toEqual(tries[won.indexOf(true)]?.entries);
      }
    });

    it('keeps two writers on one log apart, through stores of their own', async () => {
      const other = await at.database.open();
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
      await Promise.all([write(at.store, 'one'), write(other, 'two')]);
      const expected = won
        .sort((a, b) => a.from - b.from)
        .flatMap(({ tag, from }) => [sampleEntry(from, tag), sampleEntry(from + 1, tag)]);
      expect(expected.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
      expect(await at.store.read(idOf('a'))).toEqual(expected);
      expect(await other.read(idOf('a'))).toEqual(expected);
    });

    it('writes to many tables at once', async () => {
      const names = Array.from({ length: 150 }, (_, n) => `table${n}`);
      for (let after = 0; after < 6; after += 2) {
        const won = await Promise.all(
          names.map((name) => at.store.append(sampleAppend(name, { after, count: 2, tag: name }))),
        );
        expect(won).not.toContain(false);
      }
      for (const name of names)
        expect(await at.store.read(idOf(name))).toEqual(sampleAppend(name, { count: 6, tag: name }).entries);
    });

    it('keeps order and times when the clock jumps', async () => {
      const times = [NOON, NOON - 86_400_000, NOON + 1e12, 0, NOON + 0.5, -5];
      for (const [n, time] of times.entries()) {
        const summary = { changedAt: time, dueAt: time };
        const append = {
          ...sampleAppend('a', { after: n, summary }),
          entries: [sampleEntry(n, 'jump', time)],
        };
        expect(await at.store.append(append)).toBe(true);
      }
      const log = await at.store.read(idOf('a'));
      expect(log).toEqual(times.map((time, n) => sampleEntry(n, 'jump', time)));
    });

    it('writes over events, and over nothing else', async () => {
      await at.store.append(sampleAppend('a', { count: 4, summary: { listed: true } }));
      await at.store.append(sampleAppend('b', { count: 4 }));
      const line = { ...sampleAppend('a').summary.line, options: { players: 5 } };
      const entries = [sampleEntry(1, 'other'), sampleEntry(3, 'other'), sampleEntry(8)];
      const erasure = { table: idOf('a'), person: idOf('cat'), length: 4, entries, line };
      expect(await at.store.erase(erasure)).toBe(true);
      const tags = ['sample', 'other', 'sample', 'other'];
      expect(await at.store.read(idOf('a'))).toEqual(tags.map((tag, n) => sampleEntry(n, tag)));
      expect(await at.store.read(idOf('b'))).toEqual(sampleAppend('b', { count: 4 }).entries);
      expect(await at.store.list({ phases: ['playing'], limit: 9 })).toEqual([line]);
    });

    it('overwrites nothing if the log has grown meanwhile, or is gone', async () => {
      await at.store.append(
        sampleAppend('a', { count: 2, summary: { listed: true, people: [idOf('cat')] } }),
      );
      const { line } = sampleAppend('a').summary;
      const erasure = {
        table: idOf('a'),
        person: idOf('cat'),
        length: 1,
        entries: [sampleEntry(0, 'x')],
        line,
      };
      expect(await at.store.erase(erasure)).toBe(false);
      expect(await at.store.erase({ ...erasure, table: idOf('gone') })).toBe(false);
      expect(await at.store.read(idOf('a'))).toEqual(sampleAppend('a', { count: 2 }).entries);
      expect(await at.store.tablesNaming(idOf('cat'))).toEqual([idOf('a')]);
    });
  });

  describe('lists', () => {
    it('shows listed tables by phase and game, newest change first', async () => {
      const open = (name: string, changedAt: number, summary = {}) =>
        at.store.append(
          sampleAppend(name, { summary: { phase: 'open', listed: true, changedAt, ...summary } }),
        );
      await open('old', NOON);
      await open('newest', NOON + 3);
      await open('whales', NOON + 1, { game: 'trump-whales' });
      await open('running', NOON + 2, { phase: 'playing' });
      await open('over', NOON + 4, { phase: 'over' });
      await open('private', NOON + 5, { listed: false });
      const list = async (query: Partial<Parameters<Store['list']>[0]>) =>
        ids(await at.store.list({ phases: ['open'], limit: 9, ...query }));
      expect(await list({})).toEqual(['newest', 'whales', 'old']);
      expect(await list({ phases: ['open', 'playing'] })).toEqual(['newest', 'running', 'whales', 'old']);
      expect(await list({ phases: ['open', 'playing'], limit: 2 })).toEqual(['newest', 'running']);
      expect(await list({ game: 'trump-whales' })).toEqual(['whales']);
      expect(await list({ game: 'if-it-fits' })).toEqual([]);
      expect(await list({ phases: [] })).toEqual([]);

      const summary = { phase: 'playing', listed: true, changedAt: NOON + 9 } as const;
      await at.store.append(sampleAppend('old', { after: 1, summary }));
      expect(await list({})).toEqual(['newest', 'whales']);
      expect((await at.store.list({ phases: ['playing'], limit: 1 }))[0]).toEqual(
        sampleAppend('old', { summary }).summary.line,
      );
    });

    it("lists a person's games as they sit down, leave and finish", async () => {
      const games = async (name: string, query: Partial<GamesQuery> = {}) =>
        ids(await at.store.gamesOf({ person: idOf(name), phases: ['open', 'playing'], limit: 9, ...query }));
      const cat = idOf('cat');
      const owl = idOf('owl');
      await at.store.append(sampleAppend('a', { summary: { phase: 'open', people: [cat, cat] } }));
      await at.store.append(
        sampleAppend('b', { summary: { phase: 'open', people: [owl, cat], changedAt: NOON + 1 } }),
      );
      expect(await games('cat')).toEqual(['b', 'a']);
      expect(await games('owl')).toEqual(['b']);

      await at.store.append(sampleAppend('a', { after: 1, summary: { phase: 'open', people: [owl] } }));
      expect(await games('cat')).toEqual(['b']);
      expect(await games('owl')).toEqual(['b', 'a']);

      await at.store.append(sampleAppend('b', { after: 1, summary: { phase: 'over', people: [cat, owl] } }));
      expect(await games('cat')).toEqual([]);
      expect(await games('cat', { phases: ['over'] })).toEqual(['b']);
      expect(await games('nobody')).toEqual([]);
    });

    it("pages through a person's games without losing those of the same moment", async () => {
      const people = [idOf('cat')];
      const moments = [5, 4, 4, 4, 3, 2, 2, 1];
      for (const [n, moment] of moments.entries())
        await at.store.append(sampleAppend(`t${n}`, { summary: { people, changedAt: NOON + moment } }));
      const seen: number[] = [];
      let before: number | undefined;
      for (;;) {
        const query = { person: idOf('cat'), phases: ['playing'] as const, limit: 2 };
        const page = await at.store.gamesOf(before === undefined ? query : { ...query, before });
        if (page.length === 0) break;
        seen.push(...page.map(({ changedAt }) => changedAt - NOON));
        before = page.at(-1)?.changedAt;
      }
      expect(seen).toEqual(moments);
    });

    it('names the tables with a game under way', async () => {
      await at.store.append(sampleAppend('a', { summary: { phase: 'open' } }));
      await at.store.append(sampleAppend('b'));
      await at.store.append(sampleAppend('c', { summary: { phase: 'over' } }));
      expect(await at.store.playing()).toEqual([idOf('b')]);
    });
  });

  describe('the sweep', () => {
    it('gets due tables, the longest overdue first, and again when due again', async () => {
      for (const [n, dueAt] of [NOON + 3, NOON + 1, null, NOON + 2, NOON + 99].entries())
        await at.store.append(sampleAppend(`t${n}`, { summary: { dueAt } }));
      expect(await at.store.claimDue(NOON, NOON + 50, 9)).toEqual([]);
      expect([...(await at.store.claimDue(NOON + 3, NOON + 50, 2))].sort()).toEqual([idOf('t1'), idOf('t3')]);
      expect(await at.store.claimDue(NOON + 3, NOON + 51, 9)).toEqual([idOf('t0')]);
      expect(await at.store.claimDue(NOON + 49, NOON + 60, 9)).toEqual([]);
      expect(await at.store.claimDue(NOON + 51, NOON + 60, 9)).toHaveLength(3);
      await at.store.append(sampleAppend('t1', { after: 1, summary: { dueAt: null } }));
      expect([...(await at.store.claimDue(NOON + 98, NOON + 198, 9))].sort()).toEqual([
        idOf('t0'),
        idOf('t3'),
      ]);
    });

    it('is given nothing of a table that rests, until then or until its log grows', async () => {
      await at.store.append(sampleAppend('a', { summary: { dueAt: NOON } }));
      await at.store.rest(idOf('a'), 2, null);
      expect(await at.store.claimDue(NOON, NOON, 9)).toEqual([idOf('a')]);
      await at.store.rest(idOf('a'), 1, null);
      expect(await at.store.claimDue(NOON + 99, NOON, 9)).toEqual([]);
      await at.store.rest(idOf('a'), 1, NOON + 50);
      expect(await at.store.claimDue(NOON + 49, NOON, 9)).toEqual([]);
      expect(await at.store.claimDue(NOON + 50, NOON + 200, 9)).toEqual([idOf('a')]);
      await at.store.append(sampleAppend('a', { after: 1, summary: { dueAt: NOON } }));
      expect(await at.store.claimDue(NOON, NOON, 9)).toEqual([idOf('a')]);
    });

    it('gets a table that was set aside only later, and never one that is not due', async () => {
      await at.store.append(sampleAppend('a', { summary: { dueAt: NOON } }));
      await at.store.append(sampleAppend('b'));
      for (const name of ['a', 'b', 'gone']) await at.store.setAside(idOf(name), NOON + 50);
      expect(await at.store.claimDue(NOON + 49, NOON + 99, 9)).toEqual([]);
      expect(await at.store.claimDue(NOON + 50, NOON + 99, 9)).toEqual([idOf('a')]);
    });

    it('hands each table to one of two callers', async () => {
      const other = await at.database.open();
      const names = Array.from({ length: 60 }, (_, n) => `t${n}`);
      await Promise.all(
        names.map((name) => at.store.append(sampleAppend(name, { summary: { dueAt: NOON } }))),
      );
      const claimed: string[] = [];
      async function claim(on: Store) {
        for (;;) {
          const tables = await on.claimDue(NOON, NOON + 1000, 7);
          if (tables.length === 0) return;
          claimed.push(...tables);
        }
      }
      await Promise.all([claim(at.store), claim(other), claim(at.store), claim(other)]);
      // What another caller held locked at the moment was passed over: nobody else may have had it.
      claimed.push(...(await at.store.claimDue(NOON, NOON + 1000, 60)));
      expect(claimed.sort()).toEqual(names.map(idOf).sort());
    });

    it('is told which lobby tables somebody attends to', async () => {
      const waiting = { phase: 'open', listed: true, dueAt: NOON } as const;
      const [cat, owl] = [idOf('cat'), idOf('owl')];
      const summaries = {
        named: { ...waiting },
        catsOne: { ...waiting, people: [cat] },
        owlsOne: { ...waiting, people: [owl] },
        catLeft: { ...waiting, people: [owl] },
        idle: { ...waiting, people: [cat], changedAt: NOON - 80 },
        byLink: { ...waiting, listed: false, people: [cat] },
        begun: { ...waiting, phase: 'playing', people: [cat] },
      } as const;
      await at.store.append(sampleAppend('catLeft', { summary: { ...waiting, people: [cat] } }));
      for (const [name, summary] of Object.entries(summaries))
        await at.store.append(sampleAppend(name, { summary, after: name === 'catLeft' ? 1 : 0 }));
      const tables = ['named', 'byLink', 'begun', 'nowhere'].map(idOf);
      await at.store.putOff({ tables, people: [cat, idOf('nobody')], until: NOON + 50, idle: 100 });
      const due = async (now: number) =>
        ids((await at.store.claimDue(now, NOON + 1000, 9)).map((id) => ({ id }))).sort();
      expect(await due(NOON)).toEqual(['begun', 'byLink', 'catLeft', 'owlsOne']);
      expect(await due(NOON + 20)).toEqual(['idle']);
      expect(await due(NOON + 49)).toEqual([]);
      expect(await due(NOON + 50)).toEqual(['catsOne', 'named']);
      await at.store.putOff({ tables: [], people: [], until: NOON + 2000, idle: 1e6 });
      expect(await due(NOON + 1000)).toHaveLength(7);
    });

    it('gives all servers the same time, which never goes back', async () => {
      const other = await at.database.open();
      const { now } = await at.store.beat(NOON);
      const later = await other.beat(NOON - 3600_000);
      expect(later.now).toBeGreaterThanOrEqual(now);
      expect(later).toMatchObject({ found: null, outages: [] });
      expect((await at.store.beat(NOON, later.now + 1500)).now).toBeGreaterThanOrEqual(later.now + 1500);
    });

    it('tells one server that it ended an outage, and all of them that there was one', async () => {
      const other = await at.database.open();
      const { now } = await at.store.beat(NOON);
      const outage = { since: now, until: now + 60_000 };
      const first = await at.store.beat(NOON, outage.until);
      expect(first).toEqual({ now: outage.until, found: outage, outages: [outage] });
      expect(await other.beat(NOON)).toMatchObject({ found: null, outages: [outage] });
    });

    it('knows when the newest entry of a game under way was made', async () => {
      expect(await at.store.lastPlayed()).toBeNull();
      for (const [name, changedAt] of [
        ['a', NOON + 5],
        ['b', NOON],
      ] as const)
        await at.store.append(sampleAppend(name, { summary: { changedAt } }));
      await at.store.append(sampleAppend('over', { summary: { phase: 'over', changedAt: NOON + 9 } }));
      expect(await at.store.lastPlayed()).toBe(NOON + 5);
    });
  });

  it('finishes requests made before it was closed', async () => {
    const appends = ['a', 'b', 'c'].map((name) => at.store.append(sampleAppend(name, { count: 2 })));
    await Promise.all([at.store.close(), at.store.close()]);
    expect(await Promise.all(appends)).toEqual([true, true, true]);
    expect(await (await at.database.open()).read(idOf('c'))).toHaveLength(2);
  });

  it('answers while it is open, and says so when it is not', async () => {
    await at.store.check();
    await at.store.close();
    await expect(at.store.check()).rejects.toThrow(StoreError);
    await expect(at.store.read(idOf('a'))).rejects.toThrow(StoreError);
    await expect(at.store.append(sampleAppend('a'))).rejects.toThrow(StoreError);
    await at.store.close();
  });
});
