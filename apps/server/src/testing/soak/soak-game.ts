// One game of a soak: people who answer soon after they are asked, bots, and a spectator.

import type { Entry, TableState } from '@menagerie/protocol';
import { checkDeals, findGame, readRecord } from '@menagerie/rules';
import { wait, type Fleet } from './fleet.ts';
import { LogReader } from './log-reader.ts';

const GAMES = ['cat-in-the-box', 'trump-whales', 'if-it-fits'];
const CLOCKS = [
  { type: 'move', seconds: 10 },
  { type: 'bank', seconds: 60, increment: 5 },
];
const PLAYERS = 3;

/** The result of a finished game: what each reader saw, by key. */
export interface SeenLog {
  readonly table: string;
  readonly key: string | null;
  readonly fingerprint: string;
}

interface Seated {
  readonly key: string;
  readonly seat: number;
  /** Moves confirmed by a server, and moves in the log, by entry. */
  readonly taken: Map<number, string>;
  readonly logged: Map<number, string>;
  readonly answered: Set<number>;
}

export class SoakGame {
  readonly #fleet: Fleet;
  readonly #thinkMs: number;
  readonly #people: readonly Seated[];
  readonly #stop = new AbortController();
  readonly #pending: Promise<void>[] = [];
  readonly id: string;
  /** When an entry last came. */
  lastAt = performance.now();
  isOver = false;
  lostOnTime = 0;
  readonly faults: string[] = [];

  constructor(fleet: Fleet, id: string, keys: readonly string[], thinkMs: number) {
    this.#fleet = fleet;
    this.id = id;
    this.#thinkMs = thinkMs;
    this.#people = keys.map((key, seat) => ({
      key,
      seat,
      taken: new Map(),
      logged: new Map(),
      answered: new Set(),
    }));
  }

  /** The first opens, all sit down, bots have the other seats; with a clock, and started. */
  static async open(fleet: Fleet, keys: readonly string[], turn: number, thinkMs: number): Promise<SoakGame> {
    const seats = Array.from({ length: PLAYERS }, (_, seat) =>
      seat < keys.length ? { type: 'open' } : { type: 'bot', level: seat % 2 ? 'kitten' : 'cat' },
    );
    const opened = await fleet.ask('POST', '/api/tables', keys[0], {
      game: GAMES[turn % GAMES.length],
      options: { players: PLAYERS },
      settings: { clock: CLOCKS[turn % CLOCKS.length] },
      seats,
    });
    const { id } = opened.body as TableState;
    for (const key of keys.slice(1)) await fleet.ask('PUT', `/api/tables/${id}/seat`, key, {});
    await fleet.ask('POST', `/api/tables/${id}/start`, keys[0], {});
    return new SoakGame(fleet, id, keys, thinkMs);
  }

  get moves(): number {
    return this.#people.reduce((sum, { taken }) => sum + taken.size, 0);
  }

  /** Until everybody has seen the end, or it is given up. */
  async play(): Promise<readonly SeenLog[]> {
    const readers = [...this.#people.map(({ key }) => new LogReader(key)), new LogReader(null)];
    const read = (reader: LogReader, i: number): Promise<void> =>
      this.#fleet.follow(this.id, reader, (line) => this.#take(reader, i, line), this.#stop.signal);
    await Promise.all(readers.map(read));
    await Promise.all(this.#pending);
    this.isOver = true;
    if (this.#stop.signal.aborted) return [];
    const gaps = readers.reduce((sum, reader) => sum + reader.gaps, 0);
    if (gaps > 0) this.faults.push(`readers of ${this.id} got ${gaps} entries out of order`);
    await this.#checkRecord();
    return readers.map((reader) => ({
      table: this.id,
      key: reader.key,
      fingerprint: reader.fingerprint(),
    }));
  }

  /** Confirmed moves missing from the log, and moves in the log that were never confirmed. */
  get differences(): { readonly lost: number; readonly doubled: number } {
    const count = (one: Map<number, string>, other: Map<number, string>): number =>
      [...one].filter(([n, move]) => other.get(n) !== move).length;
    return {
      lost: this.#people.reduce((sum, { taken, logged }) => sum + count(taken, logged), 0),
      doubled: this.#people.reduce((sum, { taken, logged }) => sum + count(logged, taken), 0),
    };
  }

  giveUp(): void {
    this.faults.push(`${this.id} is stuck`);
    this.isOver = true;
    this.#stop.abort();
  }

  #take(reader: LogReader, i: number, line: string): void {
    const entry = reader.take(line);
    if (!entry) return;
    this.lastAt = performance.now();
    const { event } = entry;
    if (i === 0 && event.type === 'away' && event.why === 'time') this.lostOnTime++;
    if (reader.isDone) this.isOver = true;
    if (i === this.#people.length) return;
    const person = this.#people[i];
    if (event.type === 'moved' && event.seat === person.seat && event.by === 'player')
      person.logged.set(entry.n, event.move ?? '');
    this.#answer(person, entry);
  }

  #answer(person: Seated, { now: { asked, legal } }: Entry): void {
    if (typeof asked !== 'number' || !legal?.length || person.answered.has(asked)) return;
    person.answered.add(asked);
    this.#pending.push(this.#move(person, asked, legal[this.#fleet.random.below(legal.length)]));
  }

  async #move({ key, taken }: Seated, answers: number, move: string): Promise<void> {
    if (this.#thinkMs > 0) await wait(this.#fleet.random.below(this.#thinkMs));
    if (this.#stop.signal.aborted) return;
    const path = `/api/tables/${this.id}/moves`;
    const { status, body } = await this.#fleet.ask('POST', path, key, { move, answers });
    if (status === 200) taken.set((body as { n: number }).n, move);
    else this.faults.push(`a move at ${this.id} got ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  }

  async #checkRecord(): Promise<void> {
    const { body } = await this.#fleet.ask('GET', `/api/tables/${this.id}/record`, null);
    const read = readRecord(String(body), findGame);
    const checked = read.ok ? checkDeals(read.value) : read;
    if (!checked.ok) this.faults.push(`the record of ${this.id} is refused: ${checked.error.code}`);
  }
}
