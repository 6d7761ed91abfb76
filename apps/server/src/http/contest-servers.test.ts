// Deals of the day with servers that die, and with several at once: one deal a day, one game a person, no result lost.

import type { Contest, TableState } from '@menagerie/protocol';
import { SeededRandom } from '@menagerie/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { BotsFull } from '../bots/pool.ts';
import { DAY_MS } from '../contests/days.ts';
import type { Contests } from '../store/contests.ts';
import { StoreError, type Store } from '../store/store.ts';
import type { PlayedEvent } from '../table/log.ts';
import { Table } from '../table/table.ts';
import { become, Player, startBackend, type TestBackend } from '../testing/client.ts';
import { begin, earnestBots, finish, noted, playPath } from '../testing/contest-player.ts';
import type { TablesOptions } from '../server.ts';
import { forEveryStore } from '../testing/store-contract.ts';
import { seenAllAlong, storeWith } from '../testing/store-with.ts';

/** Notes what they are asked; none answers a turn before it has been asked so many times. */
function notingBots(asked: Set<string>, times = 1): TablesOptions['bots'] {
  const [bots, counts] = [earnestBots(), new Map<string, number>()];
  return {
    queue: 0,
    think: (turn) => {
      const count = (counts.get(turn.seed) ?? 0) + 1;
      counts.set(turn.seed, count);
      asked.add(JSON.stringify([turn.seed, turn.view, turn.legal]));
      return count < times ? Promise.reject(new BotsFull('busy')) : bots.think(turn);
    },
  };
}

const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');

forEveryStore((at) => {
  const backends: TestBackend[] = [];
  let now = MIDNIGHT - 1000;
  const start = async (store: Store = at.store, bots = earnestBots()): Promise<TestBackend> => {
    const backend = await startBackend({ store: seenAllAlong(store), now: () => now, bots });
    backends.push(backend);
    return backend;
  };
  const elsewhere = ({ key, person }: Player, { server }: TestBackend): Player =>
    new Player(server, key as string, person);
  afterEach(async () => {
    now = MIDNIGHT - 1000;
    for (const { server } of backends.splice(0)) await server.close();
  });

  test('servers that start before, at and after midnight make one deal a day', async () => {
    const before = await start();
    const promised = await at.store.contests.days(MIDNIGHT, MIDNIGHT + 1);
    await before.server.close();
    now = MIDNIGHT;
    const others = await Promise.all([start(), start(await at.database.open())]);
    now = MIDNIGHT + DAY_MS;
    others.push(await start(await at.database.open()));
    expect(await at.store.contests.days(MIDNIGHT, MIDNIGHT + 1)).toEqual(promised);
    const all = await at.store.contests.days(0, MIDNIGHT + 9 * DAY_MS);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all).toHaveLength(promised.length * 6);
  });

  test('a server that dies between the promise of a table and the table leaves one game', async () => {
    const dying = storeWith(at.store, { append: () => Promise.reject(new StoreError('gone')) });
    const [dead, alive] = [await start(dying), await start()];
    const ann = await become(alive.server, 'Ann');
    const id = 'day-2026-11-16-if-it-fits';
    const failed = await elsewhere(ann, dead).post(playPath(id), {});
    expect(failed.status).toBe(503);
    const chosen = (await at.store.contests.play(id, 0, ann.person.id))?.table;
    expect((await begin(ann, id)).id).toBe(chosen);
    const again = await Promise.all([begin(ann, id), begin(elsewhere(ann, dead), id)]);
    expect(again.map((table) => table.id)).toEqual([chosen, chosen]);
  });

  test('a result whose server crashed is recorded by another, once', async () => {
    const deaf = storeWith(at.store, {
      contests: new Proxy(at.store.contests, {
        get: (target, name: keyof Contests) =>
          name === 'note' ? () => Promise.reject(new StoreError('gone')) : target[name].bind(target),
      }),
    });
    const dead = await start(deaf);
    const ann = await become(dead.server, 'Ann');
    const id = 'day-2026-11-16-if-it-fits';
    await finish(ann, (await begin(ann, id)).id);
    await dead.server.close();
    now += 10_000;
    const alive = await start();
    await noted(elsewhere(ann, alive), id);
    expect(await at.store.contests.playsAfter(id, 0, { notedAt: 0, person: '' }, 9)).toHaveLength(1);
  });

  describe('the same moves give the same game', () => {
    const perSeat = (events: readonly PlayedEvent[]): string[] =>
      [0, 1, 2].map((seat) =>
        events
          .flatMap((event) => (event.type === 'moved' && event.seat === seat ? event.move : []))
          .join(' '),
      );

    test.each(['cat-in-the-box', 'trump-whales', 'if-it-fits'])('of %s', async (game) => {
      const [asked, askedAgain] = [new Set<string>(), new Set<string>()];
      const one = await start(at.store, notingBots(asked));
      const id = `day-2026-11-16-${game}`;
      const ann = await become(one.server, 'Ann');
      const bob = await become(one.server, 'Bob the second');
      const random = new SeededRandom(`the same ${game}`);
      const line: string[] = [];
      const first = await finish(ann, (await begin(ann, id)).id, (legal) => {
        const move = legal[random.below(legal.length)];
        line.push(move);
        return move;
      });

      // The other one talks, goes away and comes back, and plays at two servers by turns, whose bots are hard pressed: where
      // all choose at once, some choose last who chose first before.
      await one.server.close();
      const busy = notingBots(askedAgain, 3);
      const [two, three] = [await start(at.store, busy), await start(await at.database.open(), busy)];
      const places = [elsewhere(bob, two), elsewhere(bob, three)];
      const { id: other } = await begin(places[0], id);
      let turn = 0;
      for (let idle = 0; turn < line.length || idle < 3_000;) {
        const here = places[turn % 2];
        if (turn % 5 === 1) await here.post(`/tables/${other}/words`, { phrase: 'thinking' });
        if (turn % 7 === 2) await here.request('DELETE', `/tables/${other}/seat`);
        // Perhaps before the bots choose, perhaps after.
        if (turn % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 15));
        const { asked, phase } = (await here.get(`/tables/${other}`)).body as TableState;
        if (phase === 'over') break;
        if (asked === null) {
          idle++;
          await new Promise((resolve) => setTimeout(resolve, 1));
          continue;
        }
        idle = 0;
        const made = await here.post(`/tables/${other}/moves`, { move: line[turn], answers: asked });
        if (made.status === 409) continue;
        expect(made).toMatchObject({ status: 200 });
        turn++;
      }
      const logs = await Promise.all([first.id, other].map((table) => at.store.read(table)));
      const [played, replayed] = logs.map((log) => Table.from('', log).playedEvents());
      expect(perSeat(replayed)).toEqual(perSeat(played));
      // Whoever chooses at the same time as others is asked the same, whether they have chosen or not.
      expect([...askedAgain].sort()).toEqual([...asked].sort());
      expect(replayed.filter(({ type }) => type !== 'moved')).toEqual(
        played.filter(({ type }) => type !== 'moved'),
      );
      await noted(places[0], id);
      const contest = (await places[0].get(`/contests/${id}`)).body as Contest;
      expect(contest.you[0].total).toBe(first.result?.totals[0]);
    });
  });
});
