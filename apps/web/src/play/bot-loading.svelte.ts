// Loads the bots' nets when bots join. The table is told if that takes long, or if it fails and a bot needs one; then
// loading can be retried.

import { BotFailure } from '@menagerie/bots/remote';
import type { Device } from '../device.ts';
import type { BotsState } from './played-table.ts';

/** Loading that takes less time than this isn't shown. */
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

  /** Starts loading before anyone needs it. */
  async begin(): Promise<void> {
    const cancel = this.#device.after(PATIENCE_MS, () => (this.state = 'loading'));
    // Ignored here, since not every bot needs a net; those that do will report it.
    await this.#load().catch(() => undefined);
    cancel();
    if (this.state === 'loading') this.state = 'ready';
  }

  /** A bot's answer, however many attempts it takes to load what it needs. */
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

  /** Loading failed; `retry` repeats what needed it. */
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
