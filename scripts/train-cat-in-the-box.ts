// Learns the weights of the Cat in the Box policy (packages/bots/src/cat-in-the-box/policy.ts) and writes
// weights.ts next to it. The policy plays rounds against itself and against simple styles; after every round
// each of its moves is compared with what the round brought its player, in points relative to the others, and
// the weights move towards that (least squares by stochastic gradient, AdaGrad). The next rounds are played
// with the new weights. A minute or two for each number of players.
//
// npx tsx --conditions=source scripts/train-cat-in-the-box.ts [rounds per pass] [passes]

import { writeFileSync } from 'node:fs';
import { GAMES, SeededRandom, type Move, type Seat } from '@menagerie/rules';
import {
  colourOf,
  countBeside,
  countHeld,
  DISCARD,
  freeColours,
  gatherMarkers,
  PLAY,
  rankOf,
  tricksIn,
  tricksLeft,
  type CatPosition,
} from '@menagerie/rules/cat-in-the-box';
import { naiveModel } from '../packages/bots/src/cat-in-the-box/naive.ts';
import * as policy from '../packages/bots/src/cat-in-the-box/policy.ts';
import { chooseBoldly, chooseCarefully } from '../packages/bots/src/cat-in-the-box/styles.ts';

const ROUNDS = Number(process.argv[2] ?? 40_000);
const PASSES = Number(process.argv[3] ?? 9);
/** The final weights are the mean of the last passes: the policy varies a little from pass to pass. */
const AVERAGED = 3;
const NOISE = 0.5;

const { RANKS, CARDS, CELLS, ROOMS, HANDS, WINNING_RED } = policy.SIZES;
const game = GAMES['cat-in-the-box'];

/** The parts of the policy's evaluation of one move: which weights, and how often each. */
interface Parts {
  readonly seat: Seat;
  readonly at: number[];
  readonly times: number[];
}

interface AheadNote {
  readonly at: number;
  readonly seat: Seat;
  readonly trick: number;
}

type Style = 'policy' | 'naive' | 'careful' | 'bold';
const STYLES: readonly Style[] = [
  ...Array<Style>(5).fill('policy'),
  'naive',
  ...Array<Style>(2).fill('careful'),
  ...Array<Style>(2).fill('bold'),
];

function train(players: number): Float64Array {
  const random = new SeededRandom(`cat in the box, ${players} players`);
  const weights = policy.weightsFor[players];
  weights.fill(0);
  guessWinning(weights);
  const mean = new Float64Array(policy.WEIGHT_COUNT);
  const squares = new Float64Array(policy.WEIGHT_COUNT).fill(1);
  for (let pass = 0; pass < PASSES; pass++) {
    if (pass < 3) squares.fill(1);
    const learnt = Float64Array.from(weights);
    const rate = 0.3 / (1 + 0.7 * pass);
    const ahead = new Float64Array(policy.WEIGHT_COUNT);
    const stayed = new Float64Array(policy.WEIGHT_COUNT);
    let points = 0;
    let paradoxes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const position = game.newGame({ players, layout: round & 1 ? 'white' : 'purple' });
      game.deal(position, random);
      const { parts, notes } = playRound(position, weights, pass === 0, random);
      const { scores, paradox } = game.view(position, null).results[0];
      const sum = scores.reduce((a, b) => a + b);
      points += sum / players;
      if (paradox !== null) paradoxes++;
      for (const part of parts) {
        const own = scores[part.seat];
        learn(learnt, squares, part, own - (sum - own) / (players - 1), rate);
      }
      for (const { at, seat, trick } of notes) {
        const winner = winnerOf(position, trick);
        if (winner < 0) continue;
        ahead[at]++;
        if (winner === seat) stayed[at]++;
      }
    }
    weights.set(learnt);
    for (let i = policy.WINNING; i < policy.GAP; i++)
      weights[i] = (stayed[i] + 5 * weights[i]) / (ahead[i] + 5);
    if (pass >= PASSES - AVERAGED) weights.forEach((weight, i) => (mean[i] += weight / AVERAGED));
    const share = ((100 * paradoxes) / ROUNDS).toFixed(1);
    console.log(
      `${players} players, pass ${pass + 1}: ${(points / ROUNDS).toFixed(2)} points, paradox ${share} %`,
    );
  }
  return mean;
}

/** Before anything is known: the more followers and higher free cells, the less likely to stay ahead. */
function guessWinning(weights: Float64Array): void {
  for (let i = policy.WINNING; i < policy.GAP; i++) {
    const index = i - policy.WINNING;
    const followers = Math.floor((index % WINNING_RED) / RANKS);
    const higher = index % RANKS;
    const risk = index >= WINNING_RED ? 0.06 * higher : 0.1 + 0.09 * higher;
    weights[i] = followers === 0 ? 1 : Math.max(0.02, 1 - followers * risk);
  }
}

/** In the first pass the naive policy replaces the one that knows nothing yet. */
function playRound(
  position: CatPosition,
  weights: Float64Array,
  isFirst: boolean,
  random: SeededRandom,
): { parts: Parts[]; notes: AheadNote[] } {
  const parts: Parts[] = [];
  const notes: AheadNote[] = [];
  const styles = Array.from({ length: position.players }, () => STYLES[random.below(STYLES.length)]);
  for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
    const style = isFirst && styles[seat] === 'policy' ? 'naive' : styles[seat];
    const move = moveIn(style, position, seat, random);
    if (isFirst || style === 'policy') {
      parts.push(partsOf(position, seat, move, weights));
      const at = position.phase === PLAY ? policy.winningIndex(position, move) : -1;
      if (at >= 0) notes.push({ at, seat, trick: position.tricksDone });
    }
    game.play(position, seat, move);
  }
  return { parts, notes };
}

function moveIn(style: Style, position: CatPosition, seat: Seat, random: SeededRandom): Move {
  if (style === 'naive') return naiveModel.choose(position, seat, random);
  if (style === 'careful') return chooseCarefully(position, seat);
  if (style === 'bold') return chooseBoldly(position, seat);
  return policy.chooseMove(position, seat, random, random.below(3) === 0 ? 3 * NOISE : NOISE);
}

/** Who won a trick of the round, or -1 if nobody leads after it because it is the last or unfinished. */
function winnerOf({ players, plays, leaders }: CatPosition, trick: number): Seat {
  return (trick + 1) * players < plays ? leaders[trick + 1] : -1;
}

function partsOf(position: CatPosition, seat: Seat, move: Move, weights: Float64Array): Parts {
  const { setup, phase } = position;
  const parts: Parts = { seat, at: [], times: [] };
  const add = (at: number, times = 1): void => {
    parts.at.push(at);
    parts.times.push(times);
  };
  const held = (rank: number): number => countHeld(position, seat, rank);
  if (phase !== PLAY) {
    for (let rank = 1; rank <= setup.topRank; rank++) {
      const at = rank * CARDS + held(rank);
      if (phase === DISCARD) add(policy.HAND + at - (rank === rankOf(move) ? 1 : 0));
      else add(policy.PREDICTION + tricksIn(move) * HANDS + at);
    }
    return parts;
  }

  const colour = colourOf(move);
  const played = rankOf(move);
  const led = position.ledColour < 0 ? colour : position.ledColour;
  const tokens = colour === led ? position.tokens[seat] : position.tokens[seat] & ~(1 << led);
  const left = tricksLeft(position) - 1;
  const stage = policy.ROOM + policy.stageOf(left) * ROOMS;
  let placeable = 0;
  let promise = 0;
  for (let rank = 1; rank <= setup.topRank; rank++) {
    if (!held(rank)) continue;
    const count = held(rank) - (rank === played ? 1 : 0);
    const cells = freeColours(position, rank) & ~(rank === played ? 1 << colour : 0);
    const room = policy.BITS[cells & tokens];
    add(stage + (count * CELLS + room) * CELLS + policy.BITS[cells]);
    placeable += Math.min(count, room);
    promise += count * policy.PROMISE[setup.topRank * RANKS + rank];
  }
  add(policy.SLACK + left * 10 + policy.clampSlack(placeable - left));
  add(policy.TOKENS + left * 8 + policy.TOKEN_CLASS[tokens]);

  const need = policy.needOf(position, seat);
  const touching = touchingAfter(position, seat, move);
  const at = policy.winningIndex(position, move);
  const chance = at < 0 ? 0 : weights[at];
  for (const [wanted, times] of [
    [need, 1 - chance],
    [need - 1, chance],
  ]) {
    if (times === 0) continue;
    add(policy.NEED + left * 8 + 2 + policy.clampNeed(wanted), times);
    add(policy.GAP + left * 16 + policy.gapIndex(wanted - promise), times);
    if (touching) add(policy.GROUP + left * 8 + 2 + policy.clampNeed(wanted), times * touching);
  }
  if (chance) add(policy.LEAD + left, chance);
  return parts;
}

/** How many pairs of the seat's own markers will touch. */
function touchingAfter(position: CatPosition, seat: Seat, move: Move): number {
  const markers = new Int32Array(2);
  gatherMarkers(position, seat, markers);
  const place = position.placeOf[move];
  markers[place >> 5] |= 1 << place;
  return position.placeOf.reduce(
    (sum, one) => sum + (markers[one >> 5] & (1 << one) ? countBeside(markers, one) / 2 : 0),
    0,
  );
}

function learn(
  weights: Float64Array,
  squares: Float64Array,
  parts: Parts,
  target: number,
  rate: number,
): void {
  const { at, times } = parts;
  let guess = 0;
  for (let i = 0; i < at.length; i++) guess += weights[at[i]] * times[i];
  const error = target - guess;
  for (let i = 0; i < at.length; i++) {
    const slope = error * times[i];
    squares[at[i]] += slope * slope;
    weights[at[i]] += (rate * slope) / Math.sqrt(squares[at[i]]);
  }
}

function fileOf(learnt: readonly Float64Array[]): string {
  const texts = learnt.map((weights) => {
    const words = Array.from(weights, (weight) => String(Math.round(weight * 100)));
    const lines: string[] = [''];
    for (const word of words) {
      if (lines[lines.length - 1].length + word.length >= 100) lines.push('');
      lines[lines.length - 1] += (lines[lines.length - 1] && ' ') + word;
    }
    return `  read(\`\n${lines.join('\n')}\n  \`),\n`;
  });
  return `// What the policy has learnt, in hundredths of a point, for two to five players. Generated by
// scripts/train-cat-in-the-box.ts; policy.ts describes the order.

export const WEIGHTS: readonly Float64Array[] = [
  new Float64Array(0),
  new Float64Array(0),
${texts.join('')}];

function read(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\\s+/), (word) => Number(word) / 100);
}
`;
}

const file = new URL('../packages/bots/src/cat-in-the-box/weights.ts', import.meta.url);
writeFileSync(file, fileOf([2, 3, 4, 5].map(train)));
