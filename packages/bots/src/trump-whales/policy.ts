// How sensible people finish a round of Trump Whales, fast enough to be asked a hundred thousand times a
// second. It plays for the pearls of the trick at hand: every card, with no bonus or one spent before it,
// is worth what it may win, less what it may give away, less what card and bonus are worth later. Of the
// others' hands it knows only which cards they hold together, as who counts cards does.

import { GAMES, WHALE_DECK, type Move, type Random, type Seat, type WhalePosition } from '@menagerie/rules';
import type { Style, Weights } from './weights.ts';

const game = GAMES['trump-whales'];
const CHOOSE = 1;
const PLAY = 2;
const TAKE = 3;
const TRICKS = 8;
const HIGHEST = 9;

/** Cards and moves are numbered as in the rules: a card is family << 3 | place of its rank, a five is 32. */
const FIVE = 32;
const SPEND_MOVE = 64;
const KEEP_MOVE = 192;
const NAME_MOVE = 240;
const FLIP = 4;
const POINT = 5;
const TRUMP_STRENGTH = 16;

const CARDS = WHALE_DECK.slice(0, FIVE + 1);
const PEARLS = Uint8Array.from(CARDS, ({ pearls }) => pearls);
/** The number of a family, if trump moves there. */
const BONUS = Uint8Array.from(CARDS, ({ bonus }) =>
  ['o', 'n', 'b', 's', 'flip', 'point', 'none'].indexOf(bonus),
);
const POINT_CARDS = CARDS.reduce((set, { bonus }, card) => (bonus === 'point' ? set | (1 << card) : set), 0);
/** [isHighest][card]: its rank, counted upwards from the worst; and the ranks of its family that beat it. */
const STRENGTH = [false, true].map((isHighest) =>
  Uint8Array.from(CARDS, ({ rank }) => (isHighest ? rank : 10 - rank)),
);
const BETTER = [false, true].map((isHighest) =>
  Uint8Array.from(CARDS, (_, card) => {
    if (card === FIVE) return isHighest ? 0xf0 : 0x0f;
    return isHighest ? 0xfe << (card & 7) : (1 << (card & 7)) - 1;
  }),
);
const COUNT = Uint8Array.from({ length: 256 }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** How often somebody does what the policy would never do. */
const SURPRISE = 0.6;

const moves = new Int32Array(game.maxLegalMoves);
/** What each of the moves is worth, once they are weighed. */
const worths = new Float64Array(game.maxLegalMoves);

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
  if (weights.learnt && phase !== PLAY) weighLearnt(position, seat, length, weights.learnt);
  else if (phase === CHOOSE) weighFirstBonuses(position, seat, length, weights);
  else if (phase === PLAY) weighPlays(position, seat, length, weights);
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
    sum += power(31 - Math.clz32(left & -left), trump, token, weights);
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
    const card = moves[i] & 63;
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
  const trumps = (hands[seat] >>> (trump << 3)) & 0xff;
  const isStrong = token === HIGHEST ? trumps >= 1 << 5 : (trumps & 7) !== 0;
  const leader = isStrong ? seat : (seat + 1) % players;
  for (let i = 0; i < players; i++) worths[i] = moves[i] - NAME_MOVE === leader ? 1 : 0;
}

/** [cards]: the chance that a seat holds none of so many unseen cards. */
const hasNone = new Float64Array(9).fill(1);

/** The trick as the seat to play sees it. */
const scene = {
  /** How many play after the seat, and how many of them cannot follow. */
  after: 0,
  lackers: 0,
  /** The chance that none of them turns the trick with a bonus. */
  calm: 0.5,
  /** The cards in the others' hands, as a set. */
  unseen: 0,
  /** The most pearls on a card of the trick, what winning it brings, and the strength that must be beaten. */
  mostPearls: 0,
  gain: 0.5,
  beaten: 0,
};

function lookAround(position: WhalePosition, seat: Seat, weights: Weights): void {
  const { players, led, trick, cardsInTrick, bonuses, lacks, hands } = position;
  const after = players - 1 - cardsInTrick;
  let lackers = 0;
  let calm = 1;
  for (let i = 1, other = seat; i <= after; i++) {
    other = other + 1 === players ? 0 : other + 1;
    if (led >= 0 && lacks[other] & (1 << led)) lackers++;
    if (bonuses[other] & ~POINT_CARDS) calm -= weights.turn;
  }
  let mostPearls = 0;
  for (let i = 0; i < cardsInTrick; i++) mostPearls = Math.max(mostPearls, PEARLS[trick[i]]);
  scene.after = after;
  scene.lackers = lackers;
  scene.calm = calm;
  scene.mostPearls = mostPearls;
  scene.gain = weights.lead + (after === 0 ? mostPearls : Math.max(mostPearls, weights.unseenPearls));
  let unseen = 0;
  for (let other = 0; other < players; other++) if (other !== seat) unseen |= hands[other];
  scene.unseen = unseen;
  const lacksOne = 1 - weights.share;
  for (let i = 1, none = 1; i < hasNone.length; i++) hasNone[i] = none *= lacksOne;
}

function weighPlays(position: WhalePosition, seat: Seat, length: number, weights: Weights): void {
  worths.fill(-Infinity, 0, length);
  let spends = 0;
  for (; moves[spends] >= SPEND_MOVE; spends++) {
    // A point never gains by waiting.
    if (BONUS[moves[spends] & 63] === POINT) {
      worths[spends] = 0;
      return;
    }
  }
  lookAround(position, seat, weights);
  const { trump, token, tricksDone } = position;
  setBeaten(position, trump, token);
  const { learnt } = weights;
  if (learnt) {
    weighPlans(position, seat, length, spends, learnt, weights);
    return;
  }
  for (let i = spends; i < length; i++) {
    const chance = chanceToWin(moves[i], position.led, trump, token, weights);
    worths[i] = cardWorth(position, moves[i], chance, trump, token, weights);
  }
  const price = spends > TRICKS - 1 - tricksDone ? weights.spareBonus : weights.bonus;
  let tried = 1 << trump;
  for (let spend = 0; spend < spends; spend++) {
    const bonus = BONUS[moves[spend] & 63];
    if (tried & (1 << bonus)) continue;
    tried |= 1 << bonus;
    const newTrump = bonus === FLIP ? trump : bonus;
    const newToken = bonus === FLIP ? 10 - token : token;
    setBeaten(position, newTrump, newToken);
    for (let i = spends; i < length; i++) {
      const chance = chanceToWin(moves[i], position.led, newTrump, newToken, weights);
      if (chance === 0) continue;
      const worth = cardWorth(position, moves[i], chance, newTrump, newToken, weights) - price;
      if (worth > worths[spend]) worths[spend] = worth;
    }
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

/** With trump and token as they are or would be. */
function setBeaten({ led, trick, cardsInTrick }: WhalePosition, trump: number, token: number): void {
  const strengths = STRENGTH[token === HIGHEST ? 1 : 0];
  let beaten = 0;
  for (let i = 0; i < cardsInTrick; i++) {
    const strength = strengthOf(trick[i], led, trump, strengths);
    if (strength > beaten) beaten = strength;
  }
  scene.beaten = beaten;
}

function chanceToWin(card: number, led: number, trump: number, token: number, weights: Weights): number {
  const side = token === HIGHEST ? 1 : 0;
  if (strengthOf(card, led, trump, STRENGTH[side]) <= scene.beaten) return 0;
  const { after, unseen, lackers } = scene;
  if (after === 0) return 1;
  const family = card === FIVE ? led : card >> 3;
  if (family < 0) return weights.ledFive;
  const isTrump = family === trump;
  const isLed = led < 0 || family === led;
  const better = COUNT[(unseen >>> (family << 3)) & BETTER[side][card]];
  const untrumped = hasNone[isTrump ? better : COUNT[(unseen >>> (trump << 3)) & 0xff]];
  const unbeaten = isLed ? hasNone[better] : 1;
  const usual = isTrump && isLed ? unbeaten : unbeaten * (1 - weights.void + weights.void * untrumped);
  let chance = scene.calm;
  for (let other = 0; other < after; other++) chance *= other < lackers ? untrumped : usual;
  return chance;
}

/** TW-11; a card that is played while nothing is led is led. */
function strengthOf(card: number, led: number, trump: number, strengths: Uint8Array): number {
  const family = card === FIVE ? led : card >> 3;
  if (family === trump) return TRUMP_STRENGTH + strengths[card];
  return led < 0 || family === led ? strengths[card] : 0;
}

/** Every card, with no bonus or one spent before it, by what was learnt. */
function weighPlans(
  position: WhalePosition,
  seat: Seat,
  length: number,
  spends: number,
  learnt: Float64Array,
  weights: Weights,
): void {
  const { trump, token } = position;
  let whole = handWorth(position, seat, trump, token, learnt);
  for (let i = spends; i < length; i++) {
    worths[i] = whole + sumOf(featuresOf(position, seat, moves[i], 0, trump, token, weights), learnt);
  }
  let tried = 1 << trump;
  for (let spend = 0; spend < spends; spend++) {
    const card = moves[spend] & 63;
    const bonus = BONUS[card];
    if (tried & (1 << bonus)) continue;
    tried |= 1 << bonus;
    const newTrump = bonus === FLIP ? trump : bonus;
    const newToken = bonus === FLIP ? 10 - token : token;
    setBeaten(position, newTrump, newToken);
    whole = handWorth(position, seat, newTrump, newToken, learnt);
    for (let i = spends; i < length; i++) {
      const count = featuresOf(position, seat, moves[i], 1 << card, newTrump, newToken, weights);
      const worth = whole + sumOf(count, learnt);
      if (worth > worths[spend]) worths[spend] = worth;
    }
  }
}

function sumOf(count: number, learnt: Float64Array): number {
  let sum = -learnt[features[0]] - learnt[features[1]];
  for (let i = 2; i < count; i++) sum += learnt[features[i]];
  return sum;
}

export const features = new Int32Array(64);
const RANK_CLASS = [0, 1, 2, 3, 3, 2, 1, 0];
const LEFTS = 9;
const VB = LEFTS * 20;
const T1 = VB + LEFTS * 18;
const T2 = T1 + 144;
const T4 = T2 + 180;
const T6 = T4 + 20;
const T7 = T6 + 144;
const BT = T7 + 96;
const BF = BT + LEFTS * 8;
const BP = BF + LEFTS * 9;
const TC = BP + 1;
const BC = TC + LEFTS * 6;
const GIVE = BC + LEFTS * 5;
const OWNER = GIVE + LEFTS * 5;
const NAME = OWNER + 3 * 5;
export const FEATURES = NAME + 4 * 2 * 3;
const LOW = 0x0f0f0f0f;

export function prepare(position: WhalePosition, seat: Seat, trump: number, token: number, w: Weights): void {
  lookAround(position, seat, w);
  setBeaten(position, trump, token);
}

const handFeature = (card: number, left: number, trump: number, side: number): number =>
  card === FIVE ? left * 20 : left * 20 + (card >> 3 === trump ? 10 : 0) + STRENGTH[side][card];

/** How many of the others' cards beat it. */
const rivalsFeature = (card: number, left: number, trump: number, side: number): number =>
  VB +
  left * 18 +
  (card >> 3 === trump ? 9 : 0) +
  COUNT[(scene.unseen >>> (card & 24)) & BETTER[side][card]];

function handWorth(
  { hands, fives, tricksDone, phase }: WhalePosition,
  seat: Seat,
  trump: number,
  token: number,
  learnt: Float64Array,
): number {
  const left = phase === CHOOSE ? 8 : TRICKS - 1 - tricksDone;
  const side = token === HIGHEST ? 1 : 0;
  let sum = fives[seat] * learnt[left * 20];
  for (let rest = hands[seat]; rest; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    sum += learnt[handFeature(card, left, trump, side)] + learnt[rivalsFeature(card, left, trump, side)];
  }
  return sum;
}

/** Of the hand, for learning. */
export function handFeatures({ hands, fives, tricksDone, phase }: WhalePosition, seat: Seat, trump: number, token: number): number {
  const left = phase === CHOOSE ? 8 : TRICKS - 1 - tricksDone;
  const side = token === HIGHEST ? 1 : 0;
  let n = 0;
  for (let i = 0; i < fives[seat]; i++) features[n++] = left * 20;
  for (let rest = hands[seat]; rest; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    features[n++] = handFeature(card, left, trump, side);
    features[n++] = rivalsFeature(card, left, trump, side);
  }
  return n;
}

/** The first counts against the move: the card that is gone. */
export function featuresOf(
  position: WhalePosition,
  seat: Seat,
  card: number,
  spent: number,
  trump: number,
  token: number,
  weights: Weights,
): number {
  const { players, led, tricksDone, cardsInTrick } = position;
  const { after, mostPearls, unseen } = scene;
  const left = TRICKS - 1 - tricksDone;
  const side = token === HIGHEST ? 1 : 0;
  let n = 0;
  const hand = card === FIVE ? position.hands[seat] : position.hands[seat] & ~(1 << card);
  features[n++] = handFeature(card, left, trump, side);
  features[n++] = card === FIVE ? FEATURES : rivalsFeature(card, left, trump, side);
  const chance = chanceToWin(card, led, trump, token, weights);
  const bucket = chance === 0 ? 0 : 1 + Math.min(7, (chance * 7.99) | 0);
  features[n++] = T1 + (after * 9 + bucket) * 4 + mostPearls;
  const pearls = PEARLS[card];
  const taken = players === 2 || pearls > mostPearls ? 0 : pearls === mostPearls ? 1 : 2;
  const coarse = chance === 0 ? 0 : chance === 1 ? 3 : chance < 0.5 ? 1 : 2;
  const late = left === 0 ? 0 : left < 3 ? 1 : 2;
  features[n++] = T2 + ((coarse * 3 + taken) * 5 + (card === FIVE ? 4 : RANK_CLASS[card & 7])) * 3 + late;
  if (card !== FIVE) {
    const family = card >> 3;
    const isTrump = family === trump ? 1 : 0;
    const length = Math.min(4, COUNT[(hand >>> (family << 3)) & 0xff]);
    features[n++] = T4 + (isTrump * 5 + length) * 2 + (left > 3 ? 1 : 0);
    if (after > 0) {
      const theirs = (unseen >>> (family << 3)) & 0xff;
      const better = Math.min(7, COUNT[theirs & BETTER[side][card]]);
      if (cardsInTrick === 0) features[n++] = T6 + (better * 9 + COUNT[theirs]) * 2 + isTrump;
      else if (chance > 0) features[n++] = T7 + ((better * 2 + isTrump) * 2 + (family === led ? 1 : 0)) * 3 + after - 1;
    }
  }
  return bonusFeatures(position.bonuses[seat] & ~spent, hand, left, trump, side, n);
}

function bonusFeatures(bonuses: number, hand: number, left: number, trump: number, side: number, from: number): number {
  let n = from;
  features[n++] = TC + left * 6 + Math.min(5, COUNT[(hand >>> (trump << 3)) & 0xff]);
  let count = 0;
  for (let rest = bonuses & ~POINT_CARDS; rest; rest &= rest - 1) {
    const bonus = BONUS[31 - Math.clz32(rest & -rest)];
    count++;
    if (bonus === FLIP) {
      const low = bits(hand & LOW) - bits(hand & ~LOW);
      const change = side ? low : -low;
      features[n++] = BF + left * 9 + 4 + Math.max(-4, Math.min(4, change));
    } else {
      features[n++] = BT + left * 8 + (bonus === trump ? 7 : LENGTH_CLASS[side][(hand >>> (bonus << 3)) & 0xff]);
    }
  }
  features[n++] = BC + left * 5 + Math.min(4, count);
  return n;
}

/** [isHighest][ranks]: how good a family would be as trump. */
const LENGTH_CLASS = [0, 1].map((side) =>
  Uint8Array.from({ length: 256 }, (_, set) => {
    let sum = 0;
    for (let i = 0; i < 8; i++) if (set & (1 << i)) sum += STRENGTH[side][i];
    return Math.min(6, Math.ceil(sum / 5));
  }),
);

export function keepFeatures({ hands }: WhalePosition, seat: Seat, card: number, trump: number, token: number): number {
  const side = token === HIGHEST ? 1 : 0;
  features[0] = handFeature(card, 8, trump, side);
  features[1] = FEATURES;
  const n = bonusFeatures(1 << card, hands[seat] & ~(1 << card), 8, trump, side, 2);
  if (BONUS[card] !== POINT) return n;
  features[n] = BP;
  return n + 1;
}

export function takeFeatures({ tricksDone, players, trick, leader, bonuses }: WhalePosition, seat: Seat, card: number): number {
  const left = TRICKS - 1 - tricksDone;
  const owner = (leader + trick.indexOf(card)) % players;
  features[0] = GIVE + left * 5 + (card === FIVE ? 4 : RANK_CLASS[card & 7]);
  features[1] = OWNER + ((owner - seat + players - 1) % players) * 5 + Math.min(4, bits(bonuses[owner]));
  return card === FIVE ? 1 : 2;
}

export function nameFeatures({ players, hands, trump, token }: WhalePosition, seat: Seat, leader: number): number {
  const trumps = (hands[seat] >>> (trump << 3)) & 0xff;
  const isStrong = token === HIGHEST ? trumps >= 1 << 5 : (trumps & 7) !== 0;
  features[0] = NAME + ((leader - seat + players) % players) * 6 + (isStrong ? 3 : 0);
  return 1;
}

function bits(set: number): number {
  return COUNT[set & 0xff] + COUNT[(set >>> 8) & 0xff] + COUNT[(set >>> 16) & 0xff] + COUNT[set >>> 24];
}

function weighLearnt(position: WhalePosition, seat: Seat, length: number, learnt: Float64Array): void {
  const { trump, token, phase } = position;
  for (let i = 0; i < length; i++) {
    if (phase === CHOOSE) {
      worths[i] = sumOf(keepFeatures(position, seat, moves[i] - KEEP_MOVE, trump, token), learnt);
    } else {
      const n =
        phase === TAKE
          ? takeFeatures(position, seat, moves[i] & 63)
          : nameFeatures(position, seat, moves[i] - NAME_MOVE);
      worths[i] = learnt[features[0]] + (n > 1 ? learnt[features[1]] : 0);
    }
  }
}
