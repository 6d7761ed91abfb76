// A game being played on this device: deals when a deal is due, plays, and keeps the events that make up
// its record. Callers decide who moves; nothing here knows about people, bots or clocks.

import { commitmentTo, DEAL_STREAM_VERSION, type DealSource } from './deal-stream.ts';
import type { Game, Move, Options, Position, Refusal, Seat } from './game.ts';
import { RECORD_FORMAT, RECORD_VERSION, type RecordEvent, type RecordHeader } from './record.ts';
import { Replay, type Step } from './replay.ts';
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
  readonly #start: Replay<P>;
  #steps: Step<P>[] = [];
  /** The header, then the event of every step. */
  #events: RecordEvent[];

  constructor(game: Game<P>, plan: SessionPlan) {
    this.game = game;
    this.#plan = plan;
    this.#start = Replay.start(game, plan.options);
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

  /** Restores a saved session: its events are outside input, so each is checked against the rules. */
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
      } else if (event.type !== 'ended') {
        const step = session.#replay.take(event);
        if (!step.ok) return fault(step.error.code, `event ${n}: ${step.error.reason}`);
        session.#keep(step.value);
      }
    }
    return ok(session);
  }

  get #replay(): Replay<P> {
    return this.#steps.at(-1)?.after ?? this.#start;
  }

  /** The full position, for the session's owner, who hands out views of it and never changes it. */
  get position(): P {
    return this.#replay.position;
  }

  get events(): readonly RecordEvent[] {
    return this.#events;
  }

  get steps(): readonly Step<P>[] {
    return this.#steps;
  }

  /** The deal, if one was due. */
  dealIfDue(): Step<P> | null {
    const step = this.#replay.deal(this.#plan.source);
    if (step) this.#keep(step);
    return step;
  }

  /** Plays an outside move, if the rules allow it. */
  act(seat: Seat, move: Move): Result<Step<P>, Refusal> {
    const steps = this.#replay.act(seat, move);
    if (!steps.ok) return steps;
    this.#keep(...steps.value);
    return ok(steps.value[0]);
  }

  /** For moves known to be legal. */
  play(seat: Seat, move: Move): void {
    this.#keep(...this.#replay.play(seat, move));
  }

  #keep(...steps: readonly Step<P>[]): void {
    this.#steps.push(...steps);
    this.#events.push(...steps.map(({ event }) => event));
  }

  /** Goes back to this number of events; the header always stays. */
  rewind(length: number): void {
    this.#steps = this.#steps.slice(0, Math.max(0, length - 1));
    this.#events = this.#events.slice(0, Math.max(1, length));
  }

  /** All events plus the end, with the secret opened; the session itself may go on. */
  closedEvents(): RecordEvent[] {
    const { totals, places } = this.game.scores(this.position);
    const reason = this.game.isOver(this.position) ? 'finished' : 'stopped';
    const { secret } = this.#plan.source;
    return [...this.#events, { type: 'ended', reason, totals: [...totals], places: [...places], secret }];
  }
}
