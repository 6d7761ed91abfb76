// How sensible people finish a round of Trump Whales, fast enough to be called a hundred thousand times a
// second. Every card, with no bonus or one spent before it, is worth what it may win, minus what it may give
// away, minus what card and bonus are worth later: by a few hand-made weights, or by what was learnt.

import { GAMES, type Move, type Random, type Seat } from '@menagerie/rules';
import * as reading from '@menagerie/rules/trump-whales';
import type { WhalePosition } from '@menagerie/rules/trump-whales';
import {
  handFeature,
  hasStrongTrump,
  noteKeep,
  noteName,
  notePlay,
  noteTake,
  worthOfHand,
  worthOfNoted,
} from './learnt.ts';
import { chanceToWin, lookAround, scene, setBeaten } from './scene.ts';
import type { Style, Weights } from './styles.ts';

const game = GAMES['trump-whales'];
// Defined here, these are constants to the compiler, which makes playouts faster.
const { BONUS_OF, cardOf, cardStrengths, CHOOSE, familyOf, FIVE, FLIP, flipped, HIGHEST, isSpend } = reading;
const { leaderIn, lowestCard, PEARLS_OF, PLAY, POINT, TAKE, TRICKS, tricksToCome } = reading;

/** How often a player does what the policy would never do. */
const SURPRISE = 0.6;

const moves = new Int32Array(game.maxLegalMoves);
/** What each of the moves is worth, once weighed. */
const worths = new Float64Array(game.maxLegalMoves);
/** What each card is worth after certain bonuses. */
const cardWorths = new Float64Array(game.maxLegalMoves);

export function choosePolicyMove(position: WhalePosition, seat: Seat, random: Random, style: Style): Move {
  const length = game.legalMoves(position, seat, moves);
  if (length === 1) return moves[0];
  const weights = style[position.players - 2];
  const { whim } = weights;
  weigh(position, seat, length, weights);
  let bits = random.below(1 << 16);
  let best = 0;
  let bestWorth = -Infinity;
  for (let i = 0; i < length; i++) {
    bits = (Math.imul(bits, 0x5deece6d) + 11) | 0;
    const worth = worths[i] + ((bits >>> 16) * whim) / 65536;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return moves[best];
}

/**
 * What the policy thinks of each of these legal moves, in pearls; moves it would never make are a little lower.
 */
export function weighMoves(
  position: WhalePosition,
  seat: Seat,
  legal: readonly Move[],
  style: Style,
  into: Float64Array,
): void {
  weighStrictly(position, seat, legal, style, into);
  const least = into.reduce((least, worth) => (worth > -Infinity ? Math.min(least, worth) : least), Infinity);
  for (let i = 0; i < into.length; i++) into[i] = Math.max(into[i], least);
}

/** The same, but moves it would never make are -Infinity. */
export function weighStrictly(
  position: WhalePosition,
  seat: Seat,
  legal: readonly Move[],
  style: Style,
  into: Float64Array,
): void {
  weigh(position, seat, game.legalMoves(position, seat, moves), style[position.players - 2]);
  legal.forEach((move, i) => (into[i] = worths[moves.indexOf(move)]));
}

/** The probability of the move for a player much like the policy: at least SURPRISE. */
export function oddsOf(position: WhalePosition, seat: Seat, move: Move, style: Style): number {
  const length = game.legalMoves(position, seat, moves);
  if (length === 1) return 1;
  const weights = style[position.players - 2];
  const { warmth } = weights;
  weigh(position, seat, length, weights);
  let most = -Infinity;
  for (let i = 0; i < length; i++) most = Math.max(most, worths[i]);
  let sum = 0;
  let own = 0;
  for (let i = 0; i < length; i++) {
    const odds = Math.exp((worths[i] - most) / warmth);
    sum += odds;
    if (moves[i] === move) own = odds;
  }
  return (1 - SURPRISE) * (own / sum) + SURPRISE / length;
}

function weigh(position: WhalePosition, seat: Seat, length: number, weights: Weights): void {
  const { phase } = position;
  if (phase === PLAY) weighPlays(position, seat, length, weights);
  else if (weights.learnt) weighByLearning(position, seat, length, weights.learnt);
  else if (phase === CHOOSE) weighFirstBonuses(position, seat, length, weights);
  else if (phase === TAKE) weighPearls(position, length, weights);
  else weighLeaders(position, seat);
}

/** What a card is worth in hand for its chance to win a trick. */
function power(card: number, trump: number, token: number, weights: Weights): number {
  if (card === FIVE) return weights.five;
  const rank = cardStrengths(token)[card];
  return (weights.rank * rank) / HIGHEST + (familyOf(card) === trump ? weights.trump : 0);
}

function handPower(hand: number, trump: number, token: number, weights: Weights): number {
  let sum = 0;
  for (let left = hand; left; left &= left - 1) {
    sum += power(lowestCard(left), trump, token, weights);
  }
  return sum;
}

/** What a bonus does for the rest of the hand, minus the card that is gone. */
function weighFirstBonuses(
  { hands, trump, token }: WhalePosition,
  seat: Seat,
  length: number,
  weights: Weights,
): void {
  const now = handPower(hands[seat], trump, token, weights);
  for (let i = 0; i < length; i++) {
    const card = cardOf(moves[i]);
    const bonus = BONUS_OF[card];
    const own = power(card, trump, token, weights);
    worths[i] = -own * weights.gone;
    if (bonus === POINT) {
      worths[i] += 1;
      continue;
    }
    const newTrump = bonus === FLIP ? trump : bonus;
    const newToken = bonus === FLIP ? flipped(token) : token;
    const then =
      handPower(hands[seat], newTrump, newToken, weights) - power(card, newTrump, newToken, weights);
    worths[i] += weights.bonus + (then - now + own) * weights.change;
  }
}

/** The pearls, minus some of what the bonus is worth to its owner; a five gives none, but the lead. */
function weighPearls(position: WhalePosition, length: number, weights: Weights): void {
  const isLast = tricksToCome(position) === 0;
  for (let i = 0; i < length; i++) {
    const card = cardOf(moves[i]);
    worths[i] =
      PEARLS_OF[card] + (card === FIVE ? weights.lead : -bonusWorth(card, isLast, weights) * weights.gift);
  }
}

/** After the last trick a bonus is worth half a point (TW-14). */
function bonusWorth(card: number, isLast: boolean, weights: Weights): number {
  if (card === FIVE) return 0;
  if (isLast) return 0.5;
  return BONUS_OF[card] === POINT ? 1 : weights.bonus;
}

/** Itself with a good trump to lead, otherwise its neighbour, so that it plays last. */
function weighLeaders(position: WhalePosition, seat: Seat): void {
  const { players } = position;
  const leader = hasStrongTrump(position, seat) ? seat : (seat + 1) % players;
  for (let i = 0; i < players; i++) worths[i] = leaderIn(moves[i]) === leader ? 1 : 0;
}

/** First bonuses, pearls, leaders. */
function weighByLearning(position: WhalePosition, seat: Seat, length: number, learnt: Float64Array): void {
  const { phase, trump, token } = position;
  for (let i = 0; i < length; i++) {
    if (phase === CHOOSE) {
      const card = cardOf(moves[i]);
      const count = noteKeep(position, seat, card);
      worths[i] = worthOfNoted(count, learnt) - learnt[handFeature(card, TRICKS, trump, token)];
    } else if (phase === TAKE) {
      worths[i] = worthOfNoted(noteTake(position, seat, cardOf(moves[i])), learnt);
    } else {
      worths[i] = worthOfNoted(noteName(position, seat, leaderIn(moves[i])), learnt);
    }
  }
}

function weighPlays(position: WhalePosition, seat: Seat, length: number, weights: Weights): void {
  worths.fill(-Infinity, 0, length);
  let spends = 0;
  for (; isSpend(moves[spends]); spends++) {
    // Waiting never makes a point worth more.
    if (BONUS_OF[cardOf(moves[spends])] === POINT) {
      worths[spends] = 0;
      return;
    }
  }
  lookAround(position, seat, weights);
  const { trump, token } = position;
  const weighCards = weights.learnt ? weighCardsByLearning : weighCardsByHand;
  weighCards(position, seat, spends, length, 0, trump, token, weights);
  for (let i = spends; i < length; i++) worths[i] = cardWorths[i];
  let tried = 1 << trump;
  for (let spend = 0; spend < spends; spend++) {
    const card = cardOf(moves[spend]);
    const bonus = BONUS_OF[card];
    if (tried & (1 << bonus)) continue;
    tried |= 1 << bonus;
    const newTrump = bonus === FLIP ? trump : bonus;
    const newToken = bonus === FLIP ? flipped(token) : token;
    weighCards(position, seat, spends, length, 1 << card, newTrump, newToken, weights);
    for (let i = spends; i < length; i++) worths[spend] = Math.max(worths[spend], cardWorths[i]);
  }
}

/** The cards, from the first that isn't a bonus, after the bonuses `spent` are gone. */
function weighCardsByHand(
  position: WhalePosition,
  _seat: Seat,
  from: number,
  length: number,
  spent: number,
  trump: number,
  token: number,
  weights: Weights,
): void {
  const price = from > tricksToCome(position) ? weights.spareBonus : weights.bonus;
  setBeaten(position, trump, token);
  for (let i = from; i < length; i++) {
    const chance = chanceToWin(moves[i], position.led, trump, token, weights);
    const worth = cardWorth(position, moves[i], chance, trump, token, weights);
    // A bonus is spent to win the trick.
    if (spent) cardWorths[i] = chance === 0 ? -Infinity : worth - price;
    else cardWorths[i] = worth;
  }
}

function weighCardsByLearning(
  position: WhalePosition,
  seat: Seat,
  from: number,
  length: number,
  spent: number,
  trump: number,
  token: number,
  weights: Weights,
): void {
  const learnt = weights.learnt as Float64Array;
  const left = tricksToCome(position);
  const hand = worthOfHand(position, seat, trump, token, learnt);
  setBeaten(position, trump, token);
  for (let i = from; i < length; i++) {
    const chance = chanceToWin(moves[i], position.led, trump, token, weights);
    // A bonus is spent to win the trick.
    if (spent && chance === 0) {
      cardWorths[i] = -Infinity;
      continue;
    }
    const count = notePlay(position, seat, moves[i], chance, spent, trump, token);
    cardWorths[i] = hand - learnt[handFeature(moves[i], left, trump, token)] + worthOfNoted(count, learnt);
  }
}

/** What the card may win, minus what it may give away, minus what it would be worth later. */
function cardWorth(
  position: WhalePosition,
  card: number,
  chance: number,
  trump: number,
  token: number,
  weights: Weights,
): number {
  const { players } = position;
  const { mostPearls } = scene;
  const isLast = tricksToCome(position) === 0;
  const pearls = PEARLS_OF[card];
  const isTaken = players === 2 || pearls > mostPearls ? 1 : pearls === mostPearls ? 0.5 : 0;
  const loss = isTaken * (pearls / (players - 1) - bonusWorth(card, isLast, weights));
  const later = isLast ? 0 : power(card, trump, token, weights);
  return chance * scene.gain - (1 - chance) * loss - later;
}
