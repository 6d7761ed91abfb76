// Draws a full position that fits a view, all of them equally likely. They differ only in which card came
// from which place (see memory.ts). Everything else is public, so it is replayed once per view; after that
// only the places are filled, Princesses first because they are tied to their piles.

import type { Seat } from '../core/game.ts';
import { shuffle, type Random } from '../core/random.ts';
import { FIRST_DEALT, SLOTS, recall, type Memory, type Slot, type Played } from './memory.ts';
import { NO_PIECE, PRINCESS, type Piece } from './pieces.ts';
import { oneOf, pilesLeft, PrincessWays } from './princesses.ts';
import { BOX_LIMITS, BoxPosition, type BoxView } from './types.ts';

interface Recalled {
  readonly memory: Memory;
  readonly ways: PrincessWays;
}

/** Search samples the same view thousands of times. */
const recalled = new WeakMap<BoxView, Recalled>();

export function sample(view: BoxView, random: Random, into?: BoxPosition): BoxPosition {
  if (view.first === null) return new BoxPosition(view.options);
  let entry = recalled.get(view);
  if (!entry) {
    const memory = recall(view);
    entry = { memory, ways: new PrincessWays(memory) };
    recalled.set(view, entry);
  }
  for (;;) {
    const guess = guessCards(entry, random);
    if (guess) return fillIn(entry.memory, guess, into);
  }
}

interface Guess {
  readonly cards: Uint8Array;
  /** By seat: the places that the hidden hands' cards came from. */
  readonly hands: readonly (readonly Slot[])[];
}

/**
 * One attempt; null if a discard rules it out (IF-16), which is rare, and then everything is drawn again.
 */
function guessCards({ memory, ways }: Recalled, random: Random): Guess | null {
  const { known, steps } = memory;
  const cards = knownCards(known);
  const hands = Array.from({ length: known.players }, (_, seat): Slot[] => [
    FIRST_DEALT + 2 * seat,
    FIRST_DEALT + 2 * seat + 1,
  ]);
  const kept: { places: Slot[]; playable: ReadonlySet<Piece> }[] = [];
  let spread = 0;
  let princessesDrawn = 0;
  for (const [i, step] of steps.entries()) {
    if (step.type === 'played') {
      if (step.piece === PRINCESS) spread -= oneOf(step.seat);
      takeOut(hands[step.seat], cards, step, random);
      if (step.playable) kept.push({ places: [...hands[step.seat]], playable: step.playable });
    } else {
      if (step.seat >= 0) {
        hands[step.seat].push(step.place);
        if (ways.isPrincess(i, step.seat, spread, random)) {
          cards[step.place] = PRINCESS;
          spread += oneOf(step.seat);
        }
      }
      if (cards[step.place] === PRINCESS) princessesDrawn++;
    }
  }
  stackDeck(memory, cards, princessesDrawn, random);
  const isShown = kept.some(({ places, playable }) => places.some((place) => playable.has(cards[place])));
  return isShown ? null : { cards, hands };
}

function knownCards(known: BoxPosition): Uint8Array {
  const cards = new Uint8Array(SLOTS);
  cards.set(known.deck);
  cards.set(known.dealt, FIRST_DEALT);
  return cards;
}

/** The played card came from any place of the hand that can have held it. */
function takeOut(hand: Slot[], cards: Uint8Array, { piece }: Played, random: Random): void {
  const isHers = piece === PRINCESS;
  const places = hand.filter((place) => (cards[place] === PRINCESS) === isHers);
  const place = places[random.below(places.length)];
  cards[place] = piece;
  hand.splice(hand.indexOf(place), 1);
}

/** The remaining Princesses and special toys go anywhere in their piles; the box cards fill the rest. */
function stackDeck(memory: Memory, cards: Uint8Array, princessesDrawn: number, random: Random): void {
  const { known } = memory;
  const open: Slot[] = [];
  let top = known.drawn;
  for (const { left, princesses } of pilesLeft(known, princessesDrawn)) {
    const places = Array.from({ length: left }, (_, i) => top + i);
    shuffle(places, left, random);
    places.forEach((place, i) => (i < princesses ? (cards[place] = PRINCESS) : open.push(place)));
    top += left;
  }
  shuffle(open, open.length, random);
  memory.unseenToys.forEach((toy, i) => (cards[open[i]] = toy));
  const boxCards = [...memory.unseenBoxCards];
  shuffle(boxCards, boxCards.length, random);
  for (let place = 0; place < FIRST_DEALT + 2 * known.players; place++) {
    if (cards[place] === NO_PIECE && (place < known.deckSize || place >= FIRST_DEALT)) {
      cards[place] = boxCards.pop() as Piece;
    }
  }
}

function fillIn({ known, hiddenSeats }: Memory, { cards, hands }: Guess, into?: BoxPosition): BoxPosition {
  const position = into?.copyFrom(known) ?? known.clone();
  position.deck.set(cards.subarray(0, known.deckSize));
  position.dealt.set(cards.subarray(FIRST_DEALT, FIRST_DEALT + 2 * known.players));
  for (const seat of hiddenSeats)
    putInHand(
      position,
      seat,
      hands[seat].map((place) => cards[place]),
    );
  return position;
}

function putInHand({ hands }: BoxPosition, seat: Seat, pieces: Piece[]): void {
  pieces.sort((a, b) => a - b);
  hands.set(pieces, seat * BOX_LIMITS.hand);
}
