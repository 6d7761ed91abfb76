// Many games at several servers on one PostgreSQL, and servers that are killed in the middle of them. It plays
// until every game is over, then holds what every reader saw against the logs, and tells what happened.

import type { Entry, TableState } from '@menagerie/protocol';
import { checkDeals, findGame, readRecord, SeededRandom } from '@menagerie/rules';
import { startPostgres } from './postgres.ts';
import { readLines, send } from './requests.ts';
import { freePort, ServerProcess } from './server-process.ts';

const GAMES = ['cat-in-the-box', 'trump-whales', 'if-it-fits'];
const RETRY_MS = 50;
const DOWN_MS = 1_500;
const BETWEEN_KILLS_MS = 4_000;
/** A game that does not go on for so long is stuck. */
const STUCK_MS = 30_000;

export interface KillPlan {
  readonly servers: number;
  readonly games: number;
  readonly kills: number;
  /** Moves that people make before they agree to stop; absent: games are played to the end. */
  readonly stopAfter?: number;
  readonly tell?: (sentence: string) => void;
}

export interface KillReport {
  readonly moves: number;
  readonly finished: number;
  readonly kills: number;
  /** Games that were running at a kill, and the longest time until one of them went on, in milliseconds. */
  readonly interrupted: number;
  readonly longestPause: number;
  /** From a request at one server to a reader at another, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** What was wrong, one sentence each. */
  readonly faults: readonly string[];
}

interface Reader {
  readonly key: string | null;
  readonly lines: string[];
  /** When each entry came. */
  readonly came: number[];
  isDone: boolean;
  server: ServerProcess;
}

interface Running {
  readonly id: string;
  readonly key: string;
  readonly seat: number;
  readonly readers: Reader[];
  /** What a server said it has taken: entry number and move. */
  readonly taken: Map<number, string>;
  readonly sentAt: Map<number, { readonly at: number; readonly by: ServerProcess }>;
  /** Ends its readers. */
  readonly stop: AbortController;
  lastAt: number;
  isOver: boolean;
}

export async function killRun(plan: KillPlan): Promise<KillReport> {
  const postgres = await startPostgres();
  const database = await postgres.newDatabase();
  const settings = {
    DATABASE_URL: database,
    RATE_LIMIT: '0',
    STREAM_LIMIT: '100000',
    BOT_BEAT_MS: '20',
    BOT_MS: '20',
    BOT_THREADS: '1',
  };
  const ports = await Promise.all(Array.from({ length: plan.servers }, freePort));
  const servers = ports.map((port) => new ServerProcess(port, settings));
  try {
    await Promise.all(servers.map((server) => server.start()));
    return await new Run(plan, servers).play();
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
  }
}

class Run {
  readonly #plan: KillPlan;
  readonly #servers: readonly ServerProcess[];
  readonly #games: Running[] = [];
  readonly #leave = new AbortController();
  readonly #crossings: number[] = [];
  readonly #random = new SeededRandom('kill run');
  readonly #faults: string[] = [];
  #longestPause = 0;
  #interrupted = 0;
  #kills = 0;

  constructor(plan: KillPlan, servers: readonly ServerProcess[]) {
    this.#plan = plan;
    this.#servers = servers;
  }

  async play(): Promise<KillReport> {
    const tell = this.#plan.tell ?? (() => undefined);
    for (let i = 0; i < this.#plan.games; i++) this.#games.push(await this.#open(i));
    tell(`${this.#games.length} games are running at ${this.#servers.length} servers`);
    const all = this.#games.map((game) => this.#playOne(game));
    const killer = this.#killNowAndThen(tell);
    const watch = setInterval(() => this.#giveUpStuck(), 1_000);
    await Promise.all(all);
    clearInterval(watch);
    await killer;
    const finished = await this.#check();
    this.#leave.abort();
    const crossings = [...this.#crossings].sort((a, b) => a - b);
    return {
      moves: this.#games.reduce((sum, { taken }) => sum + taken.size, 0),
      finished,
      kills: this.#kills,
      interrupted: this.#interrupted,
      longestPause: Math.round(this.#longestPause),
      p50: crossings[Math.floor(crossings.length / 2)],
      p99: crossings[Math.floor(0.99 * crossings.length)],
      faults: this.#faults,
    };
  }

  #giveUpStuck(): void {
    for (const game of this.#games) {
      const isRead = game.readers.every((reader) => reader.isDone);
      if (isRead || game.stop.signal.aborted || performance.now() - game.lastAt < STUCK_MS) continue;
      const seen = game.readers.map(({ lines, server }) => `${lines.length} entries at ${server.port}`);
      this.#faults.push(`${game.id} is stuck: ${seen.join(', ')}`);
      game.isOver = true;
      game.stop.abort();
    }
  }

  #anyServer(): ServerProcess {
    const up = this.#servers.filter((server) => server.isUp);
    return up[this.#random.below(up.length)] ?? this.#servers[0];
  }

  /** Until some server has answered. */
  async #request(
    method: string,
    path: string,
    key: string | null,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; by: ServerProcess; at: number }> {
    for (;;) {
      const by = this.#anyServer();
      const at = performance.now();
      try {
        const answered = await send(by.address, method, path, key, body);
        if (answered.status < 500) return { ...answered, by, at };
      } catch {
        // The server is gone: the same request goes to another, and the number in it keeps it from counting twice.
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async #open(i: number): Promise<Running> {
    const welcome = await this.#request('POST', '/api/people', null, { name: `Player ${i}` });
    const { key } = welcome.body as { key: string };
    const opened = await this.#request('POST', '/api/tables', key, {
      game: GAMES[i % GAMES.length],
      options: { players: 3 },
      settings: {
        clock: i % 2 ? { type: 'move', seconds: 60 } : { type: 'bank', seconds: 600, increment: 5 },
      },
      seats: [{ type: 'open' }, { type: 'bot', level: 'kitten' }, { type: 'bot', level: 'cat' }],
    });
    const { id } = opened.body as TableState;
    await this.#request('POST', `/api/tables/${id}/start`, key, {});
    const server = (k: number): ServerProcess => this.#servers[(i + k) % this.#servers.length];
    const readers: Reader[] = [
      { key, lines: [], came: [], isDone: false, server: server(0) },
      { key: null, lines: [], came: [], isDone: false, server: server(1) },
    ];
    return {
      id,
      key,
      seat: 0,
      readers,
      taken: new Map(),
      sentAt: new Map(),
      stop: new AbortController(),
      lastAt: performance.now(),
      isOver: false,
    };
  }

  async #playOne(game: Running): Promise<void> {
    const over = game.readers.map((reader) => this.#read(game, reader));
    await Promise.all(over);
  }

  /** Reads to the end of the game, coming back at another server whenever one is gone. */
  async #read(game: Running, reader: Reader): Promise<void> {
    const close = new AbortController();
    const take = (line: string): void => {
      const entry = JSON.parse(line) as Entry;
      if (entry.n !== reader.lines.length)
        this.#faults.push(`a reader of ${game.id} got ${entry.n} after ${reader.lines.length}`);
      reader.lines[entry.n] = line;
      this.#note(game, reader, entry);
      if (reader.key !== null && typeof entry.now.asked === 'number' && entry.now.legal?.length) {
        void this.#move(game, entry.now.asked, entry.now.legal);
      }
      if (entry.event.type === 'ended') {
        reader.isDone = game.isOver = true;
        close.abort();
      }
    };
    while (!reader.isDone && !game.stop.signal.aborted) {
      const path = `/api/tables/${game.id}/events?from=${reader.lines.length}`;
      await readLines(
        reader.server.address,
        path,
        reader.key,
        take,
        AbortSignal.any([close.signal, game.stop.signal]),
      );
      if (!reader.isDone) reader.server = this.#anyServer();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  #note(game: Running, reader: Reader, { n }: Entry): void {
    const now = performance.now();
    game.lastAt = now;
    const sent = game.sentAt.get(n);
    if (sent && sent.by !== reader.server) this.#crossings.push(now - sent.at);
    else reader.came[n] = now;
  }

  readonly #moving = new Set<string>();

  async #move(game: Running, answers: number, legal: readonly string[]): Promise<void> {
    const turn = `${game.id}/${answers}`;
    if (this.#moving.has(turn)) return;
    this.#moving.add(turn);
    if (this.#plan.stopAfter !== undefined && game.taken.size >= this.#plan.stopAfter) {
      await this.#request('POST', `/api/tables/${game.id}/asks`, game.key, { what: 'stop' });
      return;
    }
    const move = legal[this.#random.below(legal.length)];
    const { status, body, by, at } = await this.#request('POST', `/api/tables/${game.id}/moves`, game.key, {
      move,
      answers,
    });
    if (status !== 200) {
      this.#faults.push(`a move at ${game.id} was answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
      return;
    }
    const { n } = body as { n: number };
    if (game.taken.has(n)) this.#faults.push(`entry ${n} of ${game.id} was given to two moves`);
    game.taken.set(n, move);
    game.sentAt.set(n, { at, by });
    for (const { server, came } of game.readers) {
      if (server !== by && came[n] !== undefined) this.#crossings.push(came[n] - at);
    }
  }

  async #killNowAndThen(tell: (sentence: string) => void): Promise<void> {
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    await wait(DOWN_MS);
    while (this.#kills < this.#plan.kills && this.#games.some(({ isOver }) => !isOver)) {
      const victim = this.#servers[this.#kills % this.#servers.length];
      const running = this.#games.filter(({ isOver }) => !isOver);
      const at = performance.now();
      await victim.kill();
      this.#kills++;
      const before = new Map(running.map((game) => [game, game.lastAt]));
      await this.#untilAllWentOn(before, at);
      this.#interrupted += running.length;
      tell(
        `killed a server under ${running.length} games; the last of them went on after ${Math.round(this.#longestPause)} ms`,
      );
      await wait(DOWN_MS);
      await victim.start();
      await wait(BETWEEN_KILLS_MS);
    }
  }

  async #untilAllWentOn(before: Map<Running, number>, at: number): Promise<void> {
    const waiting = new Set(before.keys());
    while (waiting.size > 0 && performance.now() - at < 30_000) {
      for (const game of waiting) {
        if (!game.isOver && game.lastAt <= at) continue;
        waiting.delete(game);
        this.#longestPause = Math.max(this.#longestPause, (game.isOver ? at : game.lastAt) - at);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const { id } of waiting) this.#faults.push(`${id} did not go on within 30 s`);
  }

  /** Holds what everyone saw against the logs. */
  async #check(): Promise<number> {
    let finished = 0;
    for (const game of this.#games) {
      // One that is stuck has been told, and its log does not end.
      if (game.stop.signal.aborted) continue;
      for (const reader of game.readers) {
        const whole: string[] = [];
        const end = new AbortController();
        await readLines(
          this.#anyServer().address,
          `/api/tables/${game.id}/events?from=0`,
          reader.key,
          (line) => {
            whole.push(line);
            if ((JSON.parse(line) as Entry).event.type === 'ended') end.abort();
          },
          end.signal,
        );
        if (JSON.stringify(whole) !== JSON.stringify(reader.lines))
          this.#faults.push(`a reader of ${game.id} saw another log`);
      }
      const entries = game.readers[0].lines.map((line) => JSON.parse(line) as Entry);
      for (const [n, move] of game.taken) {
        const { event } = entries[n];
        const isThere = event.type === 'moved' && event.seat === game.seat && event.move === move;
        if (!isThere) this.#faults.push(`move ${move} at ${n} of ${game.id} was acknowledged and is lost`);
      }
      const own = entries.filter(
        ({ event }) => event.type === 'moved' && event.seat === game.seat && event.by === 'player',
      );
      if (own.length !== game.taken.size)
        this.#faults.push(`${game.id} has ${own.length} moves, ${game.taken.size} were acknowledged`);
      if (entries.at(-1)?.event.type === 'ended') finished++;
      const record = await this.#request('GET', `/api/tables/${game.id}/record`, null);
      const read = readRecord(String(record.body), findGame);
      const checked = read.ok ? checkDeals(read.value) : read;
      if (!checked.ok) this.#faults.push(`the record of ${game.id} is refused: ${checked.error.code}`);
    }
    return finished;
  }
}
