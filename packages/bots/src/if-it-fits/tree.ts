// Information-set tree search with max^n, as in search/tree.ts, but for a game with hundreds of legal moves:
// a node offers only the moves that look best on the sample at hand, more of them as it is visited more.

import type { BoxPosition, BoxView, Move, Random, Seat, Turn } from '@menagerie/rules';
import type { Bot, Estimate, Thought } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { playOut, type Model } from '../search/model.ts';
import { MoveTally } from '../search/tally.ts';
import { chancesToWin } from '../search/win-chance.ts';
import { LEAD, PLAYOUTS_PER_STEP } from './search.ts';
import { Shortlist } from './shortlist.ts';
import type { Taste } from './taste.ts';

export interface TreeStyle {
  readonly model: Model<BoxPosition, BoxView>;
  /** By whose eye the moves are picked; how many at most at the root, and elsewhere. */
  readonly eye: Taste;
  readonly width: number;
  readonly inner: number;
  /** How much a seldom tried move is favoured, in chances to win. */
  readonly curiosity: number;
}

export function boxTreeBot(name: string, style: TreeStyle, allowance: Allowance): Bot<BoxView> {
  return { name, allowance, think: (turn, random) => new BoxTree(style, turn, random) };
}

class Node {
  readonly move: Move;
  readonly children = new Map<Move, Node>();
  visits = 0;
  /** How often the move was offered. */
  offers = 0;
  /** Of what the seat that made the move got. */
  sum = 0;

  constructor(move: Move) {
    this.move = move;
  }
}

class BoxTree implements Thought {
  readonly #style: TreeStyle;
  readonly #view: BoxView;
  readonly #random: Random;
  readonly #seat: Seat;
  readonly #shortlist: Shortlist;
  readonly #moves: readonly Move[];
  readonly #tallies: ReadonlyMap<Move, MoveTally>;
  readonly #root = new Node(-1);
  readonly #position: BoxPosition;
  readonly #path: Node[] = [];
  readonly #movers: Seat[] = [];
  readonly #chances = new Float64Array(8);
  readonly #scores = new Float64Array(8);
  readonly #leads = new Float64Array(8);

  constructor(style: TreeStyle, { view }: Turn<BoxView>, random: Random) {
    this.#style = style;
    this.#view = view;
    this.#random = random;
    this.#seat = view.seat as Seat;
    this.#position = style.model.game.sample(view, random);
    this.#shortlist = new Shortlist(style.eye, Math.max(style.width, style.inner));
    const length = this.#shortlist.fill(this.#position, this.#seat, style.width);
    this.#moves = Array.from(this.#shortlist.moves.subarray(0, length));
    this.#tallies = new Map(this.#moves.map((move) => [move, new MoveTally(move)]));
  }

  get best(): Move {
    let best: Node | undefined;
    for (const node of this.#root.children.values()) if (!best || node.visits > best.visits) best = node;
    return best?.move ?? this.#moves[0];
  }

  step(): number {
    if (this.#moves.length === 1) return 0;
    for (let i = 0; i < PLAYOUTS_PER_STEP; i++) this.#descend();
    return PLAYOUTS_PER_STEP;
  }

  estimates(): readonly Estimate[] {
    return [...this.#tallies.values()]
      .map((tally) => tally.estimate())
      .sort((a, b) => b.playouts - a.playouts);
  }

  #descend(): void {
    const { model, inner } = this.#style;
    const { game } = model;
    const position = this.#position;
    game.sample(this.#view, this.#random, position);
    this.#path.length = 0;
    this.#movers.length = 0;
    const offered = Math.floor(12 + 2 * Math.sqrt(this.#root.visits++));
    let node = this.#select(this.#root, this.#moves, Math.min(this.#moves.length, offered));
    let seat = this.#seat;
    for (;;) {
      this.#path.push(node);
      this.#movers.push(seat);
      game.play(position, seat, node.move);
      seat = game.nextSeat(position);
      if (seat < 0 || node.visits === 0) break;
      const width = Math.min(inner, 1 + Math.floor(0.7 * Math.sqrt(node.visits)));
      node = this.#select(node, this.#shortlist.moves, this.#shortlist.fill(position, seat, width));
    }
    playOut(model, position, this.#random);
    this.#learn();
  }

  /** An untried move, best-looking first, or the most promising one. */
  #select(node: Node, moves: ArrayLike<Move>, length: number): Node {
    let best: Node | undefined;
    let most = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = node.children.get(moves[i]);
      if (!child) {
        const fresh = new Node(moves[i]);
        fresh.offers = 1;
        node.children.set(moves[i], fresh);
        return fresh;
      }
      child.offers++;
      const worth =
        child.sum / child.visits + this.#style.curiosity * Math.sqrt(Math.log(child.offers) / child.visits);
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best as Node;
  }

  #learn(): void {
    this.#style.model.judge(this.#position, this.#chances, this.#scores);
    chancesToWin(this.#scores, this.#position.players, LEAD, this.#leads);
    this.#tallies.get(this.#path[0].move)?.add(this.#chances[this.#seat], this.#scores[this.#seat]);
    for (let i = 0; i < this.#path.length; i++) {
      const mover = this.#movers[i];
      this.#path[i].visits++;
      this.#path[i].sum += (this.#chances[mover] + this.#leads[mover]) / 2;
    }
  }
}
