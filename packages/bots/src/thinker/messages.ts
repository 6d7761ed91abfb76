// The messages between callers and a bot thread. Plain objects, no functions, and nothing of the game except a seat's
// view and legal moves: a position never crosses.

import type { Move, Seated, View } from '@menagerie/rules';
import type { Estimate } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import type { Review } from '../review.ts';

export interface ThinkRequest {
  readonly type: 'think';
  readonly id: number;
  /** The name of one of the game's bots. */
  readonly bot: string;
  readonly view: Seated;
  readonly legal: readonly Move[];
  /** By default, the bot's own. */
  readonly allowance?: Allowance;
  readonly seed: string;
}

export interface AnalyseRequest {
  readonly type: 'analyse';
  readonly id: number;
  readonly view: View;
  /** An empty one continues until stopped. */
  readonly allowance: Allowance;
  readonly seed: string;
}

/** The cost of a move that was played, by the game's analyst. */
export interface ReviewRequest {
  readonly type: 'review';
  readonly id: number;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly played: Move;
  readonly allowance: Allowance;
  readonly seed: string;
}

/** Loads what the game's bots need, so that their first answer isn't delayed by it. Answered by `done`. */
export interface PrepareRequest {
  readonly type: 'prepare';
  readonly id: number;
  readonly game: string;
}

/** Ends a request early: a move is answered with the best so far, an analysis or a review with its end. */
export interface StopRequest {
  readonly type: 'stop';
  readonly id: number;
}

export type Request = ThinkRequest | AnalyseRequest | ReviewRequest | PrepareRequest | StopRequest;

export type Reply =
  | { readonly type: 'move'; readonly id: number; readonly move: Move }
  | { readonly type: 'estimates'; readonly id: number; readonly estimates: readonly Estimate[] }
  | { readonly type: 'review'; readonly id: number; readonly review: Review }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly code: FailureCode; readonly reason: string };

/**
 * `net`: the bot's net couldn't be loaded; asking again retries. `gone`: the thread has stopped. `bot`: a bug in the
 * program.
 */
export type FailureCode = 'net' | 'gone' | 'bot';
