// Notices from a move to a browser, with a push service that decrypts what it gets.

import { NEW_WISHES, type NoticeWishes, type TableState } from '@menagerie/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { become, Player, startBackend, startGame, type TestBackend } from '../testing/client.ts';
import { PushService } from '../testing/push-service.ts';
import { forEveryStore } from '../testing/store-contract.ts';
import { seenAllAlong } from '../testing/store-with.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

forEveryStore((at) => {
  const backends: TestBackend[] = [];
  let now = NOON;
  let service: PushService;
  let ann: Player;
  let bob: Player;
  const start = async (store = at.store): Promise<TestBackend> => {
    const push = { push: 'local', pushDelay: 0, tellMs: 20, pushContact: 'mailto:a@b.example' };
    const backend = await startBackend({ store: seenAllAlong(store), now: () => now, ...push });
    backends.push(backend);
    return backend;
  };
  const subscribe = async (player: Player, browser: string): Promise<void> => {
    const told = await player.request('PUT', '/me/notices/device', service.subscribe(browser));
    expect(told).toMatchObject({ status: 200, body: { isOn: true } });
  };
  const wish = (player: Player, wishes: Partial<NoticeWishes>) =>
    player.request('PUT', '/me/notices', { ...NEW_WISHES, ...wishes });
  const got = (browser: string, count: number) =>
    expect.poll(() => service.to(browser).length, { timeout: 15_000 }).toBe(count);
  /** Whoever is to move, first. */
  const inTurn = async (id: string): Promise<[Player, Player]> => {
    const isFirst = (await ann.table(id)).asked !== null;
    return isFirst ? [ann, bob] : [bob, ann];
  };

  beforeEach(async () => {
    now = NOON;
    service = await PushService.start();
    const { server } = await start();
    [ann, bob] = [await become(server, 'Ann'), await become(server, 'Bob')];
    await subscribe(ann, 'ann');
    await subscribe(bob, 'bob');
  });
  afterEach(async () => {
    for (const { server } of backends.splice(0)) await server.close();
    await service.stop();
    expect(service.wrong).toEqual([]);
  });

  const nameOf = (player: Player): string => player.person.name.toLowerCase();

  test('a player whose turn it is gets one notification on each device, without any card', async () => {
    const id = await startGame([ann, bob], { game: 'if-it-fits' });
    const [first, second] = await inTurn(id);
    await got(nameOf(first), 1);
    expect(service.to(nameOf(first))).toEqual([
      { kind: 'turn', table: id, game: 'if-it-fits', from: 'Ann', waiting: 1 },
    ]);
    expect(service.pushed[0]).toMatchObject({ topic: id });
    // Words at the table ask nobody anew.
    await second.post(`/tables/${id}/words`, { phrase: 'hello' });
    for (let moves = 0; (await first.table(id)).asked !== null && moves < 9; moves++) await first.play(id);
    await got(nameOf(second), 1);
    expect(service.to(nameOf(first))).toHaveLength(1);
  });

  test('several servers tell once', async () => {
    const two = await start(await at.database.open());
    const elsewhere = new Player(two.server, ann.key as string, ann.person);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await startGame([n % 2 === 0 ? ann : elsewhere, bob]));
    // Both choose at the same time in the beginning.
    await expect.poll(() => service.pushed.length, { timeout: 15_000 }).toBe(10);
    await ann.post('/me/notices/test');
    const told = service.pushed.slice(0, -1).map(({ browser, topic }) => `${browser} ${topic}`);
    expect(told.sort()).toEqual(ids.flatMap((id) => [`ann ${id}`, `bob ${id}`]).sort());
    const keys = await Promise.all([ann, elsewhere].map(async (one) => (await one.get('/me/notices')).body));
    expect(keys[0]).toEqual(keys[1]);
  });

  test('notifications wait for the end of quiet hours, and outdated ones are not sent', async () => {
    now = Date.parse('2026-11-18T21:30:00Z');
    await wish(ann, { zone: 'Europe/Kyiv' });
    await wish(bob, { quiet: null });
    const { id } = await ann.open({ seats: [{ type: 'open' }, { type: 'person', person: bob.person.id }] });
    await got('bob', 1);
    expect(service.to('bob')[0]).toMatchObject({ kind: 'call', table: id, from: 'Ann' });
    const other = await bob.open({ seats: [{ type: 'open' }, { type: 'person', person: ann.person.id }] });
    const stays = await bob.open({ seats: [{ type: 'open' }, { type: 'person', person: ann.person.id }] });
    // It is half past eleven in Kyiv, and quiet until eight.
    now += 8 * HOUR_MS;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(service.to('ann')).toEqual([]);
    await ann.request('DELETE', `/tables/${other.id}/invitation`);
    now += 31 * MINUTE_MS;
    await got('ann', 1);
    expect(service.to('ann')[0]).toMatchObject({ table: stays.id });
  });

  test('a reminder replaces a turn that waits with it for the end of quiet hours', async () => {
    const id = await startGame([ann, bob]);
    await bob.play(id);
    await got('ann', 1);
    now = Date.parse('2026-11-18T21:30:00Z');
    await wish(ann, { zone: 'Europe/Kyiv' });
    const late = await startGame([ann, bob]);
    await bob.play(late);
    now += 11 * MINUTE_MS;
    expect(await bob.post(`/tables/${late}/nudge`)).toMatchObject({ status: 200 });
    // Both are in the store, so both are claimed at once in the morning.
    const { notices } = at.store;
    await expect
      .poll(async () => [
        await notices.countSince(ann.person.id, `turn ${late}`, 0),
        await notices.countSince(ann.person.id, `nudge ${late}`, 0),
      ]) // prettier-ignore
      .toEqual([1, 1]);
    now += 9 * HOUR_MS;
    await got('ann', 2);
    await ann.post('/me/notices/test');
    expect(service.to('ann').map(({ kind, table }) => [kind, table])).toEqual([
      ['turn', id],
      ['nudge', late],
      ['test', undefined],
    ]);
    // Without reminders, the turn is sent instead.
    await wish(ann, { zone: 'Europe/Kyiv', nudge: false });
    now = Date.parse('2026-11-19T21:30:00Z');
    const last = await startGame([ann, bob]);
    await bob.play(last);
    now += 11 * MINUTE_MS;
    expect(await bob.post(`/tables/${last}/nudge`)).toMatchObject({ status: 200 });
    now += 9 * HOUR_MS;
    await got('ann', 4);
    expect(service.to('ann')[3]).toMatchObject({ kind: 'turn', table: last });
  });

  test('strangers who open and close tables to invite somebody are limited, friends are not', async () => {
    const call = async (host: Player): Promise<string> => {
      const { id } = await host.open({
        seats: [{ type: 'open' }, { type: 'person', person: bob.person.id }],
      });
      return id;
    };
    const { notices } = at.store;
    for (let n = 1; n <= 5; n++) {
      const id = await call(ann);
      await got('bob', n);
      expect(await ann.post(`/tables/${id}/close`)).toMatchObject({ status: 200 });
    }
    const cid = await become(backends[0].server, 'Cid');
    const unheard = await call(cid);
    await ann.request('PUT', `/me/friends/${bob.person.id}`);
    await bob.request('PUT', `/me/friends/${ann.person.id}`);
    const heard = await call(ann);
    await got('bob', 6);
    expect(service.to('bob')[5]).toMatchObject({ kind: 'call', table: heard });
    expect(await notices.countSince(bob.person.id, `call ${unheard}`, 0)).toBe(0);
    now += HOUR_MS + MINUTE_MS;
    const later = await call(cid);
    await got('bob', 7);
    expect(service.to('bob')[6]).toMatchObject({ kind: 'call', table: later });
  });

  test('unwanted notifications are not sent', async () => {
    await wish(bob, { call: false });
    const seats = [{ type: 'open' }, { type: 'person', person: bob.person.id }] as const;
    await ann.open({ seats: [...seats] });
    await wish(ann, {});
    const { id } = await bob.open({ seats: [{ type: 'open' }, { type: 'person', person: ann.person.id }] });
    await got('ann', 1);
    expect(service.to('ann')[0]).toMatchObject({ table: id });
    expect(service.to('bob')).toEqual([]);
  });

  test('a rematch is announced as one', async () => {
    const id = await startGame([ann, bob]);
    await bob.post(`/tables/${id}/resign`);
    const { body } = await ann.post(`/tables/${id}/rematch`);
    await expect
      .poll(() => service.to('bob').map(({ kind }) => kind), { timeout: 15_000 })
      .toContain('rematch');
    expect(service.to('bob').find(({ kind }) => kind === 'rematch')).toMatchObject({ table: (body as TableState).id }); // prettier-ignore
  });

  test('a browser that is gone is forgotten, an unreachable one is retried', async () => {
    service.answers.set('bob', 410);
    service.answers.set('ann', 503);
    expect((await bob.get('/me/notices')).body).toMatchObject({ isOn: true });
    for (const [host, called] of [
      [ann, bob],
      [bob, ann],
    ] as const)
      // prettier-ignore
      await host.open({ seats: [{ type: 'open' }, { type: 'person', person: called.person.id }] });
    await expect
      .poll(() => [service.tries.get('ann'), service.tries.get('bob')], { timeout: 15_000 })
      .toEqual([1, 1]);
    await expect.poll(async () => (await bob.get('/me/notices')).body).toMatchObject({ isOn: false });
    now += 2 * MINUTE_MS;
    await expect.poll(() => service.tries.get('ann'), { timeout: 15_000 }).toBe(2);
    service.answers.delete('ann');
    now += 6 * MINUTE_MS;
    await got('ann', 1);
    expect(service.tries.get('bob')).toBe(1);
  });

  test('a device gets no more after it is turned off, removed or taken over, or its person is deleted', async () => {
    const { server } = backends[0];
    const off = await bob.request('DELETE', '/me/notices/device');
    expect(off.body).toMatchObject({ isOn: false });
    const { code } = (await ann.post('/me/codes')).body as { code: string };
    const { key } = (await ann.post('/people/by-code', { code })).body as { key: string };
    const phone = new Player(server, key, ann.person);
    await subscribe(phone, 'phone');
    const { id } = (
      (await ann.get('/me/devices')).body as { devices: { id: string; isThis: boolean }[] }
    ).devices.find(({ isThis }) => !isThis) as { id: string };
    await ann.request('DELETE', `/me/devices/${id}`);
    const cid = await become(server, 'Cid');
    await subscribe(cid, 'shared');
    expect((await cid.get('/me/data')).body).toMatchObject({
      data: { notices: { devices: [{ endpoint: expect.stringContaining('shared') as string }] } },
    });
    // The same browser, and somebody else.
    const dora = await become(server, 'Dora');
    await subscribe(dora, 'dora');
    await dora.request('DELETE', '/me');
    for (const called of [bob, ann, cid, dora])
      await ann.open({ seats: [{ type: 'open' }, { type: 'person', person: called.person.id }] });
    await got('shared', 1);
    expect([...service.tries.keys()]).toEqual(['shared']);
  });

  test('the end of a challenge and the deal of the day are announced when due', async () => {
    const made = await ann.post('/challenges', {
      game: 'if-it-fits',
      options: { players: 2 },
      level: 'kitten',
      deals: 4,
      days: 1,
    });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    await wish(bob, { day: true, zone: 'Europe/Paris' });
    now += 25 * HOUR_MS + 1;
    await got('ann', 1);
    expect(service.to('ann')[0]).toEqual({ kind: 'challenge', contest: id, game: 'if-it-fits' });
    await got('bob', 1);
    expect(service.to('bob')[0]).toMatchObject({ kind: 'day' });
    now += 24 * HOUR_MS;
    await got('bob', 2);
  });

  test('a player who has waited long can nudge others, now and then', async () => {
    const id = await startGame([ann, bob]);
    const [slow, waiting] = [ann, bob];
    await waiting.play(id);
    await got(nameOf(slow), 1);
    const refusedAs = (code: string) => ({ status: 409, body: { error: { code } } });
    expect(await waiting.post(`/tables/${id}/nudge`)).toMatchObject(refusedAs('nothing-asked'));
    now += 10 * MINUTE_MS;
    expect(await slow.post(`/tables/${id}/nudge`)).toMatchObject(refusedAs('nothing-asked'));
    expect(await waiting.post(`/tables/${id}/nudge`)).toMatchObject({ status: 200 });
    await got(nameOf(slow), 2);
    expect(service.to(nameOf(slow))[1]).toMatchObject({
      kind: 'nudge',
      table: id,
      from: waiting.person.name,
    });
    expect(await waiting.post(`/tables/${id}/nudge`)).toMatchObject(refusedAs('too-often'));
  });

  test.each(['mute', 'block'])('a nudge from somebody you %s is not sent', async (kind) => {
    const [slow, waiting] = [ann, bob];
    const [id, other] = [await startGame([slow, waiting]), await startGame([slow, waiting])];
    await waiting.play(id);
    await waiting.play(other);
    await got(nameOf(slow), 2);
    await slow.request('PUT', `/me/blocks/${waiting.person.id}`, { kind });
    now += 10 * MINUTE_MS;
    // They are told nothing of it.
    expect(await waiting.post(`/tables/${id}/nudge`)).toMatchObject({ status: 200 });
    // What is told after it has come.
    const cid = await become(backends[0].server, 'Cid');
    await subscribe(cid, 'cid');
    await waiting.open({ seats: [{ type: 'open' }, { type: 'person', person: cid.person.id }] });
    await got('cid', 1);
    await slow.request('DELETE', `/me/blocks/${waiting.person.id}`);
    expect(await waiting.post(`/tables/${other}/nudge`)).toMatchObject({ status: 200 });
    await got(nameOf(slow), 3);
    expect(service.to(nameOf(slow))[2]).toMatchObject({ kind: 'nudge', table: other });
  });

  test('a test notification is sent immediately', async () => {
    expect((await ann.post('/me/notices/test')).body).toEqual({ isSent: true });
    expect(service.to('ann')).toEqual([{ kind: 'test' }]);
    expect((await (await become(backends[0].server, 'Eve')).post('/me/notices/test')).status).toBe(404);
  });
});

test('the server can’t be made to call an address inside its network', async () => {
  const { server, store } = await startBackend({ push: 'yes', tellMs: 20 });
  const ann = await become(server, 'Ann');
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const put = (endpoint: string) => ann.request('PUT', '/me/notices/device', { endpoint, keys });
  for (const endpoint of [
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://localhost/x',
    'https://push.example.org:8443/x',
    'https://ann:secret@push.example.org/x',
    'file:///etc/passwd',
    'x',
  ])
    expect([endpoint, (await put(endpoint)).status]).toEqual([endpoint, 400]);
  expect((await put('https://push.example.org/x')).status).toBe(200);
  await server.close();
  await store.close();
});
