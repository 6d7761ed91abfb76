// The contract of a game. Everything outside `rules` knows a game only through this interface;
// docs/adding-a-game.md walks through it.

import type { Random } from './random.ts';
import type { Fault, Result } from './result.ts';

/** Seats run clockwise from 0. */
export type Seat = number;

/** Whose eyes look: a seat's, or null for a spectator. */
export type Eyes = Seat | null;

/** A move inside the program; `formatMove` and `parseMove` turn it into short text and back. */
export type Move = number;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A move that the rules do not allow: which rule, a stable code, and the facts to explain it with. */
export interface Refusal<Code extends string = string, Facts extends JsonObject = JsonObject> {
  readonly rule: string;
  readonly code: Code;
  readonly facts: Readonly<Facts>;
}

/** What a move brought about, told in full view of everyone: a trick won, a round scored. */
export interface Consequence<Type extends string = string, Facts extends JsonObject = JsonObject> {
  readonly type: Type;
  readonly rule: string;
  readonly facts: Readonly<Facts>;
}

export type NoFacts = Record<string, never>;

/** The whole truth of a game under way. Mutable, small, made to be copied by search. */
export interface Position {
  readonly players: number;
  clone(): this;
  copyFrom(other: this): this;
}

/** What one seat, or a spectator, may know. Plain JSON; hidden cards are absent from it. */
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
  /** Per scored round, the points of each seat. What they are made of is told by each game's `explain…` function. */
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Per seat: 1 for the winner or those who share the win, and so on, tie-breaks included. */
  readonly places: readonly number[];
}

/** A game names its own consequences and refusals, each a union told apart by `type` or `code`. */
export interface Game<
  P extends Position = Position,
  V extends View = View,
  C extends Consequence = Consequence,
  R extends Refusal = Refusal,
> {
  readonly id: string;
  /** Raised when a rule changes, so that a record names the rules that it was played by. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** No position has more legal moves than this: the size of a buffer for `legalMoves`. */
  readonly maxLegalMoves: number;

  /** A game that waits for its first deal. The options must have come through `parseOptions`. */
  newGame(options: Options): P;
  optionsOf(position: P): Options;

  awaitsDeal(position: P): boolean;
  /** Shuffles and begins the round in place. */
  deal(position: P, random: Random): void;
  /** Begins the round with a deal given as data; refuses one that cannot be. */
  begin(position: P, deal: unknown): Result<void>;
  /** The deal of the round under way or just ended, as `begin` takes it. */
  dealOf(position: P): JsonObject;

  /** The seats that may move now, as a bit mask: several for a simultaneous choice, 0 for none. */
  toMove(position: P): number;
  /** The one of them that records and search let move first, or -1. */
  nextSeat(position: P): Seat;
  /** Writes the seat's legal moves in a fixed order and returns how many there are. */
  legalMoves(position: P, seat: Seat, into: Int32Array): number;
  /** Why the seat may not make the move, or null if it may. */
  refusal(position: P, seat: Seat, move: Move): R | null;
  /** Plays a legal move. It is not checked here: see `act` in play.ts for the checked door. */
  play(position: P, seat: Seat, move: Move): void;
  consequences(before: P, after: P): readonly C[];
  /** Whether it showed somebody a card that the mover did not know before the move, or ended the round. */
  showsCards(consequence: C): boolean;

  isOver(position: P): boolean;
  /** About how much of the game has been played, by what everyone knows: from 0 to 1, which it is at the end. */
  progress(position: P): number;
  scores(position: P): Scores;
  /** How many rounds have been scored, and the bare facts of each, under `resultNames`. */
  roundsScored(position: P): number;
  roundResult(position: P, round: number): JsonObject;
  readonly resultNames: readonly string[];

  view(position: P, seat: Seat): Seated<V>;
  view(position: P, eyes: Eyes): V;
  /** A whole position that fits the view, drawn evenly from all that do; written over `into`, if given. */
  sample(view: V, random: Random, into?: P): P;

  formatMove(move: Move): string;
  parseMove(text: string): Result<Move>;
  /** Whether only the mover may see the move at the time that it is made. */
  isSecretMove(move: Move): boolean;
  formatPosition(position: P): JsonObject;
  parsePosition(data: unknown): Result<P, Fault>;
}
