// One table that cannot be read costs nobody else anything: servers start, lists load, other games go on.

import type { TableLine } from '@menagerie/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outage } from '../store/beat.ts';
import type { Store } from '../store/store.ts';
import {
  become,
  listen,
  playOn,
  startBackend,
  startGame,
  StreamReader,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { BAD_LINE, damage, DAMAGES } from '../testing/damage.ts';
import { forEveryStore } from '../testing/store-contract.ts';
import { storeWith } from '../testing/store-with.ts';

const POLL = { timeout: 10_000 };

forEveryStore((at) => {
  let store: Store;
  let backend: TestBackend;
  let now: number;
  let outage: Outage | null;
  let [ann, bob]: Player[] = [];
  let bad: string;
  let good: string;

  /** Its time is the test's; it has been away when the test says so. */
  const start = (): Promise<TestBackend> => {
    const beat: Store['beat'] = (clock) => {
      const found = outage;
      outage = null;
      return Promise.resolve({ now: clock, found, outages: found ? [found] : [] });
    };
    return startBackend({ store: storeWith(store, { beat }), now: () => now });
  };

  beforeEach(async () => {
    ({ store } = at);
    now = Date.now();
    outage = null;
    backend = await start();
    [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bobby')];
    const clock = { type: 'move', seconds: 60 } as const;
    [bad, good] = [
      await startGame([ann, bob], { settings: { clock } }),
      await startGame([ann, bob], { settings: { clock } }),
    ];
    await playOn([ann, bob], bad, 2);
  });
  afterEach(() => backend.server.close());

  /** A server that comes after an outage, so that it looks at every running game. */
  async function restart(): Promise<void> {
    await backend.server.close();
    outage = { since: now, until: now + 30_000 };
    now = outage.until;
    backend = await start();
    [ann, bob] = [ann, bob].map((one) =>
      Object.assign(Object.create(one) as Player, { server: backend.server }),
    );
  }
  const games = async (player: Player): Promise<string[]> => {
    const { status, body } = await player.get('/me/games');
    expect(status).toBe(200);
    return (body as { games: TableLine[] }).games.map(({ id }) => id).sort();
  };
  const logged = (): string[] => backend.lines.filter((line) => line.includes('menagerie doctor'));

  describe.each(Object.entries(DAMAGES))('%s', (name, sql) => {
    test('is reported once and leaves the rest alone', async () => {
      await damage(at.database.where, sql, bad);
      const aside = vi.spyOn(store, 'setAside');
      await restart();
      for (let i = 0; i < 2; i++)
        expect(await ann.post(`/tables/${bad}/asks`, { what: 'stop' })).toMatchObject({
          status: 409,
          body: { error: { code: 'unreadable', message: expect.stringContaining('operator') } },
        });
      expect(await games(ann)).toEqual([bad, good].sort());
      expect(await playOn([ann, bob], good, 2)).toBe(2);
      expect((await backend.server.inject('/metrics')).body).toContain('menagerie_tables_unreadable 1\n');
      expect(logged()).toHaveLength(1);
      expect(logged()[0]).not.toMatch(new RegExp(`${bad}|99z|eaten`));
      if (name !== 'the end missing') expect((await ann.get(`/tables/${bad}`)).status).toBe(409);
      // The sweep leaves it alone, though its clock has run out.
      await expect.poll(() => aside.mock.calls.length, POLL).toBe(1);
      const claims = vi.spyOn(store, 'claimDue');
      now += 120_000;
      const claimed = (): string[] =>
        claims.mock.settledResults.flatMap(({ type, value }) => (type === 'fulfilled' ? [...value] : []));
      await expect.poll(claimed, POLL).toContain(good);
      expect(claimed()).not.toContain(bad);
      vi.restoreAllMocks();
    });
  });

  test('a stream of all games still has the others', async () => {
    await damage(at.database.where, DAMAGES['broken JSON'], bad);
    await restart();
    const address = await listen(backend.server);
    const reader = await StreamReader.open(address, { path: '/me/events', key: ann.key });
    await reader.until(({ texts }) => texts.length === 1);
    expect(JSON.parse(reader.texts[0])).toMatchObject({ state: { id: good } });
    expect(reader.hasEnded).toBe(false);
    reader.close();
  });

  test('an unreadable summary is left out of lists, and comes back with the next move', async () => {
    await damage(at.database.where, BAD_LINE, bad);
    expect(await games(ann)).toEqual([good]);
    expect(await playOn([ann, bob], bad, 1)).toBe(1);
    expect(await games(ann)).toEqual([bad, good].sort());
  });

  test('its people may let it go, and leave no trace in it', async () => {
    await damage(at.database.where, DAMAGES['an entry of an unknown type'], bad);
    await restart();
    expect((await ann.request('DELETE', `/tables/${bad}`)).status).toBe(204);
    expect(await games(ann)).toEqual([good]);
    expect(JSON.stringify(await store.readRaw(bad))).toContain('Bobby');
    const { id } = bob.person;
    expect((await bob.request('DELETE', '/me')).status).toBe(204);
    // Nobody keeps it any more.
    expect(await store.readRaw(bad)).toBeNull();
    expect(JSON.stringify(await store.readRaw(good))).not.toMatch(new RegExp(`Bobby|${id}`));
  });

  test('a deleted person is removed from logs that others keep, readable or not', async () => {
    await damage(at.database.where, DAMAGES['broken JSON'], bad);
    await restart();
    const { id } = bob.person;
    expect((await bob.request('DELETE', '/me')).status).toBe(204);
    const raw = await store.readRaw(bad);
    expect(raw?.entries).toHaveLength(raw?.length ?? 0);
    expect(JSON.stringify(raw)).not.toMatch(new RegExp(`Bobby|${id}`));
    expect(JSON.stringify(raw)).toContain('Ann');
    expect((await ann.get(`/tables/${bad}`)).status).toBe(409);
  });
});
