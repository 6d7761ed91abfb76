// The position of Cat in the Box and its vocabulary.

import { Block } from '../core/block.ts';
import type { Options, Position, Seat, View } from '../core/game.ts';
import { LAYOUTS, type Layout } from './layouts.ts';

export type { Layout };

/** In board order (CB-4). */
export const COLOURS = ['r', 'b', 'y', 'g'] as const;
export type Colour = (typeof COLOURS)[number];
export const RED = 0;
export const ALL_COLOURS = 0b1111;

export type Rank = number;
export const COPIES_PER_RANK = 5;
export const MAX_RANK = 9;
export const MAX_PLAYERS = 5;
const MAX_CARDS = MAX_RANK * COPIES_PER_RANK;
export const MAX_TRICKS = 8;
export const TURNED_UP = 3;

/**
 * A cell of the research board, and also the play that fills it: colour << 4 | rank. A set of cells is
 * two 32-bit words; the cell is bit `cell & 31` of word `cell >> 5`, so the first word holds red and
 * blue, the second yellow and green, 16 bits each.
 */
export type Cell = number;
export const cellOf = (colour: number, rank: Rank): Cell => (colour << 4) | rank;
export const colourOf = (cell: Cell): number => cell >> 4;
export const rankOf = (cell: Cell): Rank => cell & 15;
/** Both colours' bits of a rank in a word of a cell set. */
export const inBothColours = (rank: Rank): number => 0x10001 << rank;
export const RED_BITS = 0xffff;
/** What red adds to a card's rank (CB-18). */
export const RED_STRENGTH = 16;

/** Numbers that depend on the number of players (CB-1, CB-2, CB-6, CB-9, CB-12). */
export interface Setup {
  readonly rounds: number;
  readonly topRank: Rank;
  readonly handSize: number;
  readonly tricks: number;
  readonly predictions: readonly number[];
}
export const SETUPS: readonly Setup[] = [
  { rounds: 0, topRank: 0, handSize: 0, tricks: 0, predictions: [] },
  { rounds: 0, topRank: 0, handSize: 0, tricks: 0, predictions: [] },
  { rounds: 2, topRank: 5, handSize: 10, tricks: 8, predictions: [] },
  { rounds: 3, topRank: 6, handSize: 10, tricks: 8, predictions: [1, 3, 4] },
  { rounds: 4, topRank: 8, handSize: 10, tricks: 8, predictions: [1, 2, 3] },
  { rounds: 5, topRank: 9, handSize: 9, tricks: 7, predictions: [1, 2, 3] },
];

/** Two players: this many tricks or fewer count as a met prediction (CB-22). */
export const TRICKS_FOR_BONUS_OF_TWO = 4;

export const PHASES = ['deal', 'discard', 'predict', 'play', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const DEAL = 0;
export const DISCARD = 1;
export const PREDICT = 2;
export const PLAY = 3;
export const OVER = 4;

export interface CatOptions extends Options {
  readonly layout: Layout;
}

/** What is kept of a scored round. */
export type CatRoundResult = {
  readonly tricks: readonly number[];
  /** Empty with two players. */
  readonly predictions: readonly number[];
  /** The size of the largest group if it scored, otherwise 0. */
  readonly bonuses: readonly number[];
  readonly paradox: Seat | null;
  readonly scores: readonly number[];
};

export class CatPosition implements Position {
  readonly players: number;
  readonly layout: Layout;
  readonly setup: Setup;
  /**
   * The place of each cell on the board: row << 4 | rank, so that sets of places work like sets of
   * cells.
   */
  readonly placeOf: Uint8Array;
  /** All red and blue cells; also all yellow and green ones. */
  readonly allCells: number;

  phase = DEAL;
  /** The current or just finished round, from 0. */
  round = 0;
  roundsScored = 0;
  first: Seat = 0;
  turn: Seat = 0;
  /** Seats that have yet to discard, as bits. */
  choosing = 0;
  tricksDone = 0;
  cardsInTrick = 0;
  ledColour = -1;
  /** The best card of the trick and who played it: strength << 3 | seat; 0 before the first. */
  best = 0;
  paradox: Seat = -1;
  plays = 0;
  /** Where the current seat may play, ignoring CB-14: a set of cells (see `notePlayable`). */
  redBlue = 0;
  yellowGreen = 0;

  readonly #round = new Block(176);
  /** Empty cells: a set. */
  readonly free = this.#round.integers(2);
  /** The ranks in a seat's hand, each set in both colours' bits. */
  readonly holds = this.#round.integers(MAX_PLAYERS);
  /** Ranks, as bits, that a seat has shown it lacks: it led red because it had nothing else (CB-14). */
  readonly lacks = this.#round.integers(MAX_PLAYERS);
  /** Cards in hand by rank: counts[seat * 10 + rank]. */
  readonly counts = this.#round.bytes(MAX_PLAYERS * 10);
  /** Colours a seat may still declare, as bits. */
  readonly tokens = this.#round.bytes(MAX_PLAYERS);
  /** 0 until chosen. */
  readonly discards = this.#round.bytes(MAX_PLAYERS);
  readonly predictions = this.#round.bytes(MAX_PLAYERS);
  readonly won = this.#round.bytes(MAX_PLAYERS);
  readonly turnedUp = this.#round.bytes(TURNED_UP);
  /** The current round: cells in order of play, and who led each trick. */
  readonly played = this.#round.bytes(MAX_CARDS);
  readonly leaders = this.#round.bytes(MAX_TRICKS);

  readonly #game = new Block(100);
  readonly totals = this.#game.integers(MAX_PLAYERS);
  // Scored rounds: [round * 5 + seat], except for paradoxes, at most one per round: seat + 1, or 0 for
  // none.
  readonly pastTricks = this.#game.bytes(MAX_PLAYERS * MAX_PLAYERS);
  readonly pastPredictions = this.#game.bytes(MAX_PLAYERS * MAX_PLAYERS);
  readonly pastBonuses = this.#game.bytes(MAX_PLAYERS * MAX_PLAYERS);
  readonly pastParadoxes = this.#game.bytes(MAX_PLAYERS);

  constructor(options: CatOptions) {
    this.players = options.players;
    this.layout = options.layout;
    this.setup = SETUPS[options.players];
    this.placeOf = PLACES[options.layout];
    this.allCells = ((2 << this.setup.topRank) - 2) * 0x10001;
  }

  clone(): this {
    return new CatPosition({ players: this.players, layout: this.layout }).copyFrom(this) as this;
  }

  clearRound(): void {
    this.#round.clear();
  }

  copyFrom(other: CatPosition): this {
    this.phase = other.phase;
    this.round = other.round;
    this.roundsScored = other.roundsScored;
    this.first = other.first;
    this.turn = other.turn;
    this.choosing = other.choosing;
    this.tricksDone = other.tricksDone;
    this.cardsInTrick = other.cardsInTrick;
    this.ledColour = other.ledColour;
    this.best = other.best;
    this.paradox = other.paradox;
    this.plays = other.plays;
    this.redBlue = other.redBlue;
    this.yellowGreen = other.yellowGreen;
    this.#round.copyFrom(other.#round);
    this.#game.copyFrom(other.#game);
    return this;
  }
}

/** By cell, its place on the board. */
export const PLACES: Readonly<Record<Layout, Uint8Array>> = {
  white: placesOf('white'),
  purple: placesOf('purple'),
};

function placesOf(layout: Layout): Uint8Array {
  const places = new Uint8Array(64);
  LAYOUTS[layout].forEach((line, row) => {
    for (let rank = 1; rank <= MAX_RANK; rank++) {
      places[cellOf(COLOURS.indexOf(line[rank - 1] as Colour), rank)] = cellOf(row, rank);
    }
  });
  return places;
}

/** Clockwise; branch-free for the same reason as play.ts. */
export const nextSeatOf = (position: CatPosition, seat: Seat): Seat =>
  (seat + 1) & ((seat + 1 - position.players) >> 31);

export type CellOwner = Seat | 'neutral' | null;

export interface SeatView {
  readonly cards: number;
  readonly hasDiscarded: boolean;
  readonly prediction: number | null;
  readonly tricks: number;
  /** The colours the seat may still declare (CB-10, CB-16). */
  readonly colours: readonly Colour[];
  /** Ranks the seat has shown it lacks (CB-14). */
  readonly lacks: readonly Rank[];
}

export interface TrickView {
  readonly leader: Seat;
  /** In order of play, clockwise from the leader. */
  readonly plays: readonly { readonly seat: Seat; readonly rank: Rank; readonly colour: Colour }[];
  readonly winner: Seat | null;
}

export interface CatView extends View {
  readonly game: 'cat-in-the-box';
  readonly options: { readonly players: number; readonly layout: Layout };
  readonly phase: PhaseName;
  readonly round: number;
  /** Null before the first deal. */
  readonly first: Seat | null;
  readonly hand: readonly Rank[];
  /** The viewer's own discard. */
  readonly discard: Rank | null;
  readonly seats: readonly SeatView[];
  readonly turnedUp: readonly Rank[];
  /** board[colour][rank - 1], colours in board order. */
  readonly board: readonly (readonly CellOwner[])[];
  readonly tricks: readonly TrickView[];
  /** The hand of the player who caused the paradox, shown to all (CB-20). */
  readonly paradox: { readonly seat: Seat; readonly hand: readonly Rank[] } | null;
  readonly results: readonly CatRoundResult[];
  readonly totals: readonly number[];
  /** All cards of the last round, once the game is over (CB-8). */
  readonly opened: {
    readonly hands: readonly (readonly Rank[])[];
    readonly discards: readonly Rank[];
  } | null;
}
