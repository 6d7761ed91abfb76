// For estimates of all moves, not only the best: no move is ever dropped. If there are many, half of the thinking goes
// to the few that look best. Moves are tried in sweeps, each on one sample, so that they can be compared in pairs; a
// step is one look, so it is short however many moves there are.
//
// If the game has a net, its opinion of the moves is known before the first look and counts as a few looks.

import {
  SeededRandom,
  type Move,
  type Position,
  type Random,
  type Seat,
  type Turn,
  type View,
} from '@menagerie/rules';
import type { Bot, Estimate, Thought } from '../bot.ts';
import type { NetJudge } from '../net/judgement.ts';
import { Candidate } from './candidate.ts';
import { lookByNet, lookByPlayout, type Look } from './look.ts';
import type { Model, Study } from './model.ts';
import { evenStudy, studyOf } from './study.ts';

const FAVOURITES = 8;

export function broadBot<P extends Position, V extends View>(
  name: string,
  model: Model<P, V>,
  net?: NetJudge<V>,
): Bot<V> {
  return { name, allowance: {}, think: (turn, random) => new BroadSearch(model, net, turn, random) };
}

class BroadSearch<P extends Position, V extends View> implements Thought {
  readonly #model: Model<P, V>;
  readonly #random: Random;
  readonly #seat: Seat;
  readonly #study: Study<P>;
  readonly #look: Look<P>;
  readonly #candidates: readonly Candidate[];
  #favourites: readonly Candidate[];
  #sweep: readonly Candidate[];
  #sweeps = 0;
  #next = 0;
  /** How many looks the favourites get before all moves have their turn again. */
  #owed = 0;
  /** For the whole sweep: each move meets the same random numbers. */
  #dice = 0;
  /** The expected score in the current standing, for moves that haven't been tried. */
  readonly #standing: number;
  readonly #sampled: P;
  readonly #tried: P;

  constructor(model: Model<P, V>, net: NetJudge<V> | undefined, turn: Turn<V>, random: Random) {
    const { view, legal } = turn;
    this.#model = model;
    this.#random = random;
    this.#seat = view.seat;
    if (net) {
      this.#study = evenStudy(model, view, random);
      this.#look = lookByNet(model, net, view.seat);
    } else {
      this.#study = studyOf(model, view, random);
      this.#look = lookByPlayout(model, this.#study, view.seat);
    }
    this.#sampled = this.#study.first();
    this.#tried = this.#sampled.clone();
    this.#standing = scoreAt(model, this.#sampled, view.seat);
    const chances = net?.judge(turn).chances;
    this.#candidates = legal.map((move, i) => new Candidate(move, chances?.[i]));
    this.#favourites = this.#candidates;
    this.#sweep = this.#candidates;
    // Moves the net has an opinion on can wait until the favourites have been tried.
    if (chances) this.#next = this.#candidates.length;
  }

  get best(): Move {
    return this.#ranked()[0].move;
  }

  step(): number {
    if (this.#next === this.#sweep.length) this.#beginSweep();
    if (this.#next === 0) {
      this.#study.draw(this.#sampled);
      this.#dice = this.#random.below(2 ** 16) * 2 ** 16 + this.#random.below(2 ** 16);
    }
    const candidate = this.#sweep[this.#next++];
    const tried = this.#tried.copyFrom(this.#sampled);
    this.#model.game.play(tried, this.#seat, candidate.move);
    candidate.note(this.#sweeps, this.#look(tried, new SeededRandom(this.#dice)));
    return 1;
  }

  /** The favourites come first: too little is known about the rest to rank one above them. */
  estimates(): readonly Estimate[] {
    const ranked = this.#ranked();
    return ranked.map((candidate) => {
      const estimate = candidate.estimate();
      const score = estimate.playouts ? estimate.score : this.#standing;
      return { ...estimate, score, behind: candidate.behind(ranked[0]) };
    });
  }

  #beginSweep(): void {
    const all = this.#candidates;
    this.#next = 0;
    this.#sweeps++;
    if (all.length <= FAVOURITES) return;
    if (this.#sweep === all) {
      this.#favourites = [...all].sort((a, b) => b.meanChance - a.meanChance).slice(0, FAVOURITES);
      this.#owed = all.length;
    }
    this.#sweep = this.#owed > 0 ? this.#favourites : all;
    this.#owed -= FAVOURITES;
  }

  #ranked(): Candidate[] {
    const favourites = new Set(this.#favourites);
    return [...this.#candidates].sort(
      (a, b) => Number(favourites.has(b)) - Number(favourites.has(a)) || b.meanChance - a.meanChance,
    );
  }
}

function scoreAt<P extends Position, V extends View>(model: Model<P, V>, position: P, seat: Seat): number {
  const scores = new Float64Array(position.players);
  model.judge(position, new Float64Array(position.players), scores);
  return scores[seat];
}
