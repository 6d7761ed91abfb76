// What a move is worth, learnt from rounds played to the end: a move has features, each has a weight in
// points, and its worth is their sum. The weights were fitted to pairs of moves tried in the same position, by
// how much better one ended than the other; then again with the resulting policy.

import type { Seat } from '@menagerie/rules';
import * as reading from '@menagerie/rules/trump-whales';
import type { WhalePosition } from '@menagerie/rules/trump-whales';
import { scene } from './scene.ts';

// Defined here, these are constants to the compiler, which makes playouts faster.
const {
  beatingRanks,
  BONUS_OF,
  cardStrengths,
  countCards,
  countRanks,
  FACES,
  familyOf,
  FIVE,
  FLIP,
  HIGHEST,
} = reading;
const { LOW_CARDS, lowestCard, LOWEST, PEARLS_OF, POINT, POINT_CARDS, RANKS, ranksOf, seatInTrick } = reading;
const { TRICKS, tricksToCome, WHALE_DECK } = reading;

/** Where each kind of feature starts. Most depend on how many tricks are left after this one. */
const LEFTS = TRICKS + 1;
const WIN = LEFTS * 20;
const GIVE = WIN + 4 * 9 * 4;
const LENGTH = GIVE + 4 * 3 * 5 * 3;
const LEAD = LENGTH + 2 * 5 * 2;
const FOLLOW = LEAD + 8 * 9 * 2;
const TRUMP_BONUS = FOLLOW + 8 * 2 * 2 * 3;
const FLIP_BONUS = TRUMP_BONUS + LEFTS * 8;
const POINT_BONUS = FLIP_BONUS + LEFTS * 9;
const TRUMPS = POINT_BONUS + 1;
const BONUSES = TRUMPS + LEFTS * 6;
const TAKEN = BONUSES + LEFTS * 5;
const OWNER = TAKEN + LEFTS * 5;
const NAMED = OWNER + 3 * 5;
export const FEATURES = NAMED + 4 * 2;

/** [card]: ranks with the same face are one kind. */
const KINDS = [...new Set(Object.values(FACES).map((face) => JSON.stringify(face)))];
const KIND = Uint8Array.from(WHALE_DECK, ({ rank }) => KINDS.indexOf(JSON.stringify(FACES[rank])));

/** [isHighest][ranks of a family in hand]: how good the family would be as trump. */
const PROMISE = [LOWEST, HIGHEST].map((token) =>
  Uint8Array.from({ length: 1 << RANKS.length }, (_, ranks) => {
    let sum = 0;
    for (let place = 0; place < RANKS.length; place++) {
      if (ranks & (1 << place)) sum += cardStrengths(token)[place];
    }
    return Math.min(6, Math.ceil(sum / 5));
  }),
);
/** [isHighest]: the three best ranks. */
const STRONG_RANKS = [0b111, 0b111 << (RANKS.length - 3)];

/** Of the move examined last. */
export const features = new Int32Array(64);

/** Of a move with this many features. */
export function worthOfNoted(count: number, learnt: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += learnt[features[i]];
  return sum;
}

/** For a card that stays in hand. */
export function handFeature(card: number, left: number, trump: number, token: number): number {
  if (card === FIVE) return left * 20;
  return left * 20 + (familyOf(card) === trump ? 10 : 0) + cardStrengths(token)[card];
}

export function worthOfHand(
  position: WhalePosition,
  seat: Seat,
  trump: number,
  token: number,
  learnt: Float64Array,
): number {
  const left = tricksToCome(position);
  let sum = position.fives[seat] * learnt[handFeature(FIVE, left, trump, token)];
  for (let rest = position.hands[seat]; rest; rest &= rest - 1) {
    sum += learnt[handFeature(lowestCard(rest), left, trump, token)];
  }
  return sum;
}

/** For a card played, and the bonuses `spent` before it, if any, with trump and token as they are then. */
export function notePlay(
  position: WhalePosition,
  seat: Seat,
  card: number,
  chance: number,
  spent: number,
  trump: number,
  token: number,
): number {
  const { mostPearls, after } = scene;
  const left = tricksToCome(position);
  const pearls = PEARLS_OF[card];
  const likely = chance === 0 ? 0 : 1 + Math.min(7, Math.floor(chance * 7.99));
  const outlook = chance === 0 ? 0 : chance === 1 ? 3 : chance < 0.5 ? 1 : 2;
  const taken = position.players === 2 || pearls > mostPearls ? 0 : pearls === mostPearls ? 1 : 2;
  const stage = left === 0 ? 0 : left < 3 ? 1 : 2;
  features[0] = WIN + (after * 9 + likely) * 4 + mostPearls;
  features[1] = GIVE + ((outlook * 3 + taken) * 5 + KIND[card]) * 3 + stage;
  if (card === FIVE)
    return noteBonuses(2, position.bonuses[seat] & ~spent, position.hands[seat], left, trump, token);
  const hand = position.hands[seat] & ~(1 << card);
  const family = familyOf(card);
  const isTrump = family === trump ? 1 : 0;
  const length = Math.min(4, countRanks(ranksOf(hand, family)));
  features[2] = LENGTH + (isTrump * 5 + length) * 2 + (left > 3 ? 1 : 0);
  let count = 3;
  if (after > 0 && chance > 0) {
    const theirs = ranksOf(scene.unseen, family);
    const better = Math.min(7, countRanks(theirs & beatingRanks(token)[card]));
    const isLed = family === position.led ? 1 : 0;
    features[count++] =
      position.cardsInTrick === 0
        ? LEAD + (better * 9 + countRanks(theirs)) * 2 + isTrump
        : FOLLOW + ((better * 2 + isTrump) * 2 + isLed) * 3 + after - 1;
  }
  return noteBonuses(count, position.bonuses[seat] & ~spent, hand, left, trump, token);
}

/** For what is left in front of a seat, by what it could do for the hand; after the first `from` features. */
function noteBonuses(
  from: number,
  bonuses: number,
  hand: number,
  left: number,
  trump: number,
  token: number,
): number {
  const side = token === HIGHEST ? 1 : 0;
  let count = from;
  for (let rest = bonuses & ~POINT_CARDS; rest; rest &= rest - 1) {
    const bonus = BONUS_OF[lowestCard(rest)];
    if (bonus === FLIP) {
      const low = countCards(hand & LOW_CARDS) - countCards(hand & ~LOW_CARDS);
      features[count++] = FLIP_BONUS + left * 9 + 4 + Math.max(-4, Math.min(4, side ? low : -low));
    } else {
      features[count++] =
        TRUMP_BONUS + left * 8 + (bonus === trump ? 7 : PROMISE[side][ranksOf(hand, bonus)]);
    }
  }
  const turning = count - from;
  features[count++] = TRUMPS + left * 6 + Math.min(5, countRanks(ranksOf(hand, trump)));
  features[count++] = BONUSES + left * 5 + Math.min(4, turning);
  return count;
}

/** For a first bonus. */
export function noteKeep({ hands, trump, token }: WhalePosition, seat: Seat, card: number): number {
  const count = noteBonuses(0, 1 << card, hands[seat] & ~(1 << card), TRICKS, trump, token);
  if (BONUS_OF[card] !== POINT) return count;
  features[count] = POINT_BONUS;
  return count + 1;
}

/** For pearls: how many, and who gets the bonus. */
export function noteTake(position: WhalePosition, seat: Seat, card: number): number {
  const { players, trick, bonuses } = position;
  features[0] = TAKEN + tricksToCome(position) * 5 + KIND[card];
  if (card === FIVE) return 1;
  const owner = seatInTrick(position, trick.indexOf(card));
  features[1] =
    OWNER + ((owner - seat + players - 1) % players) * 5 + Math.min(4, countCards(bonuses[owner]));
  return 2;
}

/** For the next leader. */
export function noteName(position: WhalePosition, seat: Seat, leader: Seat): number {
  const { players } = position;
  features[0] = NAMED + ((leader - seat + players) % players) * 2 + (hasStrongTrump(position, seat) ? 1 : 0);
  return 1;
}

export function hasStrongTrump({ hands, trump, token }: WhalePosition, seat: Seat): boolean {
  return (ranksOf(hands[seat], trump) & STRONG_RANKS[token === HIGHEST ? 1 : 0]) !== 0;
}
