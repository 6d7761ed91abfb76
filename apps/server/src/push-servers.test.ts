// A server that is killed between what happens and its notice: the notice comes all the same, once. Real processes, and
// a push service of our own.

import type { Person, TableState } from '@menagerie/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PushService } from './testing/push-service.ts';
import { send } from './testing/requests.ts';
import { freePort, ServerProcess } from './testing/server-process.ts';
import { forEveryDatabase } from './testing/store-contract.ts';

const timeout = 180_000;
const GAMES = 3;
/** The delay before a notice, in which the server dies. */
const DELAY_S = 5;
const LATER_MS = 24 * 60 * 60_000;

interface Somebody {
  readonly name: string;
  readonly person: Person;
  readonly key: string;
}

forEveryDatabase((at) => {
  const servers: ServerProcess[] = [];
  let service: PushService;
  let dying: ServerProcess;
  let [ann, bob]: Somebody[] = [];

  const ask = async <T>(method: string, to: string, key: string | null, body?: unknown): Promise<T> => {
    const answered = await send(dying.address, method, `/api${to}`, key, body);
    expect([to, answered.status]).toEqual([to, expect.toSatisfy((status: number) => status < 300)]);
    return answered.body as T;
  };
  /** Somebody with a browser of their name, and no quiet hours. */
  const become = async (name: string): Promise<Somebody> => {
    const one = await ask<{ person: Person; key: string }>('POST', '/people', null, { name });
    await ask('PUT', '/me/notices/device', one.key, service.subscribe(name));
    const { wishes } = await ask<{ wishes: object }>('GET', '/me/notices', one.key);
    await ask('PUT', '/me/notices', one.key, { ...wishes, quiet: null });
    return { ...one, name };
  };
  const callBob = async (game: string): Promise<string> => {
    const seats = [{ type: 'open' }, { type: 'person', person: bob.person.id }];
    const wish = { game, options: { players: 2 }, seats };
    return (await ask<TableState>('POST', '/tables', ann.key, wish)).id;
  };

  beforeEach(async () => {
    service = await PushService.start();
    const { path, databaseUrl } = at.database.where;
    const settings = {
      ...(databaseUrl === undefined ? { SQLITE_PATH: path ?? '' } : { DATABASE_URL: databaseUrl }),
      ...{ RATE_LIMIT: '0', PUSH: 'local', PUSH_DELAY: String(DELAY_S), BOT_THREADS: '1' },
    };
    const count = databaseUrl === undefined ? 1 : 2;
    for (let n = 0; n < count; n++) servers.push(new ServerProcess(await freePort(), settings));
    await Promise.all(servers.map((server) => server.start()));
    [dying] = servers;
    [ann, bob] = [await become('Ann'), await become('Bob')];
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill();
    await service.stop();
  });

  const toldOf = (kind: string): string[] =>
    service.pushed
      .filter(({ data }) => data['kind'] === kind)
      .map(({ browser, topic }) => `${browser} ${topic}`);

  /** Kills the server, and waits until the others have told that of each, and have nothing more to tell. */
  async function expectOnceOf(kind: string, expected: readonly string[]): Promise<void> {
    expect(toldOf(kind)).toEqual([]);
    await dying.kill();
    if (servers.length === 1) await dying.start();
    await expect
      .poll(() => toldOf(kind).length, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(expected.length);
    // What is under way is noted before they stop.
    for (const server of servers) await server.stop();
    const { notices } = await at.database.open();
    const later = Date.now() + LATER_MS;
    expect(await notices.claimTables(later, later, 10)).toEqual([]);
    expect(await notices.claim(later, later, 10)).toEqual([]);
    expect(toldOf(kind).sort()).toEqual([...expected].sort());
    expect(service.wrong).toEqual([]);
  }

  test('the notice of an invitation outlives the server that took it', { timeout }, async () => {
    const called: string[] = [];
    for (let n = 0; n < GAMES; n++) called.push(await callBob('cat-in-the-box'));
    await expectOnceOf(
      'call',
      called.map((id) => `Bob ${id}`),
    );
  });

  test('the notice of a turn outlives the server that took the move before it', { timeout }, async () => {
    const isAsked = async (one: Somebody, id: string): Promise<TableState | null> => {
      const state = await ask<TableState>('GET', `/tables/${id}`, one.key);
      return state.asked === null ? null : state;
    };
    const waited: string[] = [];
    for (let n = 0; n < GAMES; n++) {
      const id = await callBob('if-it-fits');
      await ask('PUT', `/tables/${id}/seat`, bob.key, {});
      await ask('POST', `/tables/${id}/start`, ann.key);
      const [first, second] = (await isAsked(ann, id)) ? [ann, bob] : [bob, ann];
      for (let state = await isAsked(first, id); state; state = await isAsked(first, id))
        await ask('POST', `/tables/${id}/moves`, first.key, { move: state.legal[0], answers: state.asked });
      waited.push(`${second.name} ${id}`);
    }
    await expectOnceOf('turn', waited);
  });
});
