// A puzzle on its table: the question, one move as the answer, and then the best move and the continuation step by
// step. It exposes only the solver's view.

import { lineOf, playText, sessionOf, type Puzzle, type PuzzleHead } from '@menagerie/bots/puzzles';
import {
  formatRecord,
  listLegalMoves,
  type Game,
  type Happening,
  type Refusal,
  type Seat,
  type Seated,
  type Step,
  type View,
} from '@menagerie/rules';
import type { Found } from './files.ts';

export class PuzzleTable {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly players: number;
  /** The last event before the question. */
  readonly #before: Step;
  /** The best move and the continuation. */
  readonly #line: readonly Step[];
  readonly #head: PuzzleHead;
  readonly #found: Found;
  /** The solver's choices and view. */
  readonly asked: Seated;
  readonly choices: readonly string[];

  /** The solver's answer; null until there is one. */
  given = $state<string | null>(null);
  /** How many moves of the continuation have been played. */
  shown = $state(0);
  readonly isAsked = $derived.by(() => this.given === null);
  readonly isRight = $derived.by(() => this.given === this.puzzle.answer);
  readonly view: View = $derived.by(() => this.game.view(this.#step.position, this.seat));
  readonly last: Happening | null = $derived.by(() => this.#step);
  readonly legal: readonly string[] = $derived.by(() => (this.isAsked ? this.choices : []));
  readonly length: number;

  /** Of the game named in the puzzle's head. */
  constructor(game: Game, head: PuzzleHead, found: Found) {
    const { puzzle, from } = found;
    this.#head = head;
    this.#found = found;
    this.game = game;
    this.puzzle = puzzle;
    this.players = from.options.players;
    const session = sessionOf(this.game, head, from, puzzle.at);
    const { steps, position } = session;
    this.#before = steps[steps.length - 1];
    this.asked = this.game.view(position, puzzle.seat);
    this.choices = listLegalMoves(this.game, position, puzzle.seat).map((move) => this.game.formatMove(move));
    const begun = session.steps.length;
    playText(session, puzzle.answer);
    for (const text of lineOf(from, puzzle)) playText(session, text);
    this.#line = session.steps.slice(begun).filter(({ type }) => type === 'moved');
    this.length = this.#line.length;
  }

  get seat(): Seat {
    return this.puzzle.seat;
  }

  get #step(): Step {
    return this.shown === 0 ? this.#before : this.#line[this.shown - 1];
  }

  /** The last move of the continuation played so far; null before the answer. */
  get step(): Happening | null {
    return this.shown === 0 ? null : this.#line[this.shown - 1];
  }

  play(move: string): void {
    if (!this.isAsked || !this.choices.includes(move)) return;
    this.given = move;
    this.shown = 1;
  }

  refuse(text: string): Refusal | null {
    const move = this.game.parseMove(text);
    return move.ok ? this.game.refusal(this.#before.position, this.seat, move.value) : null;
  }

  go(shown: number): void {
    if (!this.isAsked) this.shown = Math.max(0, Math.min(this.length, shown));
  }

  /** The whole game as a record, and the number of the event at which the question is asked. */
  record(): { readonly text: string; readonly at: number } {
    const session = sessionOf(this.game, this.#head, this.#found.from);
    return { text: formatRecord(session.closedEvents()), at: this.#before.n };
  }
}
