// A whole position that fits a view. The unseen cards may lie anywhere, but for what everyone can
// tell: a seat that did not follow holds none of the led family (TW-9; a five may always be played and
// tells nothing), and a first bonus that is still hidden is no five (TW-6).

import type { Random } from '../core/random.ts';
import { deckSizeFor, FAMILIES, familyOf, FIVE, formatCard, parseCard, type Card } from './cards.ts';
import { beginWith } from './deal.ts';
import { KEEP_MOVE, NAME_MOVE, SPEND_MOVE, TAKE_MOVE } from './moves.ts';
import { play } from './play.ts';
import { recallRound } from './score.ts';
import { spread, type Place } from './spread.ts';
import { WhalePosition, type WhaleView } from './types.ts';

export function sample(view: WhaleView, random: Random): WhalePosition {
  const position = new WhalePosition(view.options);
  for (let round = 0; round < view.round; round++) recallRound(position, view.results[round]);
  if (view.first === null || view.dealt === null) return position;
  position.first = (view.first + position.players - 1) % position.players;

  const { hands, choices } = guessCards(view, random);
  const dealt = hands.map((hand) => hand.map(formatCard));
  choices.forEach((choice, seat) => choice >= 0 && dealt[seat].push(formatCard(choice)));
  for (const { turns } of view.tricks) {
    for (const { seat, card } of turns) if (card !== null) dealt[seat].push(card);
  }
  const begun = beginWith(position, { first: view.first, ...view.dealt, hands: dealt });
  if (!begun.ok) throw new Error(`not a view of Trump Whales: ${begun.error.reason}`);

  choices.forEach((choice, seat) => choice >= 0 && play(position, seat, KEEP_MOVE | choice));
  replayTricks(view, position);
  return position;
}

function replayTricks(view: WhaleView, position: WhalePosition): void {
  for (const { turns, taken, named } of view.tricks) {
    for (const { seat, spent, card } of turns) {
      for (const bonus of spent) play(position, seat, SPEND_MOVE | parseCard(bonus));
      if (card !== null) play(position, seat, parseCard(card));
    }
    if (taken !== null) play(position, position.turn, TAKE_MOVE | parseCard(taken));
    if (named !== null) play(position, position.turn, NAME_MOVE | named);
  }
}

interface Cards {
  /** As they are now. */
  readonly hands: Card[][];
  /** First bonuses, -1 for none yet. */
  readonly choices: Card[];
}

function guessCards(view: WhaleView, random: Random): Cards {
  const hands = view.seats.map((_, seat) => (seat === view.seat ? view.hand.map(parseCard) : []));
  const choices = view.seats.map(({ firstBonus }) => (firstBonus === null ? -1 : parseCard(firstBonus)));
  const places: Place[] = [];
  const fill: ((cards: Card[]) => void)[] = [];
  view.seats.forEach(({ cards, hasChosen, lacks }, seat) => {
    if (seat === view.seat || cards === 0) return;
    places.push({
      size: cards,
      bars: lacks.reduce((bits, family) => bits | (1 << FAMILIES.indexOf(family)), 0),
    });
    fill.push((held) => (hands[seat] = held));
    if (!hasChosen || choices[seat] >= 0) return;
    places.push({ size: 1, bars: 1 << familyOf(FIVE) });
    fill.push(([choice]) => (choices[seat] = choice));
  });
  if (places.length === 0) return { hands, choices };

  const unseen = unseenCards(view);
  const aside = unseen.length - places.reduce((sum, { size }) => sum + size, 0);
  if (aside > 0) places.push({ size: aside, bars: 0 });
  spread(unseen, places, random).forEach((cards, place) => fill[place]?.(cards));
  return { hands, choices };
}

function unseenCards(view: WhaleView): Card[] {
  const left = new Uint8Array(FIVE + 1).fill(1);
  left[FIVE] = deckSizeFor(view.options.players) - FIVE;
  for (const card of view.hand) left[parseCard(card)]--;
  for (const { firstBonus } of view.seats) if (firstBonus !== null) left[parseCard(firstBonus)]--;
  for (const { turns } of view.tricks) {
    for (const { card } of turns) if (card !== null) left[parseCard(card)]--;
  }
  const unseen: Card[] = [];
  for (let card = 0; card <= FIVE; card++) for (let i = left[card]; i > 0; i--) unseen.push(card);
  return unseen;
}
