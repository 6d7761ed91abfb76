// What bots have learnt is loaded when they sit down. A table hears of it if it takes long, or if it fails and a bot
// cannot do without it; then it can try again.

import { BotFailure } from '@menagerie/bots/remote';
import type { Device } from '../device.ts';
import type { BotsState } from './played-table.ts';

/** What is there sooner has kept nobody waiting. */
const PATIENCE_MS = 300;

export const isMissingNet = (error: unknown): boolean => error instanceof BotFailure && error.code === 'net';

export class BotLoading {
  state = $state<BotsState>('ready');
  readonly #load: () => Promise<void>;
  readonly #device: Device;
  #retry: () => void = () => undefined;

  constructor(load: () => Promise<void>, device: Device) {
    this.#load = load;
    this.#device = device;
  }

  /** Ahead of the first who needs it. */
  async begin(): Promise<void> {
    const cancel = this.#device.after(PATIENCE_MS, () => (this.state = 'loading'));
    // Not every bot needs it: one that does will tell.
    await this.#load().catch(() => undefined);
    cancel();
    if (this.state === 'loading') this.state = 'ready';
  }

  /** The answer of a bot, however many attempts it takes to load what it needs. */
  async ask<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isMissingNet(error)) throw error;
        await new Promise<void>((resolve) => this.fail(resolve));
      }
    }
  }

  /** What was asked for failed, and is asked for again by `retry`. */
  fail(retry: () => void): void {
    this.#retry = retry;
    this.state = 'failed';
  }

  async tryAgain(): Promise<void> {
    if (this.state !== 'failed') return;
    this.state = 'loading';
    try {
      await this.#load();
    } catch {
      this.state = 'failed';
      return;
    }
    this.state = 'ready';
    this.#retry();
  }
}
