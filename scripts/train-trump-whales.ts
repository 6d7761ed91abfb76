// Learns what the features of a move in Trump Whales are worth, and writes the tables of the bots' policy.
// npx tsx --conditions=source scripts/train-trump-whales.ts [seconds per pass]
// In positions from rounds played by policy, two continuations are each played out with the same random
// numbers; the weights are fitted (least squares) to how much better one ended. The others play half the
// time by the policy learnt so far, half the time by the hand-made one: against itself alone it forgets how
// to beat others.

import { writeFileSync } from 'node:fs';
import { GAMES, SeededRandom, type Move, type Seat } from '@menagerie/rules';
import {
  BONUS_OF,
  cardOf,
  CHOOSE,
  FIVE,
  FLIP,
  flipped,
  isPlay,
  isSpend,
  leaderIn,
  lowestCard,
  PLAY,
  POINT,
  TAKE,
  tricksToCome,
  type WhalePosition,
} from '@menagerie/rules/trump-whales';
import {
  FEATURES,
  features,
  handFeature,
  noteKeep,
  noteName,
  notePlay,
  noteTake,
} from '../packages/bots/src/trump-whales/learnt.ts';
import { choosePolicyMove } from '../packages/bots/src/trump-whales/policy.ts';
import { chanceToWin, lookAround, setBeaten } from '../packages/bots/src/trump-whales/scene.ts';
import { TUNED, type Style } from '../packages/bots/src/trump-whales/styles.ts';

const game = GAMES['trump-whales'];
const TABLES = 'packages/bots/src/trump-whales/weights.ts';
const PASSES = 3;
/** How far the players of the rounds deviate, in pearls, so that unusual positions occur too. */
const WANDERLUST = 0.6;
const WHIM = 0.1;
/** Pulls the weights of rare features towards zero. */
const RIDGE = 60;
/** How much of the last pass's weights is kept. */
const MEMORY = 0.4;
/** One in this many decisions is tried both ways. */
const SELDOM: Record<number, number> = { [CHOOSE]: 2, [PLAY]: 5 };

/** A move, or a card with a bonus spent before it. */
type Plan = readonly Move[];

const moves = new Int32Array(game.maxLegalMoves);

function plansOf(position: WhalePosition, seat: Seat): Plan[] {
  const legal = [...moves.subarray(0, game.legalMoves(position, seat, moves))];
  if (position.phase !== PLAY) return legal.map((move) => [move]);
  const cards = legal.filter(isPlay);
  const spends = legal.filter(isSpend);
  if (spends.some((move) => bonusOf(move) === POINT)) return [];
  const useful = spends.filter(
    (move, i) =>
      bonusOf(move) !== position.trump && spends.findIndex((other) => bonusOf(other) === bonusOf(move)) === i,
  );
  return [...cards.map((card) => [card]), ...useful.flatMap((spend) => cards.map((card) => [spend, card]))];
}

function bonusOf(move: Move): number {
  return BONUS_OF[cardOf(move)];
}

/** Every feature of the plan, including those of the remaining hand. */
function featuresOf(position: WhalePosition, seat: Seat, plan: Plan, style: Style): number[] {
  const { phase } = position;
  const move = plan[plan.length - 1];
  if (phase === TAKE) return noted(noteTake(position, seat, cardOf(move)));
  if (phase === CHOOSE) {
    const card = cardOf(move);
    const rest = handFeatures(position, seat, card, position.trump, position.token);
    return [...rest, ...noted(noteKeep(position, seat, card))];
  }
  if (phase !== PLAY) return noted(noteName(position, seat, leaderIn(move)));
  let { trump, token } = position;
  let spent = 0;
  if (plan.length > 1) {
    spent = 1 << cardOf(plan[0]);
    if (bonusOf(plan[0]) === FLIP) token = flipped(token);
    else trump = bonusOf(plan[0]);
  }
  const weights = style[position.players - 2];
  lookAround(position, seat, weights);
  setBeaten(position, trump, token);
  const rest = handFeatures(position, seat, move, trump, token);
  const chance = chanceToWin(move, position.led, trump, token, weights);
  return [...rest, ...noted(notePlay(position, seat, move, chance, spent, trump, token))];
}

function noted(count: number): number[] {
  return [...features.subarray(0, count)];
}

function handFeatures(
  position: WhalePosition,
  seat: Seat,
  gone: number,
  trump: number,
  token: number,
): number[] {
  const left = tricksToCome(position);
  const found: number[] = [];
  const fives = position.fives[seat] - (gone === FIVE ? 1 : 0);
  for (let i = 0; i < fives; i++) found.push(handFeature(FIVE, left, trump, token));
  const hand = gone === FIVE ? position.hands[seat] : position.hands[seat] & ~(1 << gone);
  for (let rest = hand; rest; rest &= rest - 1) found.push(handFeature(lowestCard(rest), left, trump, token));
  return found;
}

/** How many more points than the others the seat ends up with. */
function outcome(
  from: WhalePosition,
  seat: Seat,
  plan: Plan,
  own: Style,
  others: Style,
  seed: number,
): number {
  const position = from.clone();
  const random = new SeededRandom(seed);
  for (const move of plan) game.play(position, seat, move);
  for (let next = game.nextSeat(position); next >= 0; next = game.nextSeat(position)) {
    game.play(position, next, choosePolicyMove(position, next, random, next === seat ? own : others));
  }
  const { players, totals } = position;
  let sum = 0;
  for (let other = 0; other < players; other++) sum += totals[other];
  return totals[seat] - (sum - totals[seat]) / (players - 1);
}

/** Sums of least squares over differences of features. */
class Fit {
  readonly #products = new Float64Array(FEATURES * FEATURES);
  readonly #targets = new Float64Array(FEATURES);

  add(better: readonly number[], worse: readonly number[], difference: number): void {
    const counts = new Map<number, number>();
    for (const feature of better) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const feature of worse) counts.set(feature, (counts.get(feature) ?? 0) - 1);
    const own = [...counts].filter(([, count]) => count !== 0);
    for (const [i, count] of own) {
      this.#targets[i] += count * difference;
      for (const [j, other] of own) this.#products[i * FEATURES + j] += count * other;
    }
  }

  /** By Cholesky's method. */
  solve(): Float64Array {
    const n = FEATURES;
    const a = this.#products;
    const solution = this.#targets.slice();
    for (let j = 0; j < n; j++) {
      for (let i = j; i < n; i++) {
        let sum = a[i * n + j] + (i === j ? RIDGE : 0);
        for (let k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
        a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j];
      }
    }
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) solution[i] -= a[i * n + k] * solution[k];
      solution[i] /= a[i * n + i];
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) solution[i] -= a[k * n + i] * solution[k];
      solution[i] /= a[i * n + i];
    }
    return solution;
  }
}

function withLearnt(learnt: Float64Array | undefined, whim: number): Style {
  const [two, three, four] = TUNED.map((weights) => ({ ...weights, ...(learnt && { learnt }), whim }));
  return [two, three, four];
}

function pass(players: number, learnt: Float64Array | undefined, seconds: number): Float64Array {
  const random = new SeededRandom(`${players} players${learnt ? ' again' : ''}`);
  const wanderer = withLearnt(learnt, WANDERLUST);
  const own = withLearnt(learnt, WHIM);
  const byHand = withLearnt(undefined, WHIM);
  const fit = new Fit();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const position = game.newGame({ players });
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const plans = random.below(SELDOM[position.phase] ?? 8) === 0 ? plansOf(position, seat) : [];
      if (plans.length > 1) {
        const [one] = plans.splice(random.below(plans.length), 1);
        const two = plans[random.below(plans.length)];
        const others = random.below(2) ? own : byHand;
        const seed = random.below(1 << 30);
        fit.add(
          featuresOf(position, seat, one, own),
          featuresOf(position, seat, two, own),
          outcome(position, seat, one, own, others, seed) - outcome(position, seat, two, own, others, seed),
        );
      }
      game.play(position, seat, choosePolicyMove(position, seat, random, wanderer));
    }
  }
  return fit.solve();
}

function train(players: number, seconds: number): Float64Array {
  let learnt = pass(players, undefined, seconds);
  for (let i = 1; i < PASSES; i++) {
    const before = learnt;
    learnt = pass(players, before, seconds).map((worth, j) => (1 - MEMORY) * worth + MEMORY * before[j]);
  }
  return learnt;
}

const seconds = Number(process.argv[2] ?? 60);
const tables = [2, 3, 4].map((players) =>
  Array.from(train(players, seconds), (worth) => Math.round(worth * 1000)).join(', '),
);
writeFileSync(
  TABLES,
  `// What each feature of a move is worth, in thousandths of a point, for two, three and four players: see
// learnt.ts. Generated by scripts/train-trump-whales.ts.

const inPoints = (thousandths: readonly number[]): Float64Array =>
  Float64Array.from(thousandths, (worth) => worth / 1000);

export const TABLES: readonly Float64Array[] = [
${tables.map((table) => `  inPoints([${table}]),`).join('\n')}
];
`,
);
