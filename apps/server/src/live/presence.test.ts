// What keeps a listed table in the lobby until its start: alone, with two servers on one store, and over HTTP.

import type { OpenTable } from '@menagerie/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { open } from '../table/opening.ts';
import { say } from '../table/talking.ts';
import type { Table } from '../table/table.ts';
import { become, listen, startBackend, StreamReader } from '../testing/client.ts';
import { PEOPLE } from '../testing/game-player.ts';
import { NOON } from '../testing/store-samples.ts';
import { seenAllAlong } from '../testing/store-with.ts';
import { TableRegistry } from './table-registry.ts';
import { Broadcaster, type Reader } from './broadcaster.ts';
import { Presence } from './presence.ts';

const MINUTE = 60_000;
const [ann, bob] = PEOPLE;
let store: Store;
let now: number;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  now = NOON;
});
afterEach(() => store.close());

interface Server {
  readonly registry: TableRegistry;
  readonly broadcaster: Broadcaster;
  readonly presence: Presence;
}

function openServer(): Server {
  const broadcaster = new Broadcaster();
  const registry = new TableRegistry({ store, broadcaster, now: () => now });
  return {
    broadcaster,
    registry,
    presence: new Presence({ store, registry, broadcaster, connected: () => [] }),
  };
}

async function openTable({ registry }: Server, wish: Partial<OpenTable> = {}): Promise<Table> {
  const game = { game: 'cat-in-the-box', options: { players: 3 } };
  const opened = await registry.open(open(ann, { ...game, settings: { listed: true }, ...wish }));
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

const readerOf = (person: string | null): Reader => ({ person, send: () => true, end: () => undefined });

/** Minutes until the table is due, when the servers have told who is there each half minute until then. */
async function minutesUntilDue(
  servers: readonly Server[],
  meanwhile: () => unknown = () => {},
): Promise<number> {
  const start = now;
  for (; now - start < 100 * MINUTE; now += MINUTE / 2) {
    if ((await store.claimDue(now, now, 9)).length > 0) break;
    await meanwhile();
    for (const { presence } of servers) await presence.tell();
  }
  return (now - start) / MINUTE;
}

describe('a listed table', () => {
  test('is due in two minutes if none of its people are there', async () => {
    const server = openServer();
    const table = await openTable(server);
    for (const person of [null, bob.id]) server.broadcaster.read(table, 2, readerOf(person));
    server.broadcaster.listen(bob.id, readerOf(bob.id));
    expect(await minutesUntilDue([server], () => server.presence.note(table, bob.id))).toBe(2);
  });

  test('stays while one of its people reads it on any server, but not after an hour without activity', async () => {
    const servers = [openServer(), openServer()];
    const table = await openTable(servers[0]);
    servers[1].broadcaster.read((await servers[1].registry.find(table.id)) as Table, 2, readerOf(ann.id));
    now += MINUTE;
    await servers[0].registry.change(table.id, (newest) => say(newest, ann, { phrase: 'hello' }));
    expect(await minutesUntilDue(servers)).toBe(60);
    expect(await store.read(table.id)).toHaveLength(3);
  });

  test('is due two minutes after the last of them has gone', async () => {
    const servers = [openServer(), openServer()];
    const table = await openTable(servers[0], { sit: null });
    const leaveAt = new Map([
      [NOON + 10 * MINUTE, servers[0].broadcaster.read(table, 1, readerOf(ann.id))],
      [NOON + 20 * MINUTE, servers[1].broadcaster.listen(ann.id, readerOf(ann.id))],
    ]);
    // The last time that she was seen was half a minute before.
    expect(await minutesUntilDue(servers, () => leaveAt.get(now)?.())).toBe(21.5);
  });

  test('stays while one of its people requests it now and then', async () => {
    const server = openServer();
    const table = await openTable(server);
    const ask = () => {
      if (now < NOON + 30 * MINUTE && (now - NOON) % (1.5 * MINUTE) === 0)
        server.presence.note(table, ann.id);
    };
    expect(await minutesUntilDue([server], ask)).toBe(30.5);
  });
});

test('a table by link waits in any case', async () => {
  const server = openServer();
  await openTable(server, { settings: {} });
  expect(await minutesUntilDue([server])).toBe(100);
});

test('over HTTP, streams and requests of seated people keep a table in the lobby', async () => {
  const { server } = await startBackend({ store: seenAllAlong(store), now: () => now, presenceMs: 10 });
  const address = await listen(server);
  const [cas, robot] = [await become(server, 'Cas'), await become(server, 'Robot', true)];
  now += 10 * MINUTE;
  const settings = { listed: true };
  const [read, polled, left] = [
    await cas.open({ settings }),
    await robot.open({ settings }),
    await cas.open({ settings }),
  ];
  const stream = await StreamReader.open(address, { path: `/tables/${read.id}/events`, key: cas.key });
  const told = vi.spyOn(store, 'putOff');
  for (let i = 0; i < 3; i++) {
    now += MINUTE;
    await robot.get(`/tables/${polled.id}`);
    const isTold = (id: string) =>
      told.mock.calls.some(([{ until, tables }]) => until === now + 2 * MINUTE && tables.includes(id));
    await expect.poll(() => [isTold(read.id), isTold(polled.id)], { timeout: 10_000 }).toEqual([true, true]);
  }
  const lobby = async () => (await store.list({ phases: ['open'], limit: 9 })).map(({ id }) => id);
  await expect.poll(lobby, { timeout: 10_000 }).not.toContain(left.id);
  expect((await lobby()).sort()).toEqual([read.id, polled.id].sort());
  stream.close();
  await server.close();
});
