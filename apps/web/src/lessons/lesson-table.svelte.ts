// A lesson in progress: the table as the learner sees it, what is asked of them, and scripted moves. Accepts only the
// moves the current step asks for.

import {
  listLegalMoves,
  type Game,
  type Happening,
  type Refusal,
  type Replay,
  type View,
} from '@menagerie/rules';
import { PACES, settings } from '../settings/settings.svelte.ts';
import {
  LEARNER,
  pointsOf,
  playScripted,
  replayAt,
  type Lesson,
  type LessonStep,
  type LessonPoint,
} from './lesson.ts';

/**
 * `asked`: the learner reads or moves. `busy`: scripted moves are playing. `done`: the outcome is explained. `end`: no
 * steps left.
 */
export type LessonStage = 'asked' | 'busy' | 'done' | 'end';

export class LessonTable {
  readonly game: Game;
  readonly points: readonly LessonPoint[];
  #replay: Replay;
  /** Counts steps: a new one cancels the scripted moves of the previous one. */
  #run = 0;

  index = $state(0);
  stage = $state<LessonStage>('busy');
  view = $state.raw() as View;
  legal = $state.raw<readonly string[]>([]);
  /** What has happened on this table since the lesson set it up or went back. */
  story = $state.raw<readonly Happening[]>([]);

  constructor(game: Game, lesson: Lesson) {
    this.game = game;
    this.points = pointsOf(lesson);
    this.#replay = replayAt(game, this.points[0]);
    this.#look();
  }

  get step(): LessonStep {
    return this.points[this.index].step;
  }

  get last(): Happening | null {
    return this.story.at(-1) ?? null;
  }

  get players(): number {
    return this.#replay.position.players;
  }

  /** Goes to a step, with the table as it is at its start. */
  async goTo(index: number): Promise<void> {
    const isNextInScene = index === this.index + 1 && this.points[index].index > 0;
    if (!isNextInScene) this.#lay(index);
    this.index = index;
    await this.#happen(this.step.before ?? [], 'asked');
  }

  /** Starts, or resumes after a stop. */
  async resume(): Promise<void> {
    if (this.stage === 'busy') await this.goTo(this.index);
  }

  async goOn(): Promise<void> {
    if (this.index + 1 < this.points.length) await this.goTo(this.index + 1);
    else this.stage = 'end';
  }

  async goBack(): Promise<void> {
    this.#lay(Math.max(0, this.index - (this.stage === 'asked' ? 1 : 0)));
    await this.#happen(this.step.before ?? [], 'asked');
  }

  /** Plays the move if the step asks for it; otherwise tells the learner that it's a different one. */
  play(text: string): boolean {
    if (this.stage !== 'asked' || !this.step.moves?.includes(text)) return false;
    void this.#answer(text);
    return true;
  }

  refuse(text: string): Refusal | null {
    const move = this.game.parseMove(text);
    return move.ok ? this.game.refusal(this.#replay.position, LEARNER, move.value) : null;
  }

  /** Stops all scripted moves. */
  stop(): void {
    this.#run++;
  }

  async #answer(text: string): Promise<void> {
    const { then = [], isTold = false } = this.step;
    this.#play(text);
    const isOver = await this.#happen(then, isTold ? 'done' : 'busy');
    if (isOver && !isTold) await this.goOn();
  }

  #lay(index: number): void {
    this.index = index;
    this.#replay = replayAt(this.game, this.points[index]);
    this.story = [];
  }

  /** False if the learner moved on in the meantime. */
  async #happen(moves: readonly string[], next: LessonStage): Promise<boolean> {
    const run = ++this.#run;
    this.stage = moves.length > 0 ? 'busy' : next;
    this.#look();
    for (const text of moves) {
      await new Promise((resolve) => setTimeout(resolve, PACES[settings.pace]));
      if (run !== this.#run) return false;
      this.#play(text);
      this.#look();
    }
    this.stage = next;
    this.#look();
    return true;
  }

  #play(text: string): void {
    const step = playScripted(this.#replay, text);
    this.#replay = step.after;
    this.story = [...this.story, step];
  }

  #look(): void {
    const { game } = this;
    this.view = game.view(this.#replay.position, LEARNER);
    const isAsked = this.stage === 'asked' && this.step.moves !== undefined;
    this.legal = isAsked
      ? listLegalMoves(game, this.#replay.position, LEARNER).map((move) => game.formatMove(move))
      : [];
  }
}
