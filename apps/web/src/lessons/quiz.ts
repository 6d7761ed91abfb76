// "What would you play?": positions that a lesson asks about after the rules. Words: `quiz-ID` is the question;
// `quiz-ID-ANSWER` says why an answer is good or not so good. A legal move that no answer names is told of by
// the coach, beside the best one.

import { Replay, type Game, type JsonObject, type Seat } from '@menagerie/rules';

export interface QuizAnswer {
  /** Of its words. */
  readonly id: string;
  /** The legal moves that it stands for, the shown one first. */
  readonly moves: readonly string[];
  /** Whether it is right. More than one may be. */
  readonly isBest?: true;
}

export interface QuizPosition {
  readonly id: string;
  /** A whole position as `formatPosition` writes it: the deal and the moves so far. */
  readonly table: JsonObject;
  /** Where the learner sits, whose turn it is; 0 unless said. */
  readonly seat?: Seat;
  /** The best one first. */
  readonly answers: readonly QuizAnswer[];
}

export const seatOf = ({ seat = 0 }: QuizPosition): Seat => seat;

export function replayOf(game: Game, { id, table }: QuizPosition): Replay {
  const position = game.parsePosition(table);
  if (!position.ok) throw new Error(`${id}: ${position.error.reason}`);
  return Replay.from(game, position.value);
}

/** The answer that a move gives, if it has words of its own. */
export const answerOf = ({ answers }: QuizPosition, move: string): QuizAnswer | null =>
  answers.find(({ moves }) => moves.includes(move)) ?? null;

export const bestOf = ({ answers }: QuizPosition): QuizAnswer => answers[0];
