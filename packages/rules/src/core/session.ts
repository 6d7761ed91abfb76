// A game being played on this device: it deals when a deal is due, plays, and keeps the events that
// make its record. Callers decide who moves; nothing here knows people, bots or clocks.

import { commitmentTo, DEAL_STREAM_VERSION, DealStream, type DealSource } from './deal-stream.ts';
import type { Consequence, Game, Move, Options, Position, Refusal, Seat } from './game.ts';
import { act } from './play.ts';
import { RECORD_FORMAT, RECORD_VERSION, type RecordEvent, type RecordHeader } from './record.ts';
import { fault, ok, type Result } from './result.ts';
import { describeOtherRules, otherRules } from './rules-version.ts';

export interface SessionPlan {
  readonly options: Options;
  readonly seats: RecordHeader['seats'];
  readonly source: DealSource;
  readonly date?: string;
}

export class Session<P extends Position = Position> {
  readonly game: Game<P>;
  readonly #plan: SessionPlan;
  #position: P;
  #events: RecordEvent[];

  constructor(game: Game<P>, plan: SessionPlan) {
    this.game = game;
    this.#plan = plan;
    this.#position = game.newGame(plan.options);
    this.#events = [
      {
        type: 'opened',
        format: RECORD_FORMAT,
        version: RECORD_VERSION,
        game: game.id,
        rules: game.rulesVersion,
        options: { ...plan.options },
        seats: plan.seats,
        ...(plan.date === undefined ? {} : { date: plan.date }),
        deals: {
          version: DEAL_STREAM_VERSION,
          commitment: commitmentTo(plan.source.secret),
          numbers: [...plan.source.numbers],
        },
      },
    ];
  }

  /** A session that was kept somewhere: its events are outside input, so each is held against the rules. */
  static restore<P extends Position>(
    game: Game<P>,
    plan: SessionPlan,
    events: readonly RecordEvent[],
  ): Result<Session<P>> {
    const session = new Session(game, plan);
    for (const [n, event] of events.entries()) {
      if (event.type === 'opened') {
        const versions = otherRules(game, event.rules);
        if (versions) return fault('other-rules', describeOtherRules(game, versions));
      } else if (event.type === 'dealt') {
        const begun = game.begin(session.#position, event.deal);
        if (!begun.ok) return fault(begun.error.code, `event ${n}: ${begun.error.reason}`);
        session.#events.push(event);
      } else if (event.type === 'moved') {
        const move = game.parseMove(event.move);
        if (!move.ok) return fault(move.error.code, `event ${n}: ${event.move} ${move.error.reason}`);
        const answer = session.act(event.seat, move.value);
        if (!answer.ok) return fault(answer.error.code, `event ${n} is refused by ${answer.error.rule}`);
      }
    }
    return ok(session);
  }

  /** The truth, for the owner of the session; hand out views of it. */
  get position(): P {
    return this.#position;
  }

  get events(): readonly RecordEvent[] {
    return this.#events;
  }

  dealIfDue(): boolean {
    if (!this.game.awaitsDeal(this.#position)) return false;
    const round = this.game.roundsScored(this.#position);
    this.game.deal(this.#position, new DealStream(this.#plan.source, round));
    this.#events.push({ type: 'dealt', round, deal: this.game.dealOf(this.#position) });
    return true;
  }

  /** The checked door, for moves from outside. */
  act(seat: Seat, move: Move): Result<readonly Consequence[], Refusal> {
    const scored = this.game.roundsScored(this.#position);
    const answer = act(this.game, this.#position, seat, move);
    if (answer.ok) this.#note(seat, move, scored);
    return answer;
  }

  /** For moves that are known to be legal. */
  play(seat: Seat, move: Move): void {
    const scored = this.game.roundsScored(this.#position);
    this.game.play(this.#position, seat, move);
    this.#note(seat, move, scored);
  }

  #note(seat: Seat, move: Move, scoredBefore: number): void {
    this.#events.push({ type: 'moved', seat, move: this.game.formatMove(move) });
    if (this.game.roundsScored(this.#position) === scoredBefore) return;
    const result = this.game.roundResult(this.#position, scoredBefore);
    this.#events.push({ type: 'scored', round: scoredBefore, result });
  }

  /** Goes back to when there were so many events. */
  rewind(length: number): void {
    const kept = this.#events.slice(0, length);
    this.#position = this.game.newGame(this.#plan.options);
    for (const event of kept) {
      if (event.type === 'dealt') this.game.begin(this.#position, event.deal);
      if (event.type !== 'moved') continue;
      const move = this.game.parseMove(event.move);
      if (move.ok) this.game.play(this.#position, event.seat, move.value);
    }
    this.#events = kept;
  }

  /** All events with the end, the secret opened; the session itself may go on. */
  closedEvents(): RecordEvent[] {
    const { totals, places } = this.game.scores(this.#position);
    const reason = this.game.isOver(this.#position) ? 'finished' : 'stopped';
    const { secret } = this.#plan.source;
    return [...this.#events, { type: 'ended', reason, totals: [...totals], places: [...places], secret }];
  }
}
