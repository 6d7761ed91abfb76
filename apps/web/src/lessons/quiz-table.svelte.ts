// A quiz in progress: one position after another, an answer to each, and how many were right the first time.

import {
  listLegalMoves,
  type Game,
  type Happening,
  type Refusal,
  type Replay,
  type Seat,
  type View,
} from '@menagerie/rules';
import { playScripted } from './lesson.ts';
import { answerOf, bestOf, replayOf, seatOf, type QuizAnswer, type QuizPosition } from './quiz.ts';

/** `asked`: it is the learner's move. `answered`: the move has been played and is explained. */
export type QuizStage = 'asked' | 'answered' | 'end';

export interface Given {
  readonly move: string;
  /** Null for a move without its own explanation. */
  readonly answer: QuizAnswer | null;
  /** The legal moves it was chosen from, and the learner's view at the time. */
  readonly legal: readonly string[];
  readonly view: View;
}

export class QuizTable {
  readonly game: Game;
  readonly positions: readonly QuizPosition[];
  #replay: Replay;

  index = $state(0);
  stage = $state<QuizStage>('asked');
  view = $state.raw() as View;
  legal = $state.raw<readonly string[]>([]);
  last = $state.raw<Happening | null>(null);
  given = $state.raw<Given | null>(null);
  /** By position: whether the first answer was right. */
  results = $state.raw<readonly (boolean | null)[]>([]);
  readonly right = $derived.by(() => this.results.filter((one) => one === true).length);

  constructor(game: Game, positions: readonly QuizPosition[]) {
    this.game = game;
    this.positions = positions;
    this.results = positions.map(() => null);
    this.#replay = replayOf(game, positions[0]);
    this.#look();
  }

  get position(): QuizPosition {
    return this.positions[this.index];
  }

  get seat(): Seat {
    return seatOf(this.position);
  }

  get players(): number {
    return this.#replay.position.players;
  }

  get best(): QuizAnswer {
    return bestOf(this.position);
  }

  get isLast(): boolean {
    return this.index + 1 === this.positions.length;
  }

  play(text: string): void {
    if (this.stage !== 'asked' || !this.legal.includes(text)) return;
    const { view, legal } = this;
    const answer = answerOf(this.position, text);
    this.given = { move: text, answer, view, legal };
    if (this.results[this.index] === null) {
      this.results = this.results.with(this.index, answer?.isBest === true);
    }
    const step = playScripted(this.#replay, text);
    this.#replay = step.after;
    this.stage = 'answered';
    this.last = step;
    this.#look();
  }

  refuse(text: string): Refusal | null {
    const move = this.game.parseMove(text);
    return move.ok ? this.game.refusal(this.#replay.position, this.seat, move.value) : null;
  }

  /** Shows the same position again. */
  lookAgain(): void {
    this.#ask(this.index);
  }

  /** To the next position, whether or not this one was answered. */
  goOn(): void {
    if (this.isLast) this.stage = 'end';
    else this.#ask(this.index + 1);
  }

  restart(): void {
    this.results = this.positions.map(() => null);
    this.#ask(0);
  }

  #ask(index: number): void {
    this.index = index;
    this.#replay = replayOf(this.game, this.position);
    this.stage = 'asked';
    this.given = this.last = null;
    this.#look();
  }

  #look(): void {
    const { game, seat } = this;
    const { position } = this.#replay;
    this.view = game.view(position, seat);
    this.legal =
      this.stage === 'asked' ? listLegalMoves(game, position, seat).map((move) => game.formatMove(move)) : [];
  }
}
