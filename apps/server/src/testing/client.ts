// A whole server in memory with quick bots, and people who use it: by injected requests, and by real streams.

import { get, type IncomingMessage } from 'node:http';
import type { Entry, OpenTable, Person, TableState } from '@menagerie/protocol';
import type { Random } from '@menagerie/rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createServer, type TablesOptions } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

export interface TestBackend {
  readonly server: FastifyInstance;
  readonly store: Store;
  /** What the server has written into its log. */
  readonly lines: string[];
}

/** Bots that play what comes first, at once. */
export const QUICK_BOTS: TablesOptions['bots'] = {
  think: ({ legal }) => Promise.resolve(legal[0]),
  queue: 0,
};

export interface BackendOptions extends Partial<TablesOptions> {
  readonly behindProxy?: number;
  /** A folder with a page. */
  readonly page?: string;
}

/** Someone at the admin page, as a browser would send its forms. */
export class AdminVisitor {
  readonly server: FastifyInstance;
  cookie = '';

  constructor(server: FastifyInstance) {
    this.server = server;
  }

  async get(path = ''): Promise<AdminAnswer> {
    return this.#send('GET', path);
  }

  async post(path: string, fields: Readonly<Record<string, string>> = {}): Promise<AdminAnswer> {
    return this.#send('POST', path, new URLSearchParams(fields).toString());
  }

  async logIn(key: string): Promise<AdminAnswer> {
    const answer = await this.post('/login', { key });
    this.cookie = /^[^;]+/.exec((answer.headers['set-cookie'] as string | undefined) ?? '')?.[0] ?? '';
    return answer;
  }

  async #send(method: 'GET' | 'POST', path: string, payload?: string): Promise<AdminAnswer> {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const { statusCode, body, headers } = await this.server.inject({
      method,
      url: `/admin${path}`,
      headers: { ...(payload === undefined ? {} : form), cookie: this.cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: statusCode, text: body, headers };
  }
}

export interface AdminAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export async function startBackend({
  behindProxy = 0,
  page,
  ...tables
}: BackendOptions = {}): Promise<TestBackend> {
  const store = tables.store ?? (await openSqlite(':memory:'));
  const lines: string[] = [];
  const server = await createServer({
    behindProxy,
    ...(page === undefined ? {} : { page }),
    tables: { bots: QUICK_BOTS, ...tables, store },
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  await server.ready();
  return { server, store, lines };
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Method = NonNullable<InjectOptions['method']>;

/** A client; anonymous without a key. */
export class Guest {
  readonly server: FastifyInstance;
  readonly key: string | undefined;

  constructor(server: FastifyInstance, key?: string) {
    this.server = server;
    this.key = key;
  }

  async request(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await this.server.inject({
      method,
      url: `/api${path}`,
      headers: { ...(this.key ? { authorization: `Bearer ${this.key}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json<unknown>() : answer.body,
      headers: answer.headers,
    };
  }

  get(path: string): Promise<Reply> {
    return this.request('GET', path);
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.request('POST', path, body);
  }
}

export class Player extends Guest {
  readonly person: Person;

  constructor(server: FastifyInstance, key: string, person: Person) {
    super(server, key);
    this.person = person;
  }

  async open(wish: Partial<OpenTable> = {}): Promise<TableState> {
    const opened = await this.post('/tables', { game: 'cat-in-the-box', options: { players: 2 }, ...wish });
    if (opened.status !== 201) throw new Error(JSON.stringify(opened.body));
    return opened.body as TableState;
  }

  async table(id: string): Promise<TableState> {
    // Injected requests never wait: without this, bots and clocks would not get their turn.
    await new Promise((resolve) => setImmediate(resolve));
    return (await this.get(`/tables/${id}`)).body as TableState;
  }

  /** Makes the first of its moves, or any, if it is to move. */
  async play(id: string, random?: Random): Promise<Reply | null> {
    const { legal, asked } = await this.table(id);
    if (legal.length === 0) return null;
    return this.post(`/tables/${id}/moves`, {
      move: legal[random?.below(legal.length) ?? 0],
      answers: asked,
    });
  }
}

export async function become(server: FastifyInstance, name: string, isBot = false): Promise<Player> {
  const { body } = await new Guest(server).post('/people', { name, isBot });
  const { person, key } = body as { person: Person; key: string };
  return new Player(server, key, person);
}

/** The first opens a table, all sit down, and the first starts it. */
export async function startGame(players: readonly Player[], wish: Partial<OpenTable> = {}): Promise<string> {
  const [host, ...others] = players;
  const { id } = await host.open({ options: { players: players.length }, ...wish });
  for (const other of others) await other.request('PUT', `/tables/${id}/seat`, {});
  const started = await host.post(`/tables/${id}/start`, {});
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  return id;
}

/** Plays until it is nobody's turn, or for this many moves. */
export async function playOn(
  players: readonly Player[],
  id: string,
  most = Infinity,
  random?: Random,
): Promise<number> {
  let moves = 0;
  for (let idle = 0; idle < players.length && moves < most; idle++) {
    for (const player of players) {
      if (moves >= most) break;
      const made = await player.play(id, random);
      if (made && made.status !== 200) throw new Error(JSON.stringify(made.body));
      if (made) idle = -1;
      if (made) moves++;
    }
  }
  return moves;
}

export interface StreamWishes {
  readonly path: string;
  readonly key?: string | undefined;
  readonly format?: 'sse' | 'ndjson';
  readonly headers?: Record<string, string>;
}

/** Reads a stream as a browser or a bot does. */
export class StreamReader {
  readonly entries: Entry[] = [];
  readonly texts: string[] = [];
  /** Lines that carry nothing. */
  beats = 0;
  hasEnded = false;
  readonly response: IncomingMessage;

  constructor(response: IncomingMessage, format: 'sse' | 'ndjson') {
    this.response = response;
    const [gap, decoder] = [format === 'sse' ? '\n\n' : '\n', new TextDecoder()];
    let rest = '';
    response.on('data', (chunk: Buffer) => {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split(gap);
      rest = parts.pop() as string;
      for (const part of parts) this.#take(part, format);
    });
    response.on('error', () => undefined);
    response.on('close', () => (this.hasEnded = true));
  }

  static open(address: string, wishes: StreamWishes): Promise<StreamReader> {
    const { path, key, format = 'ndjson', headers = {} } = wishes;
    const url = new URL(`/api${path}`, address);
    url.searchParams.set('format', format);
    const options = {
      agent: false,
      headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers },
    } as const;
    return new Promise((resolve, reject) => {
      get(url, options, (response) => resolve(new StreamReader(response, format))).on('error', reject);
    });
  }

  #take(part: string, format: 'sse' | 'ndjson'): void {
    const data = format === 'ndjson' ? part : /^data: (.*)$/m.exec(part)?.[1];
    if (!data) {
      this.beats++;
      return;
    }
    this.texts.push(data);
    this.entries.push(JSON.parse(data) as Entry);
  }

  /** Waits until the data read satisfies the condition. */
  async until(isThere: (reader: this) => boolean, what = 'the stream'): Promise<void> {
    const end = Date.now() + 15_000;
    while (!isThere(this)) {
      if (Date.now() > end) throw new Error(`${what}: waited in vain after ${this.texts.length} entries`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.response.destroy();
  }
}

export const listen = (server: FastifyInstance): Promise<string> =>
  server.listen({ host: '127.0.0.1', port: 0 });
