// What a lesson is: prepared tables, and on each a few steps. A step tells something, and mostly asks for one
// move; what follows it is scripted. Its words are `lesson-ID`, `lesson-ID-done` for what came of it, and
// `lesson-ID-not` for whoever tries another legal move.

import { Replay, type Game, type JsonObject, type Seat, type Step } from '@menagerie/rules';

export interface Fact {
  readonly type: string;
  /** Those facts of the consequence that the words rely on. */
  readonly facts: JsonObject;
}

export interface LessonStep {
  readonly id: string;
  /** Moves that happen by themselves before the step is told. */
  readonly before?: readonly string[];
  /** The moves that are taken, the shown one first; absent where there is only something to read. */
  readonly moves?: readonly string[];
  /** Moves that happen by themselves after it. */
  readonly then?: readonly string[];
  /** Whether the outcome has words of its own; else the lesson goes on at once. */
  readonly isTold?: true;
  /** Whether the score slip of the round is shown. */
  readonly hasSlip?: true;
  /** What the step's moves bring about, in order; the words say so. */
  readonly brings?: readonly Fact[];
}

export interface Scene {
  /** As `parsePosition` takes it. */
  readonly table: JsonObject;
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  readonly game: string;
  readonly scenes: readonly Scene[];
}

/** The learner always sits here. */
export const LEARNER: Seat = 0;

export interface LessonPoint {
  readonly scene: Scene;
  readonly step: LessonStep;
  /** Of the step within its scene. */
  readonly index: number;
}

export function pointsOf({ scenes }: Lesson): LessonPoint[] {
  return scenes.flatMap((scene) => scene.steps.map((step, index) => ({ scene, step, index })));
}

/** The table as the step finds it, before what happens by itself. Earlier steps are played as shown. */
export function replayAt(game: Game, { scene, index }: LessonPoint): Replay {
  const start = game.parsePosition(scene.table);
  if (!start.ok) throw new Error(start.error.reason);
  let replay = Replay.from(game, start.value);
  for (const { before = [], moves = [], then = [] } of scene.steps.slice(0, index)) {
    for (const text of [...before, ...moves.slice(0, 1), ...then]) replay = playScripted(replay, text).after;
  }
  return replay;
}

/** Plays a move of the script for whoever is to move. */
export function playScripted(replay: Replay, text: string): Step {
  const seat = replay.game.nextSeat(replay.position);
  const move = replay.game.parseMove(text);
  if (!move.ok) throw new Error(`${text} ${move.error.reason}`);
  const steps = replay.act(seat, move.value);
  if (!steps.ok) throw new Error(`${text} is refused by ${steps.error.rule} (${steps.error.code})`);
  return steps.value[0];
}
