// Facts about a legal move that a good player would weigh, based on the view alone. Nothing here says how good the move
// is. Trump and coin may still change, so who wins is always "as it stands".

import type { Seat, Seated } from '@menagerie/rules';
import {
  deckFor,
  laidIn,
  openTrick,
  readMove,
  readWhaleCard,
  standingAfter,
  TRICKS,
  winnerSoFar,
  type CardText,
  type Family,
  type LaidCard,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';

/** Facts without details to fill in. */
type PlainFact =
  | 'only'
  | 'sure'
  | 'cheapest'
  | 'cheap'
  | 'five'
  | 'pairs'
  | 'point'
  | 'odd'
  | 'pair'
  | 'lead-last'
  | 'lead-self'
  | 'keep-flip'
  | 'keep-point';

export type CoachFact =
  | { readonly type: PlainFact }
  | { readonly type: 'wins' | 'safe' | 'ahead' | 'most'; readonly pearls: number }
  | { readonly type: 'risk' | 'keep-trump' | 'spend-trump'; readonly count: number }
  | { readonly type: 'beaten' | 'behind'; readonly seat: Seat }
  | { readonly type: 'ducks' | 'turns' | 'holds' | 'bait'; readonly card: CardText }
  | { readonly type: 'void'; readonly family: Family };

type MyView = Seated<WhaleView>;

const familyOf = (card: CardText): Family | null => readWhaleCard(card).family;
const pearlsOf = (card: CardText): number => readWhaleCard(card).pearls;
const isPlay = (move: string): boolean => readMove(move).type === 'play';

/** Tricks still to be decided, including the current one. */
export const tricksLeft = ({ tricks }: WhaleView): number =>
  TRICKS - tricks.filter(({ taken }) => taken !== null).length;

/** Cards the viewer hasn't seen: in other hands, or out of the round. */
export function unseenBy({ options, hand, seats, tricks }: WhaleView): CardText[] {
  const left = deckFor(options.players).map(({ text }) => text);
  const seen = [
    ...hand,
    ...seats.flatMap(({ firstBonus }) => firstBonus ?? []),
    ...tricks.flatMap((trick) => laidIn(trick).map(({ card }) => card)),
  ];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const ANOTHER: Seat = -1;

/** How many of the unseen cards would beat it if played after it. */
function beatersOf(
  view: WhaleView,
  laid: readonly LaidCard[],
  mine: LaidCard,
  standing: WhaleStanding,
): number {
  return unseenBy(view).filter(
    (card) => winnerSoFar([...laid, mine, { seat: ANOTHER, card }], standing) !== mine.seat,
  ).length;
}

export function factsOfPlay(view: MyView, card: CardText, legal: readonly string[]): CoachFact[] {
  const standing = view.current as WhaleStanding;
  const { seat } = view;
  const laid = laidIn(openTrick(view));
  const mine = { seat, card };
  const plays = legal.filter(isPlay);
  const wins = (one: CardText): boolean => winnerSoFar([...laid, { seat, card: one }], standing) === seat;
  const left = view.options.players - laid.length - 1;
  const facts: CoachFact[] = plays.length === 1 ? [{ type: 'only' }] : [];

  if (laid.length === 0) {
    const count = beatersOf(view, laid, mine, standing);
    facts.push(count === 0 ? { type: 'sure' } : { type: 'risk', count });
  } else if (wins(card)) {
    const pearls = Math.max(...laid.map((one) => pearlsOf(one.card)));
    const isSafe = left > 0 && beatersOf(view, laid, mine, standing) === 0;
    facts.push({ type: left === 0 ? 'wins' : isSafe ? 'safe' : 'ahead', pearls });
    const winners = plays.filter((one) => one !== card && wins(one));
    const isCheapest = winners.every(
      (one) => winnerSoFar([...laid, mine, { seat: ANOTHER, card: one }], standing) === ANOTHER,
    );
    if (winners.length > 0 && isCheapest) facts.push({ type: 'cheapest' });
  } else {
    const winners = plays.filter(wins);
    if (winners.length > 0) facts.push({ type: 'ducks', card: winners[0] });
    else facts.push({ type: 'beaten', seat: winnerSoFar(laid, standing) as Seat });
    if (pearlsOf(card) < Math.max(...plays.map(pearlsOf))) facts.push({ type: 'cheap' });
  }
  return [...facts, ...factsOfLaying(view, card, laid, wins(card))];
}

/** What playing the card brings, whoever wins. */
function factsOfLaying(
  view: MyView,
  card: CardText,
  laid: readonly LaidCard[],
  isAhead: boolean,
): CoachFact[] {
  const family = familyOf(card);
  const left = tricksLeft(view);
  const facts: CoachFact[] = [];
  if (family === null) {
    const isFirstFive = laid.every((one) => familyOf(one.card) !== null);
    if (isFirstFive && left > 1) facts.push({ type: 'five' });
  } else {
    if (!isAhead && left > 1) facts.push({ type: 'bait', card });
    const isLastOne = view.hand.filter((one) => familyOf(one) === family).length === 1;
    if (isLastOne && left > 2) facts.push({ type: 'void', family });
  }
  const bonuses = view.seats[view.seat].bonuses.length;
  if (left <= 2 && bonuses >= 2) facts.push({ type: 'pairs' });
  return facts;
}

export function factsOfSpending(view: MyView, spent: CardText, legal: readonly string[]): CoachFact[] {
  const now = view.current as WhaleStanding;
  const card = readWhaleCard(spent);
  const then = standingAfter(now, card);
  const { seat } = view;
  const laid = laidIn(openTrick(view));
  const facts: CoachFact[] = [];
  if (card.bonus === 'point') {
    facts.push({ type: 'point' });
  } else if (laid.length > 0) {
    const takes = (one: CardText, standing: WhaleStanding): boolean =>
      winnerSoFar([...laid, { seat, card: one }], standing) === seat;
    const turned = legal.filter(isPlay).find((one) => takes(one, then) && !takes(one, now));
    if (turned) facts.push({ type: 'turns', card: turned });
  } else {
    if (then.trump !== now.trump) {
      const count = view.hand.filter((one) => familyOf(one) === then.trump).length;
      if (count > 0) facts.push({ type: 'spend-trump', count });
    }
    const sure = view.hand.find((one) => beatersOf(view, [], { seat, card: one }, then) === 0);
    if (sure) facts.push({ type: 'holds', card: sure });
  }
  const { bonuses } = view.seats[seat];
  if (tricksLeft(view) <= 2) facts.push({ type: bonuses.length % 2 === 1 ? 'odd' : 'pair' });
  return facts;
}

/** The owner of the card that would be chosen: never the viewer, and with two fives the first. */
export const ownerOf = (view: MyView, taken: CardText): Seat | null =>
  laidIn(view.tricks.at(-1) ?? null).find(({ seat, card }) => card === taken && seat !== view.seat)?.seat ??
  null;

export function factsOfTaking(view: MyView, taken: CardText): CoachFact[] {
  const others = laidIn(view.tricks.at(-1) ?? null).filter(({ seat }) => seat !== view.seat);
  const pearls = pearlsOf(taken);
  const least = Math.min(...others.map(({ card }) => pearlsOf(card)));
  const most = Math.max(...others.map(({ card }) => pearlsOf(card)));
  const facts: CoachFact[] = [];
  if (pearls === most && least < most) facts.push({ type: 'most', pearls });
  const owner = ownerOf(view, taken);
  const pointsOf = (seat: Seat): number => view.totals[seat] + view.seats[seat].pearls;
  const rivals = others.map(({ seat }) => seat).filter((seat) => seat !== owner);
  const isBehind =
    owner !== null && rivals.length > 0 && rivals.every((seat) => pointsOf(seat) > pointsOf(owner));
  if (isBehind && familyOf(taken) !== null) facts.push({ type: 'behind', seat: owner });
  return facts;
}

export function factsOfNaming(view: MyView, leader: Seat): CoachFact[] {
  const { players } = view.options;
  const standing = view.current as WhaleStanding;
  if (leader === view.seat) {
    const sure = view.hand.find((card) => beatersOf(view, [], { seat: view.seat, card }, standing) === 0);
    return [{ type: 'lead-self' }, ...(sure ? [{ type: 'holds', card: sure } as const] : [])];
  }
  return (leader + players - 1) % players === view.seat ? [{ type: 'lead-last' }] : [];
}

export function factsOfKeeping(view: MyView, card: CardText): CoachFact[] {
  const { bonus } = readWhaleCard(card);
  if (bonus === 'flip') return [{ type: 'keep-flip' }];
  if (bonus === 'point') return [{ type: 'keep-point' }];
  const count = view.hand.filter((one) => one !== card && familyOf(one) === bonus).length;
  return count > 0 ? [{ type: 'keep-trump', count }] : [];
}
