// Search on top of a net. If the net is sure, its move is played at once. If it hesitates, the moves it finds likely are
// tried on the same samples to the end of the round: the searching seat continues by its net, the others as the study of
// them predicts. How likely the net finds a move counts in addition to its results.

import {
  turnOf,
  type Move,
  type Position,
  type Random,
  type Seat,
  type Turn,
  type View,
} from '@menagerie/rules';
import type { Estimate, Thought } from '../bot.ts';
import { likeliestMove, type NetJudge } from '../net/judgement.ts';
import type { Model, Study } from './model.ts';
import { studyOf } from './study.ts';
import { MoveTally } from './tally.ts';

export interface NetTaste {
  /** A move the net finds less likely than this isn't tried. */
  readonly leastChance: number;
  /** No more moves than this are tried. */
  readonly mostMoves: number;
  /** What it is worth that the net finds a move e times as likely, in chances to win. */
  readonly faith: number;
}

interface Candidate {
  readonly tally: MoveTally;
  /** The weight of the net's opinion, relative to its likeliest move's. */
  readonly opinion: number;
}

export class NetSearch<P extends Position, V extends View> implements Thought {
  readonly #model: Model<P, V>;
  readonly #net: NetJudge<V>;
  readonly #random: Random;
  readonly #turn: Turn<V>;
  readonly #seat: Seat;
  /** The net's likeliest first. */
  readonly #candidates: readonly Candidate[];
  #study: Study<P> | undefined;
  #sampled: P | undefined;
  #tried: P | undefined;
  /** The next candidate on the current sample. */
  #next = 0;
  readonly #chances = new Float64Array(8);
  readonly #scores = new Float64Array(8);

  constructor(model: Model<P, V>, net: NetJudge<V>, turn: Turn<V>, random: Random, taste: NetTaste) {
    this.#model = model;
    this.#net = net;
    this.#random = random;
    this.#turn = turn;
    this.#seat = turn.view.seat;
    this.#candidates = this.#pick(taste);
  }

  get best(): Move {
    return this.#ranked()[0].tally.move;
  }

  step(): number {
    if (this.#candidates.length === 1) return 0;
    const study = (this.#study ??= studyOf(this.#model, this.#turn.view, this.#random));
    const sampled = (this.#sampled ??= study.first());
    const tried = (this.#tried ??= sampled.clone());
    if (this.#next === 0) study.draw(sampled);
    const { tally } = this.#candidates[this.#next];
    this.#model.game.play(tried.copyFrom(sampled), this.#seat, tally.move);
    this.#playOut(tried, study);
    tally.add(this.#chances[this.#seat], this.#scores[this.#seat]);
    this.#next = (this.#next + 1) % this.#candidates.length;
    return 1;
  }

  estimates(): readonly Estimate[] {
    return this.#candidates.length === 1 ? [] : this.#ranked().map(({ tally }) => tally.estimate());
  }

  #pick({ leastChance, mostMoves, faith }: NetTaste): Candidate[] {
    const { legal } = this.#turn;
    if (legal.length === 1) return [{ tally: new MoveTally(legal[0]), opinion: 0 }];
    const { logits } = this.#net.judge(this.#turn);
    const most = Math.max(...logits);
    return legal
      .map((move, i) => ({ tally: new MoveTally(move), opinion: faith * (logits[i] - most) }))
      .sort((a, b) => b.opinion - a.opinion)
      .filter(({ opinion }, i) => i < mostMoves && opinion >= faith * (Math.log(leastChance) - most));
  }

  /**
   * By the mean of the playouts, with the net's opinion counted in; until all have been tried, by that opinion alone.
   */
  #ranked(): readonly Candidate[] {
    if (this.#candidates.some(({ tally }) => tally.playouts === 0)) return this.#candidates;
    const worthOf = ({ tally, opinion }: Candidate): number => tally.meanChance + opinion;
    return [...this.#candidates].sort((a, b) => worthOf(b) - worthOf(a));
  }

  #playOut(position: P, study: Study<P>): void {
    const { game } = this.#model;
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const move = seat === this.#seat ? this.#ownMove(position) : study.choose(position, seat, this.#random);
      game.play(position, seat, move);
    }
    this.#model.judge(position, this.#chances, this.#scores);
  }

  #ownMove(position: P): Move {
    const turn = turnOf(this.#model.game, position, this.#seat);
    return turn.legal.length === 1 ? turn.legal[0] : likeliestMove(turn, this.#net.judge(turn));
  }
}
