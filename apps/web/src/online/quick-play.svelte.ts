// Quick play: joins any table of a game, and fills empty seats with bots if nobody comes in time. The countdown runs
// while the table is on the screen; it is stored, so that a reload doesn't restart it.

import type { TableLine, TableState } from '@menagerie/protocol';
import * as v from 'valibot';
import { PAGE_GAMES } from '../games/index.ts';
import type { PageGame } from '../games/page-game.ts';
import { readLevel } from '../play/read-suggestion.ts';
import type { BotLevel } from '../play/seats.ts';
import type { Store } from '../store/store.ts';
import { api as pageApi, Refused, type Api } from './api.ts';
import { me as pageMe, type Me } from './me.svelte.ts';
import { openTable, sitDown } from './sitting.ts';
import { quickTables } from './table-lines.ts';

const COUNTDOWN_MS = 20_000;
const TICK_MS = 250;
/** A reader who comes back this late has given up on it. */
const LATE_MS = 60_000;

export interface Countdown {
  readonly table: string;
  readonly game: PageGame;
  /** After this, the host's page seats bots, and guests may go elsewhere. */
  readonly until: number;
  readonly isHost: boolean;
}

const keptCountdown = v.object({
  table: v.string(),
  game: v.picklist(PAGE_GAMES.map(({ id }) => id)),
  until: v.number(),
});

export class QuickPlay {
  countdown = $state.raw<Countdown | null>(null);
  isStarting = $state(false);
  /** The level of bots for empty seats. */
  level = $state<BotLevel>('kitten');
  readonly #api: Api;
  readonly #me: Me;
  #now = $state(0);
  #store: Store | null = null;
  /** The table on the screen. */
  #shown: string | null = null;
  #cancelTick: () => void = () => undefined;
  /** Cancels the attempts to start when they are no longer wanted. */
  #starting = new AbortController();
  /** Tables that didn't start. */
  readonly #skipped = new Set<string>();

  /** Whole seconds left. */
  readonly left = $derived.by(() =>
    this.countdown ? Math.max(0, Math.ceil((this.countdown.until - this.#now) / 1000)) : 0,
  );

  constructor(api: Api, me: Me) {
    this.#api = api;
    this.#me = me;
  }

  /** Finds or opens a table, sits down and returns its id. The reader must have an identity by now. */
  async begin(store: Store, game: PageGame): Promise<string> {
    const path = `tables?phase=open&game=${game.id}&limit=100`;
    const { tables } = await this.#api.request<{ tables: TableLine[] }>('GET', path);
    const wish = { game: game.id, me: this.#me.person?.id ?? null, now: this.#api.now() };
    const state = (await this.#join(store, quickTables(tables, wish))) ?? (await this.#open(store, game));
    const until = this.#api.device.now() + COUNTDOWN_MS;
    this.#store = store;
    await store.put('settings', 'quick-play', { table: state.id, game: game.id, until });
    this.level = await readLevel(store, game.id);
    this.#countDown(state, game, until);
    return state.id;
  }

  /** Resumes the countdown after a reload. */
  async resume(store: Store, state: TableState): Promise<void> {
    if (this.countdown || state.you === null) return;
    const kept = await store.get('settings', 'quick-play');
    const isKept = v.is(keptCountdown, kept) && kept.table === state.id;
    if (!isKept || this.#api.device.now() > kept.until + LATE_MS) return;
    const game = PAGE_GAMES.find(({ id }) => id === kept.game);
    if (!game || this.#shown !== state.id) return;
    this.level = await readLevel(store, game.id);
    this.#store = store;
    this.#countDown(state, game, kept.until);
  }

  #countDown({ id, host }: TableState, game: PageGame, until: number): void {
    this.#now = this.#api.device.now();
    this.countdown = { table: id, game, until, isHost: host === this.#me.person?.id };
  }

  async #join(store: Store, tables: readonly TableLine[]): Promise<TableState | null> {
    for (const { id } of tables) {
      if (this.#skipped.has(id)) continue;
      try {
        return await sitDown(store, id, {}, this.#api);
      } catch (error) {
        // The seat was taken by somebody else: try the next table.
        if (!(error instanceof Refused)) throw error;
      }
    }
    return null;
  }

  async #open(store: Store, { id: game, usual: players }: PageGame): Promise<TableState> {
    const { id } = await openTable(
      {
        game,
        options: { players },
        settings: { listed: true, clock: { type: 'move', seconds: 60 }, absence: 'bot' },
      },
      this.#api,
    );
    return sitDown(store, id, {}, this.#api);
  }

  /** Counts down while the table is on the screen. */
  show(table: string): () => void {
    this.#shown = table;
    const tick = (): void => {
      this.#cancelTick = this.#api.device.after(TICK_MS, tick);
      this.#now = this.#api.device.now();
      if (this.countdown?.isHost && this.#now >= this.countdown.until) void this.start();
    };
    this.#cancelTick = this.#api.device.after(TICK_MS, tick);
    return () => {
      this.#cancelTick();
      this.#shown = null;
      if (this.countdown?.table === table) this.cancel();
    };
  }

  /** Full tables start at once; tables that have started need no countdown. */
  update({ id, phase, you, seats, host }: TableState): void {
    if (this.countdown?.table !== id || this.isStarting) return;
    // The host may have left and another player become host.
    const isHost = host === this.#me.person?.id;
    if (this.countdown.isHost !== isHost) this.countdown = { ...this.countdown, isHost };
    const { countdown } = this;
    if (phase !== 'open' || you === null) this.cancel();
    else if (countdown.isHost && seats.every(({ plan, person }) => plan.type === 'bot' || person)) {
      void this.start();
    }
  }

  /** Fills the free seats with bots now. */
  async start(): Promise<void> {
    const { countdown } = this;
    if (!countdown || this.isStarting) return;
    this.isStarting = true;
    this.#starting = new AbortController();
    const start = (): Promise<unknown> =>
      this.#api.request('POST', `tables/${countdown.table}/start`, { fill: this.level });
    try {
      await this.#api.retryUntilAnswered(this.#starting.signal, start);
    } catch {
      // Somebody else has decided; the table shows what.
    } finally {
      this.isStarting = false;
      if (this.countdown === countdown) this.cancel();
    }
  }

  /** Stops the countdown; the table stays open and waits. */
  cancel(): void {
    this.countdown = null;
    this.#starting.abort();
    void this.#store?.remove('settings', 'quick-play');
  }

  /** Leaves a table that doesn't start and joins another. */
  async goElsewhere(store: Store): Promise<string | null> {
    const { countdown } = this;
    if (!countdown) return null;
    this.#skipped.add(countdown.table);
    await this.#api.request('DELETE', `tables/${countdown.table}/seat`);
    return this.begin(store, countdown.game);
  }
}

export const quickPlay = new QuickPlay(pageApi, pageMe);
