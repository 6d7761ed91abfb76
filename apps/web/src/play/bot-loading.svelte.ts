// What bots of a game have learnt is fetched by their thread when the first of them thinks. A table hears of it if it
// takes long or fails, and can then try again.

import { BotFailure, type NetProgress } from '@menagerie/bots/remote';
import type { Device } from '../device.ts';

/** `failed`: nothing goes on until somebody tries again. */
export type BotsState = 'ready' | 'loading' | 'failed';

/** What is there sooner has kept nobody waiting. */
const PATIENCE_MS = 300;

export const isMissingNet = (error: unknown): boolean => error instanceof BotFailure && error.code === 'net';

export class BotLoading {
  state = $state<BotsState>('ready');
  /** From 0 to 1. */
  share = $state(0);
  readonly #game: string;
  readonly #device: Device;
  #cancelPatience: () => void = () => undefined;
  #retry: () => void = () => undefined;

  constructor(game: string, device: Device) {
    this.#game = game;
    this.#device = device;
  }

  readonly hear = ({ game, share }: NetProgress): void => {
    if (game !== this.#game) return;
    if (share === 0) {
      this.#cancelPatience();
      this.#cancelPatience = this.#device.after(PATIENCE_MS, () => (this.state = 'loading'));
    }
    this.share = share;
    if (share === 1) this.#end('ready');
  };

  /** The answer, however many attempts it takes to load what is needed for it. */
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

  fail(retry: () => void): void {
    this.#retry = retry;
    this.#end('failed');
  }

  tryAgain(): void {
    if (this.state !== 'failed') return;
    this.state = 'loading';
    this.share = 0;
    this.#retry();
  }

  #end(state: BotsState): void {
    this.#cancelPatience();
    this.state = state;
  }
}
