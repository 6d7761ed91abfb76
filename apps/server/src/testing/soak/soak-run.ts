// Many games with clocks while servers are killed, the database ends, the store stalls and clocks are wrong. New games
// begin until all of that has happened; then the last ones are played to the end, and what every reader saw is held
// against the logs.

import { SeededRandom } from '@menagerie/rules';
import { freePort, ServerProcess } from '../server-process.ts';
import { FAULT_WORDS, FaultMaker, inAnyOrder, type Fault, type FaultCounts } from './faults.ts';
import { Fleet, wait } from './fleet.ts';
import { LogReader } from './log-reader.ts';
import { openPlace, type Place, type Settings, type StoreName } from './places.ts';
import { SoakGame, type SeenLog } from './soak-game.ts';

const BETWEEN_FAULTS_MS = 1_000;
/** A game without progress for this long is stuck. */
const STUCK_MS = 45_000;
/** Entries written before a fault may reach readers this much later. */
const LATE_MS = 500;
const READ_AT_ONCE = 8;
const SERVER_SETTINGS = {
  RATE_LIMIT: '0',
  STREAM_LIMIT: '100000',
  BOT_BEAT_MS: '20',
  BOT_MS: '20',
  BOT_THREADS: '1',
};

export interface SoakPlan {
  readonly store: StoreName;
  /** How many are played at a time. */
  readonly games: number;
  readonly faults: FaultCounts;
  /** How long people think at most. */
  readonly thinkMs: number;
  /** Copies the store into an empty one, with servers stopped; absent: there is no restore drill. */
  readonly restore?: (from: Settings, to: Settings) => Promise<void>;
  readonly tell?: (sentence: string) => void;
}

export interface SoakReport {
  /** Games that were played to their end, and moves of people in them. */
  readonly finished: number;
  readonly moves: number;
  readonly faults: number;
  /** Moves that were acknowledged and are not there, and moves that are there twice. */
  readonly lost: number;
  readonly doubled: number;
  /** People always answer in time: any loss on time is our fault. */
  readonly lostOnTime: number;
  /** Logs that a reader had seen otherwise. */
  readonly seenDifferently: number;
  /** How many of the logs were the same in the restored store. */
  readonly restored: { readonly same: number; readonly of: number } | null;
  /** From the moment at which games could go on again to the first entry of the last of them, in milliseconds. */
  readonly slowestRecovery: number;
  readonly slowestAfter: string;
  /** Errors, one sentence each. */
  readonly wrong: readonly string[];
}

export async function soakRun(plan: SoakPlan): Promise<SoakReport> {
  const place = await openPlace[plan.store]();
  const started: ServerProcess[] = [];
  const serverAt = async (settings: Settings): Promise<ServerProcess> => {
    const server = new ServerProcess(await freePort(), { ...SERVER_SETTINGS, ...settings });
    started.push(server);
    await server.start();
    return server;
  };
  try {
    const servers: ServerProcess[] = [];
    for (let i = 0; i < place.servers; i++) servers.push(await serverAt(place.settings));
    const run = new Run(plan, place, servers);
    const report = await run.play();
    if (!plan.restore) return report;
    for (const server of servers) await server.stop();
    const copy = await place.another();
    await plan.restore(place.settings, copy);
    return { ...report, restored: await run.compareWith(await serverAt(copy)) };
  } finally {
    await Promise.all(started.map((server) => server.kill()));
    await place.remove();
  }
}

class Run {
  readonly #plan: SoakPlan;
  readonly #tell: (sentence: string) => void;
  readonly #place: Place;
  readonly #random: SeededRandom;
  readonly #fleet: Fleet;
  readonly #running = new Set<SoakGame>();
  readonly #seen: SeenLog[] = [];
  readonly #wrong: string[] = [];
  readonly #total = { finished: 0, moves: 0, lost: 0, doubled: 0, lostOnTime: 0 };
  #slowest = { ms: 0, after: 'nothing' };
  #areFaultsDone = false;

  constructor(plan: SoakPlan, place: Place, servers: readonly ServerProcess[]) {
    this.#plan = plan;
    this.#tell = plan.tell ?? (() => undefined);
    this.#place = place;
    this.#random = new SeededRandom(`soak ${plan.store}`);
    this.#fleet = new Fleet(servers, this.#random);
  }

  async play(): Promise<SoakReport> {
    const lanes = Array.from({ length: this.#plan.games }, (_, i) => this.#playOn(i));
    const watch = setInterval(() => this.#giveUpStuck(), 1_000);
    try {
      const faults = await this.#makeFaults();
      this.#areFaultsDone = true;
      await Promise.all(lanes);
      const { same, of } = await this.compareWith(this.#fleet.anyServer());
      return {
        ...this.#total,
        faults,
        seenDifferently: of - same,
        restored: null,
        slowestRecovery: Math.round(this.#slowest.ms),
        slowestAfter: this.#slowest.after,
        wrong: this.#wrong,
      };
    } finally {
      clearInterval(watch);
    }
  }

  /** How many logs are as their readers saw them. */
  async compareWith(server: ServerProcess): Promise<{ same: number; of: number }> {
    const fleet = new Fleet([server], this.#random);
    const left = [...this.#seen];
    let same = 0;
    const readOn = async (): Promise<void> => {
      for (let log = left.pop(); log; log = left.pop()) {
        const reader = new LogReader(log.key);
        const signal = AbortSignal.timeout(STUCK_MS);
        await fleet.follow(log.table, reader, (line) => void reader.take(line), signal);
        if (reader.fingerprint() === log.fingerprint) same++;
      }
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, readOn));
    return { same, of: this.#seen.length };
  }

  /** One game after the other, by turns for one person and for two. */
  async #playOn(lane: number): Promise<void> {
    const keys: string[] = [];
    for (let i = 0; i < 1 + (lane % 2); i++) {
      const { body } = await this.#fleet.ask('POST', '/api/people', null, { name: `Player ${lane} ${i}` });
      keys.push((body as { key: string }).key);
    }
    for (let turn = lane; turn === lane || !this.#areFaultsDone; turn++) {
      const game = await SoakGame.open(this.#fleet, keys, turn, this.#plan.thinkMs);
      this.#running.add(game);
      const seen = await game.play();
      this.#running.delete(game);
      this.#add(game, seen);
    }
  }

  #add(game: SoakGame, seen: readonly SeenLog[]): void {
    const { lost, doubled } = game.differences;
    const total = this.#total;
    this.#wrong.push(...game.faults);
    total.moves += game.moves;
    total.lostOnTime += game.lostOnTime;
    if (seen.length === 0) return;
    this.#seen.push(...seen);
    total.finished++;
    total.lost += lost;
    total.doubled += doubled;
  }

  async #makeFaults(): Promise<number> {
    const maker = new FaultMaker(this.#fleet.servers, this.#place, this.#random);
    const order = inAnyOrder(this.#plan.faults, this.#random);
    for (const [i, kind] of order.entries()) {
      await wait(BETWEEN_FAULTS_MS);
      const games = this.#running.size;
      const ms = await this.#recoverFrom(maker.make(kind));
      this.#tell(
        `${i + 1} of ${order.length}: ${FAULT_WORDS[kind]} under ${games} games; all went on after ${Math.round(ms)} ms`,
      );
    }
    return order.length;
  }

  async #recoverFrom(fault: Fault): Promise<number> {
    const mend = await fault.begin();
    const begunAt = performance.now();
    const early = fault.leavesService ? this.#untilAllWentOn() : null;
    await wait(fault.lasts);
    // Otherwise this soak would prove nothing.
    const wentOn = [...this.#running].filter(({ lastAt }) => lastAt > begunAt + LATE_MS).length;
    if (!early && wentOn > 0)
      this.#wrong.push(`${FAULT_WORDS[fault.kind]}: ${wentOn} games went on all the same`);
    const recovered = early ?? this.#untilAllWentOn();
    await mend();
    const ms = await recovered;
    if (ms > this.#slowest.ms) this.#slowest = { ms, after: FAULT_WORDS[fault.kind] };
    return ms;
  }

  /** From now, in milliseconds. */
  async #untilAllWentOn(): Promise<number> {
    const from = performance.now();
    const waiting = new Set(this.#running);
    let last = from;
    while (waiting.size > 0) {
      await wait(10);
      for (const game of waiting) {
        if (!game.isOver && game.lastAt <= from) continue;
        waiting.delete(game);
        if (game.lastAt > from) last = Math.max(last, game.lastAt);
      }
    }
    return last - from;
  }

  #giveUpStuck(): void {
    for (const game of this.#running)
      if (!game.isOver && performance.now() - game.lastAt > STUCK_MS) game.giveUp();
  }
}
