// A table on the server, as its screen sees it. Entries arrive by stream and are shown one by one at a pace people can
// follow. The reader's own move is shown immediately and taken back if the server refuses it.

import type { Entry, LogLine, TableState } from '@menagerie/protocol';
import {
  mayTakeBack,
  otherRules,
  type Game,
  type Happening,
  type Refusal,
  type Scores,
  type Seat,
  type View,
} from '@menagerie/rules';
import { loadGame } from '../games/index.ts';
import type { Person } from '../games/room.ts';
import { timeToLook, type PlayedTable, type Stage } from '../play/played-table.ts';
import { PACES, settings } from '../settings/settings.svelte.ts';
import { wait } from '../device.ts';
import { api as pageApi, Refused, type Api } from './api.ts';
import { anyPosition, foresee } from './foresee.ts';
import { happeningOf } from './happening-of.ts';
import { OtherRules } from './other-rules.ts';
import { peopleAt } from './people-at.ts';
import { TableStream } from './table-stream.ts';

/** The score slip closes by itself, since the others play on. */
const SUMMARY_MS = 12_000;
/** When this many entries behind, stop pausing between them. */
const FAR_BEHIND = 4;

const CHANGES_TURN: ReadonlySet<string> = new Set(['dealt', 'moved', 'rewound', 'returned', 'resumed']);

export interface Said {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase?: string;
  readonly text?: string;
}

/** A move, and the `asked` number of the turn it is for. */
export interface SentMove {
  readonly move: string;
  readonly answers: number;
}

export class LiveTable implements PlayedTable {
  readonly game: Game;
  /** The table's newest state from the server; the screen may be some moves behind. */
  state = $state.raw() as TableState;
  stage = $state<Stage>('playing');
  view = $state.raw() as View;
  legal = $state.raw<readonly string[]>([]);
  story = $state.raw<readonly Happening[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** People the host has removed. */
  removed = $state.raw<readonly string[]>([]);
  /** Since when the current players have been to move, by the server's clock. */
  turnSince = $state(0);
  readonly hints = null;
  /** A move the server hasn't answered yet. */
  sending = $state.raw<SentMove | null>(null);
  /** Why the server refused the last move. `left`: the page was closed before the move got through. */
  refused = $state.raw<Refusal | 'late' | 'left' | null>(null);
  /** Why any other request failed. */
  trouble = $state.raw<unknown>(null);
  readonly isHinting = false;
  readonly hint = null;
  dropHints(): void {
    // Tables on a server have no hints.
  }
  readonly loading = null;
  /** Stays the same object until somebody comes or goes, so that not every entry redraws everyone. */
  readonly #seats: TableState['seats'] = $derived.by(() => this.state.seats);
  readonly #you: Seat | null = $derived.by(() => this.state.you);
  readonly people: readonly Person[] = $derived.by(() => peopleAt({ seats: this.#seats, you: this.#you }));
  readonly eyes: Seat = $derived.by(() => this.state.you ?? 0);
  readonly isWatching: boolean = $derived.by(() => this.state.you === null || this.#hasStandIn());
  /** Whether the server is waiting for the reader's move; the screen may be some moves behind. */
  readonly isAsked: boolean = $derived.by(
    () => this.state.asked !== null && this.sending === null && !this.#hasStandIn(),
  );
  readonly thinking: Seat | null = $derived.by(() => this.#thinker());
  readonly canUndo: boolean = $derived.by(() => this.#mayAskForTakeback());
  readonly stream: TableStream;
  readonly #api: Api;
  readonly #closing = new AbortController();
  readonly #queue: Entry[] = [];
  /** The reader's own move, shown before the server has confirmed it. */
  #foreseen: Happening | null = null;
  #round = 0;
  #isShowing = false;
  #goOn: () => void = () => undefined;

  constructor(game: Game, state: TableState, log: readonly LogLine[], api: Api = pageApi) {
    this.#api = api;
    this.game = game;
    this.state = state;
    this.view = state.view as View;
    for (const line of log) this.#addToLog(line);
    this.#offerMoves();
    this.stream = new TableStream({
      api,
      table: state.id,
      from: state.n,
      onEntry: (entry) => this.#receive(entry),
    });
  }

  /** Throws OtherRules if the game uses a version of the rules that this page doesn't have. */
  static async open(id: string, api: Api = pageApi): Promise<LiveTable> {
    const askForLog = (): Promise<{ entries: LogLine[] }> => api.request('GET', `tables/${id}/log`);
    // Both requests at once, so that a link opens fast.
    const asked = askForLog();
    asked.catch(() => undefined);
    const state = await api.request<TableState>('GET', `tables/${id}`);
    const game = (await loadGame(state.game)) as Game;
    const versions = otherRules(game, state.rules);
    if (versions) throw new OtherRules(game, state, versions);
    let { entries } = await asked;
    // The log may have been read before the latest entries.
    if ((entries.at(-1)?.n ?? -1) < state.n - 1) ({ entries } = await askForLog());
    return new LiveTable(
      game,
      state,
      entries.filter(({ n }) => n < state.n),
      api,
    );
  }

  /** Leaves the screen, but not the game. */
  close(): void {
    this.#closing.abort();
    this.stream.close();
  }

  /** Now, by the server's clock. */
  now(): number {
    return this.#api.now();
  }

  refuse(text: string): Refusal | null {
    const { game } = this;
    const { you, view } = this.state;
    const move = game.parseMove(text);
    if (!move.ok || !view || you === null) return null;
    return game.refusal(anyPosition(game, view as View), you, move.value);
  }

  play(move: string): void {
    const { asked } = this.state;
    if (asked === null || this.sending) return;
    const sending = { move, answers: asked };
    this.sending = sending;
    this.refused = null;
    this.legal = [];
    // If it gets through, the stream confirms it.
    this.#send(sending).catch((error: unknown) => this.#takeBack(error, sending));
    this.#foresee(move);
  }

  /**
   * Retries a move that hadn't got through when the page was closed: played if its turn is still open, else sent again
   * to find out whether it had arrived. False if it is still unsettled.
   */
  async resend({ move, answers }: SentMove): Promise<boolean> {
    const { asked, legal } = this.state;
    if (answers === asked && legal.includes(move)) {
      this.play(move);
      return false;
    }
    try {
      await this.#send({ move, answers });
    } catch {
      if (this.#closing.signal.aborted) return false;
      this.refused = 'left';
    }
    return true;
  }

  #send(move: SentMove): Promise<unknown> {
    const path = `tables/${this.state.id}/moves`;
    const send = (): Promise<unknown> => this.#api.request('POST', path, move);
    return this.#api.retryUntilAnswered(this.#closing.signal, send);
  }

  goOn(): void {
    this.#goOn();
  }

  /** Asks the others to agree to taking the last move back. */
  undo(): void {
    if (this.canUndo) void this.request('POST', 'asks', { what: 'takeback' });
  }

  scores(): Scores {
    const scores = this.game.scores(anyPosition(this.game, this.view));
    const { result } = this.state;
    // A player who resigned is placed last, whatever their points.
    if (this.stage !== 'over' || !result) return scores;
    return { ...scores, totals: result.totals, places: result.places };
  }

  /** Any other request to the table; returns whether it succeeded. */
  async request(method: string, what: string, body?: unknown): Promise<boolean> {
    const path = what === '' ? '' : `/${what}`;
    return this.attempt(() => this.#api.request(method, `tables/${this.state.id}${path}`, body));
  }

  /** Returns whether it succeeded; if not, `trouble` has the error. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = error;
      return false;
    }
  }

  #receive(entry: Entry): void {
    const { asked } = this.state;
    this.state = { ...this.state, ...entry.now };
    // The legal moves were for a turn that has been answered elsewhere.
    if (this.state.asked !== asked) this.legal = [];
    // Our turn is over, whether by this move or another.
    if (this.sending && this.sending.answers !== this.state.asked) this.sending = null;
    if (this.#foreseen && this.sending) this.#expectAt(this.#foreseen, this.state.n);
    this.#queue.push(entry);
    void this.#show();
  }

  async #show(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    for (
      let entry = this.#queue.shift();
      entry && !this.#closing.signal.aborted;
      entry = this.#queue.shift()
    ) {
      // Entries about others that don't include our pending move must not undo it on the screen.
      if (entry.now.view && !this.sending) this.view = entry.now.view as View;
      const happened = this.#addToLog(entry);
      if (entry.event.type === 'scored' && this.#isNewestRound()) await this.#summarise();
      if (happened && this.#queue.length < FAR_BEHIND) {
        const isOwn = happened.seat === this.state.you;
        await this.#wait(timeToLook(happened, PACES[settings.pace], isOwn));
      }
    }
    this.#isShowing = false;
    this.#offerMoves();
  }

  /** Whether the round that was just scored is the newest one, and the game goes on. */
  #isNewestRound(): boolean {
    return this.state.phase === 'playing' && this.#queue.every(({ event }) => event.type !== 'scored');
  }

  /** Everything has been shown: offer the reader's moves, if any. */
  #offerMoves(): void {
    const { phase, view, legal } = this.state;
    this.stage = phase === 'over' ? 'over' : 'playing';
    if (this.sending) return;
    if (view) this.view = view as View;
    this.legal = this.#hasStandIn() ? [] : legal;
  }

  /** Whether a bot is filling in for the reader, who would have to take the seat back first. */
  #hasStandIn(): boolean {
    const { seats, you } = this.state;
    return you !== null && (seats[you].away?.bot ?? null) !== null;
  }

  async #summarise(): Promise<void> {
    this.stage = 'summary';
    await Promise.race([new Promise<void>((resolve) => (this.#goOn = resolve)), this.#wait(SUMMARY_MS)]);
    this.stage = 'playing';
  }

  #wait(milliseconds: number): Promise<void> {
    return wait(this.#api.device, milliseconds);
  }

  #addToLog(line: LogLine): Happening | null {
    const { n, at, event } = line;
    if (event.type === 'rewound') this.story = this.story.filter((one) => one.n < event.to);
    if (event.type === 'removed') this.removed = [...this.removed, event.person];
    if (event.type === 'said') this.said = [...this.said, { n, at, ...event }];
    if (event.type === 'unsaid') this.said = this.said.filter((one) => one.n !== event.said);
    if (event.type === 'renamed') this.#renameSaid(this.state.seats[event.seat].person, event.name);
    if (CHANGES_TURN.has(event.type)) this.turnSince = at;
    if (event.type === 'dealt') this.#round = event.round;
    const happening = happeningOf(this.game, line, this.#round);
    if (!happening) return null;
    if (happening.seat !== null && happening.seat === this.state.you) this.#forgetForeseen();
    this.story = [...this.story, happening].sort((a, b) => a.n - b.n);
    return happening;
  }

  #renameSaid(person: string | null, name: string): void {
    this.said = this.said.map((one) => (one.person === person ? { ...one, name } : one));
  }

  /** Shows the reader's own move before the server has answered. */
  #foresee(move: string): void {
    const { you: seat, view, n } = this.state;
    const foreseen = seat === null || !view ? null : foresee(this.game, view as View, seat, move);
    if (!foreseen) return;
    this.view = foreseen.view;
    const { isSecret, consequences } = foreseen.step;
    const round = this.#round;
    this.#expectAt({ n, type: 'moved', round, seat, move, isSecret, showedCards: false, consequences }, n);
  }

  /** Other players' moves may come in between. */
  #expectAt(foreseen: Happening, n: number): void {
    this.#forgetForeseen();
    this.#foreseen = { ...foreseen, n };
    this.story = [...this.story, this.#foreseen];
  }

  #forgetForeseen(): void {
    this.story = this.story.filter((one) => one !== this.#foreseen);
    this.#foreseen = null;
  }

  #takeBack(error: unknown, sent: SentMove): void {
    if (this.#closing.signal.aborted) return;
    // A newer move is already being sent; the refusal is for an older one.
    if (this.sending && this.sending !== sent) return void (this.refused = 'late');
    this.sending = null;
    this.#forgetForeseen();
    if (error instanceof Refused && error.facts.rule !== undefined) {
      const { rule, refusal = '', facts = {} } = error.facts;
      this.refused = { rule, code: refusal, facts: facts as Refusal['facts'] };
    } else this.refused = 'late';
    if (!this.#isShowing) this.#offerMoves();
  }

  #thinker(): Seat | null {
    const { seats, phase, view } = this.state;
    if (phase !== 'playing') return null;
    const isHouse = (seat: Seat): boolean =>
      seats[seat].plan.type === 'bot' || (seats[seat].away?.bot ?? null) !== null;
    return (view as View | null)?.toMove.find(isHouse) ?? null;
  }

  #mayAskForTakeback(): boolean {
    const { you, phase, ask: openQuestion } = this.state;
    const last = this.story.findLastIndex(({ seat }) => seat === you);
    if (this.isWatching || phase !== 'playing' || openQuestion || last < 0 || this.sending) return false;
    const [own, ...later] = this.story.slice(last);
    return mayTakeBack(own, later);
  }
}
