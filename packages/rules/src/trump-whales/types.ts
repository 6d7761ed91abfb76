// The position of Trump Whales and its vocabulary.

import { Block } from '../core/block.ts';
import type { Options, Position, Seat, View } from '../core/game.ts';
import type { CardText, Family } from './cards.ts';
import type { WhaleRank } from './faces.ts';
import { DEAL, type WhalePhase } from './phases.ts';
import { LOWEST, type Token } from './tokens.ts';

export type { CardText, Family } from './cards.ts';
export type { WhaleBonus, WhaleFace, WhaleRank } from './faces.ts';
export type { Token, WhalePhase };

export const MAX_SEATS = 4;
export const HAND_SIZE = 9;
export const TRICKS = 8;
export const GOAL = 30;

/**
 * The maximum number of moves in a round after the first bonuses: plays, bonuses spent, rewards, leaders named
 * by fives.
 */
const MAX_MOVES = MAX_SEATS * TRICKS + (MAX_SEATS + TRICKS - 1) + TRICKS + 4;

/** What is kept of a scored round. */
export type WhaleRoundResult = {
  readonly pearls: readonly number[];
  /** How many were left unspent. */
  readonly bonuses: readonly number[];
  readonly scores: readonly number[];
};

export class WhalePosition implements Position {
  readonly players: number;

  phase = DEAL;
  /** The current or just finished round, from 0. */
  round = 0;
  first: Seat = 0;
  /** Who plays, takes pearls or names a leader; while everyone chooses, the first seat that hasn't yet. */
  turn: Seat = 0;
  /** Seats that have yet to choose their first bonus, as bits. */
  choosing = 0;
  dealtTrump = 0;
  dealtToken: Token = LOWEST;
  trump = 0;
  token: Token = LOWEST;
  tricksDone = 0;
  /** Who leads the trick, how many cards are in it, and the family to follow: -1 until one is set (TW-10). */
  leader: Seat = 0;
  cardsInTrick = 0;
  led = -1;
  moves = 0;

  /**
   * Scored rounds. Never changed in place, so copies can share it: a game can have any number of rounds
   * (TW-15).
   */
  results: readonly WhaleRoundResult[] = [];

  readonly #round = new Block(164);
  /** Sets: a seat's family cards, and the bonuses in front of it. */
  readonly hands = this.#round.integers(MAX_SEATS);
  readonly bonuses = this.#round.integers(MAX_SEATS);
  readonly fives = this.#round.bytes(MAX_SEATS);
  /** The first bonus: card + 1, or 0 until chosen. */
  readonly chosen = this.#round.bytes(MAX_SEATS);
  readonly pearls = this.#round.bytes(MAX_SEATS);
  /** Families, as bits, that a seat has shown it lacks: it didn't follow (TW-9). */
  readonly lacks = this.#round.bytes(MAX_SEATS);
  /** Cards of the trick in order of play. */
  readonly trick = this.#round.bytes(MAX_SEATS);
  /** The round after the first bonuses: every move in order, and who made it. */
  readonly made = this.#round.bytes(MAX_MOVES);
  readonly makers = this.#round.bytes(MAX_MOVES);

  readonly #game = new Block(16);
  readonly totals = this.#game.integers(MAX_SEATS);

  constructor(options: Options) {
    this.players = options.players;
  }

  clone(): this {
    return new WhalePosition({ players: this.players }).copyFrom(this) as this;
  }

  clearRound(): void {
    this.#round.clear();
  }

  copyFrom(other: WhalePosition): this {
    this.phase = other.phase;
    this.round = other.round;
    this.first = other.first;
    this.turn = other.turn;
    this.choosing = other.choosing;
    this.dealtTrump = other.dealtTrump;
    this.dealtToken = other.dealtToken;
    this.trump = other.trump;
    this.token = other.token;
    this.tricksDone = other.tricksDone;
    this.leader = other.leader;
    this.cardsInTrick = other.cardsInTrick;
    this.led = other.led;
    this.moves = other.moves;
    this.results = other.results;
    this.#round.copyFrom(other.#round);
    this.#game.copyFrom(other.#game);
    return this;
  }
}

export const seatAfter = (position: WhalePosition, seat: Seat): Seat =>
  seat + 1 === position.players ? 0 : seat + 1;

/** Who played the i-th card of the trick. */
export function seatInTrick(position: WhalePosition, i: number): Seat {
  const seat = position.leader + i;
  return seat < position.players ? seat : seat - position.players;
}

/** What a card shows. */
export interface WhaleCard {
  readonly text: CardText;
  /** Null for a five. */
  readonly family: Family | null;
  readonly rank: WhaleRank;
  readonly pearls: number;
  /** A family, if the bonus moves trump to it. */
  readonly bonus: Family | 'flip' | 'point' | 'none';
}

/** The current trump and token. */
export interface WhaleStanding {
  readonly trump: Family;
  readonly token: Token;
}

export interface WhaleSeatView {
  readonly cards: number;
  readonly hasChosen: boolean;
  /** Seen only by its owner until everyone has chosen (TW-6). */
  readonly firstBonus: CardText | null;
  /** In front of the seat, unspent. */
  readonly bonuses: readonly CardText[];
  readonly pearls: number;
  /** Families the seat has shown it lacks (TW-9). */
  readonly lacks: readonly Family[];
}

export interface WhaleTurnView {
  readonly seat: Seat;
  /** Bonuses spent before the card, in order. */
  readonly spent: readonly CardText[];
  /** Null while the seat has spent bonuses but not yet played. */
  readonly card: CardText | null;
}

export interface WhaleTrickView {
  readonly leader: Seat;
  /** In order, clockwise from the leader. */
  readonly turns: readonly WhaleTurnView[];
  /** Null until a card of a family is played (TW-10). */
  readonly led: Family | null;
  readonly winner: Seat | null;
  /** The card whose pearls the winner took (TW-12). */
  readonly taken: CardText | null;
  /** The next leader, if the player of a five named one (TW-13). */
  readonly named: Seat | null;
}

export interface WhaleView extends View {
  readonly game: 'trump-whales';
  readonly options: { readonly players: number };
  readonly phase: WhalePhase;
  readonly round: number;
  /** Null before the first deal. */
  readonly first: Seat | null;
  /** Trump and token at the start of the round, and as they are now; null before the first deal. */
  readonly dealt: WhaleStanding | null;
  readonly current: WhaleStanding | null;
  readonly hand: readonly CardText[];
  readonly seats: readonly WhaleSeatView[];
  /** The last one may still be in progress. */
  readonly tricks: readonly WhaleTrickView[];
  readonly results: readonly WhaleRoundResult[];
  readonly totals: readonly number[];
}
