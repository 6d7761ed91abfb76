// Flat Monte Carlo: every legal move is tried on the same sampled positions, each played out by policy.
// Sequential halving: after each phase the worse half of the moves is dropped, so that most of the
// thinking goes to moves that are hard to tell apart.

import type { Move, Position, Random, Turn, View } from '@menagerie/rules';
import type { Bot, Estimate, Thought } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { playOut, type Model, type Study } from './model.ts';
import { studyOf } from './study.ts';
import { MoveTally } from './tally.ts';

/**
 * The minimum number of playouts per step: few enough to stop in time, enough to make reading the clock
 * worthwhile.
 */
const PLAYOUTS_PER_STEP = 24;

export function flatBot<P extends Position, V extends View>(
  name: string,
  model: Model<P, V>,
  allowance: Allowance,
): Bot<V> {
  return {
    name,
    allowance,
    think: (turn, random) => new FlatSearch(model, turn, random),
  };
}

class FlatSearch<P extends Position, V extends View> implements Thought {
  readonly #model: Model<P, V>;
  readonly #random: Random;
  readonly #seat: number;
  readonly #study: Study<P>;
  readonly #tallies: MoveTally[];
  readonly #phases: number;
  #alive: MoveTally[];
  #phase = 1;
  #sampled: P | undefined;
  #tried: P | undefined;
  readonly #chances = new Float64Array(8);
  readonly #scores = new Float64Array(8);

  constructor(model: Model<P, V>, { view, legal }: Turn<V>, random: Random) {
    this.#model = model;
    this.#random = random;
    this.#seat = view.seat;
    this.#study = studyOf(model, view, random);
    this.#tallies = legal.map((move) => new MoveTally(move));
    this.#alive = this.#tallies;
    this.#phases = Math.ceil(Math.log2(legal.length));
  }

  get best(): Move {
    let best = this.#alive[0];
    for (const tally of this.#alive) if (tally.meanChance > best.meanChance) best = tally;
    return best.move;
  }

  step(spent: number): number {
    while (this.#phase < this.#phases && spent >= this.#phase / this.#phases) this.#halve();
    if (this.#alive.length === 1) return 0;
    let done = 0;
    while (done < PLAYOUTS_PER_STEP) {
      this.#tryAll();
      done += this.#alive.length;
    }
    return done;
  }

  estimates(): readonly Estimate[] {
    const last = new Set(this.#alive);
    return [...this.#tallies]
      .sort((a, b) => Number(last.has(b)) - Number(last.has(a)) || b.meanChance - a.meanChance)
      .map((tally) => tally.estimate());
  }

  #halve(): void {
    this.#phase++;
    this.#alive = [...this.#alive]
      .sort((a, b) => b.meanChance - a.meanChance)
      .slice(0, Math.ceil(this.#alive.length / 2));
  }

  /** Each remaining move, on one sample. */
  #tryAll(): void {
    const { game } = this.#model;
    const sampled = (this.#sampled ??= this.#study.first());
    const tried = (this.#tried ??= sampled.clone());
    this.#study.draw(sampled);
    for (const tally of this.#alive) {
      game.play(tried.copyFrom(sampled), this.#seat, tally.move);
      playOut(this.#study, tried, this.#random);
      this.#model.judge(tried, this.#chances, this.#scores);
      tally.add(this.#chances[this.#seat], this.#scores[this.#seat]);
    }
  }
}
