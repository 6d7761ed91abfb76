// Draws a full position that fits a view. The unseen cards may be anywhere, except for what everyone
// can infer: a seat that didn't follow holds none of the led family (TW-9; a five may always be played
// and shows nothing), and a first bonus that is still hidden isn't a five (TW-6).

import type { Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { deckSizeFor, FAMILIES, familyOf, FIVE, parseCard, type Card } from './cards.ts';
import { addToHand, clearRound } from './deal.ts';
import { KEEP_MOVE, NAME_MOVE, SPEND_MOVE, TAKE_MOVE } from './moves.ts';
import { play } from './play.ts';
import { recallRound } from './score.ts';
import { Spread, type Slot } from './spread.ts';
import { WhalePosition, type WhaleView } from './types.ts';

export function sample(view: WhaleView, random: Random, into?: WhalePosition): WhalePosition {
  const { seen, places, spread } = readingOf(view);
  const position = (into ?? new WhalePosition(view.options)).copyFrom(seen);
  spread.draw(random);
  const { cards, starts } = spread;
  for (let i = 0; i < places.length; i++) {
    const { seat, isChoice } = places[i];
    for (let at = starts[i]; at < starts[i + 1]; at++) {
      addToHand(position, seat, cards[at]);
      if (isChoice) play(position, seat, KEEP_MOVE | cards[at]);
    }
  }
  return position;
}

/** What the viewer has seen, and where the cards they haven't seen can be. */
interface Reading {
  readonly seen: WhalePosition;
  readonly places: readonly HiddenSlot[];
  readonly spread: Spread;
}

/** A hand, or a first bonus that has been chosen but not shown. */
interface HiddenSlot extends Slot {
  readonly seat: Seat;
  readonly isChoice: boolean;
}

/** Search samples the same view thousands of times, but it is read once. */
const readings = new WeakMap<WhaleView, Reading>();

function readingOf(view: WhaleView): Reading {
  let reading = readings.get(view);
  if (!reading) readings.set(view, (reading = read(view)));
  return reading;
}

function read(view: WhaleView): Reading {
  const places = hiddenPlaces(view);
  const unseen = places.length ? unseenCards(view) : [];
  const aside = unseen.length - places.reduce((sum, { size }) => sum + size, 0);
  const spread = new Spread(unseen, aside ? [...places, { size: aside, bars: 0 }] : places);
  return { seen: replay(view), places, spread };
}

/** The game without the hidden cards. */
function replay(view: WhaleView): WhalePosition {
  const position = new WhalePosition(view.options);
  for (let round = 0; round < view.round; round++) recallRound(position, view.results[round]);
  if (view.first === null || view.dealt === null) return position;
  clearRound(position, view.first, FAMILIES.indexOf(view.dealt.trump), view.dealt.token);
  if (view.seat !== null) for (const card of view.hand) addToHand(position, view.seat, parseCard(card));
  for (const { turns } of view.tricks) {
    for (const { seat, card } of turns) if (card !== null) addToHand(position, seat, parseCard(card));
  }
  view.seats.forEach(({ firstBonus }, seat) => {
    if (firstBonus !== null) play(position, seat, KEEP_MOVE | parseCard(firstBonus));
  });
  for (const { turns, taken, named } of view.tricks) {
    for (const { seat, spent, card } of turns) {
      for (const bonus of spent) play(position, seat, SPEND_MOVE | parseCard(bonus));
      if (card !== null) play(position, seat, parseCard(card));
    }
    if (taken !== null) play(position, position.turn, TAKE_MOVE | parseCard(taken));
    if (named !== null) play(position, position.turn, NAME_MOVE | named);
  }
  return position;
}

function hiddenPlaces(view: WhaleView): HiddenSlot[] {
  const places: HiddenSlot[] = [];
  view.seats.forEach(({ cards, hasChosen, firstBonus, lacks }, seat) => {
    if (seat === view.seat || cards === 0) return;
    const bars = lacks.reduce((bits, family) => bits | (1 << FAMILIES.indexOf(family)), 0);
    places.push({ seat, size: cards, bars, isChoice: false });
    if (hasChosen && firstBonus === null) {
      places.push({ seat, size: 1, bars: 1 << familyOf(FIVE), isChoice: true });
    }
  });
  return places;
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
