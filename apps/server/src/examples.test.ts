// The example in TypeScript plays at a real server: two games at once over one stream.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Day, SeatPlan, Standing, TableState, Welcome } from '@menagerie/protocol';
import { checkDeals, findGame, listGames, readRecord } from '@menagerie/rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBots, type BotPool } from './bots/pool.ts';
import { createServer } from './server.ts';
import { openStore } from './store/open.ts';

const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');

let now = MIDNIGHT - 3_000;
let server: FastifyInstance;
let bots: BotPool;
let url: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  bots = openBots({ threads: 1, maxQueue: 10, maxMs: 5 });
  server = await createServer({ tables: { store: await openStore({}), bots, now: () => now } });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.close();
  await bots.close();
});

/** Starts the example with a new bot account and tells its id. */
async function startBot(): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'examples/typescript/network-bot.ts', url, 'kitten'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const id = /^I am (\S+)$/.exec(line)?.[1];
    if (id !== undefined) return id;
  }
  throw new Error('the example ended');
}

async function call<T>(
  key: string,
  method: InjectOptions['method'],
  path: string,
  body?: object,
): Promise<T> {
  const answer = await server.inject({
    method: method ?? 'GET',
    url: `/api${path}`,
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    ...(body ? { payload: body } : {}),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
}

test('docs/bots.md contains the Python example verbatim', () => {
  const [doc, example] = ['docs/bots.md', 'examples/python/network_bot.py'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  expect(doc).toContain(`\`\`\`python\n${example}\`\`\``);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the example in Python plays the deals of every day, among bots', async () => {
  const child = spawn('python3', ['examples/python/network_bot.py', url, 'day'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let key = '';
  for await (const line of createInterface({ input: child.stdout })) {
    key = /^MENAGERIE_KEY=(\S+)$/.exec(line)?.[1] ?? key;
    if (line.startsWith('I am')) break;
  }
  const own = async (isCounted: (day: Day) => boolean): Promise<number> =>
    (await call<{ days: Day[] }>(key, 'GET', '/days')).days.filter(isCounted).length;
  const games = listGames().length;
  await expect.poll(() => own(({ you }) => you !== null), { timeout: 50_000 }).toBe(games);
  // It is still connected when the next day opens.
  now = MIDNIGHT;
  await expect.poll(() => own(({ you }) => you?.outcome === 'finished'), { timeout: 50_000 }).toBe(2 * games);
  const { days } = await call<{ days: Day[] }>(key, 'GET', '/days');
  const { id } = days.find(({ you }) => you !== null) as Day;
  const path = `/contests/${id}/deals/0`;
  expect(await call<Standing>(key, 'GET', `${path}/standing`)).toMatchObject({ plays: 1, you: { place: 1 } });
});

test('it takes a seat where it is invited and plays two games at once', async () => {
  const [one, two] = await Promise.all([startBot(), startBot()]);
  const { key = '' } = await call<Welcome>('', 'POST', '/people', { name: 'Ada' });
  const called = (person: string): SeatPlan => ({ type: 'person', person });
  const plans: [string, SeatPlan[]][] = [
    ['cat-in-the-box', [called(one), { type: 'bot', level: 'kitten' }]],
    ['if-it-fits', [called(two), called(one)]],
  ];
  const tables = await Promise.all(
    plans.map(([game, seats]) =>
      call<TableState>(key, 'POST', '/tables', { game, options: { players: 2 }, seats, sit: null }),
    ),
  );
  const until = async (id: string, isSo: (state: TableState) => boolean): Promise<void> =>
    expect
      .poll(async () => isSo(await call<TableState>(key, 'GET', `/tables/${id}`)), { timeout: 40_000 })
      .toBe(true);
  await Promise.all(
    tables.map(async ({ id }) => {
      await until(id, ({ seats }) => seats.every(({ plan, person }) => plan.type === 'bot' || person));
      await call(key, 'POST', `/tables/${id}/start`);
      await until(id, ({ phase }) => phase === 'over');
      const { body } = await server.inject(`/api/tables/${id}/record`);
      const record = readRecord(body, findGame);
      expect(record.ok && record.value.end.reason).toBe('finished');
      expect(record.ok && checkDeals(record.value)).toMatchObject({ ok: true });
    }),
  );
});
