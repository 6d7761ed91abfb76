// The net's inputs for a position: the table as a seat sees it. They are read from a position that fits the seat's
// view; the table is the same in all of them, and hidden cards are ignored.

import type { Move, Seat } from '@menagerie/rules';
import {
  cardInHand,
  cardsInDeck,
  countOf,
  KINDS_OF_TOY,
  PRINCESS,
  START_CARD,
  SYMBOLS_ON,
  worthOf,
  type BoxPosition,
} from '@menagerie/rules/if-it-fits';
import type { Bits } from '../net/bits.ts';
import { clamp, setBox, spraysIn } from './box-inputs.ts';
import { SHAPE_OF } from './card-shapes.ts';
import { BoxState, Effects } from './effects.ts';
import { BOX_SIZE, DECK_STEPS, FREE, HELD, INPUT_AT as AT } from './features.ts';
import { MoveInputs, type Seen } from './move-inputs.ts';
import { HandPromise, promiseBin } from './promise.ts';
import { Ranking } from './ranking.ts';
import { Standing, takersOf } from './standing.ts';

const TABLES = ['small', 'medium', 'large'];

export class Inputs {
  readonly #bits: Bits;
  #position!: BoxPosition;
  #seat: Seat = 0;
  readonly #effects = new Effects();
  readonly #standing = new Standing();
  readonly #box = new BoxState();
  readonly #held = new Ranking(HELD);
  readonly #free = new Ranking(FREE);
  readonly #moves: MoveInputs;

  constructor(bits: Bits) {
    this.#bits = bits;
    this.#moves = new MoveInputs(bits, this.#effects, this.#standing);
  }

  /** Sets the inputs for the position and clears those for a move. */
  setPosition(position: BoxPosition, seat: Seat, promise: HandPromise): void {
    const bits = this.#bits;
    const { players } = position;
    this.#position = position;
    this.#seat = seat;
    this.#effects.lookAt(position, seat);
    this.#standing.count(position);
    this.#moves.lookAt(position, seat, promise);
    bits.clear();
    bits.set(AT.players + players - 2);
    if (position.extended) bits.set(AT.extended);
    bits.set(AT.table + TABLES.indexOf(position.table));
    bits.set(AT.phase + position.phase - START_CARD);
    if (position.isLastPhase) bits.set(AT.lastPhase);
    const deck = cardsInDeck(position);
    DECK_STEPS.forEach((step, k) => {
      if (deck >= step * players) bits.set(AT.deck + k);
    });
    this.#setSeats();
    this.#setHand(promise);
    this.#setBoxes();
  }

  /** Sets the inputs for a move in that position. */
  setMove(move: Move, seen: Seen): void {
    this.#moves.set(move, seen);
  }

  #setSeats(): void {
    const bits = this.#bits;
    const { players, catsLeft, handSizes } = this.#position;
    const { points } = this.#standing;
    const own = points[this.#seat];
    for (let from = 0; from < players; from++) {
      const seat = (this.#seat + from) % players;
      bits.set(AT.cats + 6 * from + catsLeft[seat]);
      bits.set(AT.cards + 4 * from + handSizes[seat]);
      const lead = from === 0 ? this.#standing.leadOf(seat) : own - points[seat];
      bits.set(AT.lead + 13 * from + clamp(lead, -6, 6) + 6);
    }
    bits.set(AT.points + clamp(own, -3, 8) + 3);
  }

  #setHand(promise: HandPromise): void {
    const bits = this.#bits;
    let shapes = 0;
    let symbols = 0;
    let princesses = 0;
    for (let i = 0; i < this.#position.handSizes[this.#seat]; i++) {
      const piece = cardInHand(this.#position, this.#seat, i);
      if (piece === PRINCESS) {
        princesses++;
        continue;
      }
      const shape = SHAPE_OF[piece];
      bits.set(AT.handShapes + 2 * shape + ((shapes >> shape) & 1));
      shapes |= 1 << shape;
      symbols += SYMBOLS_ON[piece];
    }
    for (let kind = 0; kind < KINDS_OF_TOY; kind++)
      bits.setFirst(AT.handToys + 3 * kind, countOf(symbols, kind), 3);
    bits.setFirst(AT.handSprays, spraysIn(symbols), 2);
    bits.setFirst(AT.handPrincesses, princesses, 2);
    for (let i = 0; i < promise.count && i < 2; i++)
      bits.set(AT.promise + 12 * i + promiseBin(promise.gains[i]));
  }

  #setBoxes(): void {
    const position = this.#position;
    const { laid, parents, boxCats, players } = position;
    const held = this.#held;
    const free = this.#free;
    const box = this.#box;
    held.clear();
    free.clear();
    for (let number = 0; number < laid; number++) {
      if (parents[number] !== number) continue;
      this.#effects.read(number, box);
      const worth = worthOf(box.symbols, false);
      if (box.cats === 0) free.add(number, 4 * worth + Math.min(box.rooms, 3));
      else held.add(number, 8 * (worth + spraysIn(box.symbols)) + Math.min(countCats(box.cats), 7));
    }
    for (let i = 0; i < held.count; i++) {
      this.#setBox(AT.held + i * BOX_SIZE, held.items[i]);
      const takers = takersOf(position, boxCats[held.items[i]]);
      for (let from = 0; from < players; from++) {
        if ((takers >> ((this.#seat + from) % players)) & 1) this.#bits.set(AT.takers + 5 * i + from);
      }
    }
    for (let i = 0; i < free.count; i++) this.#setBox(AT.free + i * BOX_SIZE, free.items[i]);
  }

  #setBox(from: number, number: number): void {
    this.#effects.read(number, this.#box);
    setBox(this.#bits, from, this.#box, this.#position, this.#seat);
  }
}

/** All cats in a box. */
function countCats(cats: number): number {
  let count = 0;
  for (let rest = cats; rest > 0; rest >>= 3) count += rest & 7;
  return count;
}
