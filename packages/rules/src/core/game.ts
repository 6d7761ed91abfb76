// The interface of a game. Everything outside `rules` uses games only through it; docs/adding-a-game.md walks
// through it.

import type { Random } from './random.ts';
import type { Fault, Result } from './result.ts';

/** Seats run clockwise from 0. */
export type Seat = number;

/** Whose knowledge is meant: a seat's, or null for a spectator's. */
export type Eyes = Seat | null;

/** A move inside the program; `formatMove` and `parseMove` turn it into short text and back. */
export type Move = number;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Why a move is not allowed: its rule, a stable code, and the facts needed to explain it. */
export interface Refusal<Code extends string = string, Facts extends JsonObject = JsonObject> {
  readonly rule: string;
  readonly code: Code;
  readonly facts: Readonly<Facts>;
}

/** What a move led to, as everyone can see it: a trick won, a round scored. */
export interface Consequence<Type extends string = string, Facts extends JsonObject = JsonObject> {
  readonly type: Type;
  readonly rule: string;
  readonly facts: Readonly<Facts>;
}

export type NoFacts = Record<string, never>;

/** The full truth of a game in progress. Mutable, and small, because search copies it. */
export interface Position {
  readonly players: number;
  clone(): this;
  copyFrom(other: this): this;
}

/** What a seat or a spectator may know. Plain JSON; hidden cards are absent from it. */
export interface View {
  readonly game: string;
  readonly seat: Eyes;
  /** The seats that may move now. */
  readonly toMove: readonly Seat[];
  readonly isOver: boolean;
}

/** The view of a seat, not of a spectator. */
export type Seated<V extends View = View> = V & { readonly seat: Seat };

export interface Options {
  readonly players: number;
  readonly [name: string]: string | number | boolean;
}

/** A choice made before the game, besides the number of players. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly (string | boolean)[];
  defaultFor(players: number): string | boolean;
}

export interface Scores {
  /** The points of each seat, per scored round. Each game's `explain…` function tells what they consist of. */
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Per seat: 1 for the winner or those who share the win, and so on, after tie-breaks. */
  readonly places: readonly number[];
}

/** A game defines its own consequences and refusals, as unions discriminated by `type` or `code`. */
export interface Game<
  P extends Position = Position,
  V extends View = View,
  C extends Consequence = Consequence,
  R extends Refusal = Refusal,
> {
  readonly id: string;
  /** Increased when a rule changes, so that a record names the rules it was played by. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** No position has more legal moves than this: the size of a buffer for `legalMoves`. */
  readonly maxLegalMoves: number;

  /** A game waiting for its first deal. The options must come from `parseOptions`. */
  newGame(options: Options): P;
  optionsOf(position: P): Options;

  awaitsDeal(position: P): boolean;
  /** Shuffles and starts the round in place. */
  deal(position: P, random: Random): void;
  /** Starts the round with a deal given as data; refuses an impossible one. */
  begin(position: P, deal: unknown): Result<void>;
  /** The deal of the current or just finished round, in the form `begin` takes. */
  dealOf(position: P): JsonObject;

  /** The seats that may move now, as a bit mask: several for a simultaneous choice, 0 for none. */
  toMove(position: P): number;
  /** The one of them that records and search process first, or -1. */
  nextSeat(position: P): Seat;
  /** Writes the seat's legal moves in a fixed order and returns how many there are. */
  legalMoves(position: P, seat: Seat, into: Int32Array): number;
  /** Why the seat may not make the move, or null if it may. */
  refusal(position: P, seat: Seat, move: Move): R | null;
  /** Plays a legal move without checking it; `act` in play.ts checks. */
  play(position: P, seat: Seat, move: Move): void;
  consequences(before: P, after: P): readonly C[];
  /** Whether it showed somebody a card the mover didn't know before the move, or ended the round. */
  showsCards(consequence: C): boolean;

  isOver(position: P): boolean;
  /**
   * Roughly how much of the game has been played, judging by public information: from 0 to 1, which means it is
   * over.
   */
  progress(position: P): number;
  scores(position: P): Scores;
  /** How many rounds have been scored, and the plain facts of each, named by `resultNames`. */
  roundsScored(position: P): number;
  roundResult(position: P, round: number): JsonObject;
  readonly resultNames: readonly string[];

  view(position: P, seat: Seat): Seated<V>;
  view(position: P, eyes: Eyes): V;
  /** A full position that fits the view, drawn uniformly from all that do; written into `into`, if given. */
  sample(view: V, random: Random, into?: P): P;

  formatMove(move: Move): string;
  parseMove(text: string): Result<Move>;
  /** Whether only the mover may see the move when it is made. */
  isSecretMove(move: Move): boolean;
  formatPosition(position: P): JsonObject;
  parsePosition(data: unknown): Result<P, Fault>;
}
