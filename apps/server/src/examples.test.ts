// The example in TypeScript plays at a real server: two games at once over one stream.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { SeatPlan, TableState, Welcome } from '@menagerie/protocol';
import { checkDeals, findGame, readRecord } from '@menagerie/rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBots, type BotPool } from './bots/pool.ts';
import { createServer } from './server.ts';
import { openStore } from './store/open.ts';

let server: FastifyInstance;
let bots: BotPool;
let url: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  bots = openBots({ threads: 1, maxQueue: 10, maxMs: 5 });
  server = await createServer({ tables: { store: await openStore({}), bots } });
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

test('docs/bots.md shows the example in Python as it is', () => {
  const [doc, example] = ['docs/bots.md', 'examples/python/network_bot.py'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  expect(doc).toContain(`\`\`\`python\n${example}\`\`\``);
});

test('it sits down where it is called and plays two games at once', async () => {
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
