// A puzzle on its table: the position is asked, one move is taken, and then the answer and how play goes on can be
// stepped through. Only the solver's view leaves it.

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
  /** The last thing that happened before the question. */
  readonly #before: Step;
  /** The answer, and how play goes on. */
  readonly #line: readonly Step[];
  readonly #head: PuzzleHead;
  readonly #found: Found;
  /** What the solver chose from, and saw. */
  readonly asked: Seated;
  readonly choices: readonly string[];

  /** What was answered; null while it is asked. */
  given = $state<string | null>(null);
  /** How many moves of the line are on the table. */
  shown = $state(0);
  readonly isAsked = $derived.by(() => this.given === null);
  readonly isRight = $derived.by(() => this.given === this.puzzle.answer);
  readonly view: View = $derived.by(() => this.game.view(this.#step.position, this.seat));
  readonly last: Happening | null = $derived.by(() => this.#step);
  readonly legal: readonly string[] = $derived.by(() => (this.isAsked ? this.choices : []));
  readonly length: number;

  /** Of the game that the head names. */
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

  /** The move of the line that lies on the table last; null before the answer. */
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

  /** The whole game as a record, and the number of the event at which the question came. */
  record(): { readonly text: string; readonly at: number } {
    const session = sessionOf(this.game, this.#head, this.#found.from);
    return { text: formatRecord(session.closedEvents()), at: this.#before.n };
  }
}
