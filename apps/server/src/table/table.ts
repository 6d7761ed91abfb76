// A table as its log tells it. `apply` takes one entry after the other and is the only thing that changes it;
// parts that change are replaced and not written over, so that who holds one can see what is new.

import type { Ask, Id, Phase, Result, SeatClock, SeatPlan, SeatState, Settings } from '@menagerie/protocol';
import {
  commitmentTo,
  findGame,
  otherRules,
  type Consequence,
  type Game,
  type Options,
  type Position,
  type RulesVersions,
  type Seat,
} from '@menagerie/rules';
import { setClocks, tick } from './clocks.ts';
import type { LogEntry, LogEvent } from './log.ts';
import { houseNumber } from './numbers.ts';

type Told<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

/** What a move brought about, kept with the entry that made it. */
export interface MadeMove {
  readonly n: number;
  readonly seat: Seat;
  readonly isSecret: boolean;
  readonly consequences: readonly Consequence[];
}

export class Table {
  readonly id: Id;
  entries: LogEntry[] = [];
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
  /** Null before the start, and always where the game was made under other rules than those of this program. */
  position: Position | null = null;
  /** Counts the changes of the position, so that readers see when to look again. */
  turns = 0;
  /** Moves that stand, in order: a takeback takes some away. */
  moves: MadeMove[] = [];
  /** Per seat: the number that its move answers, or null when it is not its turn. */
  asked: readonly (number | null)[] = [];
  clocks: readonly SeatClock[] | null = null;

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
    const copy = Object.assign(new Table(this.id), this);
    copy.position = this.position?.clone() ?? null;
    copy.entries = [...this.entries];
    copy.moves = [...this.moves];
    return copy;
  }

  get length(): number {
    return this.entries.length;
  }

  get lastAt(): number {
    return this.entries.at(-1)?.at ?? 0;
  }

  seatOf(person: Id | null): Seat | null {
    const seat = person === null ? -1 : this.seats.findIndex((one) => one.person === person);
    return seat < 0 ? null : seat;
  }

  /** Both versions, if this program cannot replay the game: then nobody moves and no clock runs. */
  get otherRules(): RulesVersions | null {
    return otherRules(this.game, this.rules);
  }

  /** The seats that are to move, whoever plays them. */
  get movers(): readonly Seat[] {
    return this.asked.flatMap((n, seat) => (n === null ? [] : [seat]));
  }

  /** The level of the bot of the house that plays the seat now, if one does. */
  botAt(seat: Seat): 'kitten' | 'cat' | 'tiger' | null {
    const { plan, away } = this.seats[seat];
    return plan.type === 'bot' ? plan.level : (away?.bot ?? null);
  }

  apply(entry: LogEntry): void {
    const { n, at, event } = entry;
    if (n !== this.length) throw new Error(`entry ${n} does not follow ${this.length} entries`);
    this.entries.push(entry);
    const takenBack = event.type === 'rewound' ? this.#moversSince(event.to) : [];
    this.#take(event, n);
    if (!this.clocks) return;
    this.clocks = tick(this.clocks, this.settings.clock, {
      at,
      running: this.phase === 'playing' ? this.movers.filter((seat) => this.#hasPlayer(seat)) : [],
      ...(event.type === 'moved' ? { moved: event.seat } : {}),
      takenBack,
      ...(event.type === 'resumed' ? { lost: event.lost } : {}),
    });
  }

  #take(event: LogEvent, n: number): void {
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
      case 'ready':
        return this.#setSeat(event.seat, { isReady: event.isReady });
      case 'started':
        this.phase = 'playing';
        this.hasBegun = true;
        if (this.otherRules) return;
        this.position = this.game.newGame(this.options);
        this.clocks = setClocks(this.settings.clock, this.options.players);
        return;
      case 'dealt':
      case 'moved':
      case 'rewound':
        if (!this.otherRules) this.#playOn(event, n);
        return;
      case 'scored':
      case 'said':
      case 'resumed':
        return;
      case 'away':
        return this.#setSeat(event.seat, { away: { why: event.why, bot: event.bot } });
      case 'returned':
        return this.#setSeat(event.seat, { away: null });
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
    this.#arrange(event.options, event.settings, event.seats);
  }

  #arrange(options: Options, settings: Settings, plans: readonly SeatPlan[]): void {
    this.options = options;
    this.settings = settings;
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

  #setSeat(seat: Seat, change: Partial<SeatState>): void {
    this.seats = this.seats.with(seat, { ...this.seats[seat], ...change });
  }

  #hasPlayer(seat: Seat): boolean {
    return this.seats[seat].person !== null && this.seats[seat].away === null;
  }

  #playOn(event: Told<'dealt' | 'moved' | 'rewound'>, n: number): void {
    if (event.type === 'moved') return this.#move(event, n);
    if (event.type === 'rewound') return this.#rewind(event.to, n);
    this.#begin(event);
    this.#look(n + 1, []);
  }

  #begin({ deal }: Told<'dealt'>): void {
    const begun = this.game.begin(this.#position, deal);
    if (!begun.ok) throw new Error(`the log holds a deal that cannot be: ${begun.error.code}`);
  }

  #move({ seat, move: text }: Told<'moved'>, n: number): void {
    const { game } = this;
    const move = game.parseMove(text);
    if (!move.ok) throw new Error(`the log holds a move that is none: ${move.error.code}`);
    const before = this.#position.clone();
    game.play(this.#position, seat, move.value);
    const consequences = game.consequences(before, this.#position);
    this.moves.push({ n, seat, isSecret: game.isSecretMove(move.value), consequences });
    if (this.ask?.what === 'takeback') this.ask = null;
    this.#look(n + 1, [seat]);
  }

  /** Who is to move: a seat that was to move already goes on answering the same number. */
  #look(n: number, moved: readonly Seat[]): void {
    const movers = this.game.toMove(this.#position);
    this.asked = this.asked.map((old, seat) => {
      if (!(movers & (1 << seat))) return null;
      return old !== null && !moved.includes(seat) ? old : n;
    });
    this.turns++;
  }

  #rewind(to: number, n: number): void {
    this.position = this.game.newGame(this.options);
    this.moves = this.moves.filter((move) => move.n < to);
    for (const { n: at, event } of this.standing()) {
      if (at >= to) break;
      if (event.type === 'dealt') this.#begin(event);
      if (event.type === 'moved') this.#replay(event);
    }
    this.ask = null;
    this.#look(
      n + 1,
      this.seats.map((_, seat) => seat),
    );
  }

  /** The seats whose players made the moves from that number on; bots have no clock. */
  #moversSince(from: number): readonly Seat[] {
    return this.moves.flatMap(({ n, seat }) => {
      const { event } = this.entries[n];
      return n >= from && event.type === 'moved' && event.by === 'player' ? [seat] : [];
    });
  }

  #replay({ seat, move: text }: Told<'moved'>): void {
    const move = this.game.parseMove(text);
    if (move.ok) this.game.play(this.#position, seat, move.value);
  }

  /** The entries that make up the game: what was taken back is left out. */
  standing(): LogEntry[] {
    const kept: LogEntry[] = [];
    for (const entry of this.entries) {
      if (entry.event.type === 'rewound') {
        const { to } = entry.event;
        while (kept.length > 0 && (kept.at(-1) as LogEntry).n >= to) kept.pop();
      }
      if (entry.event.type === 'dealt' || entry.event.type === 'moved' || entry.event.type === 'scored')
        kept.push(entry);
    }
    return kept;
  }

  get #position(): Position {
    if (!this.position) throw new Error('no game is under way');
    return this.position;
  }
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
