// Replays a game: the one place where events become positions. A replay is a value: the game after some number of
// events. Applying an event or making a move returns a step, which leads to the next replay; the one before it
// doesn't change, so going back means returning to one you kept.

import { DealStream, type DealSource } from './deal-stream.ts';
import type { Consequence, Eyes, Game, Move, Options, Position, Refusal, Seat } from './game.ts';
import type { Dealt, Moved, PlayEvent, Scored } from './record.ts';
import { fault, ok, type Result } from './result.ts';

/** A deal, a move or a score, in a form for people. */
export interface Happening {
  /** The number of its event in the record, where the header is number 0. */
  readonly n: number;
  readonly type: PlayEvent['type'];
  readonly round: number;
  /** Who moved; null for a deal or a score. */
  readonly seat: Seat | null;
  readonly move: string | null;
  /** Whether only the mover saw the move. */
  readonly isSecret: boolean;
  /** Whether somebody saw a card the mover didn't know before, or the round ended. */
  readonly showedCards: boolean;
  readonly consequences: readonly Consequence[];
}

/** The move as this viewer saw it: null if it was hidden from them. */
export function moveSeenBy({ seat, move, isSecret }: Happening, eyes: Eyes | 'all'): string | null {
  return isSecret && eyes !== 'all' && eyes !== seat ? null : move;
}

export function didShowCards(game: Game, consequences: readonly Consequence[]): boolean {
  return consequences.some((one) => game.showsCards(one));
}

export class Replay<P extends Position = Position> {
  readonly game: Game<P>;
  /** After all events so far. Nobody modifies it. */
  readonly position: P;
  /** How many events came before, including the record's header. */
  readonly length: number;
  /** How many rounds have had their score event. */
  readonly #scored: number;

  private constructor(game: Game<P>, position: P, length: number, scored: number) {
    this.game = game;
    this.position = position;
    this.length = length;
    this.#scored = scored;
  }

  /** Starts from any position, as if it were the first. */
  static from<P extends Position>(game: Game<P>, position: P): Replay<P> {
    return new Replay(game, position, 1, game.roundsScored(position));
  }

  /** A game waiting for its first deal. */
  static start<P extends Position>(game: Game<P>, options: Options): Replay<P> {
    return Replay.from(game, game.newGame(options));
  }

  /** Whether a round has ended and its score comes next. */
  get isScoreDue(): boolean {
    return this.game.roundsScored(this.position) > this.#scored;
  }

  /** Applies an outside event, if the rules allow it. */
  take(event: PlayEvent): Result<Step<P>> {
    if (this.isScoreDue && event.type !== 'scored') {
      return fault('score-missing', `round ${this.#scored + 1} has ended and must be scored first`);
    }
    switch (event.type) {
      case 'dealt':
        return this.#takeDeal(event);
      case 'moved':
        return this.#takeMove(event);
      case 'scored':
        return this.#takeScore(event);
    }
  }

  /** The steps of a move, including its score if it ends a round; or why the rules don't allow it. */
  act(seat: Seat, move: Move): Result<readonly [Step<P>, ...Step<P>[]], Refusal> {
    const refusal = this.game.refusal(this.position, seat, move);
    return refusal ? { ok: false, error: refusal } : ok(this.play(seat, move));
  }

  /** The same for a move known to be legal. */
  play(seat: Seat, move: Move): readonly [Step<P>, ...Step<P>[]] {
    const moved = this.#moved({ type: 'moved', seat, move: this.game.formatMove(move) }, move);
    return moved.after.isScoreDue ? [moved, moved.after.#scoreNow()] : [moved];
  }

  /** The next deal, or null if none is due. */
  deal(source: DealSource): Step<P, Dealt> | null {
    const { game, position } = this;
    if (!game.awaitsDeal(position)) return null;
    const after = position.clone();
    const round = game.roundsScored(position);
    game.deal(after, new DealStream(source, round));
    return this.#step({ type: 'dealt', round, deal: game.dealOf(after) }, after);
  }

  #takeDeal(event: Dealt): Result<Step<P>> {
    const { game } = this;
    if (event.round !== this.#scored) return fault('wrong-round', `round ${this.#scored} is due, from 0`);
    const after = this.position.clone();
    const begun = game.begin(after, event.deal);
    if (!begun.ok) return begun;
    if (!isSame(game.dealOf(after), event.deal)) {
      return fault('unsorted-deal', 'the cards of a hand do not stand in order');
    }
    return ok(this.#step(event, after));
  }

  #takeMove(event: Moved): Result<Step<P>> {
    const { seat, move: text } = event;
    const move = this.game.parseMove(text);
    if (!move.ok) return fault('illegal-move', `${JSON.stringify(text)} ${move.error.reason}`);
    const refusal = this.game.refusal(this.position, seat, move.value);
    if (refusal) {
      const reason = `${text} of seat ${seat} is refused by ${refusal.rule} (${refusal.code})`;
      return fault('illegal-move', reason);
    }
    return ok(this.#moved(event, move.value));
  }

  #takeScore(event: Scored): Result<Step<P>> {
    if (!this.isScoreDue || event.round !== this.#scored) {
      return fault('wrong-round', 'no such round has ended');
    }
    const due = this.#scoreNow();
    if (isSame(due.event.result, event.result)) return ok(due);
    return fault('wrong-result', `the rules give ${JSON.stringify(due.event.result)}`);
  }

  #moved(event: Moved, move: Move): Step<P> {
    const after = this.position.clone();
    this.game.play(after, event.seat, move);
    return this.#step(event, after, this.game.isSecretMove(move));
  }

  #scoreNow(): Step<P, Scored> {
    const round = this.#scored;
    const event: Scored = { type: 'scored', round, result: this.game.roundResult(this.position, round) };
    return this.#step(event, this.position, false, round + 1);
  }

  #step<E extends PlayEvent>(event: E, position: P, isSecret = false, scored = this.#scored): Step<P, E> {
    return new Step(this, new Replay(this.game, position, this.length + 1, scored), event, isSecret);
  }
}

/** One event of a game, with the game before and after it. Its consequences are computed on demand. */
export class Step<P extends Position = Position, E extends PlayEvent = PlayEvent> implements Happening {
  readonly before: Replay<P>;
  readonly after: Replay<P>;
  readonly event: E;
  readonly isSecret: boolean;
  #consequences: readonly Consequence[] | undefined;

  constructor(before: Replay<P>, after: Replay<P>, event: E, isSecret: boolean) {
    this.before = before;
    this.after = after;
    this.event = event;
    this.isSecret = isSecret;
  }

  get n(): number {
    return this.before.length;
  }

  get type(): PlayEvent['type'] {
    return this.event.type;
  }

  get round(): number {
    return this.event.type === 'moved'
      ? this.before.game.roundsScored(this.before.position)
      : this.event.round;
  }

  get seat(): Seat | null {
    return this.event.type === 'moved' ? this.event.seat : null;
  }

  get move(): string | null {
    return this.event.type === 'moved' ? this.event.move : null;
  }

  get consequences(): readonly Consequence[] {
    const { before, after } = this;
    this.#consequences ??=
      this.event.type === 'moved' ? before.game.consequences(before.position, after.position) : [];
    return this.#consequences;
  }

  get showedCards(): boolean {
    return didShowCards(this.before.game, this.consequences);
  }

  /** After the event. */
  get position(): P {
    return this.after.position;
  }
}

/** Whether two values are the same JSON, regardless of key order. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
