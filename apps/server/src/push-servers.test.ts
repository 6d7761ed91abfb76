// A server that is killed between a move and its notice: the notice comes all the same, once. Real processes, and a push
// service of our own.

import type { Person, TableState } from '@menagerie/protocol';
import { afterEach, expect, test } from 'vitest';
import { PushService } from './testing/push-service.ts';
import { send } from './testing/requests.ts';
import { freePort, ServerProcess } from './testing/server-process.ts';
import { forEveryDatabase } from './testing/store-contract.ts';

const timeout = 180_000;
const GAMES = 3;

forEveryDatabase((at) => {
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill();
  });

  test('a notice outlives the server at which it became due', { timeout }, async () => {
    const { path, databaseUrl } = at.database.where;
    const settings = {
      ...(databaseUrl === undefined ? { SQLITE_PATH: path ?? '' } : { DATABASE_URL: databaseUrl }),
      ...{ RATE_LIMIT: '0', PUSH: 'local', PUSH_DELAY: '2', BOT_THREADS: '1' },
    };
    const count = databaseUrl === undefined ? 1 : 2;
    for (let n = 0; n < count; n++) servers.push(new ServerProcess(await freePort(), settings));
    await Promise.all(servers.map((server) => server.start()));
    const [dying] = servers;
    const service = await PushService.start();
    const ask = async (method: string, to: string, key: string | null, body?: unknown) => {
      const answered = await send(dying.address, method, `/api${to}`, key, body);
      expect([to, answered.status]).toEqual([to, expect.toSatisfy((status: number) => status < 300)]);
      return answered.body;
    };
    const become = async (name: string) =>
      (await ask('POST', '/people', null, { name })) as { person: Person; key: string };
    const [ann, bob] = [await become('Ann'), await become('Bob')];
    await ask('PUT', '/me/notices/device', bob.key, service.subscribe('bob'));
    const wishes = (await ask('GET', '/me/notices', bob.key)) as { wishes: object };
    await ask('PUT', '/me/notices', bob.key, { ...wishes.wishes, quiet: null });

    const called: string[] = [];
    for (let n = 0; n < GAMES; n++) {
      const seats = [{ type: 'open' }, { type: 'person', person: bob.person.id }];
      const wish = { game: 'cat-in-the-box', options: { players: 2 }, seats };
      called.push(((await ask('POST', '/tables', ann.key, wish)) as TableState).id);
    }
    // Nothing of it was sent so far, or some of it: either way none may be missing.
    await dying.kill();
    if (count === 1) await dying.start();
    await expect.poll(() => service.pushed.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(GAMES);
    // What the push service took is noted; only a kill in that very moment could send one again.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await dying.kill();
    await dying.start();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(service.pushed.map(({ topic }) => topic).sort()).toEqual(called.sort());
    expect(service.wrong).toEqual([]);
    await service.stop();
  });
});
