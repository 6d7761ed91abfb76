// "What would you play?": positions at the end of a lesson. Texts: `quiz-ID` is the question, and `quiz-ID-ANSWER` says
// why an answer is good or less good. Legal moves that no answer lists are explained by the coach, next to the best
// one.

import { Replay, type Game, type JsonObject, type Seat } from '@menagerie/rules';

export interface QuizAnswer {
  /** The suffix of its text's id. */
  readonly id: string;
  /** The legal moves it stands for, the recommended one first. */
  readonly moves: readonly string[];
  /** Whether it is right; several answers may be. */
  readonly isBest?: true;
}

export interface QuizPosition {
  readonly id: string;
  /** A full position in the format of `formatPosition`: the deal and the moves so far. */
  readonly table: JsonObject;
  /** The learner's seat, which is to move; 0 by default. */
  readonly seat?: Seat;
  /** Best first. */
  readonly answers: readonly QuizAnswer[];
}

export const seatOf = ({ seat = 0 }: QuizPosition): Seat => seat;

export function replayOf(game: Game, { id, table }: QuizPosition): Replay {
  const position = game.parsePosition(table);
  if (!position.ok) throw new Error(`${id}: ${position.error.reason}`);
  return Replay.from(game, position.value);
}

/** The answer that includes a move; null if there is none. */
export const answerOf = ({ answers }: QuizPosition, move: string): QuizAnswer | null =>
  answers.find(({ moves }) => moves.includes(move)) ?? null;

export const bestOf = ({ answers }: QuizPosition): QuizAnswer => answers[0];
