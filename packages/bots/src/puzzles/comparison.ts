// Compares some moves of a turn: each is tried on the same samples of the view with the same random
// numbers, so differences are measured in pairs. Moves that are clearly out of the running are dropped.

import {
  SeededRandom,
  type JsonObject,
  type Move,
  type Position,
  type Random,
  type Seat,
  type View,
} from '@menagerie/rules';
import type { Difference } from '../bot.ts';
import { Candidate } from '../search/candidate.ts';
import type { Look } from '../search/look.ts';
import type { Model, Study } from '../search/model.ts';

/** Means of what the ends of the round were like, by name. */
export type Facts = Readonly<Record<string, number>>;

export interface Compared {
  readonly move: Move;
  readonly chance: number;
  readonly behind: Difference;
  readonly playouts: number;
  readonly facts: Facts;
}

/** What a round's result says about a seat, in numbers. */
export type Measure = (result: JsonObject, seat: Seat) => Facts;

interface Ground<P extends Position, V extends View> {
  readonly model: Model<P, V>;
  readonly study: Study<P>;
  readonly look: Look<P>;
  readonly view: V & { readonly seat: Seat };
  readonly measure?: Measure;
}

/** A move this many standard errors behind, after this many sweeps, is dropped. */
const CLEARLY_BEHIND = 5;
const FAIR_TRIAL = 32;

export class Comparison<P extends Position, V extends View> {
  readonly #ground: Ground<P, V>;
  readonly #random: Random;
  readonly #candidates: readonly Candidate[];
  readonly #sums = new Map<Move, Record<string, number>>();
  readonly #round: number;
  readonly #sampled: P;
  readonly #tried: P;
  #alive: readonly Candidate[];
  #sweeps = 0;

  constructor(ground: Ground<P, V>, moves: readonly Move[], random: Random) {
    this.#ground = ground;
    this.#random = random;
    this.#candidates = moves.map((move) => new Candidate(move, undefined));
    this.#alive = this.#candidates;
    this.#sampled = ground.study.first();
    this.#tried = this.#sampled.clone();
    this.#round = ground.model.game.roundsScored(this.#sampled);
  }

  get sweeps(): number {
    return this.#sweeps;
  }

  /** Best first. */
  ranking(): readonly Compared[] {
    const ranked = [...this.#candidates].sort(
      (a, b) =>
        Number(this.#alive.includes(b)) - Number(this.#alive.includes(a)) || b.meanChance - a.meanChance,
    );
    return ranked.map((one) => ({
      move: one.move,
      chance: one.meanChance,
      behind: one.behind(ranked[0]),
      playouts: one.playouts,
      facts: this.#factsOf(one),
    }));
  }

  sweep(times: number): void {
    for (let i = 0; i < times; i++) this.#sweepOnce();
    if (this.#sweeps >= FAIR_TRIAL) this.#dropBeaten();
  }

  #sweepOnce(): void {
    const { study, look, model, view, measure } = this.#ground;
    study.draw(this.#sampled);
    const dice = this.#random.below(2 ** 16) * 2 ** 16 + this.#random.below(2 ** 16);
    for (const candidate of this.#alive) {
      const tried = this.#tried.copyFrom(this.#sampled);
      model.game.play(tried, view.seat, candidate.move);
      candidate.note(this.#sweeps, look(tried, new SeededRandom(dice)));
      if (measure && model.game.roundsScored(tried) > this.#round)
        this.#add(candidate.move, measure(model.game.roundResult(tried, this.#round), view.seat));
    }
    this.#sweeps++;
  }

  /** The best two stay. */
  #dropBeaten(): void {
    const ranked = [...this.#alive].sort((a, b) => b.meanChance - a.meanChance);
    this.#alive = ranked.filter((one, i) => {
      const { mean, error } = one.behind(ranked[0]);
      return i < 2 || mean <= CLEARLY_BEHIND * error;
    });
  }

  #add(move: Move, facts: Facts): void {
    const sums = this.#sums.get(move) ?? {};
    for (const [name, value] of Object.entries(facts)) sums[name] = (sums[name] ?? 0) + value;
    this.#sums.set(move, sums);
  }

  #factsOf({ move, playouts }: Candidate): Facts {
    const sums = Object.entries(this.#sums.get(move) ?? {});
    return Object.fromEntries(sums.map(([name, sum]) => [name, sum / playouts]));
  }
}

/** What a search for one clearly best move must show. */
export interface Bounds {
  /** In chances to win. */
  readonly margin: number;
  /** The lead must exceed this many standard errors. */
  readonly errors: number;
  /** The minimum and maximum number of sweeps at a time. */
  readonly batch: number;
  readonly least: number;
  readonly most: number;
}

/** Sweeps until one move leads clearly, or no longer has a realistic chance to. */
export function findLead<P extends Position, V extends View>(
  comparison: Comparison<P, V>,
  { margin, errors, batch, least, most }: Bounds,
): readonly Compared[] | null {
  for (;;) {
    comparison.sweep(batch);
    const ranked = comparison.ranking();
    const { mean, error } = ranked[1].behind;
    if (mean + 2 * error < margin) return null;
    if (comparison.sweeps >= least && mean >= margin && mean > errors * error) return ranked;
    if (comparison.sweeps >= most) return null;
  }
}
