// What a move does to the boxes it touches: which ones are merged, which are walled up, and what they are like
// afterwards. It makes no judgement and, once created, allocates nothing; of the cards it only needs the move's.

import type { Move, Seat } from '@menagerie/rules';
import {
  admitsCat,
  asleepBit,
  awakeBit,
  beyondSide,
  BOX_LIMITS,
  boxAt,
  CAT,
  CELLS,
  cellOf,
  DRAW,
  facing,
  isAcross,
  isBed,
  isDiscard,
  isLongSide,
  OFF_TABLE,
  ownerOf,
  PASS,
  pieceOf,
  PRINCESS,
  sidesOf,
  SLEEPER,
  START_CARD,
  SYMBOLS_ON,
  type BoxPosition,
} from '@menagerie/rules/if-it-fits';

const SIDES = 4;
/** The values of `meets`. */
export const MEETS_OWN = 1;
export const MEETS_OTHER = 2;

/** A box as it is, or as it would be. */
export class BoxState {
  symbols = 0;
  cats = 0;
  /** Open ends; sides on which the next card has room for a cat; empty cells it opens to. */
  ends = 0;
  rooms = 0;
  gaps = 0;
  /** Whether one of those cells also opens to another box, with a cat of the seat or of an opponent. */
  meets = 0;
  /** Open to the table's edge, so that it never closes. */
  isAtEdge = false;
}

export class Effects {
  #position!: BoxPosition;
  #seat: Seat = 0;
  readonly #rooms = new Uint8Array(BOX_LIMITS.laid);
  readonly #gaps = new Uint8Array(BOX_LIMITS.laid);
  readonly #meets = new Uint8Array(BOX_LIMITS.laid);
  readonly #atEdge = new Uint8Array(BOX_LIMITS.laid);
  // The boxes around a cell that are open towards it: on which sides, and the ends and rooms they have left.
  #count = 0;
  readonly #boxes = new Int32Array(SIDES);
  readonly #facing = new Int32Array(SIDES);
  readonly #endsLeft = new Int32Array(SIDES);
  readonly #roomsLeft = new Int32Array(SIDES);

  // For the last move examined.
  /** Whether the card is in a box afterwards: `after`, made of the boxes `joined`. */
  hasAfter = false;
  readonly after = new BoxState();
  joined = 0;
  readonly joinedBoxes = new Int32Array(SIDES);
  blocked = 0;
  readonly blockedBoxes = new Int32Array(SIDES);
  readonly #blockedAt = new Int32Array(SIDES);
  /** Cards around the cell. */
  neighbours = 0;
  /** Whether an awake cat may follow. */
  letsCat = false;

  /** The position must not change until the next call. */
  lookAt(position: BoxPosition, seat: Seat): void {
    this.#position = position;
    this.#seat = seat;
    this.#rooms.fill(0, 0, position.laid);
    this.#gaps.fill(0, 0, position.laid);
    this.#meets.fill(0, 0, position.laid);
    this.#atEdge.fill(0, 0, position.laid);
    const { laid, laidAt, sides, grid, frontier } = position;
    for (let i = 0; i < laid; i++) {
      const cell = laidAt[i];
      for (let side = 0; side < SIDES; side++) {
        if ((sides[cell] >> side) & 1 && beyondSide(grid, cell, side) === OFF_TABLE)
          this.#atEdge[boxAt(position, cell)] = 1;
      }
    }
    for (let cell = 0; cell < CELLS; cell++) {
      if (frontier[cell >> 5] & (1 << cell)) this.#lookAtGap(cell);
    }
  }

  /** The box as it is. */
  read(box: number, into: BoxState): void {
    const { boxSymbols, boxCats, openEnds } = this.#position;
    into.symbols = boxSymbols[box];
    into.cats = boxCats[box];
    into.ends = openEnds[box];
    into.rooms = this.#rooms[box];
    into.gaps = this.#gaps[box];
    into.meets = this.#meets[box];
    into.isAtEdge = this.#atEdge[box] !== 0;
  }

  /** The i-th walled-up box, as it is afterwards. */
  readBlocked(i: number, into: BoxState): void {
    const at = this.#blockedAt[i];
    this.read(this.blockedBoxes[i], into);
    into.ends = this.#endsLeft[at];
    into.rooms = this.#roomsLeft[at];
    into.gaps--;
  }

  consider(move: Move): void {
    this.hasAfter = this.letsCat = false;
    this.joined = this.blocked = this.neighbours = 0;
    if (move === DRAW || move === PASS || isDiscard(move)) return;
    this.hasAfter = true;
    if (isAcross(move) || pieceOf(move) === PRINCESS) this.#considerInBox(move);
    else this.#considerInCell(move);
  }

  #considerInBox(move: Move): void {
    const { across, pieces } = this.#position;
    const piece = pieceOf(move);
    const cell = cellOf(move);
    const box = boxAt(this.#position, cell);
    const { after } = this;
    this.joinedBoxes[this.joined++] = box;
    this.read(box, after);
    if (piece === CAT) after.cats += awakeBit(this.#seat);
    else if (piece === PRINCESS)
      after.cats -= isAcross(move) ? awakeBit(ownerOf(across[cell])) : asleepBit(ownerOf(pieces[cell]));
    else after.symbols += SYMBOLS_ON[piece];
  }

  #considerInCell(move: Move): void {
    const { pieces, phase, catsLeft, grid } = this.#position;
    const { after } = this;
    const piece = pieceOf(move);
    const cell = cellOf(move);
    const open = sidesOf(move);
    after.symbols = SYMBOLS_ON[piece];
    after.cats = piece === SLEEPER ? asleepBit(this.#seat) : 0;
    after.ends = after.rooms = after.gaps = after.meets = 0;
    after.isAtEdge = false;
    const roomSides = this.#lookAround(cell);
    for (let side = 0; side < SIDES; side++) {
      const isOpen = (open >> side) & 1;
      const beyond = beyondSide(grid, cell, side);
      if (beyond !== OFF_TABLE && pieces[beyond]) this.neighbours++;
      else if (isOpen) {
        after.ends++;
        if (beyond === OFF_TABLE) after.isAtEdge = true;
        else if (isLongSide(side) && !isBed(piece)) after.rooms++;
      }
    }
    for (let at = 0; at < this.#count; at++) this.#meet(at, open);
    for (let side = 0; side < SIDES; side++) {
      if ((open >> side) & 1 && this.#isNewGap(beyondSide(grid, cell, side))) after.gaps++;
    }
    this.letsCat =
      piece !== SLEEPER &&
      phase !== START_CARD &&
      (open & roomSides) !== 0 &&
      catsLeft[this.#seat] > 0 &&
      admitsCat(after.cats, this.#seat);
  }

  /** The at-th box around the cell is merged with the card, or is walled up. */
  #meet(at: number, open: number): void {
    const { after } = this;
    const box = this.#boxes[at];
    if (!(open & this.#facing[at])) {
      this.blockedBoxes[this.blocked] = box;
      this.#blockedAt[this.blocked++] = at;
      return;
    }
    const { boxSymbols, boxCats } = this.#position;
    this.joinedBoxes[this.joined++] = box;
    after.symbols += boxSymbols[box];
    after.cats += boxCats[box];
    after.ends += this.#endsLeft[at];
    after.rooms += this.#roomsLeft[at];
    after.gaps += this.#gaps[box] - 1;
    after.meets |= this.#meets[box];
    if (this.#atEdge[box]) after.isAtEdge = true;
  }

  /** Stores the boxes that open to an empty cell, and returns the sides where a card in it has room for a cat. */
  #lookAround(cell: number): number {
    const position = this.#position;
    const { pieces, sides, grid, openEnds } = position;
    let roomSides = 0;
    this.#count = 0;
    for (let side = 0; side < SIDES; side++) {
      const beyond = beyondSide(grid, cell, side);
      if (beyond === OFF_TABLE || !pieces[beyond] || !((sides[beyond] >> facing(side)) & 1)) continue;
      const box = boxAt(position, beyond);
      let at = 0;
      while (at < this.#count && this.#boxes[at] !== box) at++;
      if (at === this.#count) {
        this.#count++;
        this.#boxes[at] = box;
        this.#facing[at] = 0;
        this.#endsLeft[at] = openEnds[box];
        this.#roomsLeft[at] = this.#rooms[box];
      }
      this.#facing[at] |= 1 << side;
      this.#endsLeft[at]--;
      if (isLongSide(side) && !isBed(pieces[beyond])) {
        roomSides |= 1 << side;
        this.#roomsLeft[at]--;
      }
    }
    return roomSides;
  }

  #lookAtGap(cell: number): void {
    const { boxCats } = this.#position;
    const own = 7 * (awakeBit(this.#seat) | asleepBit(this.#seat));
    this.#lookAround(cell);
    for (let a = 0; a < this.#count; a++) {
      const box = this.#boxes[a];
      this.#gaps[box]++;
      // Every room at this cell was just subtracted from the earlier count.
      this.#rooms[box] = 2 * this.#rooms[box] - this.#roomsLeft[a];
      for (let b = 0; b < this.#count; b++) {
        const cats = a === b ? 0 : boxCats[this.#boxes[b]];
        if (cats & own) this.#meets[box] |= MEETS_OWN;
        if (cats & ~own) this.#meets[box] |= MEETS_OTHER;
      }
    }
  }

  /** Whether none of the joined boxes opened to the empty cell before. */
  #isNewGap(cell: number): boolean {
    const position = this.#position;
    const { pieces, sides, grid } = position;
    if (cell === OFF_TABLE || pieces[cell]) return false;
    for (let side = 0; side < SIDES; side++) {
      const beyond = beyondSide(grid, cell, side);
      if (beyond === OFF_TABLE || !pieces[beyond] || !((sides[beyond] >> facing(side)) & 1)) continue;
      const box = boxAt(position, beyond);
      for (let i = 0; i < this.joined; i++) if (this.joinedBoxes[i] === box) return false;
    }
    return true;
  }
}
