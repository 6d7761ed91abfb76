// The trick as the current seat sees it, and how likely a card is to win it. About the others' hands it only
// knows which cards they hold together, as a card counter would.

import type { Seat } from '@menagerie/rules';
import * as reading from '@menagerie/rules/trump-whales';
import type { WhalePosition } from '@menagerie/rules/trump-whales';
import type { Weights } from './styles.ts';

// Defined here, these are constants to the compiler, which makes playouts faster.
const {
  beatingRanks,
  cardStrengths,
  countRanks,
  familyOf,
  FIVE,
  PEARLS_OF,
  POINT_CARDS,
  RANKS,
  ranksOf,
  strengthOf,
} = reading;

/** [cards]: the chance that a seat holds none of this many unseen cards. */
const hasNone = new Float64Array(RANKS.length + 1).fill(1);

/** Overwritten by each look. */
export const scene = {
  /** How many play after the seat, and how many of them can't follow. */
  after: 0,
  lackers: 0,
  /** The chance that none of them turns the trick with a bonus. */
  calm: 0.5,
  /** The cards in the others' hands, as a set. */
  unseen: 0,
  /** The most pearls on a card of the trick, what winning it is worth, and the strength to beat. */
  mostPearls: 0,
  gain: 0.5,
  beaten: 0,
};

export function lookAround(position: WhalePosition, seat: Seat, weights: Weights): void {
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
  for (let i = 0; i < cardsInTrick; i++) mostPearls = Math.max(mostPearls, PEARLS_OF[trick[i]]);
  scene.after = after;
  scene.lackers = lackers;
  scene.calm = calm;
  scene.mostPearls = mostPearls;
  scene.gain = weights.lead + (after === 0 ? mostPearls : Math.max(mostPearls, weights.unseenPearls));
  if (after === 0) return;
  let unseen = 0;
  for (let other = 0; other < players; other++) if (other !== seat) unseen |= hands[other];
  scene.unseen = unseen;
  const lacksOne = 1 - weights.share;
  for (let i = 1, none = 1; i < hasNone.length; i++) hasNone[i] = none *= lacksOne;
}

/** With trump and token as they are or would be. */
export function setBeaten({ led, trick, cardsInTrick }: WhalePosition, trump: number, token: number): void {
  const strengths = cardStrengths(token);
  let beaten = 0;
  for (let i = 0; i < cardsInTrick; i++) {
    const strength = strengthOf(trick[i], led, trump, strengths);
    if (strength > beaten) beaten = strength;
  }
  scene.beaten = beaten;
}

export function chanceToWin(
  card: number,
  led: number,
  trump: number,
  token: number,
  weights: Weights,
): number {
  if (strengthOf(card, led, trump, cardStrengths(token)) <= scene.beaten) return 0;
  const { after, unseen, lackers } = scene;
  if (after === 0) return 1;
  const family = card === FIVE ? led : familyOf(card);
  if (family < 0) return weights.ledFive;
  const isTrump = family === trump;
  const isLed = led < 0 || family === led;
  const better = countRanks(ranksOf(unseen, family) & beatingRanks(token)[card]);
  const untrumped = hasNone[isTrump ? better : countRanks(ranksOf(unseen, trump))];
  const unbeaten = isLed ? hasNone[better] : 1;
  const usual = isTrump && isLed ? unbeaten : unbeaten * (1 - weights.void + weights.void * untrumped);
  let chance = scene.calm;
  for (let other = 0; other < after; other++) chance *= other < lackers ? untrumped : usual;
  return chance;
}
