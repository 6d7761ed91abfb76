// The arena's threads. Each takes the next games when it has finished its last ones, so that none waits
// long at the end; the main thread stays free for signals and the progress bar.

import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ArenaGame } from '@menagerie/bots';
import { Piscina } from 'piscina';
import { Running } from '../external/running.ts';
import type { ArenaPlan } from './arena-plan.ts';
import { CLOSING, type Share } from './arena-messages.ts';

/** Quick games are handed out several at a time to reduce the messages between threads. */
const SHARE_MS = 50;
const LARGEST_SHARE = 100;

/** How long commands may take to exit by themselves. */
const GRACE_MS = 1000;

export class ArenaPool {
  readonly #plan: ArenaPlan;
  readonly #jobs: number;
  readonly #pool: Piscina<Share, ArenaGame[]>;
  readonly #running: Running;

  constructor(plan: ArenaPlan, jobs: number) {
    this.#plan = plan;
    this.#jobs = jobs;
    const filename = fileURLToPath(new URL('arena-worker.js', import.meta.url));
    // Waiting threads must not block: they handle events of their child processes.
    this.#pool = new Piscina({ filename, minThreads: jobs, maxThreads: jobs, atomics: 'disabled' });
    // With room for those that were replaced but haven't quite ended.
    this.#running = Running.withRoomFor(4 * jobs * plan.lineUp.length);
  }

  async play(indices: readonly number[], take: (game: ArenaGame) => void): Promise<void> {
    let next = 0;
    const work = async (): Promise<void> => {
      for (let size = 1; next < indices.length;) {
        const games = indices.slice(next, next + size);
        next += games.length;
        const begun = performance.now();
        const { shared: running } = this.#running;
        (await this.#pool.run({ plan: this.#plan, running, games })).forEach(take);
        const each = (performance.now() - begun) / games.length;
        size = Math.max(1, Math.min(LARGEST_SHARE, Math.floor(SHARE_MS / each)));
      }
    };
    await Promise.all(Array.from({ length: this.#jobs }, work));
  }

  /** Kills the commands immediately. */
  kill(): void {
    this.#running.killAll();
  }

  async close(): Promise<void> {
    const channel = new BroadcastChannel(CLOSING);
    channel.postMessage(true);
    const late = performance.now() + GRACE_MS;
    while (!this.#running.isEmpty && performance.now() < late) await setTimeout(10);
    this.kill();
    channel.close();
    await this.#pool.destroy();
  }
}
