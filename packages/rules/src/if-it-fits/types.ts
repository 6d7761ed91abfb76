// The position of If It Fits and its vocabulary. Exported names begin with Box.

import { Block } from '../core/block.ts';
import type { Options, Position, Seat, View } from '../core/game.ts';
import { DEAL, type PhaseName } from './phases.ts';
import { CELLS, GRIDS, SET_WORDS, type Grid, type TableName } from './table.ts';

export type BoxTable = TableName;
export type BoxPhase = PhaseName;

export interface BoxOptions extends Options {
  readonly table: BoxTable;
  readonly extended: boolean;
}

export const BOX_LIMITS = {
  players: 5,
  cats: 5,
  dealt: 2,
  hand: 3,
  deck: 76,
  /**
   * Cards laid in cells: 5 start cards, 72 box cards, 3 special toys, and at most 30 sleeping cats (25,
   * plus 5 returned by Princesses).
   */
  laid: 112,
  /** Moves of a game: 5 starts, 76 turns of three, 26 sleeping cats, 10 last turns of two: 279. */
  moves: 280,
} as const;

const { players: SEATS, dealt: DEALT, hand: HAND, deck: DECK, laid: LAID, moves: MOVES } = BOX_LIMITS;
/** Cells, rounded up to a multiple of four. */
const CELL_BYTES = (CELLS + 3) & ~3;

export class BoxPosition implements Position {
  readonly players: number;
  readonly table: BoxTable;
  readonly extended: boolean;
  readonly grid: Grid;

  phase = DEAL;
  first: Seat = 0;
  turn: Seat = 0;
  isLastPhase = false;
  /** Start cards not yet chosen, as bits 1 to 5. */
  startsLeft = 0;
  /** The special toy to be laid now, otherwise 0. */
  toy = 0;
  /** The cell of the card just laid, on which a cat may lie. */
  justLaid = 0;
  deckSize = 0;
  drawn = 0;
  /** How many cards lie in cells, and how many moves have been made. */
  laid = 0;
  made = 0;

  readonly #block = new Block(
    4 * (4 * SET_WORDS + 2 * LAID + MOVES + 2 * SEATS) + 5 * CELL_BYTES + 4 * LAID + 112,
  );

  // Sets of cells. A pair of adjacent cells is identified by its left one.
  /** Empty cells that touch a card (IF-4). */
  readonly frontier = this.#block.integers(SET_WORDS);
  /** Pairs joined at their long sides across which a card may lie (IF-11). */
  readonly room = this.#block.integers(SET_WORDS);
  /** Pairs under an awake cat, and cells with a sleeping one. */
  readonly awake = this.#block.integers(SET_WORDS);
  readonly asleep = this.#block.integers(SET_WORDS);

  // Boxes (see boxes.ts), by number; a box that was merged into another has that one as its parent.
  /** Cats in the box, three bits per seat: awake ones, then, from bit 15, sleeping ones. */
  readonly boxCats = this.#block.integers(LAID);
  /** Symbols in the box (see pieces.ts). */
  readonly boxSymbols = this.#block.integers(LAID);

  /** The game so far: seat << 17 | move. */
  readonly moves = this.#block.integers(MOVES);
  /** Once the game is over. */
  readonly totals = this.#block.integers(SEATS);
  readonly penalties = this.#block.integers(SEATS);

  // By cell.
  readonly pieces = this.#block.bytes(CELL_BYTES);
  /** Open sides of the card in the cell, in its orientation. */
  readonly sides = this.#block.bytes(CELL_BYTES);
  /** Sides of the cell beyond which there is a card's wall. */
  readonly walls = this.#block.bytes(CELL_BYTES);
  /** What lies across this cell and the one to its right. */
  readonly across = this.#block.bytes(CELL_BYTES);
  /** The number of the box that the card started; `boxAt` returns the one it is in. */
  readonly boxBegun = this.#block.bytes(CELL_BYTES);

  readonly parents = this.#block.bytes(LAID);
  readonly boxSizes = this.#block.bytes(LAID);
  /**
   * Open sides of the box that face an empty cell or the table's edge; without any it is closed (IF-3).
   */
  readonly openEnds = this.#block.bytes(LAID);
  /** Where each card was laid, in order. */
  readonly laidAt = this.#block.bytes(LAID);

  readonly catsLeft = this.#block.bytes(SEATS);
  readonly handSizes = this.#block.bytes(SEATS);
  /** hands[seat * 3] starts a hand, in ascending order; places beyond its size are 0. */
  readonly hands = this.#block.bytes(SEATS * HAND);
  /** The deal: two cards per seat, and the deck, top first. */
  readonly dealt = this.#block.bytes(SEATS * DEALT);
  readonly deck = this.#block.bytes(DECK);

  constructor(options: BoxOptions) {
    this.players = options.players;
    this.table = options.table;
    this.extended = options.extended;
    this.grid = GRIDS[options.table];
  }

  clone(): this {
    return new BoxPosition({
      players: this.players,
      table: this.table,
      extended: this.extended,
    }).copyFrom(this) as this;
  }

  copyFrom(other: BoxPosition): this {
    this.phase = other.phase;
    this.first = other.first;
    this.turn = other.turn;
    this.isLastPhase = other.isLastPhase;
    this.startsLeft = other.startsLeft;
    this.toy = other.toy;
    this.justLaid = other.justLaid;
    this.deckSize = other.deckSize;
    this.drawn = other.drawn;
    this.laid = other.laid;
    this.made = other.made;
    this.#block.copyFrom(other.#block);
    return this;
  }
}

/** A box card's number, or `princess`. */
export type BoxHandCard = number | string;
/** Also `toy1` to `toy3`. */
export type BoxDeckCard = number | string;

/** A cell; or, if x ends in a half, the two cells on either side of it. */
export type BoxSpot = {
  readonly x: number;
  readonly y: number;
};

/** A card in a cell: a box card's number, or `start1`, `toy1`, `cat` (asleep), `princess`. */
export interface BoxLaidCard extends BoxSpot {
  readonly card: number | string;
  readonly turned: boolean;
}

export interface BoxCat extends BoxSpot {
  readonly seat: Seat;
  readonly awake: boolean;
}

export interface BoxToy extends BoxSpot {
  readonly card: string;
}

/** Everything joined together (IF-3), and what it would score now (IF-18 to IF-20). */
export interface BoxOnTable {
  readonly cells: readonly BoxSpot[];
  readonly closed: boolean;
  /** Points for its toys and its spray bottles, doubled if the box is closed. */
  readonly toys: number;
  readonly sprays: number;
  readonly worth: number;
  /** Per seat: cats in it. */
  readonly cats: readonly { readonly awake: number; readonly asleep: number }[];
  /** Who takes it, and the points per seat: its worth, and those for additional cats. */
  readonly takers: readonly Seat[];
  readonly points: readonly number[];
}

export interface BoxSeatView {
  readonly cards: number;
  /** Cats not on the table. */
  readonly cats: number;
}

/**
 * A move as everyone saw it. A draw shows its card only to the player who drew it, but a special toy to
 * everyone.
 */
export interface BoxEvent {
  readonly seat: Seat;
  readonly move: string;
  /** For a draw; null if hidden from this viewer. */
  readonly card?: BoxDeckCard | null;
}

export type BoxResult = {
  readonly scores: readonly number[];
  readonly penalties: readonly number[];
};

export interface BoxView extends View {
  readonly game: 'if-it-fits';
  readonly options: { readonly players: number; readonly table: BoxTable; readonly extended: boolean };
  readonly phase: BoxPhase;
  readonly isLastPhase: boolean;
  /** Null before the deal. */
  readonly first: Seat | null;
  /** The viewer's own cards: now, and as dealt. */
  readonly hand: readonly BoxHandCard[];
  readonly dealt: readonly number[];
  readonly seats: readonly BoxSeatView[];
  /** Start cards not yet chosen. */
  readonly starts: readonly string[];
  /** Cards left in the deck. */
  readonly deck: number;
  /** Each pile of the deck, top first (IF-7): exactly `princesses` of its `cards` are Princesses. */
  readonly piles: readonly { readonly cards: number; readonly left: number; readonly princesses: number }[];
  /** The special toy to be laid now. */
  readonly toy: string | null;
  /** The card just laid, on which a cat may lie now. */
  readonly justLaid: BoxSpot | null;
  /** Every card in a cell, in the order they were laid. */
  readonly cards: readonly BoxLaidCard[];
  readonly cats: readonly BoxCat[];
  /** Princesses in cells and across. */
  readonly princesses: readonly BoxSpot[];
  /** Special toys lying across. */
  readonly toys: readonly BoxToy[];
  readonly boxes: readonly BoxOnTable[];
  /** Face up (IF-16). */
  readonly discards: readonly BoxDeckCard[];
  readonly history: readonly BoxEvent[];
  readonly result: BoxResult | null;
}
