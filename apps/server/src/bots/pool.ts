// The built-in bots, in worker threads: the event loop only passes views and takes moves. The queue is
// kept here and not in piscina, so that people are served in turn, and a turn's time is
// chosen when a thread takes it up.

import { fileURLToPath } from 'node:url';
import { botsFor } from '@menagerie/bots';
import type { BotLevel, Id } from '@menagerie/protocol';
import type { Move, Seated } from '@menagerie/rules';
import { Piscina } from 'piscina';
import { shareOf, within } from './allowance.ts';
import { FairQueue } from './fair-queue.ts';
import type { Task } from './thread.ts';

export interface BotTurn {
  readonly level: BotLevel;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly seed: string;
  /** The people at the table: their turns share a queue. */
  readonly people: readonly Id[];
  /** It does all its playouts, however many turns wait: the answer is the same on any machine. */
  readonly byPlayouts?: boolean;
}

export interface BotPool {
  /** Rejects with BotsFull when the queue is at its bound, with BotsFailed if there is no answer to be had. */
  think(turn: BotTurn): Promise<Move>;
  /** Turns that wait or are being thought about. */
  readonly queue: number;
  /** Ends the threads; turns without an answer reject with BotsFailed. */
  close(): Promise<void>;
}

export interface BotOptions {
  readonly threads: number;
  /** How many turns can be queued while all threads are busy. */
  readonly maxQueue: number;
  /** The most time that a bot is given on an idle machine. */
  readonly maxMs: number;
  readonly now?: () => number;
  /** The built file that threads run; tests put another in its place. */
  readonly thread?: URL;
}

export class BotsFull extends Error {
  override readonly name = 'BotsFull';
}

export class BotsFailed extends Error {
  override readonly name = 'BotsFailed';
}

/** Resolves to the built file from the sources too: threads run JavaScript. */
const THREAD = new URL('../../dist/bots/thread.js', import.meta.url);
/** A thread that takes so much longer than it was given is stuck: it is ended, and another takes its place. */
const STUCK_MS = 10_000;
/** How far a search can overrun: answers come this much later, so that none reveals how long it took. */
const OVERRUN_MS = 20;
/** Three times the observed maximum; a runaway search must not exhaust the server's memory. */
const MEMORY_MB = 128;
/** Threads give way to the event loop, where the system lets them. */
const NICE = 5;

interface Waiting {
  readonly turn: BotTurn;
  readonly since: number;
  readonly resolve: (move: Move) => void;
  readonly reject: (error: Error) => void;
}

export function openBots(options: BotOptions): BotPool {
  return new ThreadedBots(options);
}

class ThreadedBots implements BotPool {
  readonly #options: BotOptions;
  readonly #now: () => number;
  readonly #threads: Piscina<Task, Move>;
  readonly #waiting = new FairQueue<Waiting>();
  #thinking = 0;
  #isClosed = false;

  constructor(options: BotOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#threads = new Piscina({
      filename: fileURLToPath(options.thread ?? THREAD),
      minThreads: options.threads,
      maxThreads: options.threads,
      // Flags of the main thread are not for these, least of all one that leads to sources.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      niceIncrement: NICE,
    });
    // An idle thread that dies is replaced; without a listener it would take the server along.
    this.#threads.on('error', () => undefined);
  }

  get queue(): number {
    return this.#waiting.length + this.#thinking;
  }

  think(turn: BotTurn): Promise<Move> {
    if (this.#isClosed) return Promise.reject(new BotsFailed('the bots have gone home'));
    const { threads, maxQueue } = this.#options;
    if (this.queue >= threads + maxQueue) {
      const full = new BotsFull(`${maxQueue} turns wait already`);
      const displaced = this.#waiting.makeRoomFor(turn.people);
      if (!displaced) return Promise.reject(full);
      displaced.reject(full);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add(turn.people, { turn, since: this.#now(), resolve, reject });
      this.#takeUp();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.clear()) reject(new BotsFailed('the bots have gone home'));
    await this.#threads.destroy();
  }

  /** A forced move waits for its turn and its time like any other: neither may reveal what the bot holds. */
  #takeUp(): void {
    const { threads, maxMs } = this.#options;
    while (this.#thinking < threads) {
      const taken = this.#waiting.take();
      if (!taken) return;
      const { turn, since, resolve, reject } = taken.one;
      const shareMs = turn.byPlayouts
        ? maxMs
        : shareOf({ waiting: taken.crowd, threads, waitedMs: this.#now() - since, maxMs });
      const due = wait(answerMs(turn, shareMs));
      if (turn.legal.length === 1) void due.then(() => resolve(turn.legal[0]));
      else {
        this.#thinking++;
        const thought = this.#run(turn, shareMs).finally(() => {
          this.#thinking--;
          this.#takeUp();
        });
        Promise.all([thought, due]).then(
          ([move]) => resolve(move),
          (cause: unknown) => reject(new BotsFailed('no answer', { cause })),
        );
      }
    }
  }

  async #run({ level, view, legal, seed, byPlayouts = false }: BotTurn, shareMs: number): Promise<Move> {
    const stuck = new AbortController();
    const timer = setTimeout(() => stuck.abort(), shareMs + STUCK_MS);
    try {
      const task = { level, view, legal, seed, shareMs: byPlayouts ? null : shareMs };
      return await this.#threads.run(task, { signal: stuck.signal });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The bot's maximum time, used or not; a bot without a time budget answers at once. */
function answerMs({ level, view }: BotTurn, shareMs: number): number {
  const bot = botsFor(view.game).find(({ name }) => name === level);
  if (bot?.allowance.milliseconds === undefined) return 0;
  return (within(bot.allowance, shareMs).milliseconds ?? 0) + OVERRUN_MS;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
