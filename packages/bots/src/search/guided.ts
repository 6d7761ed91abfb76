// Sequential halving at the root, a tree below it. Every remaining move is tried on the same samples, as in
// flat search; but what follows it is remembered in a tree over the public moves, and at a node that has been
// visited often enough the seat to move chooses for itself (max^n) by what it has learnt, instead of by policy.
// With little time this is flat search; with more, the tree corrects the policy.

import type { Move, Position, Random, Seat, Turn, View } from '@menagerie/rules';
import type { Estimate, Thought } from '../bot.ts';
import { playOut, type Model, type Study } from './model.ts';
import { Solver } from './solve.ts';
import { studyOf } from './study.ts';
import { MoveTally } from './tally.ts';

const PLAYOUTS_PER_STEP = 24;
/** The model gives its opinion on this many samples. */
const OPINIONS = 16;
/** A move is dropped when it is this many standard errors behind, after this many tries. */
const CLEARLY_BEHIND = 4;
const FAIR_TRIAL = 80;

export interface GuidedTaste {
  /** How much a rarely tried move is favoured, in chances to win. */
  readonly curiosity: number;
  /** After this many visits a node's seat chooses by its statistics. */
  readonly expandAfter: number;
  /** Until this many visits, a move is assumed to be worth as much as its siblings. */
  readonly patience: number;
  /** How much better the policy's move is assumed to be, in chances to win. */
  readonly trust: number;
  /** How many playouts the model's own opinion of a move counts as, at the root. */
  readonly priorWeight?: number;
  /**
   * What a point of one's own is worth in addition to the chance to win, in chances: so that nobody spoils a
   * game for everyone.
   */
  readonly scoreWeight?: number;
}

class Node {
  readonly move: Move;
  readonly children: Node[] = [];
  visits = 0;
  /** How often the move was legal when one of its siblings was chosen. */
  offers = 0;
  /** The chances of the seat that made the move. */
  sum = 0;
  /** The chances of the seat that moves next. */
  sumOfNext = 0;

  constructor(move: Move) {
    this.move = move;
  }
}

interface Root {
  readonly tally: MoveTally;
  readonly node: Node;
  /** The model's opinion, relative to the best move's. */
  readonly prior: number;
}

export class GuidedSearch<P extends Position, V extends View> implements Thought {
  readonly #model: Model<P, V>;
  readonly #random: Random;
  readonly #taste: GuidedTaste;
  readonly #seat: Seat;
  readonly #study: Study<P>;
  readonly #roots: readonly Root[];
  readonly #phases: number;
  #alive: readonly Root[];
  #phase = 1;
  #sampled: P | undefined;
  #tried: P | undefined;
  readonly #buffer: Int32Array;
  readonly #solver: Solver<P, V>;
  readonly #path: Node[] = [];
  readonly #movers: Seat[] = [];
  readonly #chances = new Float64Array(8);
  readonly #scores = new Float64Array(8);
  /** What all playouts were worth to the searching seat. */
  #sum = 0;
  #count = 0;

  constructor(model: Model<P, V>, { view, legal }: Turn<V>, random: Random, taste: GuidedTaste) {
    this.#model = model;
    this.#random = random;
    this.#taste = taste;
    this.#seat = view.seat;
    this.#study = studyOf(model, view, random);
    const priors = this.#priors(legal);
    this.#roots = legal.map((move, i) => ({
      tally: new MoveTally(move),
      node: new Node(move),
      prior: priors[i],
    }));
    this.#alive = this.#roots;
    this.#phases = Math.ceil(Math.log2(legal.length));
    this.#buffer = new Int32Array(model.game.maxLegalMoves);
    this.#solver = new Solver(model);
  }

  get best(): Move {
    let best = this.#alive[0];
    for (const root of this.#alive) if (this.#worthOf(root) > this.#worthOf(best)) best = root;
    return best.tally.move;
  }

  step(spent: number): number {
    while (this.#phase < this.#phases && spent >= this.#phase / this.#phases) this.#halve();
    this.#dropBeaten();
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
    return [...this.#roots]
      .sort((a, b) => Number(last.has(b)) - Number(last.has(a)) || this.#worthOf(b) - this.#worthOf(a))
      .map(({ tally }) => tally.estimate());
  }

  #priors(moves: readonly Move[]): Float64Array {
    const priors = new Float64Array(moves.length);
    if (moves.length === 1 || !this.#taste.priorWeight || !this.#model.weigh) return priors;
    this.#sampled = this.#study.first();
    const opinion = new Float64Array(moves.length);
    for (let i = 0; i < OPINIONS; i++) {
      this.#study.draw(this.#sampled);
      this.#model.weigh(this.#sampled, this.#seat, moves, opinion);
      for (let j = 0; j < moves.length; j++) priors[j] += opinion[j] / OPINIONS;
    }
    const most = Math.max(...priors);
    return priors.map((prior) => prior - most);
  }

  /** The mean of the playouts, with the model's opinion counted in. */
  #worthOf({ tally, prior }: Root): number {
    const { priorWeight = 0, scoreWeight = 0 } = this.#taste;
    const mean = tally.meanChance + scoreWeight * tally.meanScore;
    if (priorWeight === 0) return mean;
    const expected = this.#count ? this.#sum / this.#count : 0;
    return (mean * tally.playouts + priorWeight * (expected + prior)) / (tally.playouts + priorWeight);
  }

  /**
   * Moves that can hardly become the best are dropped before the next halving: an easy choice takes no time.
   */
  #dropBeaten(): void {
    if (this.#alive[0].tally.playouts < FAIR_TRIAL) return;
    const leader = this.#alive.reduce((a, b) => (this.#worthOf(b) > this.#worthOf(a) ? b : a));
    const error = leader.tally.chanceError;
    const least = this.#worthOf(leader);
    this.#alive = this.#alive.filter(
      (root) => least - this.#worthOf(root) <= CLEARLY_BEHIND * Math.hypot(error, root.tally.chanceError),
    );
  }

  #halve(): void {
    this.#phase++;
    this.#alive = [...this.#alive]
      .sort((a, b) => this.#worthOf(b) - this.#worthOf(a))
      .slice(0, Math.ceil(this.#alive.length / 2));
  }

  /** Each remaining move, on one sample. */
  #tryAll(): void {
    const sampled = (this.#sampled ??= this.#study.first());
    const tried = (this.#tried ??= sampled.clone());
    this.#study.draw(sampled);
    for (const { tally, node } of this.#alive) {
      this.#model.game.play(tried.copyFrom(sampled), this.#seat, tally.move);
      if (this.#model.isNearlyOver?.(tried)) this.#solver.solve(tried, this.#chances, this.#scores);
      else this.#descend(tried, node);
      tally.add(this.#chances[this.#seat], this.#scores[this.#seat]);
      this.#sum += this.#worthTo(this.#seat);
      this.#count++;
    }
  }

  #descend(position: P, root: Node): void {
    const { game } = this.#model;
    const path = this.#path;
    const movers = this.#movers;
    path.length = 0;
    movers.length = 0;
    let node = root;
    let seat = game.nextSeat(position);
    while (seat >= 0 && node.visits >= this.#taste.expandAfter) {
      const suggested = this.#study.choose(position, seat, this.#random);
      if (seat === this.#seat || !game.isSecretMove(suggested)) {
        path.push(node);
        movers.push(seat);
        node = this.#select(node, suggested, position, seat);
        game.play(position, seat, node.move);
      } else {
        game.play(position, seat, suggested);
      }
      seat = game.nextSeat(position);
    }
    path.push(node);
    movers.push(seat);
    playOut(this.#study, position, this.#random);
    this.#model.judge(position, this.#chances, this.#scores);
    for (let i = 0; i < path.length; i++) {
      path[i].visits++;
      if (movers[i] >= 0) path[i].sumOfNext += this.#worthTo(movers[i]);
      if (i > 0) path[i].sum += this.#worthTo(movers[i - 1]);
    }
  }

  /** What the end of the playout is worth to a seat. */
  #worthTo(seat: Seat): number {
    return this.#chances[seat] + (this.#taste.scoreWeight ?? 0) * this.#scores[seat];
  }

  /** The child the seat chooses. */
  #select(node: Node, suggested: Move, position: P, seat: Seat): Node {
    if (seat !== this.#seat && !this.#study.thinks(seat)) return childFor(node, suggested);
    const { curiosity, patience, trust } = this.#taste;
    const length = this.#model.game.legalMoves(position, seat, this.#buffer);
    const expected = node.sumOfNext / node.visits;
    let best: Node | undefined;
    let bestWorth = -Infinity;
    for (let i = 0; i < length; i++) {
      const move = this.#buffer[i];
      const child = childFor(node, move);
      child.offers++;
      const prior = move === suggested ? expected + trust : expected;
      const tries = child.visits + patience;
      const worth =
        (child.sum + patience * prior) / tries + curiosity * Math.sqrt(Math.log(child.offers) / tries);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = child;
      }
    }
    return best as Node;
  }
}

function childFor(node: Node, move: Move): Node {
  for (const child of node.children) if (child.move === move) return child;
  const child = new Node(move);
  node.children.push(child);
  return child;
}
