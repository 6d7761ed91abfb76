// Information-set Monte Carlo tree search: one tree over the public moves, descended each time with
// another sample. Each seat chooses for itself (max^n): a node keeps every seat's chances. A move is
// compared only with those that were legal alongside it in the same samples. The others' secret moves
// aren't branches; the policy makes them.

import type { Move, Position, Random, Seat, Turn, View } from '@menagerie/rules';
import type { Bot, Estimate, Thought } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { playOut, type Model, type Study } from './model.ts';
import { studyOf } from './study.ts';
import { MoveTally } from './tally.ts';

const DESCENTS_PER_STEP = 16;

export interface TreeTaste {
  /** How much a rarely tried move is favoured, in standard deviations of the searching seat's chance. */
  readonly curiosity: number;
}

export function treeBot<P extends Position, V extends View>(
  name: string,
  model: Model<P, V>,
  taste: TreeTaste,
  allowance: Allowance,
): Bot<V> {
  return { name, allowance, think: (turn, random) => new TreeSearch(model, turn, random, taste) };
}

class Node {
  readonly move: Move;
  readonly children: Node[] = [];
  visits = 0;
  /** How often the move was legal when one of its siblings was chosen. */
  offers = 0;
  /** The chances of the seat that made the move. */
  sum = 0;

  constructor(move: Move) {
    this.move = move;
  }
}

export class TreeSearch<P extends Position, V extends View> implements Thought {
  readonly #model: Model<P, V>;
  readonly #random: Random;
  readonly #taste: TreeTaste;
  readonly #seat: Seat;
  readonly #study: Study<P>;
  readonly #root = new Node(-1);
  readonly #tallies: Map<Move, MoveTally>;
  readonly #legal: readonly Move[];
  readonly #buffer: Int32Array;
  readonly #path: Node[] = [];
  readonly #movers: Seat[] = [];
  readonly #chances = new Float64Array(8);
  readonly #scores = new Float64Array(8);
  #position: P | undefined;
  /** The searching seat's chances so far: how many, their sum, the sum of their squares. */
  #count = 0;
  #sum = 0;
  #squares = 0;
  #spread = 0.5;

  constructor(model: Model<P, V>, { view, legal }: Turn<V>, random: Random, taste: TreeTaste) {
    this.#model = model;
    this.#random = random;
    this.#taste = taste;
    this.#seat = view.seat;
    this.#study = studyOf(model, view, random);
    this.#legal = legal;
    this.#tallies = new Map(legal.map((move) => [move, new MoveTally(move)]));
    this.#buffer = new Int32Array(model.game.maxLegalMoves);
  }

  get best(): Move {
    let best: Node | undefined;
    for (const node of this.#root.children) if (!best || node.visits > best.visits) best = node;
    return best?.move ?? this.#legal[0];
  }

  step(): number {
    if (this.#legal.length === 1) return 0;
    for (let i = 0; i < DESCENTS_PER_STEP; i++) this.#descend();
    const mean = this.#sum / this.#count;
    this.#spread = Math.sqrt(Math.max(1e-4, this.#squares / this.#count - mean * mean));
    return DESCENTS_PER_STEP;
  }

  estimates(): readonly Estimate[] {
    return [...this.#tallies.values()]
      .map((tally) => tally.estimate())
      .sort((a, b) => b.playouts - a.playouts);
  }

  #descend(): void {
    const { game } = this.#model;
    const position = (this.#position ??= this.#study.first());
    this.#study.draw(position);
    this.#path.length = 0;
    this.#movers.length = 0;
    let node = this.#root;
    // If several seats choose at the same time, the searching seat goes first.
    let seat = this.#seat;
    while (seat >= 0) {
      const length = game.legalMoves(position, seat, this.#buffer);
      if (seat !== this.#seat && game.isSecretMove(this.#buffer[0])) {
        game.play(position, seat, this.#study.choose(position, seat, this.#random));
      } else {
        const isNew =
          seat === this.#seat || this.#study.thinks(seat)
            ? this.#select(node, length)
            : this.#follow(node, this.#study.choose(position, seat, this.#random));
        node = this.#path[this.#path.length - 1];
        this.#movers.push(seat);
        game.play(position, seat, node.move);
        if (isNew) break;
      }
      seat = game.nextSeat(position);
    }
    playOut(this.#study, position, this.#random);
    this.#model.judge(position, this.#chances, this.#scores);
    const own = this.#chances[this.#seat];
    this.#count++;
    this.#sum += own;
    this.#squares += own * own;
    for (let i = 0; i < this.#path.length; i++) {
      this.#path[i].visits++;
      this.#path[i].sum += this.#chances[this.#movers[i]];
    }
    this.#tallies.get(this.#path[0].move)?.add(this.#chances[this.#seat], this.#scores[this.#seat]);
  }

  /** Adds the move's child to the path; returns whether it is new. */
  #follow(node: Node, move: Move): boolean {
    let child = childOf(node, move);
    const isNew = !child;
    if (!child) node.children.push((child = new Node(move)));
    child.offers++;
    this.#path.push(child);
    return isNew;
  }

  /** Adds the chosen child to the path; returns whether it is new. */
  #select(node: Node, length: number): boolean {
    const curiosity = this.#taste.curiosity * this.#spread;
    const buffer = this.#buffer;
    let best: Node | undefined;
    let bestWorth = -Infinity;
    let untried = 0;
    for (let i = 0; i < length; i++) {
      const child = childOf(node, buffer[i]);
      if (!child) {
        buffer[untried++] = buffer[i];
        continue;
      }
      child.offers++;
      const worth = child.sum / child.visits + curiosity * Math.sqrt(Math.log(child.offers) / child.visits);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = child;
      }
    }
    if (untried === 0) {
      this.#path.push(best as Node);
      return false;
    }
    const child = new Node(buffer[this.#random.below(untried)]);
    child.offers = 1;
    node.children.push(child);
    this.#path.push(child);
    return true;
  }
}

function childOf(node: Node, move: Move): Node | undefined {
  for (const child of node.children) if (child.move === move) return child;
  return undefined;
}
