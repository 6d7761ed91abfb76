// A view of Trump Whales as the bits its net sees (features.ts).

import type { Seated } from '@menagerie/rules';
import {
  cardStrengths,
  countCards,
  countRanks,
  deckSizeFor,
  FAMILIES,
  familyOf,
  FIVE,
  FLIP,
  HIGHEST,
  laidIn,
  lowestCard,
  PEARLS_OF,
  POINT,
  ranksOf,
  strengthOf,
  trickOnTable,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import type { Bits } from '../net/bits.ts';
import { INPUT_AT as AT, LEADS, PEARLS, TOTALS } from './features.ts';
import { effectOf, Naming, numberOf, renamed } from './named-cards.ts';

const PHASES = ['choose', 'play', 'take', 'name'];
const CARDS = FIVE + 1;
const EFFECTS = POINT + 1;
/** Named cards are as strong as if the token were on the highest rank and trump were family 0. */
const STRENGTHS = cardStrengths(HIGHEST);
const TRUMP = 0;

/** For a seat that is to move. */
export function setInputs(view: Seated<WhaleView>, bits: Bits): void {
  const { players } = view.options;
  const naming = new Naming(view.current as WhaleStanding);
  bits.clear();
  bits.set(AT.phase + PHASES.indexOf(view.phase));
  bits.set(AT.players + players - 2);
  bits.set(AT.tricksDone + view.tricks.filter(({ taken }) => taken !== null).length);
  bits.setFirst(AT.rounds, view.results.length, 5);
  setCards(view, naming, bits);
  for (let i = 0; i < players; i++) setSeat(view, naming, i, bits);
  setTrick(view, naming, bits);
}

function setSet(at: number, set: number, bits: Bits): void {
  for (let left = set; left; left &= left - 1) bits.set(at + lowestCard(left));
}

function setSteps(at: number, value: number, steps: readonly number[], bits: Bits): void {
  for (let k = 0; k < steps.length && value >= steps[k]; k++) bits.set(at + k);
}

/** One's own hand, and what may be in the others'. */
function setCards({ hand, seats, tricks, options }: Seated<WhaleView>, naming: Naming, bits: Bits): void {
  const own = naming.set(hand);
  const ownFives = hand.length - countCards(own);
  let seen = own;
  let seenFives = ownFives;
  for (const { firstBonus } of seats) if (firstBonus !== null) seen |= naming.set([firstBonus]);
  for (const { turns } of tricks) {
    for (const { card } of turns) {
      if (card === null) continue;
      const number = numberOf(card);
      if (number === FIVE) seenFives++;
      else seen |= 1 << naming.card(number);
    }
  }
  setSet(AT.hand, own, bits);
  bits.setFirst(AT.handFives, ownFives, 4);
  setSet(AT.unseen, ~seen, bits);
  bits.setFirst(AT.unseenFives, deckSizeFor(options.players) - FIVE - seenFives, 4);
  for (let family = 0; family < FAMILIES.length; family++) {
    const ranks = ranksOf(own, family);
    const theirs = ranksOf(~seen, family);
    bits.setFirst(AT.length + family * 6, countRanks(ranks), 6);
    bits.setFirst(AT.unseenLength + family * 8, countRanks(theirs), 8);
    for (let place = 7; place >= 0 && !(theirs & (1 << place)); place--)
      if (ranks & (1 << place)) bits.set(AT.master + family * 8 + place);
  }
}

/** What is known about the seat `i` places after the viewer. */
function setSeat(view: Seated<WhaleView>, naming: Naming, i: number, bits: Bits): void {
  const { players } = view.options;
  const seat = (view.seat + i) % players;
  const { bonuses, pearls, lacks, firstBonus } = view.seats[seat];
  const counts = new Uint8Array(EFFECTS);
  for (const text of bonuses) counts[effectOf(naming.card(numberOf(text)))]++;
  counts.forEach((count, effect) => bits.setFirst(AT.bonuses + (i * EFFECTS + effect) * 2, count, 2));
  bits.setFirst(AT.bonusCount + i * 6, bonuses.length, 6);
  setSteps(AT.pearls + i * PEARLS.length, pearls, PEARLS, bits);
  const points = view.totals[seat] + pearls;
  setSteps(AT.total + i * TOTALS.length, points, TOTALS, bits);
  if (seat === view.first) bits.set(AT.first + i);
  const rounds = view.results.length;
  if (rounds > 0) {
    const unspent = view.results.reduce((sum, result) => sum + result.bonuses[seat], 0);
    bits.setFirst(AT.pastUnspent + i * 4, Math.floor((2 * unspent) / rounds), 4);
  }
  if (i === 0) return;
  let spent = 0;
  for (const { turns } of view.tricks) {
    for (const turn of turns) {
      if (turn.seat !== seat) continue;
      spent += turn.spent.length;
      const number = turn.card === null ? FIVE : numberOf(turn.card);
      if (number !== FIVE) bits.set(AT.played + (i - 1) * FIVE + naming.card(number));
    }
  }
  bits.setFirst(AT.spent + (i - 1) * 3, spent, 3);
  for (const family of lacks) bits.set(AT.lacks + (i - 1) * 4 + naming.family(family));
  const lead = view.totals[view.seat] + view.seats[view.seat].pearls - points;
  setSteps(AT.ahead + (i - 1) * LEADS.length, lead, LEADS, bits);
  if (view.phase === 'choose' || firstBonus === null) return;
  bits.set(AT.firstBonus + (i - 1) * EFFECTS + effectOf(naming.card(numberOf(firstBonus))));
}

/** The cards of a trick in order of play, with the family to follow: -1 until one is set (TW-10). */
interface NamedTrick {
  readonly cards: readonly number[];
  readonly led: number;
}

function setTrick(view: Seated<WhaleView>, naming: Naming, bits: Bits): void {
  const table = trickOnTable(view);
  const isUnderWay = view.phase !== 'choose' && view.phase !== 'name' && table?.taken === null;
  const laid = isUnderWay ? laidIn(table) : [];
  if (view.phase === 'play') bits.set(AT.inTrick + laid.length);
  if (!table || laid.length === 0) return;
  const { players } = view.options;
  const trick: NamedTrick = {
    cards: laid.map(({ card }) => naming.card(numberOf(card))),
    led: table.led === null ? -1 : naming.family(table.led),
  };
  let [best, most, pearls, five] = [0, 0, 0, -1];
  laid.forEach(({ seat }, k) => {
    const card = trick.cards[k];
    const from = (seat - view.seat + players) % players;
    const strength = strengthOf(card, trick.led, TRUMP, STRENGTHS);
    if (strength > most) [most, best] = [strength, from];
    if (card === FIVE && five < 0) five = from;
    if (from === 0) return;
    bits.set(AT.trick + (from - 1) * CARDS + card);
    pearls = Math.max(pearls, PEARLS_OF[card]);
  });
  if (trick.led >= 0) bits.set(AT.led + trick.led);
  bits.set(AT.bestSeat + best);
  if (most >= 16) bits.set(AT.bestTrump);
  bits.setFirst(AT.bestRank, most & 15, 9);
  bits.setFirst(AT.mostPearls, pearls, 3);
  if (five >= 0) bits.set(AT.fiveBy + five);
  if (view.phase === 'play') setWinners(view, naming, trick, bits);
}

/** Which cards would win the trick as it stands, and whether any would after a bonus. */
function setWinners(view: Seated<WhaleView>, naming: Naming, trick: NamedTrick, bits: Bits): void {
  const hand = view.hand.map((text) => naming.card(numberOf(text)));
  const following = hand.filter((card) => card !== FIVE && familyOf(card) === trick.led);
  const playable = following.length ? [...following, ...hand.filter((card) => card === FIVE)] : hand;
  for (const card of playable) if (wins(card, trick)) bits.set(AT.wins + card);
  const effects = new Set(view.seats[view.seat].bonuses.map((text) => effectOf(naming.card(numberOf(text)))));
  for (const effect of effects) {
    if (effect === TRUMP || effect === POINT) continue;
    const then: NamedTrick = {
      cards: trick.cards.map((card) => renamed(card, effect)),
      led: trick.led < 0 || effect === FLIP ? trick.led : (trick.led - effect) & 3,
    };
    if (playable.some((card) => wins(renamed(card, effect), then))) bits.set(AT.winsAfter + effect - 1);
  }
}

function wins(card: number, { cards, led }: NamedTrick): boolean {
  const strength = strengthOf(card, led, TRUMP, STRENGTHS);
  return cards.every((other) => strength > strengthOf(other, led, TRUMP, STRENGTHS));
}
