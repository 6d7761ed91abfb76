// A table derived from its log. `apply` takes one entry after the other and is the only thing that changes it;
// parts that change are replaced, not mutated, so that holders of an old one can compare.

import type {
  Ask,
  BotLevel,
  Id,
  Phase,
  Result,
  SeatClock,
  SeatPlan,
  SeatState,
  Settings,
} from '@menagerie/protocol';
import {
  commitmentTo,
  findGame,
  houseNumber,
  mayTakeBack,
  otherRules,
  Replay,
  type Game,
  type Options,
  type Position,
  type RulesVersions,
  type Seat,
  type Step,
} from '@menagerie/rules';
import { setClocks, tick } from './clocks.ts';
import { countActs, type Acts } from './acts.ts';
import {
  isOfPerson,
  isPlayed,
  playEventOf,
  type LogEntry,
  type LogEvent,
  type PlayedEvent,
  type TableContest,
} from './log.ts';
import { UnreadableTable } from './unreadable.ts';

type Told<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

/** A step of the game, with the number of the entry that made it. */
export interface NumberedStep {
  readonly n: number;
  readonly step: Step;
}

/** An entry, with the table before it and after it. */
export interface Moment {
  readonly entry: LogEntry;
  readonly before: Table;
  readonly after: Table;
}

export class Table {
  readonly id: Id;
  entries: LogEntry[] = [];
  length = 0;
  phase: Phase = 'open';
  game!: Game;
  /** The version of the rules under which the table was opened. */
  rules = 0;
  options!: Options;
  settings!: Settings;
  host!: Id;
  invitation = '';
  secret = '';
  commitment = '';
  seats: readonly SeatState[] = [];
  after: Id | null = null;
  next: Id | null = null;
  ask: Ask | null = null;
  result: Result | null = null;
  hasBegun = false;
  contest: TableContest | null = null;
  /** Null before the start, and always where the game was made under other rules than those of this program. */
  replay: Replay | null = null;
  lastStep: NumberedStep | null = null;
  /** The last moves that can still be taken back. */
  takeable: readonly NumberedStep[] = [];
  /** Per seat: the number that its move answers, or null when it is not its turn. */
  asked: readonly (number | null)[] = [];
  /** Per seat: the game when the seat was asked, without what others choose at the same time. */
  askedIn: readonly (Replay | null)[] = [];
  /** When a person last did something here, or something became of them. */
  lastPersonAt = 0;
  clocks: readonly SeatClock[] | null = null;
  /** People the host has removed: they can only return if invited. */
  removed: ReadonlySet<Id> = new Set();
  /** Who did not want the seat that was kept for them: they are not called again. */
  declined: ReadonlySet<Id> = new Set();
  acts: Acts = new Map();
  /** The number of the entry with which the game began. */
  startedAt: number | null = null;
  /** When the game was over. */
  endedAt: number | null = null;

  constructor(id: Id) {
    this.id = id;
  }

  static from(id: Id, entries: readonly LogEntry[]): Table {
    const table = new Table(id);
    for (const entry of entries) table.apply(entry);
    return table;
  }

  /** Another table with the same past; what happens to one does not happen to the other. */
  copy(): Table {
    return Object.assign(this.#snapshot(), { entries: [...this.entries] });
  }

  /** A snapshot of the table. The list of entries is shared, so it is read-only. */
  #snapshot(): Table {
    return Object.assign(new Table(this.id), this);
  }

  get position(): Position | null {
    return this.replay?.position ?? null;
  }

  get lastAt(): number {
    return this.entries.at(-1)?.at ?? 0;
  }

  /** Those who sit, bot accounts included. */
  get people(): readonly Id[] {
    return this.seats.flatMap(({ person }) => person ?? []);
  }

  seatOf(person: Id | null): Seat | null {
    const seat = person === null ? -1 : this.seats.findIndex((one) => one.person === person);
    return seat < 0 ? null : seat;
  }

  /** Both versions, if this program cannot replay the game: then nobody moves and no clock runs. */
  get otherRules(): RulesVersions | null {
    return otherRules(this.game, this.rules);
  }

  /** The seats to move, played by people or bots. */
  get movers(): readonly Seat[] {
    return this.asked.flatMap((n, seat) => (n === null ? [] : [seat]));
  }

  /** The level of the bot of the house that plays the seat now, if one does. */
  botAt(seat: Seat): BotLevel | null {
    const { plan, away } = this.seats[seat];
    return plan.type === 'bot' ? plan.level : (away?.bot ?? null);
  }

  /** Takes an entry and answers with the table around it. */
  advance(entry: LogEntry, known?: Step): Moment {
    const before = this.#snapshot();
    this.apply(entry, known);
    return { entry, before, after: this.#snapshot() };
  }

  /** `known` is the entry's step, if it has been worked out already. */
  apply(entry: LogEntry, known?: Step): void {
    const { n, at, event } = entry;
    if (n !== this.length) throw new UnreadableTable('gap', this.length);
    this.entries.push(entry);
    this.length++;
    if (isOfPerson(event)) this.lastPersonAt = at;
    const takenBack = event.type === 'rewound' ? this.#moversSince(event.to) : [];
    this.acts = countActs(this, event);
    if (event.type === 'ended') this.endedAt = at;
    this.#take(event, n, known);
    if (!this.clocks) return;
    this.clocks = tick(this.clocks, this.settings.clock, {
      at,
      running: this.phase === 'playing' ? this.movers.filter((seat) => this.#hasPlayer(seat)) : [],
      ...(event.type === 'moved' ? { moved: event.seat } : {}),
      takenBack,
      ...(event.type === 'resumed' ? { lost: event.lost } : {}),
    });
  }

  #take(event: LogEvent, n: number, known: Step | undefined): void {
    switch (event.type) {
      case 'opened':
        return this.#open(event);
      case 'changed':
        return this.#arrange(event.options, event.settings, event.seats);
      case 'seated': {
        const { person, name, isBot, number } = event;
        return this.#setSeat(event.seat, { person, name, isBot, number });
      }
      case 'left':
        return this.#setSeat(event.seat, emptySeat(this.seats[event.seat].plan, event.seat, this.commitment));
      case 'removed':
        this.removed = new Set([...this.removed, event.person]);
        return this.#freeSeat(event.seat);
      case 'declined':
        this.declined = new Set([...this.declined, event.person]);
        return this.#freeSeat(event.seat);
      case 'hosted':
        this.host = event.person;
        return;
      case 'ready':
        return this.#setSeat(event.seat, { isReady: event.isReady });
      case 'started':
        this.phase = 'playing';
        this.hasBegun = true;
        this.startedAt = n;
        if (this.otherRules) return;
        this.replay = Replay.start(this.game, this.options);
        this.clocks = setClocks(this.settings.clock, this.options.players);
        return;
      case 'dealt':
      case 'moved':
      case 'scored':
        if (this.replay) this.#play(n, known ?? stepOf(this.replay, event, n));
        return;
      case 'rewound':
        if (this.replay) this.#rewind(event.to, n);
        return;
      case 'said':
      case 'unsaid':
      case 'resumed':
        return;
      case 'away':
        return this.#setSeat(event.seat, { away: { why: event.why, bot: event.bot } });
      case 'returned':
        return this.#setSeat(event.seat, { away: null });
      case 'renamed':
        return this.#setSeat(event.seat, { name: event.name });
      case 'asked':
        this.ask = { what: event.what, seat: event.seat, agreed: [event.seat] };
        return;
      case 'answered':
        if (!event.agrees || !this.ask) this.ask = null;
        else this.ask = { ...this.ask, agreed: [...this.ask.agreed, event.seat] };
        return;
      case 'ended': {
        const { reason, totals, places } = event;
        this.phase = 'over';
        this.result = { reason, totals: [...totals], places: [...places] };
        this.ask = null;
        this.asked = this.asked.map(() => null);
        return;
      }
      case 'rematched':
        this.next = event.table;
        return;
      default:
        return refuseUnknown(event, n);
    }
  }

  #open(event: Told<'opened'>): void {
    const game = findGame(event.game);
    if (!game) throw new Error(`there is no game called ${event.game}`);
    this.game = game;
    this.rules = event.rules;
    this.host = event.host;
    this.invitation = event.invitation;
    this.secret = event.secret;
    this.commitment = commitmentTo(event.secret);
    this.after = event.after ?? null;
    this.contest = event.contest ?? null;
    this.#arrange(event.options, event.settings, event.seats);
  }

  #arrange(options: Options, settings: Settings, plans: readonly SeatPlan[]): void {
    this.options = options;
    this.settings = settings;
    const called = plans.flatMap((plan) => (plan.type === 'person' ? plan.person : []));
    if (called.some((person) => this.removed.has(person)))
      this.removed = new Set([...this.removed].filter((person) => !called.includes(person)));
    this.asked = plans.map(() => null);
    this.seats = plans.map((plan, seat) => {
      const old = this.seats[seat];
      const stays = old?.person && plan.type !== 'bot';
      return {
        ...emptySeat(plan, seat, this.commitment),
        ...(stays ? { ...old, plan, isReady: false } : {}),
      };
    });
  }

  /** A seat that was reserved for somebody is then open. */
  #freeSeat(seat: Seat): void {
    const { plan } = this.seats[seat];
    this.#setSeat(seat, emptySeat(plan.type === 'person' ? { type: 'open' } : plan, seat, this.commitment));
  }

  #setSeat(seat: Seat, change: Partial<SeatState>): void {
    this.seats = this.seats.with(seat, { ...this.seats[seat], ...change });
  }

  #hasPlayer(seat: Seat): boolean {
    return this.seats[seat].person !== null && this.seats[seat].away === null;
  }

  #play(n: number, step: Step): void {
    this.replay = step.after;
    this.lastStep = { n, step };
    if (step.type === 'scored') return;
    this.takeable = [...this.takeable, this.lastStep].filter((_, i, all) => isTakeable(all.slice(i)));
    if (step.type === 'moved' && this.ask?.what === 'takeback') this.ask = null;
    this.#look(n + 1, step.seat === null ? [] : [step.seat]);
  }

  /** Whose turn it is: a seat already asked keeps the same number. */
  #look(n: number, moved: readonly Seat[]): void {
    const movers = this.position ? this.game.toMove(this.position) : 0;
    const was = this.asked;
    const goesOn = (seat: Seat): boolean => was[seat] !== null && !moved.includes(seat);
    const isToMove = (seat: Seat): boolean => (movers & (1 << seat)) !== 0;
    this.asked = was.map((old, seat) => (!isToMove(seat) ? null : goesOn(seat) ? old : n));
    this.askedIn = was.map((_, seat) =>
      !isToMove(seat) ? null : goesOn(seat) ? this.askedIn[seat] : this.replay,
    );
  }

  #rewind(to: number, n: number): void {
    const first = this.takeable.findIndex((move) => move.n >= to);
    if (first < 0) throw new UnreadableTable('refused', n);
    this.replay = this.takeable[first].step.before;
    this.takeable = this.takeable.slice(0, first);
    this.ask = null;
    this.#look(
      n + 1,
      this.seats.map((_, seat) => seat),
    );
  }

  /** The seats whose players made the moves from that number on; bots have no clock. */
  #moversSince(from: number): readonly Seat[] {
    return this.takeable.flatMap(({ n }) => {
      const { event } = this.entries[n];
      return n >= from && event.type === 'moved' && event.by === 'player' ? [event.seat] : [];
    });
  }

  /** The events that make up the game, without moves taken back. */
  playedEvents(): PlayedEvent[] {
    const kept: { readonly n: number; readonly event: PlayedEvent }[] = [];
    for (const { n, event } of this.entries) {
      if (event.type === 'rewound') while ((kept.at(-1)?.n ?? -1) >= event.to) kept.pop();
      if (isPlayed(event)) kept.push({ n, event });
    }
    return kept.map(({ event }) => event);
  }
}

/** Written by a newer program, or invalid: a known type missing above is a compile error. */
function refuseUnknown(_event: never, n: number): never {
  throw new UnreadableTable('unknown-event', n);
}

/** Throws if the rules refuse the event: then this is no log of a game. */
function stepOf(replay: Replay, event: PlayedEvent, n: number): Step {
  const step = replay.take(playEventOf(event));
  if (!step.ok) throw new UnreadableTable('refused', n);
  return step.value;
}

/** Whether the first of these steps may still be taken back, after the others. */
function isTakeable([own, ...later]: readonly NumberedStep[]): boolean {
  return (
    own.step.type === 'moved' &&
    mayTakeBack(
      own.step,
      later.map(({ step }) => step),
    )
  );
}

function emptySeat(plan: SeatPlan, seat: Seat, commitment: string): SeatState {
  const isHouse = plan.type === 'bot';
  return {
    plan,
    person: null,
    name: null,
    isBot: isHouse,
    number: isHouse ? houseNumber(commitment, seat) : null,
    isReady: isHouse,
    away: null,
  };
}
