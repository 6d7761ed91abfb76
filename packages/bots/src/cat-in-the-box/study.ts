// What a seat infers about the others. It imagines their hidden cards and checks how well each deal explains
// what they discarded, predicted and played, assuming that they are experienced, careful or bold. Deals that
// explain more are drawn more often, and everybody continues in a style that explains their moves so far over
// all deals considered.

import { GAMES, type Move, type Random, type Seat, type Seated } from '@menagerie/rules';
import {
  dealSameHands,
  discardOf,
  MAX_PLAYERS,
  predictionOf,
  startOfRound,
  setupFor,
  type CatPosition,
  type CatView,
} from '@menagerie/rules/cat-in-the-box';
import type { Study } from '../search/model.ts';
import { WeightedPool } from '../search/pool.ts';
import { chanceOfMove, chooseMove } from './policy.ts';
import { chooseBoldly, chooseCarefully } from './styles.ts';

const game = GAMES['cat-in-the-box'];
const EXPERT = 0;
const CAREFUL = 1;
const BOLD = 2;
const MANNERS = 3;
const POOL = { first: 40, most: 300, drawsPerItem: 3 };
/** How common each manner is before anything is known. */
const PRIOR = [0.84, 0.08, 0.08];
/** How often a careful or bold player makes exactly the move their manner prescribes. */
const STEADINESS = 0.9;
/** How far a deal's weight is trusted: if fully, a few deals would drown out the rest. */
const BELIEF = 0.3;
/** The probability of a move no experienced player should make, and of one that doesn't fit a style. */
const SLIP = 0.05;
const BREAK = 0.03;
/** In points: how unsure experienced players are of their moves, and how far they err in playouts. */
const DOUBT = 0.6;
export const EXPERT_NOISE = 0.5;

export class CatStudy implements Study<CatPosition> {
  readonly game = game;
  readonly #view: CatView;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #pool: WeightedPool<CatPosition>;
  /** The round before its first choice, with some cards in the others' hands. */
  readonly #start: CatPosition;
  readonly #replay: CatPosition;
  /** [seat * MANNERS + manner]: how likely before this round, and within the deal being weighed. */
  readonly #priors = new Float64Array(MAX_PLAYERS * MANNERS);
  readonly #chances = new Float64Array(MAX_PLAYERS * MANNERS);
  /** The same, summed over all deals weighed so far. */
  readonly #sums = new Float64Array(MAX_PLAYERS * MANNERS);
  readonly #manners = new Uint8Array(MAX_PLAYERS);

  constructor(view: Seated<CatView>, random: Random) {
    this.#view = view;
    this.#seat = view.seat;
    this.#random = random;
    this.#pool = new WeightedPool(random, () => this.#imagine(), POOL);
    this.#start = game.sample(startOfRound(view), random);
    this.#replay = this.#start.clone();
    this.#recallPredictions();
  }

  first(): CatPosition {
    return game.sample(this.#view, this.#random);
  }

  draw(into: CatPosition): void {
    into.copyFrom(this.#pool.draw());
    for (let seat = 0; seat < into.players; seat++) {
      this.#manners[seat] = seat === this.#seat ? EXPERT : this.#pickManner(seat);
    }
  }

  choose(position: CatPosition, seat: Seat, random: Random): Move {
    const manner = this.#manners[seat];
    if (manner === CAREFUL) return chooseCarefully(position, seat);
    if (manner === BOLD) return chooseBoldly(position, seat);
    return chooseMove(position, seat, random, EXPERT_NOISE);
  }

  thinks(seat: Seat): boolean {
    return this.#manners[seat] === EXPERT;
  }

  /** The others' predictions in earlier rounds reveal their style. */
  #recallPredictions(): void {
    const { results, options, round } = this.#view;
    const choices = setupFor(options.players).predictions;
    for (let seat = 0; seat < options.players; seat++) {
      for (let manner = 0; manner < MANNERS; manner++) {
        let chance = PRIOR[manner];
        for (const { predictions } of results.slice(0, round)) {
          if (!predictions.length) continue;
          const fits = predictions[seat] === choices.at(manner === CAREFUL ? 0 : -1);
          const chanceOfOther = (1 - STEADINESS) / (choices.length - 1);
          chance *= manner === EXPERT ? 1 / choices.length : fits ? STEADINESS : chanceOfOther;
        }
        this.#priors[seat * MANNERS + manner] = chance;
      }
    }
  }

  #imagine(): { item: CatPosition; weight: number } {
    const item = this.first();
    const weight = this.#weigh(item);
    this.#chances.forEach((chance, i) => (this.#sums[i] += chance));
    return { item, weight };
  }

  /** Replays the round, computing for every choice of the others how likely each manner makes it. */
  #weigh(sample: CatPosition): number {
    const { players } = sample;
    this.#chances.set(this.#priors);
    const replay = this.#replay.copyFrom(this.#start);
    dealSameHands(sample, replay);
    for (let i = 0; i < players; i++) {
      const seat = (sample.first + i) % players;
      if (sample.discards[seat]) this.#witness(replay, seat, discardOf(sample.discards[seat]));
    }
    for (let i = 0; i < players; i++) {
      const seat = (sample.first + i) % players;
      if (sample.predictions[seat]) this.#witness(replay, seat, predictionOf(sample.predictions[seat]));
    }
    for (let i = 0; i < sample.plays; i++) this.#witness(replay, game.nextSeat(replay), sample.played[i]);
    let weight = 1;
    for (let seat = 0; seat < players; seat++) {
      if (seat === this.#seat) continue;
      const at = seat * MANNERS;
      weight *= this.#chances[at + EXPERT] + this.#chances[at + CAREFUL] + this.#chances[at + BOLD];
    }
    return weight ** BELIEF;
  }

  #witness(replay: CatPosition, seat: Seat, move: Move): void {
    if (seat !== this.#seat) {
      const at = seat * MANNERS;
      const chances = this.#chances;
      // A manner that has been ruled out can be skipped.
      const least = (chances[at] + chances[at + 1] + chances[at + 2]) * 0.001;
      if (chances[at + EXPERT] > least) {
        chances[at + EXPERT] *= SLIP + (1 - SLIP) * chanceOfMove(replay, seat, move, DOUBT);
      } else chances[at + EXPERT] *= 0.2;
      if (chances[at + CAREFUL] > least && chooseCarefully(replay, seat) === move) {
        chances[at + CAREFUL] *= STEADINESS;
      } else chances[at + CAREFUL] *= BREAK;
      if (chances[at + BOLD] > least && chooseBoldly(replay, seat) === move) chances[at + BOLD] *= STEADINESS;
      else chances[at + BOLD] *= BREAK;
    }
    game.play(replay, seat, move);
  }

  #pickManner(seat: Seat): number {
    const at = seat * MANNERS;
    const sums = this.#sums;
    let left = (this.#random.below(4096) / 4096) * (sums[at] + sums[at + 1] + sums[at + 2]);
    for (let manner = 0; manner < MANNERS - 1; manner++) {
      left -= sums[at + manner];
      if (left < 0) return manner;
    }
    return MANNERS - 1;
  }
}
