// Greedy: plays for the pearls of the current trick. Every card, with every one or two bonuses spent
// before it, is worth the pearls it may win, minus those it may give away, minus what card and bonuses
// are worth later; the best plan is played. The numbers below are pearls, found by playing.

import type { Seat, Seated } from '@menagerie/rules';
import {
  HIGHEST,
  laidIn,
  ledBy,
  openTrick,
  rankStrength,
  readWhaleCard,
  standingAfter,
  TRICKS,
  trickOnTable,
  winningPlace,
  type WhaleCard,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { instantBot } from '../bot.ts';
import { readChoices, unseenCards, type Choice } from './cards.ts';

/** The best rank in hand, and how much more a trump is worth. */
const STRONG = 0.8;
const TRUMP = 0.5;
/** A bonus in front of a seat; the lead; the best card of a trick that others have yet to play to. */
const BONUS = 1.3;
const LEAD = 0.1;
const UNSEEN_PEARLS = 2.3;
/** How often a seat can't follow, and so may trump. */
const VOID = 0.2;

export const greedy = instantBot<WhaleView>('greedy', ({ view, legal }) => {
  const standing = view.current as WhaleStanding;
  if (view.phase === 'name') return legal[leaderToName(view, standing)];
  const choices = readChoices(legal);
  if (view.phase === 'choose') return best(choices, ({ card }) => firstBonusWorth(view, card)).move;
  if (view.phase === 'take') return best(choices, ({ card }) => takeWorth(view, card)).move;
  const point = choices.find(({ card, isSpend }) => isSpend && card.bonus === 'point');
  if (point) return point.move;
  const { spends, play } = best(plansOf(choices), planWorth(view, standing));
  return (spends[0] ?? play).move;
});

/** TW-13: itself with a good trump to lead, otherwise its neighbour, so that it plays last. */
function leaderToName({ hand, seat, options }: Seated<WhaleView>, standing: WhaleStanding): Seat {
  const isStrong = hand.some((text) => power(readWhaleCard(text), standing) > STRONG);
  return isStrong ? seat : (seat + 1) % options.players;
}

/** What the bonus would do for the rest of the hand, minus the card that would leave it. */
function firstBonusWorth(view: WhaleView, card: WhaleCard): number {
  const now = view.current as WhaleStanding;
  const rest = view.hand.filter((text) => text !== card.text).map(readWhaleCard);
  const handPower = (standing: WhaleStanding): number => sum(rest.map((one) => power(one, standing)));
  const change = handPower(standingAfter(now, card)) - handPower(now);
  return bonusWorth(card) + (change - power(card, now)) / 2;
}

function bonusWorth({ bonus }: WhaleCard): number {
  if (bonus === 'none') return 0;
  return bonus === 'point' ? 1 : BONUS;
}

/**
 * The pearls, minus half of what the bonus is worth to its owner; a five gives no bonus, but the lead.
 */
function takeWorth(view: WhaleView, card: WhaleCard): number {
  if (card.bonus === 'none') return card.pearls + LEAD;
  const owner = laidIn(trickOnTable(view)).find((laid) => laid.card === card.text)?.seat as Seat;
  const ownersPoints = view.totals[owner] + view.seats[owner].pearls;
  return card.pearls - bonusWorth(card) / 2 - ownersPoints / 100;
}

interface Plan {
  readonly spends: readonly Choice[];
  readonly play: Choice;
}

function plansOf(choices: readonly Choice[]): Plan[] {
  const spends = choices.filter(({ isSpend }) => isSpend);
  const pairs = spends.flatMap((one) => spends.filter((two) => two !== one).map((two) => [one, two]));
  const ways = [[], ...spends.map((one) => [one]), ...pairs];
  const plays = choices.filter(({ isSpend }) => !isSpend);
  return ways.flatMap((way) => plays.map((play) => ({ spends: way, play })));
}

function planWorth(view: Seated<WhaleView>, now: WhaleStanding): (plan: Plan) => number {
  const { players } = view.options;
  const trick = openTrick(view);
  const isOpen = trick !== null;
  const played = laidIn(trick).map(({ card }) => readWhaleCard(card));
  const tricksLeft = TRICKS - view.tricks.length - (isOpen ? 0 : 1);
  const mostPearls = Math.max(0, ...played.map(({ pearls }) => pearls));
  const isLast = played.length === players - 1;
  const gain = LEAD + (isLast ? mostPearls : Math.max(mostPearls, UNSEEN_PEARLS));
  const unseen = unseenCards(view);
  // Unspent, a bonus scores half a point (TW-14), so no more than that is lost by having too many for the
  // remaining tricks.
  const spare = Math.max(0, view.seats[view.seat].bonuses.length - tricksLeft);
  const price = (count: number): number => count * BONUS - Math.min(count, spare) * (BONUS - 0.5);
  return ({ spends, play: { card } }) => {
    const standing = spends.reduce((from, spend) => standingAfter(from, spend.card), now);
    const chance = winChance(view, [...played, card], standing, unseen);
    const isTaken = players === 2 || card.pearls > mostPearls ? 1 : card.pearls === mostPearls ? 0.5 : 0;
    const loss = isTaken * (card.pearls / (players - 1) - bonusWorth(card));
    const later = tricksLeft ? power(card, standing) : 0;
    return chance * gain - (1 - chance) * loss - later - price(spends.length);
  };
}

/** How likely the last of the cards is to win if the seats after it play from the unseen cards. */
function winChance(
  view: Seated<WhaleView>,
  cards: readonly WhaleCard[],
  standing: WhaleStanding,
  unseen: readonly WhaleCard[],
): number {
  const place = cards.length - 1;
  if (winningPlace(cards, standing) !== place) return 0;
  const led = ledBy(cards);
  const better = unseen.filter((card) => winningPlace([...cards, card], standing) > place);
  const following = better.filter(({ family }) => led === null || family === led || family === null).length;
  const trumps = better.length - following;
  let chance = 1;
  for (let i = 1; i < view.options.players - place; i++) {
    const { cards: held, lacks } = view.seats[(view.seat + i) % view.options.players];
    const hasNone = (count: number): number => (1 - count / unseen.length) ** held;
    chance *=
      led !== null && lacks.includes(led)
        ? hasNone(trumps)
        : hasNone(following) * (1 - VOID + VOID * hasNone(trumps));
  }
  return chance;
}

/** What a card is worth in hand for its chance to win a trick. */
function power({ family, rank }: WhaleCard, { trump, token }: WhaleStanding): number {
  return (STRONG * rankStrength(rank, token)) / HIGHEST + (family === trump ? TRUMP : 0);
}

function best<T>(items: readonly T[], worth: (item: T) => number): T {
  const worths = items.map(worth);
  return items[worths.indexOf(Math.max(...worths))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
