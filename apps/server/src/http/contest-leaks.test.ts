// Looks for hidden cards, secrets and tomorrow's deal in everything that the server sends.

import type { TableState } from '@menagerie/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogEvent } from '../table/log.ts';
import { secretsOf } from '../contests/contest.ts';
import {
  AdminVisitor,
  become,
  Guest,
  listen,
  startBackend,
  StreamReader,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { begin, finish, noted, textOf } from '../testing/contest-player.ts';
import { operationsOf } from '../testing/odd-requests.ts';
import { seenAllAlong } from '../testing/store-with.ts';
import { openSqlite } from '../store/sqlite.ts';

const TODAY = 'day-2026-11-16-cat-in-the-box';
const ADMIN = 'x'.repeat(32);

let now = Date.parse('2026-11-16T08:00:00Z');
let backend: TestBackend;
let address: string;
let ann: Player;
let bob: Player;
let secrets: string[];

beforeAll(async () => {
  const store = seenAllAlong(await openSqlite(':memory:'));
  backend = await startBackend({ store, now: () => now, adminKey: ADMIN });
  address = await listen(backend.server);
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
  const day = 24 * 60 * 60 * 1000;
  const days = await store.contests.days(now - day, now + 4 * day);
  secrets = days.flatMap((contest) => [contest.secret, ...secretsOf(contest)]);
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

/** All that one may read, of the API and of the admin page. */
async function everything(who: Guest, table: string): Promise<Map<string, string>> {
  const operations = operationsOf((await backend.server.inject('/api/openapi.json')).json());
  const texts = new Map<string, string>();
  for (const { method, path } of operations) {
    if (method.toLowerCase() !== 'get' || path.endsWith('/events')) continue;
    const filled = path
      .replace(/^\/api/, '')
      .replace('{contest}', TODAY)
      .replace('{deal}', '0')
      .replace('{id}', table)
      .replace('{person}', ann.person.id);
    const query = filled.startsWith('/lists/') ? '?game=cat-in-the-box' : '';
    const answer = await who.get(filled + query);
    texts.set(filled, `${answer.status} ${textOf(answer)}`);
  }
  return texts;
}

const leaking = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([path]) => path);

const dealsIn = async (id: string): Promise<Extract<LogEvent, { type: 'dealt' }>[]> =>
  (await backend.store.read(id)).flatMap(({ event }) => (event.type === 'dealt' ? [event] : []));

test('no route or stream reveals a secret before the day is open to all', async () => {
  const { id } = await begin(ann, TODAY);
  const guest = new Guest(backend.server);
  for (const who of [ann, bob, guest]) expect(leaking(await everything(who, id))).toEqual([]);
  const stream = await StreamReader.open(address, { path: `/tables/${id}/events`, key: ann.key });
  const all = await StreamReader.open(address, { path: '/me/events', key: ann.key });
  const over: TableState = await finish(ann, id);
  expect(over.deals.secret).toBeNull();
  await noted(ann, TODAY);
  await stream.until(({ entries }) => entries.some(({ event }) => event.type === 'ended'));
  await all.until(({ texts }) => texts.some((text) => text.includes('"ended"')));
  for (const who of [ann, bob, guest]) expect(leaking(await everything(who, id))).toEqual([]);
  const told = new Map([
    ['stream', stream.texts.join('\n')],
    ['all', all.texts.join('\n')],
    ['log', backend.lines.join('\n')],
  ]);
  expect(leaking(told)).toEqual([]);
  stream.close();
  all.close();

  const operator = new AdminVisitor(backend.server);
  await operator.logIn(ADMIN);
  const pages = new Map<string, string>();
  for (const path of ['', `/tables/${id}`, `/people/${ann.person.id}`])
    pages.set(path, (await operator.get(path)).text);
  expect(leaking(pages)).toEqual([]);
});

test('others learn nothing of a game under way or over, whatever they ask for', async () => {
  const { table } = (await backend.store.contests.play(TODAY, 0, ann.person.id)) as { table: string };
  const hands = JSON.stringify((await dealsIn(table))[0].deal);
  for (const who of [bob, new Guest(backend.server)]) {
    const texts = await everything(who, table);
    for (const path of ['', '/log', '/record']) expect(texts.get(`/tables/${table}${path}`)).toMatch(/^403/);
    expect([...texts].filter(([, text]) => text.includes(table) && !text.startsWith('4'))).toEqual([]);
    expect([...texts].filter(([, text]) => text.includes(hands))).toEqual([]);
    for (const [method, path] of [
      ['POST', 'start'],
      ['POST', 'close'],
      ['DELETE', 'invitation'],
      ['POST', 'rematch'],
      ['POST', 'duplicate'],
      ['POST', 'resign'],
    ] as const) {
      const { status } = await who.request(method, `/tables/${table}/${path}`);
      expect([401, 403, 409], `${method} ${path}`).toContain(status);
    }
    const reader = await StreamReader.open(address, { path: `/tables/${table}/events`, key: who.key });
    await reader.until(({ hasEnded }) => hasEnded);
    expect(reader.response.statusCode).toBe(403);
  }
});

test('tomorrow’s deals stay secret, and yesterday’s are revealed', async () => {
  now = Date.parse('2026-11-17T02:00:00Z');
  const [id] = (await backend.store.contests.playsOf(ann.person.id, 1)).map(({ table }) => table);
  const texts = await everything(bob, id);
  const opened = new Set(secrets.filter((secret) => [...texts.values()].join('\n').includes(secret)));
  const before = await backend.store.contests.days(now - 3 * 86_400_000, Date.parse('2026-11-16T01:00:00Z'));
  expect(opened).toEqual(new Set(before.flatMap(secretsOf)));
});
