// A game on this device: people who share it, and bots that think in a worker. Deals the cards, lets bots move at a
// pace people can follow, waits for people's moves, and saves the game after every event.

import {
  listLegalMoves,
  mayTakeBack,
  turnOf,
  type Game,
  type Happening,
  type Move,
  type Refusal,
  type Scores,
  type Seat,
  type Session,
  type View,
} from '@menagerie/rules';
import { thinker } from '../bots/thinker.ts';
import { browserDevice, wait, type Device } from '../device.ts';
import type { Hint, Person } from '../games/room.ts';
import { PACES, settings } from '../settings/settings.svelte.ts';
import type { Store } from '../store/store.ts';
import { BotLoading, isMissingNet } from './bot-loading.svelte.ts';
import { timeToLook, type PlayedTable, type Stage } from './played-table.ts';
import { isGameOver, recordOf, type SavedGame } from './saved-game.ts';
import { isBot, peopleOf } from './seats.ts';

/** How long a hint may think. */
const HINT_MS = 1500;

/** The part of the bots' worker that is used here. */
export type SoloBots = Pick<ReturnType<typeof thinker>, 'prepare' | 'think' | 'analyse'>;

export interface SoloOptions {
  readonly device?: Device;
  readonly bots?: () => SoloBots;
}

export class SoloTable implements PlayedTable {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly loading: BotLoading;
  readonly #session: Session;
  readonly #store: Store;
  readonly #device: Device;
  readonly #bots: () => SoloBots;
  #saved: SavedGame;
  /** Counts runs of the game loop: an undo starts a new run, and the old one stops. */
  #run = 0;
  /** Resolves what the loop is waiting for. */
  #answer: (move: Move) => void = () => undefined;
  #goOn: () => void = () => undefined;
  #stopThinking: () => void = () => undefined;
  /** The view being analysed for hints; an analysis for an older turn stops by itself. */
  #hinted: View | null = null;

  eyes = $state<Seat>(0);
  readonly isWatching = false;
  stage = $state<Stage>('playing');
  view = $state.raw() as View;
  legal = $state.raw<readonly string[]>([]);
  story = $state.raw<readonly Happening[]>([]);
  thinking = $state<Seat | null>(null);
  hints = $state.raw<readonly Hint[] | null>(null);
  isHinting = $state(false);
  readonly canUndo = $derived.by(() => this.#mayUndo());

  constructor(
    saved: SavedGame,
    session: Session,
    store: Store,
    { device = browserDevice, bots = thinker }: SoloOptions = {},
  ) {
    this.game = session.game;
    this.people = peopleOf(saved.seats);
    this.#saved = saved;
    this.#session = session;
    this.#store = store;
    this.#device = device;
    this.#bots = bots;
    this.loading = new BotLoading(() => bots().prepare(session.game.id), device);
    this.story = session.steps.filter(({ type }) => type !== 'scored');
    this.eyes = Math.max(
      0,
      saved.seats.findIndex((seat) => !isBot(seat)),
    );
    this.#look();
  }

  /** Starts the game. On a shared device, no cards are shown before somebody says who is looking. */
  start(): void {
    const people = this.people.filter((person) => !isBot(person));
    const isOver = this.#isOver();
    if (people.length < this.people.length && !isOver) void this.loading.begin();
    void this.#playOn(++this.#run, people.length > 1);
  }

  /** Leaves the table; bots that are still thinking are ignored. */
  stop(): void {
    this.#run++;
    this.#stopThinking();
  }

  play(text: string): void {
    const move = this.game.parseMove(text);
    if (move.ok && this.legal.includes(text)) this.#answer(move.value);
  }

  refuse(text: string): Refusal | null {
    const move = this.game.parseMove(text);
    return move.ok ? this.game.refusal(this.#session.position, this.eyes, move.value) : null;
  }

  /** Lifts the curtain, or closes the summary. */
  goOn(): void {
    this.#goOn();
  }

  scores(): Scores {
    return this.game.scores(this.#session.position);
  }

  record(): string {
    return recordOf(this.#session);
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  /** Goes back to the last choice of the player at the bottom. */
  undo(): void {
    if (!this.canUndo) return;
    const { events } = this.#session;
    const last = events.findLastIndex((event) => event.type === 'moved' && event.seat === this.eyes);
    this.#session.rewind(last);
    this.story = this.story.filter(({ n }) => n < last);
    this.hints = null;
    this.thinking = null;
    this.#keep();
    this.#look();
    this.#stopThinking();
    void this.#playOn(++this.#run, false);
  }

  dropHints(): void {
    this.hints = null;
    if (!this.#saved.isCoached) return;
    this.#saved = { ...this.#saved, isCoached: false };
    this.#keep();
  }

  readonly hint = async (): Promise<void> => {
    const { view, game } = this;
    if (this.legal.length === 0 || this.#hinted === view) return;
    this.#hinted = view;
    this.isHinting = true;
    try {
      for await (const estimates of this.#bots().analyse(view, this.#seed, { milliseconds: HINT_MS })) {
        if (view !== this.view) break;
        this.hints = estimates.map((estimate) => ({ ...estimate, move: game.formatMove(estimate.move) }));
      }
    } catch (error) {
      if (!isMissingNet(error)) throw error;
      // Hints that nobody asked for may fail silently.
      if (!this.#saved.isCoached) this.loading.fail(() => void this.hint());
    } finally {
      if (this.#hinted === view) {
        this.#hinted = null;
        this.isHinting = false;
      }
    }
  };

  async #playOn(run: number, isVeiled: boolean): Promise<void> {
    const isLeft = (): boolean => run !== this.#run;
    try {
      if (isVeiled && !this.#isOver()) {
        await this.#dealIfDue(isLeft);
        if (isLeft()) return;
        await this.#passDevice(this.#nextAmong((plan) => !isBot(plan)) ?? this.eyes, isLeft);
      }
      while (!isLeft() && !this.#isOver()) await this.#playNext(isLeft);
      if (!isLeft()) this.stage = 'over';
    } catch (error) {
      console.error(error);
      if (isLeft()) return;
      this.thinking = null;
      this.stage = 'broken';
    }
  }

  async #playNext(isLeft: () => boolean): Promise<void> {
    await this.#dealIfDue(isLeft);
    if (isLeft()) return;
    const bot = this.#nextAmong(isBot);
    const seat = bot ?? this.#nextAmong((plan) => !isBot(plan));
    if (seat === null) throw new Error('nobody is to move');
    if (bot === null && seat !== this.eyes) await this.#passDevice(seat, isLeft);
    if (isLeft()) return;
    this.stage = 'playing';
    if (bot === null) await this.#personMove(seat);
    else {
      const move = await this.#botMove(bot);
      await this.#device.ownFrame();
      if (isLeft()) return;
      this.thinking = null;
      this.#make(bot, move);
    }
    await this.#letLook(seat);
    if (isLeft() || !this.#isRoundOver() || this.#isOver()) return;
    this.stage = 'summary';
    await new Promise<void>((resolve) => (this.#goOn = resolve));
  }

  /** The next seat to move of that kind. */
  #nextAmong(isKind: (plan: SavedGame['seats'][number]) => boolean): Seat | null {
    const { game } = this;
    const { position } = this.#session;
    const mask = game.toMove(position);
    const seats = this.#saved.seats.flatMap((plan, seat) =>
      isKind(plan) && mask & (1 << seat) ? [seat] : [],
    );
    const next = game.nextSeat(position);
    return seats.includes(next) ? next : (seats[0] ?? null);
  }

  async #passDevice(seat: Seat, isLeft: () => boolean): Promise<void> {
    this.hints = null;
    this.legal = [];
    this.eyes = seat;
    this.stage = 'curtain';
    await new Promise<void>((resolve) => (this.#goOn = resolve));
    if (!isLeft()) this.#look();
  }

  /** The move is made at once, so that the page shows it together with the change of what was chosen. */
  #personMove(seat: Seat): Promise<void> {
    const { position } = this.#session;
    const moves = listLegalMoves(this.game, position, this.eyes);
    this.legal = moves.map((move) => this.game.formatMove(move));
    if (this.#saved.isCoached && moves.length > 1) void this.hint();
    return new Promise((resolve) => {
      // An error is thrown to whoever waits for the move.
      const make = (move: Move): Promise<void> =>
        new Promise((made) => {
          this.#make(seat, move);
          made();
        });
      this.#answer = (move) => resolve(make(move));
    });
  }

  async #botMove(seat: Seat): Promise<Move> {
    const { view, legal } = turnOf(this.game, this.#session.position, seat);
    this.thinking = seat;
    if (legal.length === 1) return legal[0];
    return this.loading.ask(() => {
      const pending = this.#bots().think(this.#saved.seats[seat].kind, { view, legal }, this.#seed);
      this.#stopThinking = () => pending.stop();
      return pending.move;
    });
  }

  /** Gives people time to see what happened. */
  async #letLook(seat: Seat): Promise<void> {
    const last = this.story.at(-1);
    if (last) await wait(this.#device, timeToLook(last, PACES[settings.pace], seat === this.eyes));
  }

  #isOver(): boolean {
    return isGameOver(this.game, this.#session.position, this.#saved);
  }

  /** The same cards make a bot play the same way, even after an undo; with a day's cards, on every device. */
  get #seed(): string {
    const { key, game, practice } = this.#saved;
    return `${practice ? `day-${practice.date}-${game}` : key}/${this.#session.events.length}`;
  }

  /** Dealing takes long on a slow phone, and so does showing new hands. */
  async #dealIfDue(isLeft: () => boolean): Promise<void> {
    const step = this.#session.dealIfDue();
    if (!step) return;
    // Before its first deal, a table has nothing to show.
    if (this.story.length > 0) await this.#device.ownFrame();
    if (!isLeft()) this.#happened(step);
  }

  #make(seat: Seat, move: Move): void {
    const answer = this.#session.act(seat, move);
    if (!answer.ok) throw new Error(`seat ${seat} made an illegal move: ${answer.error.rule}`);
    this.#happened(answer.value);
  }

  /** Adds to the log, saves the game and updates the view. */
  #happened(happening: Happening): void {
    this.hints = null;
    this.story = [...this.story, happening];
    this.#keep();
    this.#look();
  }

  #isRoundOver(): boolean {
    return this.story.at(-1)?.consequences.some(({ type }) => type === 'round-scored') ?? false;
  }

  #look(): void {
    this.view = this.game.view(this.#session.position, this.eyes);
    this.legal = [];
  }

  #mayUndo(): boolean {
    const last = this.story.findLastIndex(({ seat }) => seat === this.eyes);
    if (last < 0 || this.#isOver()) return false;
    if (settings.practice) return true;
    const [own, ...later] = this.story.slice(last);
    return mayTakeBack(own, later);
  }

  #keep(): void {
    const { position, events } = this.#session;
    this.#saved = {
      ...this.#saved,
      events: [...events],
      totals: [...this.game.scores(position).totals],
      isOver: this.#isOver(),
      changed: new Date(this.#device.now()).toISOString(),
    };
    void this.#store.put('games', this.#saved.key, this.#saved);
  }
}
