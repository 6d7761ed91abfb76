// A lesson: prepared tables, each with a few steps. A step explains something, usually asks for one move, and continues
// with scripted ones. Its texts are `lesson-ID`, `lesson-ID-done` for the outcome, and `lesson-ID-not` for learners who
// try another legal move.

import { Replay, type Game, type JsonObject, type Seat, type Step } from '@menagerie/rules';

export interface Fact {
  readonly type: string;
  /** The consequence's facts that the texts rely on. */
  readonly facts: JsonObject;
}

export interface LessonStep {
  readonly id: string;
  /** Moves played automatically before the step is shown. */
  readonly before?: readonly string[];
  /** The accepted moves, the recommended one first; absent if there is only something to read. */
  readonly moves?: readonly string[];
  /** Moves played automatically afterwards. */
  readonly then?: readonly string[];
  /** Whether the outcome has its own text; otherwise the lesson continues immediately. */
  readonly isTold?: true;
  /** Whether the round's score slip is shown. */
  readonly hasSlip?: true;
  /** The consequences of the step's moves, in order, as the texts describe them. */
  readonly brings?: readonly Fact[];
}

export interface Scene {
  /** In the format of `parsePosition`. */
  readonly table: JsonObject;
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  readonly game: string;
  readonly scenes: readonly Scene[];
}

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0;

export interface LessonPoint {
  readonly scene: Scene;
  readonly step: LessonStep;
  /** The step's index within its scene. */
  readonly index: number;
}

export function pointsOf({ scenes }: Lesson): LessonPoint[] {
  return scenes.flatMap((scene) => scene.steps.map((step, index) => ({ scene, step, index })));
}

/**
 * The table at the start of the step, before its scripted moves. Earlier steps are replayed with their recommended
 * moves.
 */
export function replayAt(game: Game, { scene, index }: LessonPoint): Replay {
  const start = game.parsePosition(scene.table);
  if (!start.ok) throw new Error(start.error.reason);
  let replay = Replay.from(game, start.value);
  for (const { before = [], moves = [], then = [] } of scene.steps.slice(0, index)) {
    for (const text of [...before, ...moves.slice(0, 1), ...then]) replay = playScripted(replay, text).after;
  }
  return replay;
}

/** Plays a scripted move for whoever is to move. */
export function playScripted(replay: Replay, text: string): Step {
  const seat = replay.game.nextSeat(replay.position);
  const move = replay.game.parseMove(text);
  if (!move.ok) throw new Error(`${text} ${move.error.reason}`);
  const steps = replay.act(seat, move.value);
  if (!steps.ok) throw new Error(`${text} is refused by ${steps.error.rule} (${steps.error.code})`);
  return steps.value[0];
}
