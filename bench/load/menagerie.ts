// The load on our own server, in its own process: it opens tables, reads every one of them through many
// streams and makes moves at a steady rate, timing each from its request to the last reader that got it.

import http from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import {
  answerParent,
  atSteadyRate,
  inBatches,
  LOAD_GAMES,
  reportOf,
  SETTLE_MS,
  WARM_SECONDS,
  type Load,
  type LoadPlan,
  type LoadReport,
} from './plan.ts';

/** People sit at many tables, so this many are enough. */
const PEOPLE = 400;

interface Asked {
  readonly seat: number;
  readonly answers: number;
  readonly legal: readonly string[];
}

class LoadTable {
  readonly id: string;
  readonly keys: readonly string[];
  /** How many entries each reader has. */
  readonly seen: number[] = [];
  readonly asked = new Map<number, Asked>();
  isBusy = false;
  isOver = false;
  /** A pending move: its number once known, and the readers that have it. */
  sentAt = 0;
  wanted = -1;
  lastSeenAt: number[] = [];

  constructor(id: string, keys: readonly string[]) {
    this.id = id;
    this.keys = keys;
  }
}

class OurLoad implements Load {
  readonly #plan: LoadPlan;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  readonly #times: number[] = [];
  readonly #tables: LoadTable[] = [];
  #refused = 0;
  #lost = 0;
  #keys: string[] = [];
  #next = 0;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
  }

  async open(): Promise<void> {
    const { tables, players } = this.#plan;
    await inBatches(PEOPLE, async () => {
      const { key } = (await this.#ask('POST', '/api/people', null, { name: 'Load' })) as { key: string };
      this.#keys.push(key);
    });
    await inBatches(tables, async (i) => {
      const keys = Array.from({ length: players }, (_, seat) => this.#keys[(i * players + seat) % PEOPLE]);
      const game = LOAD_GAMES[i % LOAD_GAMES.length];
      const opened = await this.#ask('POST', '/api/tables', keys[0], { game, options: { players } });
      const { id } = opened as { id: string };
      for (const key of keys.slice(1)) await this.#ask('PUT', `/api/tables/${id}/seat`, key, {});
      await this.#ask('POST', `/api/tables/${id}/start`, keys[0], null);
      this.#tables.push(new LoadTable(id, keys));
    });
  }

  async read(): Promise<void> {
    await inBatches(this.#tables.length, async (i) => {
      const table = this.#tables[i];
      const readers = [...table.keys, ...Array.from({ length: this.#plan.spectators }, () => null)];
      for (const [reader, key] of readers.entries()) await this.#stream(table, reader, key);
    });
  }

  #stream(table: LoadTable, reader: number, key: string | null): Promise<void> {
    table.seen[reader] = 0;
    table.lastSeenAt[reader] = 0;
    return new Promise((resolve, reject) => {
      const options = {
        ...this.#target(`/api/tables/${table.id}/events?format=ndjson`, key, this.#plan.readAt),
        agent: false as const,
      };
      const request = http.get(options, (response) => {
        const decoder = new StringDecoder('utf8');
        let rest = '';
        response.on('data', (chunk: Buffer) => {
          const lines = (rest + decoder.write(chunk)).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) if (line !== '') this.#take(table, reader, line);
        });
        response.on('close', () => (this.#lost += this.#isDone ? 0 : 1));
        resolve();
      });
      request.on('error', reject);
    });
  }

  #isDone = false;

  #take(table: LoadTable, reader: number, line: string): void {
    const entry = JSON.parse(line) as {
      n: number;
      event: { type: string };
      now: { legal?: string[]; asked?: number | null };
    };
    if (entry.n !== table.seen[reader]) this.#lost++;
    table.seen[reader] = entry.n + 1;
    table.lastSeenAt[reader] = performance.now();
    if (entry.event.type === 'ended') table.isOver = true;
    const { legal, asked } = entry.now;
    if (reader < this.#plan.players && asked !== undefined) {
      if (asked === null || !legal?.length) table.asked.delete(reader);
      else table.asked.set(reader, { seat: reader, answers: asked, legal });
    }
    this.#settle(table);
  }

  /** All readers have the move. */
  #settle(table: LoadTable): void {
    if (table.wanted < 0 || table.seen.some((n) => n <= table.wanted)) return;
    this.#times.push(Math.max(...table.lastSeenAt) - table.sentAt);
    table.wanted = -1;
    table.isBusy = false;
  }

  async run(): Promise<LoadReport> {
    // We don't measure cold code: the first moves don't count.
    await atSteadyRate({ ...this.#plan, seconds: WARM_SECONDS }, () => this.#sendOne());
    this.#times.length = 0;
    const ran = await atSteadyRate(this.#plan, () => this.#sendOne());
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    this.#isDone = true;
    const lost = this.#lost + this.#tables.filter((table) => table.isBusy).length;
    const readers = this.#tables.reduce((sum, { seen }) => sum + seen.length, 0);
    return reportOf(this.#times, { ...ran, refused: this.#refused, lost, readers });
  }

  #sendOne(): boolean {
    for (let tries = 0; tries < this.#tables.length; tries++) {
      const table = this.#tables[this.#next++ % this.#tables.length];
      if (table.isBusy || table.isOver || table.asked.size === 0) continue;
      const [turn] = [...table.asked.values()];
      void this.#move(table, turn);
      return true;
    }
    return false;
  }

  async #move(table: LoadTable, { seat, answers, legal }: Asked): Promise<void> {
    table.isBusy = true;
    table.asked.delete(seat);
    table.sentAt = performance.now();
    const move = legal[(answers * 31) % legal.length];
    try {
      const { n } = (await this.#ask('POST', `/api/tables/${table.id}/moves`, table.keys[seat], {
        move,
        answers,
      })) as { n: number };
      table.wanted = n;
      this.#settle(table);
    } catch {
      this.#refused++;
      table.isBusy = false;
    }
  }

  #target(path: string, key: string | null, address = this.#plan.address): http.RequestOptions {
    const headers = key === null ? {} : { authorization: `Bearer ${key}` };
    const { hostname, port } = new URL(address);
    return { host: hostname, port, path, headers };
  }

  #ask(method: string, path: string, key: string | null, body: unknown): Promise<unknown> {
    const target = this.#target(path, key);
    const text = body === null ? '' : JSON.stringify(body);
    const headers = {
      ...target.headers,
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const request = http.request({ ...target, method, headers, agent: this.#agent }, (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.on('end', () => {
          if (response.statusCode && response.statusCode < 300)
            resolve(answer === '' ? null : JSON.parse(answer));
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer.slice(0, 200)}`));
        });
      });
      request.on('error', reject);
      request.end(text);
    });
  }
}

await answerParent((plan) => new OurLoad(plan));
