// Activity, sampled twice a minute and kept in memory for three hours, for the plots on the admin page.

import type { BotPool } from '../bots/pool.ts';
import type { Context } from '../http/context.ts';

export const SAMPLE_MS = 30_000;
export const MOST_SAMPLES = 360;
/** Who sent a request within this time is here. */
export const HERE_MS = 5 * 60_000;

export interface Sample {
  readonly at: number;
  readonly playing: number;
  readonly people: number;
  readonly readers: number;
  readonly queue: number;
  /** Since the sample before. */
  readonly answers: number;
  readonly errors: number;
}

interface SamplesOptions {
  readonly context: Pick<Context, 'store' | 'registry' | 'broadcaster' | 'sightings'>;
  readonly bots: Pick<BotPool, 'queue'>;
}

export class Samples {
  readonly #options: SamplesOptions;
  #taken: readonly Sample[] = [];
  #answers = 0;
  #errors = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SamplesOptions) {
    this.#options = options;
  }

  start(): void {
    void this.take();
    this.#timer = setInterval(() => void this.take(), SAMPLE_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  noteAnswer(status: number): void {
    this.#answers++;
    if (status >= 500) this.#errors++;
  }

  /** As it is now. */
  async now(): Promise<Sample> {
    const { context, bots } = this.#options;
    const { store, registry, broadcaster, sightings } = context;
    const at = registry.now();
    return {
      at,
      playing: await store.moderation.count('Playing'),
      people: sightings.countSince(at - HERE_MS),
      readers: broadcaster.count,
      queue: bots.queue,
      answers: this.#answers,
      errors: this.#errors,
    };
  }

  async take(): Promise<void> {
    // While the store cannot be reached there is nothing to draw.
    const sample = await this.now().catch(() => null);
    if (!sample) return;
    this.#taken = [...this.#taken, sample].slice(-MOST_SAMPLES);
    this.#answers = 0;
    this.#errors = 0;
  }

  /** Answers that were errors of ours, in all that is kept. */
  get errors(): number {
    return this.#taken.reduce((sum, { errors }) => sum + errors, this.#errors);
  }

  /** Oldest first. */
  get taken(): readonly Sample[] {
    return this.#taken;
  }
}
