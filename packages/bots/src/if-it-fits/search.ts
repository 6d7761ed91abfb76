// Flat Monte Carlo with sequential halving, as in search/flat.ts, but for a game with hundreds of legal
// moves and long playouts: it can do with the moves that look best, and stops between any few playouts.

import type { BoxPosition, BoxView, Move, Random, Seat, Turn } from '@menagerie/rules';
import type { Bot, Estimate, Thought } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { playOut, type Model } from '../search/model.ts';
import { MoveTally } from '../search/tally.ts';
import { chancesToWin } from '../search/win-chance.ts';
import { Shortlist } from './shortlist.ts';
import type { Taste } from './taste.ts';

/** About a millisecond. */
export const PLAYOUTS_PER_STEP = 4;
/** How far a lead counts beside winning or not, in points: a playout that is nearly won tells something. */
export const LEAD = 4;

export interface SearchStyle {
  readonly model: Model<BoxPosition, BoxView>;
  /** Whether leads count, or only winning. */
  readonly countsLeads: boolean;
  /** By whose eye some moves are picked, and how many; without it every legal move is tried. */
  readonly pick?: { readonly eye: Taste; readonly width: number };
}

export function searchBot(name: string, style: SearchStyle, allowance: Allowance): Bot<BoxView> {
  return { name, allowance, think: (turn, random) => new BoxSearch(style, turn, random) };
}

class Candidate {
  readonly tally: MoveTally;
  #worth = 0;
  #playouts = 0;

  constructor(move: Move) {
    this.tally = new MoveTally(move);
  }

  get meanWorth(): number {
    return this.#playouts ? this.#worth / this.#playouts : 0;
  }

  add(worth: number): void {
    this.#worth += worth;
    this.#playouts++;
  }
}

export class BoxSearch implements Thought {
  readonly #model: Model<BoxPosition, BoxView>;
  readonly #countsLeads: boolean;
  readonly #view: BoxView;
  readonly #random: Random;
  readonly #seat: Seat;
  readonly #candidates: readonly Candidate[];
  readonly #phases: number;
  #alive: readonly Candidate[];
  #phase = 1;
  /** Which of those alive is next to be tried on the sample. */
  #next = 0;
  readonly #sampled: BoxPosition;
  readonly #tried: BoxPosition;
  readonly #chances = new Float64Array(8);
  readonly #scores = new Float64Array(8);
  readonly #leads = new Float64Array(8);

  constructor({ model, countsLeads, pick }: SearchStyle, { view, legal }: Turn<BoxView>, random: Random) {
    this.#model = model;
    this.#countsLeads = countsLeads;
    this.#view = view;
    this.#random = random;
    this.#seat = view.seat as Seat;
    this.#sampled = model.game.sample(view, random);
    this.#tried = this.#sampled.clone();
    const moves = pick ? picked(this.#sampled, this.#seat, pick) : legal;
    this.#candidates = moves.map((move) => new Candidate(move));
    this.#alive = this.#candidates;
    this.#phases = Math.ceil(Math.log2(this.#candidates.length));
  }

  get best(): Move {
    let best = this.#alive[0];
    for (const candidate of this.#alive) if (candidate.meanWorth > best.meanWorth) best = candidate;
    return best.tally.move;
  }

  step(spent: number): number {
    for (let done = 0; done < PLAYOUTS_PER_STEP; done++) {
      if (this.#next === 0) {
        while (this.#phase < this.#phases && spent >= this.#phase / this.#phases) this.#halve();
        if (this.#alive.length === 1) return done;
        this.#model.game.sample(this.#view, this.#random, this.#sampled);
      }
      this.#try(this.#alive[this.#next]);
      this.#next = (this.#next + 1) % this.#alive.length;
    }
    return PLAYOUTS_PER_STEP;
  }

  estimates(): readonly Estimate[] {
    const last = new Set(this.#alive);
    return [...this.#candidates]
      .sort((a, b) => Number(last.has(b)) - Number(last.has(a)) || b.meanWorth - a.meanWorth)
      .map(({ tally }) => tally.estimate());
  }

  #halve(): void {
    this.#phase++;
    this.#alive = [...this.#alive]
      .sort((a, b) => b.meanWorth - a.meanWorth)
      .slice(0, Math.ceil(this.#alive.length / 2));
  }

  #try(candidate: Candidate): void {
    const tried = this.#tried.copyFrom(this.#sampled);
    this.#model.game.play(tried, this.#seat, candidate.tally.move);
    playOut(this.#model, tried, this.#random);
    this.#model.judge(tried, this.#chances, this.#scores);
    chancesToWin(this.#scores, tried.players, LEAD, this.#leads);
    candidate.tally.add(this.#chances[this.#seat], this.#scores[this.#seat]);
    candidate.add(this.#chances[this.#seat] + (this.#countsLeads ? this.#leads[this.#seat] : 0));
  }
}

function picked(
  position: BoxPosition,
  seat: Seat,
  { eye, width }: NonNullable<SearchStyle['pick']>,
): readonly Move[] {
  const shortlist = new Shortlist(eye, width);
  return Array.from(shortlist.moves.subarray(0, shortlist.fill(position, seat, width)));
}
