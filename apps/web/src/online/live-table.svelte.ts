// A table at the server, as its screen sees it. The stream brings entries; they are shown one after the other
// at a pace that can be followed. An own move is shown at once and corrected if the server refuses it.

import type { Entry, LogLine, TableState } from '@menagerie/protocol';
import {
  findGame,
  mayTakeBack,
  SeededRandom,
  type Consequence,
  type Game,
  type Position,
  type Refusal,
  type Scores,
  type Seat,
  type View,
} from '@menagerie/rules';
import type { Hint, Person } from '../games/room.ts';
import { timeToLook, type PlayedTable, type Stage } from '../play/played-table.ts';
import type { Happening } from '../play/story.ts';
import { PACES, settings } from '../settings/settings.svelte.ts';
import { ask, insist, Refused } from './api.ts';
import { peopleAt } from './people-at.ts';
import { TableStream } from './stream.svelte.ts';

/** The score slip makes way by itself: the others play on. */
const SUMMARY_MS = 12_000;
/** So many entries behind, and they are no longer played at leisure. */
const FAR_BEHIND = 4;

export interface Said {
  readonly n: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase?: string;
  readonly text?: string;
}

export class LiveTable implements PlayedTable {
  readonly game: Game;
  /** The table as the server last told it; the screen may still be some moves behind. */
  state = $state.raw() as TableState;
  stage = $state<Stage>('playing');
  view = $state.raw() as View;
  legal = $state.raw<readonly string[]>([]);
  story = $state.raw<readonly Happening[]>([]);
  said = $state.raw<readonly Said[]>([]);
  hints = $state.raw<readonly Hint[] | null>(null);
  /** A move that the server has not answered yet. */
  sending = $state.raw<{ readonly move: string; readonly answers: number } | null>(null);
  /** Why the server refused the last move. */
  refused = $state.raw<Refusal | 'late' | null>(null);
  readonly isHinting = false;
  readonly hint = null;
  readonly people: readonly Person[] = $derived.by(() => peopleAt(this.state));
  readonly eyes: Seat = $derived.by(() => this.state.you ?? 0);
  readonly thinking: Seat | null = $derived.by(() => this.#thinker());
  readonly canUndo: boolean = $derived.by(() => this.#mayAskBack());
  readonly stream: TableStream;
  readonly #gone = new AbortController();
  readonly #queue: Entry[] = [];
  #round = 0;
  #isShowing = false;
  #goOn: () => void = () => undefined;
  /** Server's time minus this device's, as near as the entries tell. */
  #ahead: number | null = null;

  constructor(state: TableState, log: readonly LogLine[]) {
    this.game = findGame(state.game) as Game;
    this.state = state;
    this.view = state.view as View;
    for (const line of log) this.#tell(line);
    this.#settle();
    this.stream = new TableStream(state.id, state.n, (entry) => this.#take(entry));
  }

  static async open(id: string): Promise<LiveTable> {
    const state = await ask<TableState>('GET', `tables/${id}`);
    const { entries } = await ask<{ entries: LogLine[] }>('GET', `tables/${id}/log`);
    return new LiveTable(
      state,
      entries.filter(({ n }) => n < state.n),
    );
  }

  /** Leaves the screen, not the game. */
  close(): void {
    this.#gone.abort();
    this.stream.close();
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() + (this.#ahead ?? 0);
  }

  refuse(text: string): Refusal | null {
    const move = this.game.parseMove(text);
    const position = this.#position();
    const { you } = this.state;
    return move.ok && position && you !== null ? this.game.refusal(position, you, move.value) : null;
  }

  play(move: string): void {
    const { asked, id } = this.state;
    if (asked === null || this.sending) return;
    this.sending = { move, answers: asked };
    this.refused = null;
    this.legal = [];
    this.#foresee(move);
    const send = (): Promise<unknown> => ask('POST', `tables/${id}/moves`, { move, answers: asked });
    insist(this.#gone.signal, send).then(
      () => (this.sending = null),
      (error: unknown) => this.#correct(error),
    );
  }

  goOn(): void {
    this.#goOn();
  }

  /** Asks the others to let the last move be taken back. */
  undo(): void {
    if (this.canUndo) void this.post('asks', { what: 'takeback' });
  }

  scores(): Scores {
    const position = this.#position();
    return position ? this.game.scores(position) : { rounds: [], totals: [], places: [] };
  }

  /** Anything else that one does at a table. */
  async post(what: string, body?: unknown, method = 'POST'): Promise<void> {
    await ask(method, `tables/${this.state.id}/${what}`, body);
  }

  #take(entry: Entry): void {
    this.state = { ...this.state, ...entry.now };
    const ahead = entry.at - Date.now();
    this.#ahead = this.#ahead === null ? ahead : Math.max(this.#ahead, ahead);
    this.#queue.push(entry);
    void this.#show();
  }

  async #show(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    for (let entry = this.#queue.shift(); entry && !this.#gone.signal.aborted; entry = this.#queue.shift()) {
      if (entry.now.view) this.view = entry.now.view as View;
      const happened = this.#tell(entry);
      const { event } = entry;
      if (event.type === 'scored' && this.state.phase === 'playing') await this.#summarise();
      if (happened && this.#queue.length < FAR_BEHIND) {
        await this.#rest(timeToLook(happened, PACES[settings.pace], happened.seat === this.state.you));
      }
    }
    this.#isShowing = false;
    this.#settle();
  }

  /** Everything has been shown: now it may be one's turn. */
  #settle(): void {
    const { phase, view, legal } = this.state;
    this.stage = phase === 'over' ? 'over' : 'playing';
    if (this.sending) return;
    if (view) this.view = view as View;
    this.legal = legal;
  }

  async #summarise(): Promise<void> {
    this.stage = 'summary';
    await Promise.race([new Promise<void>((resolve) => (this.#goOn = resolve)), this.#rest(SUMMARY_MS)]);
    this.stage = 'playing';
  }

  #rest(milliseconds: number): Promise<void> {
    return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
  }

  /** Adds to the log what belongs there. */
  #tell({ n, event }: LogLine): Happening | null {
    if (event.type === 'rewound') this.story = this.story.filter((one) => one.n < event.to);
    if (event.type === 'said') this.said = [...this.said, { n, ...event }];
    if (event.type === 'dealt') this.#round = event.round;
    if (event.type !== 'dealt' && event.type !== 'moved') return null;
    const moved = event.type === 'moved' ? event : null;
    const happening: Happening = {
      n,
      type: event.type,
      round: this.#round,
      seat: moved?.seat ?? null,
      move: moved?.move ?? null,
      isSecret: moved !== null && (moved.move === undefined || this.#isSecret(moved.move)),
      consequences: (moved?.then ?? []) as readonly Consequence[],
    };
    this.story = [...this.story.filter((one) => one.n !== n), happening];
    return happening;
  }

  #isSecret(text: string): boolean {
    const move = this.game.parseMove(text);
    return move.ok && this.game.isSecretMove(move.value);
  }

  /** A whole position that fits what is seen: the rules for one's own moves are the same in all of them. */
  #position(): Position | null {
    return this.state.view ? this.game.sample(this.state.view as View, new SeededRandom('any')) : null;
  }

  /** Shows an own move before the server has answered, unless it would show cards that are not known yet. */
  #foresee(text: string): void {
    const { game } = this;
    const { you, n } = this.state;
    const move = game.parseMove(text);
    const before = this.#position();
    if (!move.ok || you === null || !before) return;
    const after = before.clone();
    game.play(after, you, move.value);
    const consequences = game.consequences(before, after);
    const isSecret = game.isSecretMove(move.value);
    if (game.awaitsDeal(after) || game.isOver(after) || !mayTakeBack({ isSecret, consequences }, [])) return;
    this.view = game.view(after, you);
    const foreseen = {
      n,
      type: 'moved',
      round: this.#round,
      seat: you,
      move: text,
      isSecret,
      consequences,
    } as const;
    this.story = [...this.story, foreseen];
  }

  #correct(error: unknown): void {
    this.sending = null;
    if (this.#gone.signal.aborted) return;
    const { n } = this.state;
    this.story = this.story.filter((one) => one.n < n);
    if (error instanceof Refused && error.facts.rule !== undefined) {
      const { rule, refusal = '', facts = {} } = error.facts;
      this.refused = { rule, code: refusal, facts: facts as Refusal['facts'] };
    } else this.refused = 'late';
    this.#settle();
  }

  #thinker(): Seat | null {
    const { seats, phase, view } = this.state;
    if (phase !== 'playing') return null;
    const isHouse = (seat: Seat): boolean =>
      seats[seat].plan.type === 'bot' || Boolean(seats[seat].away?.bot);
    return (view as View | null)?.toMove.find(isHouse) ?? null;
  }

  #mayAskBack(): boolean {
    const { you, phase, ask: asked } = this.state;
    const last = this.story.findLastIndex(({ seat }) => seat === you);
    if (you === null || phase !== 'playing' || asked || last < 0 || this.sending) return false;
    const [own, ...later] = this.story.slice(last);
    return mayTakeBack(own, later);
  }
}
