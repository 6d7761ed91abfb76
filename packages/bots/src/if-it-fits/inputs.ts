// The inputs of the net: the table as a seat sees it, and what a move does to it. They are read off a position that fits
// the seat's view; the table is the same in all of them, and of hidden cards nothing is looked at.

import type { Move, Seat } from '@menagerie/rules';
import {
  asleepOf,
  awakeBit,
  awakeOf,
  BOX_CARDS,
  BOX_FACES,
  BOX_LIMITS,
  cardInHand,
  cardsInDeck,
  CAT,
  cellOf,
  countOf,
  DRAW,
  isAcross,
  isDiscard,
  isToy,
  KINDS_OF_TOY,
  ownerOf,
  PASS,
  pieceOf,
  pointsForCats,
  PRINCESS,
  SIDES,
  SLEEPER,
  START_CARD,
  strengthIn,
  SYMBOLS_ON,
  worthOf,
  type BoxPosition,
} from '@menagerie/rules/if-it-fits';
import type { Bits } from '../net/bits.ts';
import { BoxState, Effects } from './effects.ts';
import type { HandPromise } from './promise.ts';
import {
  BEHIND_STEPS,
  BOX_AT,
  BOX_SIZE,
  DECK_STEPS,
  FREE,
  HELD,
  INPUT_AT as AT,
  MOVE_FROM,
  SHAPES,
} from './features.ts';

const TABLES = ['small', 'medium', 'large'];
const KINDS = KINDS_OF_TOY;
/** A box with cats comes before any without. */
const WITH_CATS = 1000;
/** Kinds of move, in the order of `kind`. */
const [A_DRAW, A_PASS, A_DISCARD, A_CAT, A_SLEEPER, A_PRINCESS, A_START, A_TOY_ACROSS, A_TOY, A_BOX_CARD] =
  Array.from({ length: 10 }, (_, i) => i);

const sprays = (symbols: number): number => countOf(symbols, KINDS);
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** By box card: its shape, alike for both ways to lay it. */
const SHAPE_OF = new Uint8Array(BOX_CARDS + 1);
for (const { id, open } of BOX_FACES) {
  const sides = SIDES.reduce((bits, side, i) => bits | (open.includes(side) ? 1 << i : 0), 0);
  const turned = ((sides << 2) | (sides >> 2)) & 15;
  SHAPE_OF[id] = SHAPES.indexOf(Math.min(sides, turned));
}

/** The first few of what was ranked, by falling key; of equals the earlier. */
class Ranking {
  count = 0;
  readonly boxes: Int32Array;
  readonly #keys: Int32Array;

  constructor(size: number) {
    this.boxes = new Int32Array(size);
    this.#keys = new Int32Array(size);
  }

  clear(): void {
    this.count = 0;
  }

  add(box: number, key: number): void {
    let at = this.count;
    while (at > 0 && this.#keys[at - 1] < key) at--;
    if (at === this.boxes.length) return;
    if (this.count < this.boxes.length) this.count++;
    for (let k = this.count - 1; k > at; k--) {
      this.#keys[k] = this.#keys[k - 1];
      this.boxes[k] = this.boxes[k - 1];
    }
    this.#keys[at] = key;
    this.boxes[at] = box;
  }
}

export class Inputs {
  readonly #bits: Bits;
  #position!: BoxPosition;
  #seat: Seat = 0;
  #promise!: HandPromise;
  readonly #effects = new Effects();
  readonly #box = new BoxState();
  readonly #held = new Ranking(HELD);
  readonly #free = new Ranking(FREE);
  readonly #before = new Ranking(2);
  readonly #blocked = new Ranking(1);
  /** By seat, as the boxes lie; after a move; with the cat that may follow. */
  readonly #points = new Int32Array(BOX_LIMITS.players);
  readonly #after = new Int32Array(BOX_LIMITS.players);
  readonly #withCat = new Int32Array(BOX_LIMITS.players);

  constructor(bits: Bits) {
    this.#bits = bits;
  }

  /** Sets the inputs of the position; those of a move are off. */
  setPosition(position: BoxPosition, seat: Seat, promise: HandPromise): void {
    const bits = this.#bits;
    const { players, phase } = position;
    this.#position = position;
    this.#seat = seat;
    this.#promise = promise;
    this.#effects.lookAt(position, seat);
    this.#countPoints();
    bits.clear();
    bits.set(AT.players + players - 2);
    if (position.extended) bits.set(AT.extended);
    bits.set(AT.table + TABLES.indexOf(position.table));
    bits.set(AT.phase + phase - START_CARD);
    if (position.isLastPhase) bits.set(AT.lastPhase);
    const deck = cardsInDeck(position);
    DECK_STEPS.forEach((step, k) => {
      if (deck >= step * players) bits.set(AT.deck + k);
    });
    this.#setSeats();
    this.#setHand();
    this.#setBoxes();
  }

  /**
   * Sets the inputs of a move. The eye sees so much gain in it, and in the first of those that it likes best; `place` is
   * where the move comes among them.
   */
  setMove(move: Move, gain: number, best: number, place: number): void {
    const bits = this.#bits;
    const effects = this.#effects;
    bits.values.fill(0, MOVE_FROM);
    effects.consider(move);
    const kind = this.#kindOf(move);
    bits.set(AT.kind + kind);
    this.#after.set(this.#points);
    if (effects.hasAfter) this.#setEffects();
    const rounded = gain < -6 ? -6 : gain >= 9 ? 9 : Math.floor(gain + 6) - 6;
    bits.set(AT.gain + rounded + 6);
    BEHIND_STEPS.forEach((quarters, k) => {
      if ((best - gain) * 4 > quarters) bits.set(AT.behind + k);
    });
    bits.set(AT.rank + (place < 2 ? place : place < 4 ? 2 : place < 8 ? 3 : 4));
    if (kind === A_PRINCESS || kind === A_BOX_CARD) {
      const rest = this.#promise.besides(pieceOf(move));
      if (rest > -Infinity) bits.set(AT.rest + promiseBin(rest));
    }
    this.#setChanges();
    this.#setCard(move);
    if (kind === A_PRINCESS) this.#setTarget(move);
    const { catsLeft, isLastPhase } = this.#position;
    if ((kind === A_CAT || kind === A_SLEEPER) && catsLeft[this.#seat] === 1 && !isLastPhase)
      bits.set(AT.lastCat);
  }

  #countPoints(): void {
    const { laid, parents, boxSymbols, boxCats, openEnds } = this.#position;
    this.#points.fill(0);
    for (let box = 0; box < laid; box++) {
      if (parents[box] === box)
        this.#addPoints(this.#points, boxSymbols[box], boxCats[box], openEnds[box], 1);
    }
  }

  /** Adds what a box gives to each seat, or takes it off (IF-18 to IF-20). */
  #addPoints(to: Int32Array, symbols: number, cats: number, ends: number, sign: number): void {
    if (cats === 0) return;
    const { players, extended } = this.#position;
    const worth = worthOf(symbols, ends === 0);
    const takers = this.#takersOf(cats);
    for (let seat = 0; seat < players; seat++) {
      if (takers & (1 << seat)) to[seat] += sign * (worth + pointsForCats(cats, seat, extended));
    }
  }

  #takersOf(cats: number): number {
    const { players, extended } = this.#position;
    let most = 1;
    let takers = 0;
    for (let seat = 0; seat < players; seat++) {
      const strength = strengthIn(cats, seat, extended);
      if (strength > most) {
        most = strength;
        takers = 0;
      }
      if (strength === most) takers |= 1 << seat;
    }
    return takers;
  }

  #leadIn(points: Int32Array): number {
    let most = -Infinity;
    for (let seat = 0; seat < this.#position.players; seat++) {
      if (seat !== this.#seat && points[seat] > most) most = points[seat];
    }
    return points[this.#seat] - most;
  }

  #setSeats(): void {
    const bits = this.#bits;
    const { players, catsLeft, handSizes } = this.#position;
    const own = this.#points[this.#seat];
    for (let from = 0; from < players; from++) {
      const seat = (this.#seat + from) % players;
      bits.set(AT.cats + 6 * from + catsLeft[seat]);
      bits.set(AT.cards + 4 * from + handSizes[seat]);
      const lead = from === 0 ? this.#leadIn(this.#points) : own - this.#points[seat];
      bits.set(AT.lead + 13 * from + clamp(lead, -6, 6) + 6);
    }
    bits.set(AT.points + clamp(own, -3, 8) + 3);
  }

  #setHand(): void {
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
    for (let kind = 0; kind < KINDS; kind++) bits.setFirst(AT.handToys + 3 * kind, countOf(symbols, kind), 3);
    bits.setFirst(AT.handSprays, sprays(symbols), 2);
    bits.setFirst(AT.handPrincesses, princesses, 2);
    for (let i = 0; i < this.#promise.count && i < 2; i++)
      bits.set(AT.promise + 12 * i + promiseBin(this.#promise.gains[i]));
  }

  #setBoxes(): void {
    const { laid, parents, boxSymbols, boxCats, players } = this.#position;
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
      else held.add(number, 8 * (worth + sprays(boxSymbols[number])) + Math.min(countCats(box.cats), 7));
    }
    for (let i = 0; i < held.count; i++) {
      this.#effects.read(held.boxes[i], box);
      this.#setBox(AT.held + i * BOX_SIZE, box);
      const takers = this.#takersOf(boxCats[held.boxes[i]]);
      for (let from = 0; from < players; from++) {
        if ((takers >> ((this.#seat + from) % players)) & 1) this.#bits.set(AT.takers + 5 * i + from);
      }
    }
    for (let i = 0; i < free.count; i++) {
      this.#effects.read(free.boxes[i], box);
      this.#setBox(AT.free + i * BOX_SIZE, box);
    }
  }

  #setBox(at: number, { symbols, cats, ends, gaps, rooms, meets, isAtEdge }: BoxState): void {
    const bits = this.#bits;
    const { players, extended } = this.#position;
    const seat = this.#seat;
    bits.set(at + BOX_AT.worth + clamp(worthOf(symbols, false), -3, 9) + 3);
    this.#setToys(at, symbols);
    bits.setFirst(at + BOX_AT.sprays, sprays(symbols), 3);
    bits.set(at + BOX_AT.ends + Math.min(ends, 5));
    bits.set(at + BOX_AT.gaps + clamp(gaps, 0, 4));
    if (isAtEdge) bits.set(at + BOX_AT.edge);
    bits.set(at + BOX_AT.rooms + clamp(rooms, 0, 2));
    bits.setFirst(at + BOX_AT.awake, awakeOf(cats, seat), 3);
    bits.setFirst(at + BOX_AT.asleep, asleepOf(cats, seat), 2);
    let strongest = 0;
    let rivals = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const strength = strengthIn(cats, other, extended);
      const isAsleep = strength === 0 && asleepOf(cats, other) > 0;
      if (strength > strongest) strongest = strength;
      if (strength > 0 || isAsleep) rivals++;
      if (isAsleep) bits.set(at + BOX_AT.rivalAsleep);
    }
    bits.setFirst(at + BOX_AT.rival, (strongest + 1) >> 1, 4);
    bits.setFirst(at + BOX_AT.rivals, rivals, 2);
    const takers = this.#takersOf(cats);
    const isTaker = (takers >> seat) & 1;
    bits.set(at + BOX_AT.status + (takers === 0 ? 0 : !isTaker ? 3 : takers === 1 << seat ? 1 : 2));
    if (meets & 1) bits.set(at + BOX_AT.meets);
    if (meets & 2) bits.set(at + BOX_AT.meets + 1);
  }

  #setToys(at: number, symbols: number): void {
    const bits = this.#bits;
    let most = 0;
    for (let kind = 0; kind < KINDS; kind++) most = Math.max(most, countOf(symbols, kind));
    if (most === 0) return;
    for (let kind = 0; kind < KINDS; kind++) {
      const found = countOf(symbols, kind);
      if (found === most) bits.set(at + BOX_AT.top + kind);
      else if (found > 0 && found === most - 1) bits.set(at + BOX_AT.runnerUp);
    }
  }

  #kindOf(move: Move): number {
    if (move === DRAW) return A_DRAW;
    if (move === PASS) return A_PASS;
    if (isDiscard(move)) return A_DISCARD;
    const piece = pieceOf(move);
    if (piece === CAT) return A_CAT;
    if (piece === SLEEPER) return A_SLEEPER;
    if (piece === PRINCESS) return A_PRINCESS;
    if (this.#position.phase === START_CARD) return A_START;
    if (isToy(piece)) return isAcross(move) ? A_TOY_ACROSS : A_TOY;
    return A_BOX_CARD;
  }

  #setEffects(): void {
    const bits = this.#bits;
    const effects = this.#effects;
    const { boxSymbols, boxCats, openEnds } = this.#position;
    const box = this.#box;
    const points = this.#after;
    const { after } = effects;
    this.#setBox(AT.after, after);

    this.#before.clear();
    for (let i = 0; i < effects.joined; i++) {
      const number = effects.joinedBoxes[i];
      this.#before.add(number, this.#keyOf(number));
      this.#addPoints(points, boxSymbols[number], boxCats[number], openEnds[number], -1);
    }
    for (let i = 0; i < this.#before.count; i++) {
      effects.read(this.#before.boxes[i], box);
      this.#setBox(AT.before + i * BOX_SIZE, box);
    }

    this.#blocked.clear();
    for (let i = 0; i < effects.blocked; i++) {
      const number = effects.blockedBoxes[i];
      this.#blocked.add(i, this.#keyOf(number));
      effects.readBlocked(i, box);
      this.#addPoints(points, box.symbols, box.cats, openEnds[number], -1);
      this.#addPoints(points, box.symbols, box.cats, box.ends, 1);
    }
    if (this.#blocked.count > 0) {
      effects.readBlocked(this.#blocked.boxes[0], box);
      this.#setBox(AT.blocked, box);
    }
    bits.set(AT.joinedCount + Math.min(effects.joined, 3));
    bits.set(AT.blockedCount + Math.min(effects.blocked, 2));
    if (effects.letsCat) {
      bits.set(AT.letsCat);
      this.#withCat.set(points);
      this.#addPoints(this.#withCat, after.symbols, after.cats + awakeBit(this.#seat), after.ends, 1);
      bits.set(AT.leadWithCat + clamp(this.#leadIn(this.#withCat), -6, 6) + 6);
    }
    this.#addPoints(points, after.symbols, after.cats, after.ends, 1);
    if (effects.neighbours > 0) bits.set(AT.neighbours + effects.neighbours - 1);
  }

  #keyOf(box: number): number {
    const { boxCats, boxSymbols } = this.#position;
    return (boxCats[box] ? WITH_CATS : 0) + worthOf(boxSymbols[box], false);
  }

  #setChanges(): void {
    const bits = this.#bits;
    bits.set(AT.leadAfter + clamp(this.#leadIn(this.#after), -6, 6) + 6);
    let others = 0;
    for (let seat = 0; seat < this.#position.players; seat++) {
      if (seat !== this.#seat) others += this.#after[seat] - this.#points[seat];
    }
    const own = this.#after[this.#seat] - this.#points[this.#seat];
    bits.set(AT.ownChange + clamp(own, -4, 4) + 4);
    bits.set(AT.othersChange + clamp(others, -4, 4) + 4);
  }

  /** Of a card with a face; a discarded one counts too. */
  #setCard(move: Move): void {
    const piece = pieceOf(move);
    const bits = this.#bits;
    if (piece >= 1 && piece <= BOX_CARDS) bits.set(AT.shape + SHAPE_OF[piece]);
    if (piece >= CAT || piece === PRINCESS) return;
    const symbols = SYMBOLS_ON[piece];
    for (let kind = 0; kind < KINDS; kind++) {
      const found = countOf(symbols, kind);
      if (found > 0) bits.set(AT.toys + kind);
      if (found > 1) bits.set(AT.double);
    }
    if (sprays(symbols) > 0) bits.set(AT.spray);
  }

  #setTarget(move: Move): void {
    const bits = this.#bits;
    const { across, pieces, players } = this.#position;
    const cell = cellOf(move);
    const owner = ownerOf(isAcross(move) ? across[cell] : pieces[cell]);
    bits.set(AT.target + (owner === this.#seat ? 0 : 1));
    if (isAcross(move)) bits.set(AT.target + 2);
    if (owner === this.#seat) return;
    for (let seat = 0; seat < players; seat++) {
      if (seat !== this.#seat && this.#points[seat] > this.#points[owner]) return;
    }
    bits.set(AT.target + 3);
  }
}

const promiseBin = (gain: number): number => (gain < -3 ? 0 : gain >= 8 ? 11 : Math.floor(gain + 3));

/** All cats in a box. */
function countCats(cats: number): number {
  let count = 0;
  for (let rest = cats; rest > 0; rest >>= 3) count += rest & 7;
  return count;
}
