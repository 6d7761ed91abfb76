// Quick play: a seat at any table of a game, and bots in the empty ones if nobody comes in time. The banner at the
// table counts down and carries the wish out; it is kept, so that a reload goes on counting.

import type { TableLine, TableState } from '@menagerie/protocol';
import * as v from 'valibot';
import { GAME_CARDS, type GameCard } from '../games/index.ts';
import type { Store } from '../store/store.ts';
import { ask, insist, Refused, serverClock } from './api.ts';
import { me } from './me.svelte.ts';
import { openTable, sitDown } from './sitting.ts';
import { quickTables } from './table-lines.ts';

const WAIT_MS = 20_000;
const TICK_MS = 250;
const LOOK_MS = 2_000;
/** Who comes back so late has given it up. */
const LATE_MS = 60_000;

export interface Intention {
  readonly table: string;
  readonly game: GameCard;
  /** When it is carried out: by the host bots are seated, others may go elsewhere. */
  readonly until: number;
  readonly isHost: boolean;
}

const keptIntention = v.object({
  table: v.string(),
  game: v.picklist(GAME_CARDS.map(({ id }) => id)),
  until: v.number(),
});

class QuickPlay {
  intention = $state.raw<Intention | null>(null);
  isStarting = $state(false);
  #now = $state(Date.now());
  #store: Store | null = null;
  /** The table that is looked at. */
  #attended: string | null = null;
  /** Tables that did not begin. */
  readonly #leftAlone = new Set<string>();

  /** Whole seconds until it is carried out. */
  readonly left = $derived.by(() =>
    this.intention ? Math.max(0, Math.ceil((this.intention.until - this.#now) / 1000)) : 0,
  );

  /** Finds or opens a table and sits down; gives its id. The reader must be somebody by now. */
  async begin(store: Store, game: GameCard): Promise<string> {
    const { tables } = await ask<{ tables: TableLine[] }>(
      'GET',
      `tables?phase=open&game=${game.id}&limit=100`,
    );
    const now = Date.now() + (serverClock.ahead ?? 0);
    const wish = { game: game.id, me: me.person?.id ?? null, now };
    const found = await this.#join(store, quickTables(tables, wish));
    const state = found ?? (await open(store, game));
    const until = Date.now() + WAIT_MS;
    this.#store = store;
    await store.put('settings', 'quick-play', { table: state.id, game: game.id, until });
    this.#intend(state, game, until);
    return state.id;
  }

  /** After a reload at the table: counts on. */
  async resume(store: Store, state: TableState): Promise<void> {
    if (this.intention || state.you === null) return;
    const kept = await store.get('settings', 'quick-play');
    if (!v.is(keptIntention, kept) || kept.table !== state.id || Date.now() > kept.until + LATE_MS) return;
    const game = GAME_CARDS.find(({ id }) => id === kept.game);
    if (!game || this.#attended !== state.id) return;
    this.#store = store;
    this.#intend(state, game, kept.until);
  }

  #intend({ id, host }: TableState, game: GameCard, until: number): void {
    this.#now = Date.now();
    this.intention = { table: id, game, until, isHost: host === me.person?.id };
  }

  async #join(store: Store, tables: readonly TableLine[]): Promise<TableState | null> {
    for (const { id } of tables) {
      if (this.#leftAlone.has(id)) continue;
      try {
        return await sitDown(store, id);
      } catch (error) {
        // Somebody else was quicker: the next one.
        if (!(error instanceof Refused)) throw error;
      }
    }
    return null;
  }

  /** Counts down for as long as the table is looked at. */
  attend(table: string): () => void {
    this.#attended = table;
    const tick = setInterval(() => this.#tick(), TICK_MS);
    const look = setInterval(() => void this.#look(), LOOK_MS);
    return () => {
      clearInterval(tick);
      clearInterval(look);
      this.#attended = null;
      if (this.intention?.table === table) this.cancel();
    };
  }

  #tick(): void {
    this.#now = Date.now();
    if (this.intention?.isHost && this.#now >= this.intention.until) void this.start();
  }

  /** Full tables begin at once; those that have begun need nobody's wish. */
  async #look(): Promise<void> {
    const { intention } = this;
    if (!intention || this.isStarting) return;
    const state = await ask<TableState>('GET', `tables/${intention.table}`).catch(() => null);
    if (!state || this.intention !== intention) return;
    if (state.phase !== 'open' || state.you === null) this.cancel();
    else if (intention.isHost && state.seats.every(({ plan, person }) => plan.type === 'bot' || person)) {
      await this.start();
    }
  }

  /** Bots take the empty seats now. */
  async start(): Promise<void> {
    const { intention } = this;
    if (!intention || this.isStarting) return;
    this.isStarting = true;
    const gone = new AbortController();
    try {
      await insist(gone.signal, () => {
        if (this.intention !== intention) gone.abort();
        return ask('POST', `tables/${intention.table}/start`, { fill: 'cat' });
      });
    } catch {
      // Somebody else has decided: the table shows what.
    } finally {
      this.isStarting = false;
      if (this.intention === intention) this.cancel();
    }
  }

  /** The table stays as it is, and waits. */
  cancel(): void {
    this.intention = null;
    void this.#store?.remove('settings', 'quick-play');
  }

  /** Leaves a table that does not begin, for another one. */
  async goElsewhere(store: Store): Promise<string | null> {
    const { intention } = this;
    if (!intention) return null;
    this.#leftAlone.add(intention.table);
    await ask('DELETE', `tables/${intention.table}/seat`);
    return this.begin(store, intention.game);
  }
}

async function open(store: Store, { id: game, usual: players }: GameCard): Promise<TableState> {
  const { id } = await openTable({
    game,
    options: { players },
    settings: { listed: true, clock: { type: 'move', seconds: 60 }, absence: 'bot' },
  });
  return sitDown(store, id);
}

export const quickPlay = new QuickPlay();
