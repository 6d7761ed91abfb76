// Flat Monte Carlo for those who ask about all moves and not only for the best: no move is ever dropped. Where
// there are many, half of the thinking goes to the few that look best. Moves are tried in sweeps, each sweep
// on one sample; a step is one playout, so that it is short however many moves there are.

import type { Move, Position, Random, Turn, View } from '@menagerie/rules';
import type { Bot, Estimate, Thought } from '../bot.ts';
import { playOut, type Model, type Study } from './model.ts';
import { studyOf } from './study.ts';
import { MoveTally } from './tally.ts';

const FAVOURITES = 8;

export function broadBot<P extends Position, V extends View>(name: string, model: Model<P, V>): Bot<V> {
  return { name, allowance: {}, think: (turn, random) => new BroadSearch(model, turn, random) };
}

class BroadSearch<P extends Position, V extends View> implements Thought {
  readonly #model: Model<P, V>;
  readonly #random: Random;
  readonly #seat: number;
  readonly #study: Study<P>;
  readonly #tallies: readonly MoveTally[];
  #favourites: readonly MoveTally[];
  #sweep: readonly MoveTally[];
  #next = 0;
  /** Playouts that the favourites have yet to get before all moves have their turn again. */
  #owed = 0;
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
    this.#favourites = this.#tallies;
    this.#sweep = this.#tallies;
  }

  get best(): Move {
    return this.#ranked()[0].move;
  }

  step(): number {
    const sampled = (this.#sampled ??= this.#study.first());
    const tried = (this.#tried ??= sampled.clone());
    if (this.#next === this.#sweep.length) this.#beginSweep();
    if (this.#next === 0) this.#study.draw(sampled);
    const tally = this.#sweep[this.#next++];
    this.#model.game.play(tried.copyFrom(sampled), this.#seat, tally.move);
    playOut(this.#study, tried, this.#random);
    this.#model.judge(tried, this.#chances, this.#scores);
    tally.add(this.#chances[this.#seat], this.#scores[this.#seat]);
    return 1;
  }

  /** The favourites stand first: of the rest too little is known to put one above them. */
  estimates(): readonly Estimate[] {
    return this.#ranked().map((tally) => tally.estimate());
  }

  #beginSweep(): void {
    const all = this.#tallies;
    this.#next = 0;
    if (all.length <= FAVOURITES) return;
    if (this.#sweep === all) {
      this.#favourites = [...all].sort((a, b) => b.meanChance - a.meanChance).slice(0, FAVOURITES);
      this.#owed = all.length;
    }
    this.#sweep = this.#owed > 0 ? this.#favourites : all;
    this.#owed -= FAVOURITES;
  }

  #ranked(): MoveTally[] {
    const favourites = new Set(this.#favourites);
    return [...this.#tallies].sort(
      (a, b) => Number(favourites.has(b)) - Number(favourites.has(a)) || b.meanChance - a.meanChance,
    );
  }
}
