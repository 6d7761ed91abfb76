// A table on a server, for tests: it follows the rules, and tells one seat what the server would.

import type { Entry, LogLine, TableEvent, TableState } from '@menagerie/protocol';
import {
  act,
  GAMES,
  listLegalMoves,
  SeededRandom,
  type Game,
  type Position,
  type Seat,
} from '@menagerie/rules';

const HEX = '0'.repeat(64);
const CHANGES_GAME = new Set(['dealt', 'moved', 'rewound']);

/** Moves that end a turn, which spending a bonus doesn't. */
export const cardsOf = (moves: readonly string[]): string[] => moves.filter((move) => !move.startsWith('!'));

export class FakeTable {
  readonly game: Game = GAMES['trump-whales'];
  readonly id = 'table';
  readonly log: LogLine[] = [];
  readonly #you: Seat | null;
  /** The position after each entry. */
  readonly #positions: Position[] = [];
  readonly #random = new SeededRandom('table');
  #position: Position;
  #asked: number | null = null;
  /** The fields of the state that don't come from the game. */
  #more: Partial<TableState> = {};

  /** Dealt, with everyone about to choose a first bonus. */
  constructor(you: Seat | null = 0, players = 3) {
    this.#you = you;
    this.#position = this.game.newGame({ players });
    this.append({ type: 'opened', by: 'p0' });
    this.append({ type: 'started' });
    this.#deal();
  }

  get n(): number {
    return this.log.length;
  }

  get nextSeat(): Seat {
    return this.game.nextSeat(this.#position);
  }

  legalFor(seat: Seat): string[] {
    return listLegalMoves(this.game, this.#position, seat).map((move) => this.game.formatMove(move));
  }

  get state(): TableState {
    return {
      id: this.id,
      game: this.game.id,
      rules: this.game.rulesVersion,
      options: { players: this.#players },
      settings: { listed: false, clock: { type: 'none' }, absence: 'bot', delay: 0, chat: true },
      host: 'p0',
      seats: Array.from({ length: this.#players }, (_, seat) => ({
        plan: { type: 'open' },
        person: `p${seat}`,
        name: `P${seat}`,
        isBot: false,
        number: HEX,
        isReady: true,
        away: null,
      })),
      you: this.#you,
      deals: { version: 1, commitment: HEX, secret: null },
      ask: null,
      result: null,
      after: null,
      next: null,
      clocks: null,
      stopCounts: false,
      ...this.#now(),
    };
  }

  get #players(): number {
    return this.game.optionsOf(this.#position).players;
  }

  /** An event at the table; `more` is what it changes besides the game. */
  append(event: TableEvent, more: Partial<TableState> = {}): Entry {
    const n = this.log.length;
    const line = { n, at: n * 1000, event };
    this.log.push(line);
    this.#positions.push(this.#position.clone());
    this.#more = { ...this.#more, ...more };
    const you = this.#you;
    const isToMove = you !== null && (this.game.toMove(this.#position) & (1 << you)) !== 0;
    const isOthers = event.type === 'moved' && event.seat !== you && this.#asked !== null;
    if (!isToMove) this.#asked = null;
    else if (CHANGES_GAME.has(event.type) && !isOthers) this.#asked = n + 1;
    return { ...line, now: this.#now() };
  }

  /** A move and its consequences; by default the first card. */
  move(seat: Seat = this.nextSeat, text = cardsOf(this.legalFor(seat))[0]): Entry[] {
    const move = this.game.parseMove(text);
    if (!move.ok) throw new Error(move.error.reason);
    const round = this.game.roundsScored(this.#position);
    const played = act(this.game, this.#position, seat, move.value);
    if (!played.ok) throw new Error(`${text} is refused by ${played.error.rule}`);
    const isHidden = seat !== this.#you && this.game.isSecretMove(move.value);
    const then = played.value.map(({ type, rule, facts }) => ({ type, rule, facts }));
    const entries = [
      this.append({ type: 'moved', seat, by: 'player', then, ...(isHidden ? {} : { move: text }) }),
    ];
    if (this.game.roundsScored(this.#position) === round) return entries;
    const result = this.game.roundResult(this.#position, round);
    entries.push(this.append({ type: 'scored', round, result }));
    if (this.game.awaitsDeal(this.#position)) entries.push(this.#deal());
    return entries;
  }

  /** The others and the reader move until the condition is met. */
  playUntil(isReached: () => boolean): Entry[] {
    const entries: Entry[] = [];
    while (!isReached()) entries.push(...this.move());
    return entries;
  }

  /** Returns to before that entry. */
  rewind(to: number): Entry {
    this.#position = this.#positions[to - 1].clone();
    return this.append({ type: 'rewound', to }, { ask: null });
  }

  #deal(): Entry {
    const round = this.game.roundsScored(this.#position);
    this.game.deal(this.#position, this.#random);
    return this.append({ type: 'dealt', round });
  }

  #now(): Pick<TableState, 'n' | 'phase' | 'view' | 'legal' | 'asked'> & Partial<TableState> {
    return {
      n: this.n,
      phase: this.game.isOver(this.#position) ? 'over' : 'playing',
      view: this.game.view(this.#position, this.#you),
      legal: this.#asked === null || this.#you === null ? [] : this.legalFor(this.#you),
      asked: this.#asked,
      ...this.#more,
    };
  }
}
