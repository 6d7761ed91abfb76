// The net's inputs for a move: what it does to the table.

import type { Move, Seat } from '@menagerie/rules';
import {
  awakeBit,
  BOX_CARDS,
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
  PRINCESS,
  SLEEPER,
  START_CARD,
  SYMBOLS_ON,
  worthOf,
  type BoxPosition,
} from '@menagerie/rules/if-it-fits';
import type { Bits } from '../net/bits.ts';
import { clamp, setBox, spraysIn } from './box-inputs.ts';
import { SHAPE_OF } from './card-shapes.ts';
import { BoxState, type Effects } from './effects.ts';
import { BEHIND_STEPS, BOX_SIZE, INPUT_AT as AT, MOVE_FROM } from './features.ts';
import { promiseBin, type HandPromise } from './promise.ts';
import { Ranking } from './ranking.ts';
import { Standing } from './standing.ts';

/** Kinds of move, in the order of `kind`. */
const KIND = {
  draw: 0,
  pass: 1,
  discard: 2,
  cat: 3,
  sleeper: 4,
  princess: 5,
  start: 6,
  toyAcross: 7,
  toy: 8,
  boxCard: 9,
} as const;
/** A box with cats comes before any without. */
const WITH_CATS = 1000;

/**
 * How the keen eye sees a move: its gain, the gain of its favourite, and the move's rank among its favourites.
 */
export interface Seen {
  readonly gain: number;
  readonly best: number;
  readonly place: number;
}

export class MoveInputs {
  readonly #bits: Bits;
  readonly #effects: Effects;
  #position!: BoxPosition;
  #seat: Seat = 0;
  #promise!: HandPromise;
  readonly #box = new BoxState();
  readonly #joined = new Ranking(2);
  readonly #blocked = new Ranking(1);
  /** The boxes as they are; after the move; with the cat that may follow. */
  readonly #before: Standing;
  readonly #after = new Standing();
  readonly #withCat = new Standing();

  /** The caller chooses which position and seat the effects and the standing are for. */
  constructor(bits: Bits, effects: Effects, standing: Standing) {
    this.#bits = bits;
    this.#effects = effects;
    this.#before = standing;
  }

  lookAt(position: BoxPosition, seat: Seat, promise: HandPromise): void {
    this.#position = position;
    this.#seat = seat;
    this.#promise = promise;
  }

  set(move: Move, seen: Seen): void {
    const bits = this.#bits;
    const { catsLeft, isLastPhase } = this.#position;
    bits.values.fill(0, MOVE_FROM);
    this.#effects.consider(move);
    const kind = this.#kindOf(move);
    bits.set(AT.kind + kind);
    this.#after.copyFrom(this.#before);
    if (this.#effects.hasAfter) this.#setEffects();
    this.#setSeen(seen);
    if (kind === KIND.princess || kind === KIND.boxCard) {
      const rest = this.#promise.besides(pieceOf(move));
      if (rest > -Infinity) bits.set(AT.rest + promiseBin(rest));
    }
    this.#setChanges();
    this.#setCard(move);
    if (kind === KIND.princess) this.#setTarget(move);
    if ((kind === KIND.cat || kind === KIND.sleeper) && catsLeft[this.#seat] === 1 && !isLastPhase)
      bits.set(AT.lastCat);
  }

  #kindOf(move: Move): number {
    if (move === DRAW) return KIND.draw;
    if (move === PASS) return KIND.pass;
    if (isDiscard(move)) return KIND.discard;
    const piece = pieceOf(move);
    if (piece === CAT) return KIND.cat;
    if (piece === SLEEPER) return KIND.sleeper;
    if (piece === PRINCESS) return KIND.princess;
    if (this.#position.phase === START_CARD) return KIND.start;
    if (isToy(piece)) return isAcross(move) ? KIND.toyAcross : KIND.toy;
    return KIND.boxCard;
  }

  #setEffects(): void {
    const bits = this.#bits;
    const { after, joined, blocked, letsCat, neighbours } = this.#effects;
    this.#setBox(AT.after, after);
    this.#setJoined();
    this.#setBlocked();
    bits.set(AT.joinedCount + Math.min(joined, 3));
    bits.set(AT.blockedCount + Math.min(blocked, 2));
    if (letsCat) {
      bits.set(AT.letsCat);
      this.#withCat.copyFrom(this.#after);
      const cats = after.cats + awakeBit(this.#seat);
      this.#withCat.add({ symbols: after.symbols, cats }, after.ends, 1);
      bits.set(AT.leadWithCat + clamp(this.#withCat.leadOf(this.#seat), -6, 6) + 6);
    }
    this.#after.add(after, after.ends, 1);
    if (neighbours > 0) bits.set(AT.neighbours + neighbours - 1);
  }

  #setJoined(): void {
    const effects = this.#effects;
    this.#joined.clear();
    for (let i = 0; i < effects.joined; i++) {
      const number = effects.joinedBoxes[i];
      effects.read(number, this.#box);
      this.#joined.add(number, keyOf(this.#box));
      this.#after.add(this.#box, this.#box.ends, -1);
    }
    for (let i = 0; i < this.#joined.count; i++) {
      effects.read(this.#joined.items[i], this.#box);
      this.#setBox(AT.before + i * BOX_SIZE, this.#box);
    }
  }

  #setBlocked(): void {
    const effects = this.#effects;
    this.#blocked.clear();
    for (let i = 0; i < effects.blocked; i++) {
      effects.readBlocked(i, this.#box);
      this.#blocked.add(i, keyOf(this.#box));
      this.#after.add(this.#box, this.#position.openEnds[effects.blockedBoxes[i]], -1);
      this.#after.add(this.#box, this.#box.ends, 1);
    }
    if (this.#blocked.count === 0) return;
    effects.readBlocked(this.#blocked.items[0], this.#box);
    this.#setBox(AT.blocked, this.#box);
  }

  #setBox(from: number, box: BoxState): void {
    setBox(this.#bits, from, box, this.#position, this.#seat);
  }

  #setSeen({ gain, best, place }: Seen): void {
    const bits = this.#bits;
    bits.set(AT.gain + (gain < -6 ? 0 : gain >= 9 ? 15 : Math.floor(gain + 6)));
    BEHIND_STEPS.forEach((quarters, k) => {
      if ((best - gain) * 4 > quarters) bits.set(AT.behind + k);
    });
    bits.set(AT.rank + (place < 2 ? place : place < 4 ? 2 : place < 8 ? 3 : 4));
  }

  #setChanges(): void {
    const bits = this.#bits;
    const before = this.#before.points;
    const after = this.#after.points;
    let others = 0;
    for (let seat = 0; seat < this.#position.players; seat++) {
      if (seat !== this.#seat) others += after[seat] - before[seat];
    }
    bits.set(AT.leadAfter + clamp(this.#after.leadOf(this.#seat), -6, 6) + 6);
    bits.set(AT.ownChange + clamp(after[this.#seat] - before[this.#seat], -4, 4) + 4);
    bits.set(AT.othersChange + clamp(others, -4, 4) + 4);
  }

  /** For a card with a face; a discarded one counts too. */
  #setCard(move: Move): void {
    const piece = pieceOf(move);
    const bits = this.#bits;
    if (piece >= 1 && piece <= BOX_CARDS) bits.set(AT.shape + SHAPE_OF[piece]);
    if (piece >= CAT || piece === PRINCESS) return;
    const symbols = SYMBOLS_ON[piece];
    for (let kind = 0; kind < KINDS_OF_TOY; kind++) {
      const found = countOf(symbols, kind);
      if (found > 0) bits.set(AT.toys + kind);
      if (found > 1) bits.set(AT.double);
    }
    if (spraysIn(symbols) > 0) bits.set(AT.spray);
  }

  #setTarget(move: Move): void {
    const bits = this.#bits;
    const { across, pieces, players } = this.#position;
    const { points } = this.#before;
    const cell = cellOf(move);
    const owner = ownerOf(isAcross(move) ? across[cell] : pieces[cell]);
    bits.set(AT.target + (owner === this.#seat ? 0 : 1));
    if (isAcross(move)) bits.set(AT.target + 2);
    if (owner === this.#seat) return;
    for (let seat = 0; seat < players; seat++) {
      if (seat !== this.#seat && points[seat] > points[owner]) return;
    }
    bits.set(AT.target + 3);
  }
}

const keyOf = ({ cats, symbols }: BoxState): number => (cats ? WITH_CATS : 0) + worthOf(symbols, false);
