// Bots that think until the test lets them move.

import { BotFailure, type Estimate } from '@menagerie/bots/remote';
import type { Move, Turn } from '@menagerie/rules';
import type { SoloBots } from '../play/solo.svelte.ts';
import { settle } from './fake-device.ts';

/** What the bots need couldn't be fetched. */
export const NO_NET = new BotFailure('net', 'no network');

export class FakeThought {
  readonly kind: string;
  readonly seed: string;
  readonly legal: readonly Move[];
  isStopped = false;
  readonly move: Promise<Move>;
  #resolve: (move: Move) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(kind: string, { legal }: Turn, seed: string) {
    this.kind = kind;
    this.seed = seed;
    this.legal = legal;
    this.move = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  readonly stop = (): void => void (this.isStopped = true);

  /** The last legal move, which in Trump Whales is a card. */
  async finish(): Promise<void> {
    this.#resolve(this.legal[this.legal.length - 1]);
    await settle();
  }

  async fail(error: Error = new BotFailure('gone', 'the thread has stopped')): Promise<void> {
    this.#reject(error);
    await settle();
  }
}

export class FakeBots implements SoloBots {
  readonly thoughts: FakeThought[] = [];
  /** An analysis's partial results, each sent when the test calls `tell`. */
  #tell: (estimates: readonly Estimate[] | null) => void = () => undefined;
  #failAnalysis: (error: Error) => void = () => undefined;
  isAnalysing = false;
  /** The attempts to load what they need; each is pending until the test settles it. */
  readonly preparations: { readonly succeed: () => Promise<void>; readonly fail: () => Promise<void> }[] = [];

  prepare(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.preparations.push({
        succeed: () => (resolve(), settle()),
        fail: () => (reject(NO_NET), settle()),
      });
    });
  }

  think(kind: string, turn: Turn, seed: string): FakeThought {
    const thought = new FakeThought(kind, turn, seed);
    this.thoughts.push(thought);
    return thought;
  }

  get newest(): FakeThought {
    const newest = this.thoughts.at(-1);
    if (!newest) throw new Error('no bot thinks');
    return newest;
  }

  async *analyse(): AsyncGenerator<readonly Estimate[], void, undefined> {
    this.isAnalysing = true;
    try {
      for (;;) {
        const estimates = await new Promise<readonly Estimate[] | null>((resolve, reject) => {
          this.#tell = resolve;
          this.#failAnalysis = reject;
        });
        if (!estimates) return;
        yield estimates;
      }
    } finally {
      this.isAnalysing = false;
    }
  }

  /** Null when the analysis is done. */
  async tell(estimates: readonly Estimate[] | null): Promise<void> {
    this.#tell(estimates);
    await settle();
  }

  async failAnalysis(error: Error): Promise<void> {
    this.#failAnalysis(error);
    await settle();
  }
}
