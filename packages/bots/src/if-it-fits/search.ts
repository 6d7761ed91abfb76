// Flat Monte Carlo with sequential halving, as in search/flat.ts, but for a game with hundreds of legal moves and
// long playouts: it can consider only the moves that look best, count their appraisals in, and stop after every few
// playouts.

import { SeededRandom, shuffle, type Move, type Random, type Seat, type Turn } from '@menagerie/rules';
import { BOX_LIMITS, type BoxPosition, type BoxView } from '@menagerie/rules/if-it-fits';
import type { Bot, Estimate, Thought } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { playOut, type Model } from '../search/model.ts';
import { MoveTally } from '../search/tally.ts';
import { chancesToWin } from '../search/win-chance.ts';
import { Appraiser } from './appraisal.ts';
import type { Taste } from './styles.ts';

/** About a millisecond. */
const PLAYOUTS_PER_STEP = 4;
/**
 * A lead counts in addition to the win, with this weight and up to this many points: a near win is informative too.
 */
const LEAD_WEIGHT = 0.1;
const LEAD = 4;
/** What a point of an appraisal is worth, in chances to win: the slope of playout results against it, for cards. */
const CHANCE_PER_POINT = 0.02;

export interface SearchStyle {
  readonly model: Model<BoxPosition, BoxView>;
  /**
   * Plays only for an outright win: a shared win counts for nothing, a lead for something. Otherwise only winning
   * counts.
   */
  readonly isAmbitious: boolean;
  /** Without it every legal move is tried, and only playouts count. */
  readonly pick?: Picking;
}

/**
 * Whose eye picks some of the moves, how many, and as how many average playouts a move starts. The appraisal counts
 * in addition, however many playouts there are.
 */
interface Picking {
  readonly eye: Taste;
  readonly width: number;
  readonly patience: number;
}

interface Look {
  readonly move: Move;
  /** Chances to win, relative to the best-looking move's. */
  readonly prior: number;
}

export function searchBot(name: string, style: SearchStyle, allowance: Allowance): Bot<BoxView> {
  return { name, allowance, think: (turn, random) => new BoxSearch(style, turn, random) };
}

class Candidate {
  readonly tally: MoveTally;
  readonly prior: number;
  /** The worth of its playouts. */
  sum = 0;

  constructor({ move, prior }: Look) {
    this.tally = new MoveTally(move);
    this.prior = prior;
  }
}

class BoxSearch implements Thought {
  readonly #model: Model<BoxPosition, BoxView>;
  readonly #isAmbitious: boolean;
  readonly #patience: number;
  readonly #view: BoxView;
  readonly #random: Random;
  readonly #seat: Seat;
  readonly #candidates: readonly Candidate[];
  readonly #phases: number;
  #alive: readonly Candidate[];
  #phase = 1;
  /** Which of the remaining moves is tried next on the sample. */
  #next = 0;
  /** Of all playouts. */
  #sum = 0;
  #playouts = 0;
  /** For playouts on the same sample: each move meets the same whims. */
  #dice = 0;
  readonly #sampled: BoxPosition;
  readonly #tried: BoxPosition;
  readonly #chances = new Float64Array(BOX_LIMITS.players);
  readonly #scores = new Float64Array(BOX_LIMITS.players);
  readonly #leads = new Float64Array(BOX_LIMITS.players);

  constructor({ model, isAmbitious, pick }: SearchStyle, { view, legal }: Turn<BoxView>, random: Random) {
    this.#model = model;
    this.#isAmbitious = isAmbitious;
    this.#patience = pick?.patience ?? 0;
    this.#view = view;
    this.#random = random;
    this.#seat = view.seat;
    this.#sampled = model.game.sample(view, random);
    this.#tried = this.#sampled.clone();
    const looks = pick ? picked(legal, this.#sampled, this.#seat, pick, random) : legal.map(unseen);
    this.#candidates = looks.map((look) => new Candidate(look));
    this.#alive = this.#candidates;
    this.#phases = Math.ceil(Math.log2(this.#candidates.length));
  }

  get best(): Move {
    let best = this.#alive[0];
    for (const candidate of this.#alive) if (this.#worthOf(candidate) > this.#worthOf(best)) best = candidate;
    return best.tally.move;
  }

  step(spent: number): number {
    for (let done = 0; done < PLAYOUTS_PER_STEP; done++) {
      if (this.#next === 0) {
        while (this.#phase < this.#phases && spent >= this.#phase / this.#phases) this.#halve();
        if (this.#alive.length === 1) return done;
        this.#model.game.sample(this.#view, this.#random, this.#sampled);
        this.#dice = this.#random.below(2 ** 16) * 2 ** 16 + this.#random.below(2 ** 16);
      }
      this.#try(this.#alive[this.#next]);
      this.#next = (this.#next + 1) % this.#alive.length;
    }
    return PLAYOUTS_PER_STEP;
  }

  estimates(): readonly Estimate[] {
    const last = new Set(this.#alive);
    return [...this.#candidates]
      .sort((a, b) => Number(last.has(b)) - Number(last.has(a)) || this.#worthOf(b) - this.#worthOf(a))
      .map(({ tally }) => tally.estimate());
  }

  /** The mean of the playouts, with the appraisal counted in. */
  #worthOf({ tally, prior, sum }: Candidate): number {
    const weight = tally.playouts + this.#patience;
    if (weight === 0) return 0;
    const expected = this.#playouts ? this.#sum / this.#playouts : 0;
    return (sum + this.#patience * expected) / weight + prior;
  }

  #halve(): void {
    this.#phase++;
    this.#alive = [...this.#alive]
      .sort((a, b) => this.#worthOf(b) - this.#worthOf(a))
      .slice(0, Math.ceil(this.#alive.length / 2));
  }

  #try(candidate: Candidate): void {
    const tried = this.#tried.copyFrom(this.#sampled);
    this.#model.game.play(tried, this.#seat, candidate.tally.move);
    playOut(this.#model, tried, new SeededRandom(this.#dice));
    this.#model.judge(tried, this.#chances, this.#scores);
    const chance = this.#chances[this.#seat];
    const worth = this.#isAmbitious ? this.#ambition(tried.players) : chance;
    candidate.tally.add(chance, this.#scores[this.#seat]);
    candidate.sum += worth;
    this.#sum += worth;
    this.#playouts++;
  }

  #ambition(players: number): number {
    chancesToWin(this.#scores, players, LEAD, this.#leads);
    const isAlone = this.#chances[this.#seat] === 1;
    return (isAlone ? 1 - LEAD_WEIGHT : 0) + LEAD_WEIGHT * this.#leads[this.#seat];
  }
}

const unseen = (move: Move): Look => ({ move, prior: 0 });

/**
 * The moves that look best, best first; at random among those that look the same, because they are listed side by
 * side.
 */
function picked(
  legal: readonly Move[],
  position: BoxPosition,
  seat: Seat,
  { eye, width }: Picking,
  random: Random,
): readonly Look[] {
  const appraiser = new Appraiser(eye);
  appraiser.lookAt(position, seat);
  const moves = [...legal];
  shuffle(moves, moves.length, random);
  const seen = moves.map((move) => ({ move, gain: appraiser.gainOf(move) }));
  seen.sort((a, b) => b.gain - a.gain);
  const most = seen[0].gain;
  return seen.slice(0, width).map(({ move, gain }) => ({ move, prior: CHANCE_PER_POINT * (gain - most) }));
}
