// A review in progress: analyses one decision after another in the bots' worker and shows results as they come. It can
// be paused and resumed; another depth starts over.

import type { PendingReview, RemoteBots } from '@menagerie/bots/remote';
import { decisionsOf, type Decision } from './decisions.ts';
import type { RecordedGame } from './recorded-game.ts';
import { judge, type Verdict } from './verdicts.ts';

/** Maximum seconds for a whole game: moves that the bot agrees with immediately take no time. */
export const DEPTHS = { quick: 4, steady: 20, deep: 90 } as const;
export type Depth = keyof typeof DEPTHS;

export class ReviewRun {
  readonly decisions: readonly Decision[];
  readonly #thinker: () => RemoteBots;
  #pending: PendingReview | null = null;
  /** Counts runs, so that an old one notices that it is over. */
  #run = 0;

  depth = $state<Depth>('quick');
  verdicts = $state.raw<readonly Verdict[]>([]);
  isRunning = $state(false);
  hasFailed = $state(false);
  readonly isDone = $derived.by(() => this.verdicts.length === this.decisions.length);
  readonly byIndex = $derived.by(
    () => new Map(this.verdicts.map((verdict) => [verdict.decision.index, verdict])),
  );

  constructor(recorded: RecordedGame, thinker: () => RemoteBots) {
    this.decisions = decisionsOf(recorded);
    this.#thinker = thinker;
  }

  /** The maximum time left. */
  get secondsLeft(): number {
    return (this.decisions.length - this.verdicts.length) * this.#secondsEach;
  }

  get #secondsEach(): number {
    return DEPTHS[this.depth] / this.decisions.length;
  }

  choose(depth: Depth): void {
    if (depth === this.depth) return;
    this.stop();
    this.depth = depth;
    this.verdicts = [];
  }

  async start(): Promise<void> {
    if (this.isRunning || this.isDone) return;
    const run = ++this.#run;
    this.isRunning = true;
    this.hasFailed = false;
    try {
      while (run === this.#run && !this.isDone) await this.#reviewNext(run);
    } catch (error) {
      console.error(error);
      if (run === this.#run) this.hasFailed = true;
    }
    if (run === this.#run) this.isRunning = false;
  }

  stop(): void {
    this.#run++;
    this.isRunning = false;
    this.#pending?.stop();
  }

  async #reviewNext(run: number): Promise<void> {
    const decision = this.decisions[this.verdicts.length];
    const { view, legal, played, index } = decision;
    const allowance = { milliseconds: 1000 * this.#secondsEach };
    this.#pending = this.#thinker().review({ view, legal }, played, `review/${index}`, allowance);
    const review = await this.#pending.review;
    if (review && run === this.#run) this.verdicts = [...this.verdicts, judge(decision, review)];
  }
}
