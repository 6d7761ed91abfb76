// Dealing (IF-7, IF-8, IF-22): shuffled, or given as data.

import * as v from 'valibot';
import type { Seat } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { shuffle, type Random } from '../core/random.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { describeMismatch, fits, listOf, wholeNumber } from '../core/schema.ts';
import { DEAL, START_CARD } from './phases.ts';
import { BOX_CARDS, nameOf, pieceNamed, PRINCESS, STARTS, TOY, TOYS, type Piece } from './pieces.ts';
import { deckSizeOf, pilesOf } from './piles.ts';
import { addToHand } from './play.ts';
import { BOX_LIMITS, type BoxDeckCard, type BoxPosition } from './types.ts';

export interface BoxDeal {
  readonly first: Seat;
  /** Two box cards per seat, in the order dealt. */
  readonly hands: readonly (readonly number[])[];
  /** Top first. */
  readonly deck: readonly BoxDeckCard[];
}

const boxCard = wholeNumber(1, BOX_CARDS);
const dealSchema = v.strictObject({
  first: wholeNumber(0, BOX_LIMITS.players - 1),
  hands: listOf(listOf(boxCard, BOX_LIMITS.dealt), BOX_LIMITS.players),
  deck: listOf(v.union([boxCard, v.picklist(['princess', 'toy1', 'toy2', 'toy3'])]), BOX_LIMITS.deck),
});

const cards = new Uint8Array(BOX_CARDS);
const deck = new Uint8Array(BOX_LIMITS.deck);
const pile = new Uint8Array(BOX_LIMITS.deck);

/**
 * In this order: the first player; a shuffle of the box cards 1 to 72, dealt from the front, two to seat
 * 0, two to seat 1, …; a shuffle of the remaining ones, in their order, followed by the toys 1 to 3;
 * then, for each pile from the top, a shuffle of its cards followed by its Princess. Under extended
 * rules the last two steps are one: a shuffle of the remaining cards, the toys, and five Princesses.
 */
export function deal(position: BoxPosition, random: Random): void {
  const { players } = position;
  const first = random.below(players);
  for (let i = 0; i < BOX_CARDS; i++) cards[i] = i + 1;
  shuffle(cards, BOX_CARDS, random);
  const dealt = BOX_LIMITS.dealt * players;
  let length = 0;
  for (let i = dealt; i < BOX_CARDS; i++) deck[length++] = cards[i];
  for (let toy = 1; toy <= TOYS; toy++) deck[length++] = TOY + toy;
  if (!position.extended) shuffle(deck, length, random);

  let from = 0;
  let to = 0;
  for (const { cards: size, princesses } of pilesOf(position)) {
    for (let i = 0; i < size; i++) pile[i] = i < size - princesses ? deck[from++] : PRINCESS;
    shuffle(pile, size, random);
    for (let i = 0; i < size; i++) position.deck[to++] = pile[i];
  }
  position.deckSize = to;
  for (let i = 0; i < dealt; i++) position.dealt[i] = cards[i];
  openGame(position, first);
}

export function begin(position: BoxPosition, data: unknown): Result<void> {
  if (position.phase !== DEAL) return fault('no-deal-due', 'the game has been dealt');
  if (!fits(dealSchema, data)) return fault('bad-deal', describeMismatch(dealSchema, data));
  const wrong = faultOfDeal(position, data);
  if (wrong) return fault('bad-deal', wrong);
  data.hands.forEach((hand, seat) => position.dealt.set(hand, seat * BOX_LIMITS.dealt));
  data.deck.forEach((name, i) => (position.deck[i] = pieceNamed(name)));
  position.deckSize = data.deck.length;
  openGame(position, data.first);
  return ok(undefined);
}

function faultOfDeal(position: BoxPosition, { first, hands, deck: names }: BoxDeal): string | null {
  const { players } = position;
  if (first >= players) return `first is ${first}, but there are ${players} seats`;
  if (hands.length !== players) return `${players} players, but ${hands.length} hands`;
  const short = hands.findIndex((hand) => hand.length !== BOX_LIMITS.dealt);
  if (short >= 0) return `seat ${short} has ${hands[short].length} cards, not ${BOX_LIMITS.dealt} (IF-7)`;
  const piles = pilesOf(position);
  const size = deckSizeOf(piles);
  if (names.length !== size) return `the deck has ${names.length} cards, not ${size} (IF-7)`;
  const seen = new Set<Piece>();
  for (const name of [...hands.flat(), ...names]) {
    const piece = pieceNamed(name);
    if (seen.has(piece) && piece !== PRINCESS) return `there is only one card ${name} (IF-5)`;
    seen.add(piece);
  }
  let from = 0;
  for (const [i, { cards: count, princesses }] of piles.entries()) {
    const found = names.slice(from, from + count).filter((name) => name === 'princess').length;
    if (found !== princesses) return `pile ${i + 1} has ${found} Princesses, not ${princesses} (IF-7)`;
    from += count;
  }
  return null;
}

/** The setup once the cards are dealt and the deck is stacked. */
export function openGame(position: BoxPosition, first: Seat): void {
  position.first = first;
  position.turn = first;
  position.phase = START_CARD;
  position.startsLeft = (2 << STARTS) - 2;
  for (let seat = 0; seat < position.players; seat++) {
    position.catsLeft[seat] = BOX_LIMITS.cats;
    for (let i = 0; i < BOX_LIMITS.dealt; i++) {
      addToHand(position, seat, position.dealt[seat * BOX_LIMITS.dealt + i]);
    }
  }
}

export function dealOf(position: BoxPosition): BoxDeal {
  return {
    first: position.first,
    hands: list(position.players, (seat) => dealtTo(position, seat)),
    deck: list(position.deckSize, (place) => nameOf(position.deck[place])),
  };
}

export function dealtTo({ dealt }: BoxPosition, seat: Seat): number[] {
  return firstOf(dealt, BOX_LIMITS.dealt, seat * BOX_LIMITS.dealt);
}
