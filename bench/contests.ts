// npm run bench -- contests [--plays 10000] [--at-once 200] [--new 5] [--playing 0] [--store sqlite,postgres]: fills a day
// with results, and requests standings and decisions from another process than the server's; with PostgreSQL, from two
// servers in turn. Meanwhile this many people per second start the day's deal and give it up, so that the standings change,
// and others play it against its bots.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableState } from '@menagerie/protocol';
import { startPostgres } from '#server-testing/postgres';
import { fillDay, type FilledDay } from '#server-testing/filled-day';
import { send } from '#server-testing/requests';
import { freePort, ServerProcess } from '#server-testing/server-process';

type Flags = ReadonlyMap<string, string>;
type Where = { readonly path?: string; readonly databaseUrl?: string };

const ROUNDS = 10;
/** The maximum per move; half of it on average. */
const THINK_MS = 12_000;

export async function benchContests(flags: Flags): Promise<void> {
  const stores = (flags.get('store') ?? 'sqlite,postgres').split(',');
  if (stores.includes('sqlite')) {
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-bench-'));
    try {
      await benchAt('SQLite', { path: join(folder, 'bench.sqlite') }, 1, flags);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  if (!stores.includes('postgres')) return;
  const postgres = await startPostgres({ isDurable: true });
  try {
    await benchAt('PostgreSQL, two servers', { databaseUrl: await postgres.newDatabase() }, 2, flags);
  } finally {
    await postgres.stop();
  }
}

async function benchAt(name: string, where: Where, count: number, flags: Flags): Promise<void> {
  const plays = Number(flags.get('plays') ?? 10_000);
  const atOnce = Number(flags.get('at-once') ?? 200);
  const day = await fillDay(where, plays, (key) => createHash('sha256').update(key).digest('hex'));
  const settings = {
    RATE_LIMIT: '0',
    ...(where.path === undefined ? {} : { SQLITE_PATH: where.path }),
    ...(where.databaseUrl === undefined ? {} : { DATABASE_URL: where.databaseUrl }),
  };
  const servers: ServerProcess[] = [];
  try {
    for (let i = 0; i < count; i++) {
      const server = new ServerProcess(await freePort(), settings);
      await server.start();
      servers.push(server);
    }
    const addresses = servers.map(({ address }) => address);
    const tell = async (what: 'standing' | 'decisions', rounds: number, when: string): Promise<void> => {
      const times = await askAll(addresses, day, what, atOnce, rounds);
      const at = (part: number): string => times[Math.floor(part * (times.length - 1))].toFixed(1);
      console.log(
        `${name}: ${what} of ${plays} plays, ${atOnce} at once, ${when}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
      );
    };
    await tell('standing', 1, 'in the first second');
    const playing = playOn(addresses, day.id, Number(flags.get('playing') ?? 0));
    const coming = comeAndGo(addresses, day.id, Number(flags.get('new') ?? 5));
    await tell('standing', ROUNDS, 'then');
    await tell('decisions', ROUNDS, 'then');
    console.log(
      `${name}: ${await coming.stop()} new results and ${await playing.stop()} moves of people meanwhile`,
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** People who arrive, start the deal and give it up, this many per second. */
function comeAndGo(
  addresses: readonly string[],
  contest: string,
  perSecond: number,
): { stop: () => Promise<number> } {
  const coming: Promise<void>[] = [];
  const come = async (address: string): Promise<void> => {
    const { key } = (await send(address, 'POST', '/api/people', null, { name: 'New' })).body as {
      key: string;
    };
    const path = `/api/contests/${contest}/deals/0/play`;
    const { id } = (await send(address, 'POST', path, key, {})).body as { id: string };
    const { status } = await send(address, 'POST', `/api/tables/${id}/asks`, key, { what: 'stop' });
    if (status !== 200) throw new Error(`giving up: status ${status}`);
  };
  const timer = setInterval(
    () => coming.push(come(addresses[coming.length % addresses.length])),
    1000 / perSecond,
  );
  return {
    stop: async () => {
      clearInterval(timer);
      return (await Promise.all(coming)).length;
    },
  };
}

/** People who play the deal, each at their own pace, until stopped. */
function playOn(
  addresses: readonly string[],
  contest: string,
  people: number,
): { stop: () => Promise<number> } {
  let [isStopped, moves] = [false, 0];
  const play = async (address: string): Promise<void> => {
    await pause(THINK_MS);
    const { key } = (await send(address, 'POST', '/api/people', null, { name: 'Player' })).body as {
      key: string;
    };
    const begun = await send(address, 'POST', `/api/contests/${contest}/deals/0/play`, key, {});
    const { id } = begun.body as TableState;
    while (!isStopped) {
      await pause(THINK_MS);
      const { phase, asked, legal } = (await send(address, 'GET', `/api/tables/${id}`, key))
        .body as TableState;
      if (phase === 'over') return;
      if (asked === null) continue;
      const move = { move: legal[Math.floor(legal.length * Math.random())], answers: asked };
      const { status } = await send(address, 'POST', `/api/tables/${id}/moves`, key, move);
      if (status !== 200) throw new Error(`move: status ${status}`);
      moves++;
    }
  };
  const playing = Array.from({ length: people }, (_, i) => play(addresses[i % addresses.length]));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(playing);
      return moves;
    },
  };
}

const pause = (most: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, most * Math.random()));

/** Everyone at once, each again when answered; returns the times in order. */
async function askAll(
  addresses: readonly string[],
  { id, keys }: FilledDay,
  what: string,
  atOnce: number,
  rounds: number,
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async (_, n) => {
      const address = `${addresses[n % addresses.length]}/api/contests/${id}/deals/0/${what}`;
      for (let round = 0; round < rounds; round++) {
        // Two hundred people looking at their results, each timed separately.
        await pause(1000);
        const since = performance.now();
        await ask(address, keys[n % keys.length], agent);
        times.push(performance.now() - since);
      }
    }),
  );
  agent.destroy();
  return times.sort((a, b) => a - b);
}

function ask(address: string, key: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    http
      .get(address, { headers, agent }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        );
      })
      .on('error', reject);
  });
}
