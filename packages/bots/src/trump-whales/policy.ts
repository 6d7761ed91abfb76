// How sensible people finish a round of Trump Whales, fast enough to be asked a hundred thousand times a
// second. Every card, with no bonus or one spent before it, is worth what it may win, less what it may give
// away, less what card and bonus are worth later: by a few weights put down by hand, or by what was learnt.

import { GAMES, type Move, type Random, type Seat, type WhalePosition } from '@menagerie/rules';
import {
  handFeature,
  noteKeep,
  noteName,
  notePlay,
  noteTake,
  tricksLeft,
  worthOfHand,
  worthOfNoted,
} from './learnt.ts';
import {
  BONUS,
  CARD_OF_MOVE,
  CHOOSE,
  firstOf,
  FIVE,
  FLIP,
  HIGHEST,
  KEEP_MOVE,
  NAME_MOVE,
  PEARLS,
  PLAY,
  POINT,
  ranksOf,
  SPEND_MOVE,
  STRENGTH,
  TAKE,
  TRICKS,
} from './numbers.ts';
import { chanceToWin, lookAround, scene, setBeaten } from './scene.ts';
import type { Style, Weights } from './styles.ts';

const game = GAMES['trump-whales'];

/** How often somebody does what the policy would never do. */
const SURPRISE = 0.6;

const moves = new Int32Array(game.maxLegalMoves);
/** What each of the moves is worth, once they are weighed. */
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

/** What the policy thinks of each of these legal moves, in pearls; of what it would never do, a little less. */
export function weighMoves(
  position: WhalePosition,
  seat: Seat,
  legal: readonly Move[],
  style: Style,
  into: Float64Array,
): void {
  const length = game.legalMoves(position, seat, moves);
  weigh(position, seat, length, style[position.players - 2]);
  let least = Infinity;
  for (let i = 0; i < length; i++) if (worths[i] < least && worths[i] > -Infinity) least = worths[i];
  legal.forEach((move, i) => (into[i] = Math.max(worths[moves.indexOf(move)], least)));
}

/** How likely somebody who plays much like the policy is to make the move: never less than SURPRISE allows. */
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
  const rank = STRENGTH[token === HIGHEST ? 1 : 0][card];
  return (weights.rank * rank) / 9 + (card >> 3 === trump ? weights.trump : 0);
}

function handPower(hand: number, trump: number, token: number, weights: Weights): number {
  let sum = 0;
  for (let left = hand; left; left &= left - 1) {
    sum += power(firstOf(left), trump, token, weights);
  }
  return sum;
}

/** What a bonus does for the rest of the hand, less the card that is gone. */
function weighFirstBonuses(
  { hands, trump, token }: WhalePosition,
  seat: Seat,
  length: number,
  weights: Weights,
): void {
  const now = handPower(hands[seat], trump, token, weights);
  for (let i = 0; i < length; i++) {
    const card = moves[i] - KEEP_MOVE;
    const bonus = BONUS[card];
    const own = power(card, trump, token, weights);
    worths[i] = -own * weights.gone;
    if (bonus === POINT) {
      worths[i] += 1;
      continue;
    }
    const newTrump = bonus === FLIP ? trump : bonus;
    const newToken = bonus === FLIP ? 10 - token : token;
    const then =
      handPower(hands[seat], newTrump, newToken, weights) - power(card, newTrump, newToken, weights);
    worths[i] += weights.bonus + (then - now + own) * weights.change;
  }
}

/** The pearls, less some of what the bonus is worth to its owner; a five gives none, but the lead. */
function weighPearls({ tricksDone }: WhalePosition, length: number, weights: Weights): void {
  const isLast = tricksDone === TRICKS - 1;
  for (let i = 0; i < length; i++) {
    const card = moves[i] & CARD_OF_MOVE;
    worths[i] =
      PEARLS[card] + (card === FIVE ? weights.lead : -bonusWorth(card, isLast, weights) * weights.gift);
  }
}

/** After the last trick a bonus is worth half a point (TW-14). */
function bonusWorth(card: number, isLast: boolean, weights: Weights): number {
  if (card === FIVE) return 0;
  if (isLast) return 0.5;
  return BONUS[card] === POINT ? 1 : weights.bonus;
}

/** Itself with a good trump to lead, else its neighbour, so that it plays last. */
function weighLeaders({ hands, trump, token, players }: WhalePosition, seat: Seat): void {
  const trumps = ranksOf(hands[seat], trump);
  const isStrong = token === HIGHEST ? trumps >= 1 << 5 : (trumps & 7) !== 0;
  const leader = isStrong ? seat : (seat + 1) % players;
  for (let i = 0; i < players; i++) worths[i] = moves[i] - NAME_MOVE === leader ? 1 : 0;
}

/** First bonuses, pearls, leaders. */
function weighByLearning(position: WhalePosition, seat: Seat, length: number, learnt: Float64Array): void {
  const { phase, trump, token } = position;
  for (let i = 0; i < length; i++) {
    if (phase === CHOOSE) {
      const card = moves[i] - KEEP_MOVE;
      const count = noteKeep(position, seat, card);
      worths[i] = worthOfNoted(count, learnt) - learnt[handFeature(card, TRICKS, trump, token)];
    } else if (phase === TAKE) {
      worths[i] = worthOfNoted(noteTake(position, seat, moves[i] & CARD_OF_MOVE), learnt);
    } else {
      worths[i] = worthOfNoted(noteName(position, seat, moves[i] - NAME_MOVE), learnt);
    }
  }
}

function weighPlays(position: WhalePosition, seat: Seat, length: number, weights: Weights): void {
  worths.fill(-Infinity, 0, length);
  let spends = 0;
  for (; moves[spends] >= SPEND_MOVE; spends++) {
    // A point never gains by waiting.
    if (BONUS[moves[spends] & CARD_OF_MOVE] === POINT) {
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
    const card = moves[spend] & CARD_OF_MOVE;
    const bonus = BONUS[card];
    if (tried & (1 << bonus)) continue;
    tried |= 1 << bonus;
    const newTrump = bonus === FLIP ? trump : bonus;
    const newToken = bonus === FLIP ? 10 - token : token;
    weighCards(position, seat, spends, length, 1 << card, newTrump, newToken, weights);
    for (let i = spends; i < length; i++) worths[spend] = Math.max(worths[spend], cardWorths[i]);
  }
}

/** The cards from the first that is no bonus, once the bonuses `spent` are gone. */
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
  const price = from > TRICKS - 1 - position.tricksDone ? weights.spareBonus : weights.bonus;
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
  const left = tricksLeft(position);
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

/** What the card may win, less what it may give away, less what it would be worth later. */
function cardWorth(
  { players, tricksDone }: WhalePosition,
  card: number,
  chance: number,
  trump: number,
  token: number,
  weights: Weights,
): number {
  const { mostPearls } = scene;
  const isLast = tricksDone === TRICKS - 1;
  const pearls = PEARLS[card];
  const isTaken = players === 2 || pearls > mostPearls ? 1 : pearls === mostPearls ? 0.5 : 0;
  const loss = isTaken * (pearls / (players - 1) - bonusWorth(card, isLast, weights));
  const later = isLast ? 0 : power(card, trump, token, weights);
  return chance * scene.gain - (1 - chance) * loss - later;
}
