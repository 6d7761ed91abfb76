// Kills servers around midnights, most of them days beyond those already committed to, so that the days have to
// be made while servers die. Whatever happens there is one deal for each game and day, and one game for each person.

import type { Contest as ContestShown, Day, TableState } from '@menagerie/protocol';
import { listGames, type SeededRandom } from '@menagerie/rules';
import { DAY_MS, dateOf, dayId, dayOf } from '../../contests/days.ts';
import type { Store } from '../../store/store.ts';
import { send } from '../requests.ts';
import { freePort, ServerProcess } from '../server-process.ts';
import { wait } from './fleet.ts';
import type { Settings } from './places.ts';

export interface MidnightsPlan {
  readonly settings: Settings;
  readonly servers: number;
  readonly midnights: number;
  readonly random: SeededRandom;
  /** At the same database; closed again each time. */
  openStore(): Promise<Store>;
}

export interface MidnightsReport {
  readonly kills: number;
  /** Days of one game that were promised and seen. */
  readonly days: number;
  /** Errors, one sentence each. */
  readonly wrong: readonly string[];
}

/** Servers take about a second to start: kills come before, during and after. */
const KILLED_WITHIN_MS = 2_500;
const BEFORE_MIDNIGHT_MS = 2_000;
const PATIENCE_MS = 60_000;

export async function midnightsRun(plan: MidnightsPlan): Promise<MidnightsReport> {
  const settings = { RATE_LIMIT: '0', BOT_THREADS: '1', BOT_BEAT_MS: '0', BOT_MS: '20', ...plan.settings };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < plan.servers; i++) servers.push(new ServerProcess(await freePort(), settings));
  const run = new Run(plan, servers);
  try {
    let midnight = dayOf(Date.now()) + DAY_MS;
    for (let n = 0; n < plan.midnights; n++) {
      await run.pass(midnight);
      // Sometimes the next day, already committed to, sometimes one not created yet.
      midnight += (n % 2 === 0 ? 7 : 1) * DAY_MS;
    }
    return run.report();
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

class Run {
  readonly #plan: MidnightsPlan;
  readonly #servers: readonly ServerProcess[];
  /** The first commitment by day and game. */
  readonly #promised = new Map<string, string>();
  readonly #wrong: string[] = [];
  #kills = 0;

  constructor(plan: MidnightsPlan, servers: readonly ServerProcess[]) {
    this.#plan = plan;
    this.#servers = servers;
  }

  report(): MidnightsReport {
    return { kills: this.#kills, days: this.#promised.size, wrong: this.#wrong };
  }

  async pass(midnight: number): Promise<void> {
    for (const server of this.#servers) await server.kill();
    const store = await this.#plan.openStore();
    await store.beat(Date.now(), midnight - BEFORE_MIDNIGHT_MS);
    await store.close();
    await Promise.all(this.#servers.map((server) => this.#startAndKill(server)));
    await Promise.all(this.#servers.map((server) => server.start()));
    for (const server of this.#servers) await this.#waitFor(server, midnight);
    for (const server of this.#servers) this.#compare((await this.#days(server)).days);
    await this.#play(midnight);
  }

  async #startAndKill(server: ServerProcess): Promise<void> {
    // It may be killed before it is up.
    const up = server.start().catch(() => undefined);
    await wait(this.#plan.random.below(KILLED_WITHIN_MS));
    await server.kill();
    this.#kills++;
    await up;
  }

  async #days({ address }: ServerProcess): Promise<{ readonly days: readonly Day[] }> {
    return (await send(address, 'GET', '/api/days', null)).body as { days: Day[] };
  }

  async #waitFor(server: ServerProcess, midnight: number): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const { headers } = await fetch(`${server.address}/api/days`);
      if (Date.parse(headers.get('date') ?? '') >= midnight) return;
      if (performance.now() > until) throw new Error('it never became midnight');
      await wait(50);
    }
  }

  #compare(days: readonly Day[]): void {
    const seen = days.map(({ date, game }) => `${date} ${game}`);
    if (new Set(seen).size !== seen.length) this.#wrong.push(`a day is there twice: ${seen.join(', ')}`);
    for (const { date, game, commitment } of days) {
      const key = `${date} ${game}`;
      const first = this.#promised.get(key);
      if (first === undefined) this.#promised.set(key, commitment);
      else if (first !== commitment) this.#wrong.push(`${key} was promised otherwise`);
    }
  }

  /** A person begins each game of the day at every server at once, and again when one of them was killed. */
  async #play(midnight: number): Promise<void> {
    const [first] = this.#servers;
    const welcomed = await send(first.address, 'POST', '/api/people', null, { name: `P${midnight}` });
    const { key } = welcomed.body as { key: string };
    const ids = listGames().map((game) => dayId(midnight, game.id));
    const begin = async ({ address }: ServerProcess, id: string): Promise<TableState> => {
      const { status, body } = await send(address, 'POST', `/api/contests/${id}/deals/0/play`, key, {});
      if (status !== 200) this.#wrong.push(`${id} cannot be begun: ${status}`);
      return body as TableState;
    };
    const beginAll = (): Promise<TableState[][]> =>
      Promise.all(ids.map((id) => Promise.all(this.#servers.map((server) => begin(server, id)))));
    const before = await beginAll();
    await first.kill();
    this.#kills++;
    await first.start();
    const after = await beginAll();
    for (const [n, id] of ids.entries()) {
      const begun = [...before[n], ...after[n]];
      if (new Set(begun.map((table) => table.id)).size !== 1) this.#wrong.push(`${id} was begun twice`);
      const { game, commitments } = (await send(first.address, 'GET', `/api/contests/${id}`, key))
        .body as ContestShown;
      const promised = this.#promised.get(`${dateOf(midnight)} ${game}`);
      const promises = new Set([...begun.map(({ deals }) => deals.commitment), ...commitments, promised]);
      if (promises.size !== 1) this.#wrong.push(`${id} has other cards than promised`);
    }
  }
}
