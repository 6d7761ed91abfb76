// For those who ask about all moves and not only for the best: no move is ever dropped. Where there are many, half of
// the thinking goes to the few that look best. Moves are tried in sweeps, each sweep on one sample, so that they can be
// compared in pairs; a step is one look, so that it is short however many moves there are.
//
// Where the game has a net, its opinion of the moves is known before the first look and counts as a few.

import {
  SeededRandom,
  type Move,
  type Position,
  type Random,
  type Seat,
  type Turn,
  type View,
} from '@menagerie/rules';
import type { Bot, Difference, Estimate, Thought } from '../bot.ts';
import type { Judgement, NetJudge } from '../net/judgement.ts';
import { lookByNet, lookByPlayout, type Look, type Outlook } from './look.ts';
import { Mean } from './mean.ts';
import type { Model, Study } from './model.ts';
import { studyOf } from './study.ts';
import { MoveTally } from './tally.ts';

const FAVOURITES = 8;
/**
 * The net's opinion of a move is worth so many looks. How far one look is from another, in chances to win: this much for
 * each unit of `chance * (1 - chance)`.
 */
const OPINION = { looks: 8, spread: 0.6 };
const NO_DIFFERENCE: Difference = { mean: 0, error: 0 };

export function broadBot<P extends Position, V extends View>(
  name: string,
  model: Model<P, V>,
  net?: NetJudge<V>,
): Bot<V> {
  return { name, allowance: {}, think: (turn, random) => new BroadSearch(model, net, turn, random) };
}

class Candidate extends MoveTally {
  /** The net's chance for it; undefined in a game without a net, and once a look has come to the end of the game. */
  #opinion: number | undefined;
  /** The chance that each sweep gave it, by the number of the sweep. */
  readonly looks: number[] = [];

  constructor(move: Move, opinion: number | undefined) {
    super(move);
    this.#opinion = opinion;
    if (opinion !== undefined) this.expect(OPINION.looks, opinion, spreadAt(opinion));
  }

  note(sweep: number, { chance, score, isFinal }: Outlook): void {
    if (isFinal && this.#opinion !== undefined && this.playouts === 0) {
      // A result makes the opinion void. It counts twice, so that its error is known.
      this.#opinion = undefined;
      this.expect(1, chance, 0);
    }
    this.add(chance, score);
    this.looks[sweep] = chance;
  }

  /** By how much it is behind another, on the sweeps that both were in. */
  behind(other: Candidate): Difference {
    if (other === this) return NO_DIFFERENCE;
    const difference = new Mean();
    if (this.#opinion !== undefined && other.#opinion !== undefined)
      difference.expect(OPINION.looks, other.#opinion - this.#opinion, spreadAt(other.#opinion));
    this.looks.forEach((chance, sweep) => {
      const best = other.looks[sweep] as number | undefined;
      if (best !== undefined) difference.add(best - chance);
    });
    return { mean: difference.value, error: difference.error };
  }
}

const spreadAt = (chance: number): number => OPINION.spread * chance * (1 - chance);

function scoreAt<P extends Position, V extends View>(model: Model<P, V>, position: P, seat: Seat): number {
  const scores = new Float64Array(position.players);
  model.judge(position, new Float64Array(position.players), scores);
  return scores[seat];
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
  /** Looks that the favourites have yet to get before all moves have their turn again. */
  #owed = 0;
  /** Of the sweep: each move meets the same chances. */
  #dice = 0;
  /** The score that the standing promises, for moves that have not been tried. */
  readonly #standing: number;
  #sampled: P | undefined;
  #tried: P | undefined;

  constructor(model: Model<P, V>, net: NetJudge<V> | undefined, turn: Turn<V>, random: Random) {
    const { view, legal } = turn;
    this.#model = model;
    this.#random = random;
    this.#seat = view.seat;
    this.#study = studyOf(model, view, random);
    this.#look = net
      ? lookByNet(model, net, this.#study, view.seat)
      : lookByPlayout(model, this.#study, view.seat);
    const opinions: Judgement | undefined = net?.judge(turn);
    this.#candidates = legal.map((move, i) => new Candidate(move, opinions?.chances[i]));
    this.#standing = scoreAt(model, this.#study.first(), view.seat);
    this.#favourites = this.#candidates;
    this.#sweep = this.#candidates;
    // What the net has an opinion of need not be tried before the favourites.
    if (opinions) this.#next = this.#candidates.length;
  }

  get best(): Move {
    return this.#ranked()[0].move;
  }

  step(): number {
    const sampled = (this.#sampled ??= this.#study.first());
    const tried = (this.#tried ??= sampled.clone());
    if (this.#next === this.#sweep.length) this.#beginSweep();
    if (this.#next === 0) {
      this.#study.draw(sampled);
      this.#dice = this.#random.below(2 ** 16) * 2 ** 16 + this.#random.below(2 ** 16);
    }
    const candidate = this.#sweep[this.#next++];
    this.#model.game.play(tried.copyFrom(sampled), this.#seat, candidate.move);
    candidate.note(this.#sweeps, this.#look(tried, new SeededRandom(this.#dice)));
    return 1;
  }

  /** The favourites stand first: of the rest too little is known to put one above them. */
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
