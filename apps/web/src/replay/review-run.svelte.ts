// A review under way: one decision after the other in the bots' thread, results as they come. It can be
// stopped and gone on with; another depth begins anew.

import type { PendingReview, RemoteBots } from '@menagerie/bots/remote';
import { decisionsOf, type Decision } from './decisions.ts';
import type { RecordedGame } from './recorded-game.ts';
import { judge, type Verdict } from './verdicts.ts';

/** Milliseconds for each decision. */
export const DEPTHS = { quick: 150, steady: 500, deep: 1500 } as const;
export type Depth = keyof typeof DEPTHS;

export class ReviewRun {
  readonly decisions: readonly Decision[];
  readonly #thinker: () => RemoteBots;
  #pending: PendingReview | null = null;
  /** Counts the runs; an old one that still waits finds that it is over. */
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

  /** About how long the rest will take. */
  get secondsLeft(): number {
    return ((this.decisions.length - this.verdicts.length) * DEPTHS[this.depth]) / 1000;
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
    const allowance = { milliseconds: DEPTHS[this.depth] };
    this.#pending = this.#thinker().review({ view, legal }, played, `review/${index}`, allowance);
    const review = await this.#pending.review;
    if (review && run === this.#run) this.verdicts = [...this.verdicts, judge(decision, review)];
  }
}
