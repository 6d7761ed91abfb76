// What a move is worth to a seat, judging by the table: what it does to the boxes it touches, own points against the
// others'. It looks one cat ahead and no further, and allocates nothing: playouts depend on it, and search asks it
// which moves are worth considering. Of the cards it only needs the move's.

import type { Move, Seat } from '@menagerie/rules';
import * as reading from '@menagerie/rules/if-it-fits';
import type { BoxPosition } from '@menagerie/rules/if-it-fits';
import type { Taste } from './styles.ts';

// Defined here, these are constants to the compiler, which makes playouts faster.
const { admitsCat, asleepBit, asleepOf, awakeBit, awakeOf, beyondSide, BOX_LIMITS, boxAt, cardInHand } =
  reading;
const { cardsInDeck, CAT, CELLS, cellOf, countOf, DRAW, facing, isAcross, isAnyAwake, isBed, isDiscard } =
  reading;
const { isLongSide, KINDS_OF_TOY, LONG_SIDES, OFF_TABLE, ownerOf, PASS, pieceOf, pointsForCats, PRINCESS } =
  reading;
const { scoreGame, sidesOf, SLEEPER, START_CARD, strengthIn, SYMBOLS_ON, worthOf } = reading;

const MOST_BOXES = BOX_LIMITS.laid;
const LONG_WAY = 6;
/** How many sides a set contains. */
const COUNT = Uint8Array.from(
  { length: 16 },
  (_, sides) => [1, 2, 4, 8].filter((side) => sides & side).length,
);

export class Appraiser {
  readonly #taste: Taste;
  #position!: BoxPosition;
  #seat: Seat = 0;
  #rivals = 0;
  #catPrice = 0;
  #princessPrice = 0;
  #drawGain = 0;
  #fill = 0;
  #growth = 0;
  #waking = 0;
  /** The worth of the boxes as they are, computed on demand for each position. */
  readonly #worths = new Float64Array(MOST_BOXES);
  readonly #looks = new Int32Array(MOST_BOXES);
  readonly #atEdge = new Uint8Array(MOST_BOXES);
  /** On how many sides the next card would have room for a cat. */
  readonly #roomsIn = new Uint8Array(MOST_BOXES);
  #look = 0;
  // By cell, once computed: sides where a card's open side would be an end, would never close, or would have room
  // for a cat (IF-11); what the boxes around it are worth.
  readonly #cellLooks = new Int32Array(CELLS);
  readonly #exits = new Uint8Array(CELLS);
  readonly #edges = new Uint8Array(CELLS);
  readonly #rooms = new Uint8Array(CELLS);
  readonly #counts = new Uint8Array(CELLS);
  readonly #before = new Float64Array(CELLS);
  // By cell * 4: the boxes around it that are open towards it, on which sides, how many ends and rooms they would
  // have left, and what they would be worth behind a wall.
  readonly #touched = new Uint8Array(4 * CELLS);
  readonly #facing = new Uint8Array(4 * CELLS);
  readonly #endsLeft = new Uint8Array(4 * CELLS);
  readonly #roomsLeft = new Uint8Array(4 * CELLS);
  readonly #blocked = new Float64Array(4 * CELLS);

  constructor(taste: Taste) {
    this.#taste = taste;
  }

  /** The position must not change until the next call. */
  lookAt(position: BoxPosition, seat: Seat): void {
    const taste = this.#taste;
    this.#position = position;
    this.#seat = seat;
    this.#look++;
    this.#rivals = taste.rivals / (position.players - 1);
    const turns = turnsLeft(position, taste.pace) + taste.hand * position.handSizes[seat];
    this.#fill = turns / (turns + taste.closing);
    this.#growth = taste.growth * (turns / (turns + taste.growing));
    this.#waking = taste.waking;
    const use = turns / (turns + taste.waiting);
    this.#princessPrice = taste.princess * use;
    this.#drawGain = taste.draw + taste.drawEarly * use;
    this.#catPrice = this.#priceOfCat(taste.cat * use);
    this.#lookAround();
  }

  gainOf(move: Move): number {
    if (move === DRAW) return this.#drawGain;
    if (move === PASS || isDiscard(move)) return 0;
    const position = this.#position;
    const piece = pieceOf(move);
    const cell = cellOf(move);
    if (piece === CAT) {
      return this.#gainIn(boxAt(position, cell), 0, awakeBit(this.#seat)) - this.#catPrice;
    }
    if (piece === SLEEPER) {
      return this.#gainOfCard(piece, cell, sidesOf(move), asleepBit(this.#seat)) - this.#catPrice;
    }
    if (piece === PRINCESS) return this.#gainOfPrincess(cell, isAcross(move)) - this.#princessPrice;
    if (position.phase === START_CARD) return this.#gainOfStart(piece);
    if (isAcross(move)) return this.#gainIn(boxAt(position, cell), SYMBOLS_ON[piece], 0);
    return this.#gainOfCard(piece, cell, sidesOf(move), 0);
  }

  /** The value of a start card is in the toys the hand can add to it. */
  #gainOfStart(piece: number): number {
    let alike = 0;
    for (let i = 0; i < this.#position.handSizes[this.#seat]; i++) {
      const symbols = SYMBOLS_ON[cardInHand(this.#position, this.#seat, i)];
      for (let kind = 0; kind < KINDS_OF_TOY; kind++) {
        if (countOf(SYMBOLS_ON[piece], kind)) alike += countOf(symbols, kind);
      }
    }
    return alike;
  }

  #gainOfPrincess(cell: number, isAwake: boolean): number {
    const { across, pieces } = this.#position;
    const owner = ownerOf(isAwake ? across[cell] : pieces[cell]);
    const gone = isAwake ? awakeBit(owner) : asleepBit(owner);
    return this.#gainIn(boxAt(this.#position, cell), 0, -gone);
  }

  #gainIn(box: number, symbols: number, cats: number): number {
    const { boxSymbols, boxCats, openEnds } = this.#position;
    const isAtEdge = this.#atEdge[box] !== 0;
    const rooms = this.#roomsIn[box];
    const after = this.#worth(boxSymbols[box] + symbols, openEnds[box], rooms, boxCats[box] + cats, isAtEdge);
    return after - this.#worthOf(box);
  }

  #gainOfCard(piece: number, cell: number, open: number, sleeper: number): number {
    if (this.#cellLooks[cell] !== this.#look) this.#lookAtCell(cell);
    if (this.#counts[cell] === 0) return 0;
    const { boxSymbols, boxCats } = this.#position;
    const first = cell << 2;
    let symbols = SYMBOLS_ON[piece];
    let cats = sleeper;
    let ends = COUNT[open & this.#exits[cell]];
    let isAtEdge = (open & this.#edges[cell]) !== 0;
    let rooms = isBed(piece) ? 0 : COUNT[open & LONG_SIDES & this.#exits[cell] & ~this.#edges[cell]];
    let gain = -this.#before[cell];
    for (let at = first; at < first + this.#counts[cell]; at++) {
      if (open & this.#facing[at]) {
        const box = this.#touched[at];
        symbols += boxSymbols[box];
        cats += boxCats[box];
        ends += this.#endsLeft[at];
        rooms += this.#roomsLeft[at];
        if (this.#atEdge[box]) isAtEdge = true;
      } else gain += this.#blocked[at];
    }
    const worth = this.#worth(symbols, ends, rooms, cats, isAtEdge);
    gain += worth;
    if (sleeper || !(open & this.#rooms[cell]) || this.#position.catsLeft[this.#seat] === 0) return gain;
    if (!admitsCat(cats, this.#seat)) return gain;
    const withCat = this.#worth(symbols, ends, rooms, cats + awakeBit(this.#seat), isAtEdge);
    return gain + Math.max(0, withCat - worth - this.#catPrice);
  }

  /** Stores what is around an empty cell: the same for whatever card may be laid there. */
  #lookAtCell(cell: number): void {
    const position = this.#position;
    const { pieces, sides, openEnds, boxSymbols, boxCats, grid } = position;
    const first = cell << 2;
    let end = first;
    let exits = 0;
    let edges = 0;
    let rooms = 0;
    for (let side = 0; side < 4; side++) {
      const beyond = beyondSide(grid, cell, side);
      if (beyond === OFF_TABLE) edges |= 1 << side;
      else if (pieces[beyond] === 0) exits |= 1 << side;
      else if ((sides[beyond] >> facing(side)) & 1) {
        const box = boxAt(position, beyond);
        let at = first;
        while (at < end && this.#touched[at] !== box) at++;
        if (at === end) {
          end++;
          this.#touched[at] = box;
          this.#facing[at] = 0;
          this.#endsLeft[at] = openEnds[box];
          this.#roomsLeft[at] = this.#roomsIn[box];
        }
        this.#facing[at] |= 1 << side;
        this.#endsLeft[at]--;
        if (isLongSide(side) && !isBed(pieces[beyond])) {
          rooms |= 1 << side;
          this.#roomsLeft[at]--;
        }
      }
    }
    let before = 0;
    for (let at = first; at < end; at++) {
      const box = this.#touched[at];
      before += this.#worthOf(box);
      this.#blocked[at] = this.#worth(
        boxSymbols[box],
        this.#endsLeft[at],
        this.#roomsLeft[at],
        boxCats[box],
        this.#atEdge[box] !== 0,
      );
    }
    this.#cellLooks[cell] = this.#look;
    this.#counts[cell] = end - first;
    this.#exits[cell] = exits | edges;
    this.#edges[cell] = edges;
    this.#rooms[cell] = rooms;
    this.#before[cell] = before;
  }

  /** The fewer are left, the more valuable they are, and the last one ends the drawing. */
  #priceOfCat(full: number): number {
    const position = this.#position;
    const taste = this.#taste;
    const left = position.catsLeft[this.#seat];
    const price = (full * taste.cats) / (left - 1 + taste.cats);
    return left !== 1 || position.isLastPhase ? price : price + taste.ending - taste.lead * this.#lead();
  }

  /**
   * How far the seat is ahead of its best opponent with the boxes as they are; beyond some point a larger lead is
   * worth no more.
   */
  #lead(): number {
    const position = this.#position;
    scoreGame(position);
    const { players, totals } = position;
    let most = -Infinity;
    for (let seat = 0; seat < players; seat++) {
      if (seat !== this.#seat && totals[seat] > most) most = totals[seat];
    }
    return Math.max(-LONG_WAY, Math.min(LONG_WAY, totals[this.#seat] - most));
  }

  /** Stores the boxes open to the table's edge, which never close, and those with room for a cat. */
  #lookAround(): void {
    const position = this.#position;
    const { laidAt, pieces, sides, grid, laid } = position;
    const atEdge = this.#atEdge;
    const roomsIn = this.#roomsIn;
    atEdge.fill(0, 0, laid);
    roomsIn.fill(0, 0, laid);
    for (let i = 0; i < laid; i++) {
      const cell = laidAt[i];
      const roomy = isBed(pieces[cell]) ? 0 : LONG_SIDES;
      for (let side = 0; side < 4; side++) {
        if (((sides[cell] >> side) & 1) === 0) continue;
        const beyond = beyondSide(grid, cell, side);
        if (beyond === OFF_TABLE) atEdge[boxAt(position, cell)] = 1;
        else if (pieces[beyond] === 0 && (roomy >> side) & 1) roomsIn[boxAt(position, cell)]++;
      }
    }
  }

  #worthOf(box: number): number {
    if (this.#looks[box] === this.#look) return this.#worths[box];
    const { boxSymbols, openEnds, boxCats } = this.#position;
    this.#looks[box] = this.#look;
    return (this.#worths[box] = this.#worth(
      boxSymbols[box],
      openEnds[box],
      this.#roomsIn[box],
      boxCats[box],
      this.#atEdge[box] !== 0,
    ));
  }

  /**
   * What the box promises as it is taken now, and as it would be if cats that only sleep there were joined by an
   * awake one.
   */
  #worth(symbols: number, ends: number, rooms: number, cats: number, isAtEdge: boolean): number {
    const woken = rooms > 0 && this.#waking > 0 ? this.#wake(cats) : cats;
    if (!isAnyAwake(woken)) return 0;
    const points = this.#points(symbols, ends, isAtEdge);
    const worth = this.#share(points, cats);
    if (woken === cats) return worth;
    const chance = rooms === 1 ? (this.#waking * 2) / 3 : this.#waking;
    return worth + chance * (this.#share(points, woken) - worth);
  }

  /** The cats, plus one awake for each seat that only has sleeping ones and can still lay one. */
  #wake(cats: number): number {
    const { players, catsLeft, handSizes, isLastPhase } = this.#position;
    let woken = cats;
    for (let seat = 0; seat < players; seat++) {
      if (asleepOf(cats, seat) === 0 || awakeOf(cats, seat) > 0 || catsLeft[seat] === 0) continue;
      const cardsToCome = handSizes[seat] - (seat === this.#seat ? 1 : 0);
      if (!isLastPhase || cardsToCome > 0) woken += awakeBit(seat);
    }
    return woken;
  }

  /** Own points minus the others'; nothing if nobody takes the box (IF-18, IF-20). */
  #share(points: number, cats: number): number {
    const { players, extended } = this.#position;
    let most = 0;
    let own = 0;
    let others = 0;
    let takers = 0;
    for (let seat = 0; seat < players; seat++) {
      const strength = strengthIn(cats, seat, extended);
      if (strength === 0 || strength < most) continue;
      if (strength > most) {
        most = strength;
        own = others = takers = 0;
      }
      const bonus = pointsForCats(cats, seat, extended);
      takers++;
      if (seat === this.#seat) own = 1 + bonus;
      else others += bonus;
    }
    const mine = own ? (points + own - 1) * (takers > 1 ? this.#taste.shared : 1) : 0;
    return mine - this.#rivals * ((takers - (own ? 1 : 0)) * points + others);
  }

  /** IF-19, plus an advance for what an open box may become. */
  #points(symbols: number, ends: number, isAtEdge: boolean): number {
    const points = worthOf(symbols, ends === 0);
    if (ends === 0) return points;
    const growth = this.#growth * (ends < 3 ? ends : 3);
    if (isAtEdge || points <= 0) return points + growth;
    let doubling = points;
    for (let end = 0; end < ends; end++) doubling *= this.#fill;
    return points + doubling + growth;
  }
}

/** About how many turns each seat still has. */
function turnsLeft(position: BoxPosition, pace: number): number {
  const { isLastPhase, players, catsLeft } = position;
  if (isLastPhase) return 0;
  let fewest: number = BOX_LIMITS.cats;
  for (let seat = 0; seat < players; seat++) if (catsLeft[seat] < fewest) fewest = catsLeft[seat];
  return Math.min(cardsInDeck(position) / players, pace * fewest);
}
