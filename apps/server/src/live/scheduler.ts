// Keeps games going: built-in bots move, clocks run out, tables that never start are closed, games that
// are over are rated. A server attends to the tables that it changed; a sweep finds those whose server is gone.

import type { Id } from '@menagerie/protocol';
import { listLegalMoves, type Move, type Seat } from '@menagerie/rules';
import type { BotTurn } from '../bots/pool.ts';
import type { Store } from '../store/store.ts';
import { timeUp } from '../table/absence.ts';
import { accept } from '../table/ruling.ts';
import { botSeed } from '../table/numbers.ts';
import { giveUpAbandoned, isLively } from '../table/following.ts';
import { dueAt, hasBotToMove, LISTED_MS, pausedUntil } from '../table/summary.ts';
import { expire } from '../table/opening.ts';
import { botMove } from '../table/playing.ts';
import type { Table } from '../table/table.ts';
import { UnreadableTable } from '../table/unreadable.ts';
import type { TableRegistry } from './table-registry.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Presence } from './presence.ts';
import type { Pulse } from './pulse.ts';

const SWEEP_MS = 500;
/** A few beats in each of the times that store/beat.ts and pulse.ts know. */
const BEAT_MS = 500;
/** Days are committed to in advance: a server that is down for a few hours misses none. */
const DAYS_MS = 10 * 60_000;
/** A claimed table that was not helped is due again after this time. */
const CLAIM_MS = 2_000;
const CLAIM_MOST = 500;
/** A table that cannot be read is tried again after this time: perhaps it was repaired. */
const ASIDE_MS = 60 * 60_000;

export interface SchedulerOptions {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly broadcaster: Broadcaster;
  readonly pulse: Pulse;
  readonly bots: { think(turn: BotTurn): Promise<Move> };
  /** Rates or counts a game that is over. */
  readonly settle: (table: Table) => void;
  /** Sees to it that the deals of the next days are promised. */
  readonly keepDays: () => Promise<void>;
  readonly presence: Presence;
  readonly presenceMs: number;
  /** Bots answer after this time whatever their cards, so that the time reveals nothing about them. */
  readonly botBeatMs: number;
  readonly onError: (error: unknown) => void;
  /** The store can be written again, and lost time has been given back. */
  readonly onReturn: () => void;
}

export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #thinking = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #startedAt = Infinity;
  #isSweeping = false;
  #isClosed = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    options.registry.onChange((table) => this.#attend(table));
    options.registry.onGrowth((table) => this.#attendLater(table));
    options.presence.onFollow((table) => this.#attend(table));
  }

  async start(): Promise<void> {
    const { registry, presence, presenceMs, pulse, keepDays } = this.#options;
    await pulse.start();
    await this.#giveBack();
    this.#startedAt = registry.now();
    await keepDays();
    this.#every(DAYS_MS, keepDays);
    this.#every(presenceMs, () => presence.tell());
    this.#every(BEAT_MS, async () => {
      await pulse.beat();
      await this.#giveBack();
    });
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(SWEEP_MS, () => this.#releaseDelayed());
  }

  stop(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work().catch(this.#options.onError), milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }

  /** The registry gives lost time back before any change; this sees to it that players learn of it at once. */
  async #giveBack(): Promise<void> {
    const { store, registry, broadcaster, pulse, onReturn, onError } = this.#options;
    const returned = pulse.takeReturn();
    if (!returned) return;
    const read = [...broadcaster.reading()].map(([id]) => id);
    const tables = returned.endedOutage ? await store.playing() : new Set(read);
    for (const id of tables)
      await this.#unlessUnreadable(id, () => registry.change(id, () => accept())).catch(onError);
    onReturn();
  }

  /** The registry has already reported the unreadable table; just don't retry it all the time. */
  async #unlessUnreadable(id: Id, work: () => Promise<unknown>): Promise<void> {
    const { store, registry } = this.#options;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      await store.setAside(id, registry.now() + ASIDE_MS);
    }
  }

  async #sweep(): Promise<void> {
    const { store, registry, pulse } = this.#options;
    if (this.#isSweeping || !pulse.isCalm) return;
    this.#isSweeping = true;
    try {
      const now = registry.now();
      const due = await store.claimDue(now, now + CLAIM_MS, CLAIM_MOST);
      await Promise.all(
        due.map((id) => this.#unlessUnreadable(id, () => this.#help(id)).catch(this.#options.onError)),
      );
    } finally {
      this.#isSweeping = false;
    }
  }

  async #help(id: Id): Promise<void> {
    const { registry, settle, store, pulse, presence } = this.#options;
    const helped = await registry.changeUnderAnyRules(id, (table, now) => {
      if (table.phase !== 'open') {
        const late = timeUp(table, now);
        const isLeft = late.ok && late.value.length === 0 && !presence.isFollowed(table);
        return isLeft ? giveUpAbandoned(table, now) : late;
      }
      // Somebody may have come meanwhile; and while no server could write, presence was not recorded.
      const isSeen = now - Math.max(this.#startedAt, pulse.lastOutage) >= LISTED_MS;
      const isDue = (dueAt(table) ?? now) <= now && isSeen;
      return isDue ? expire(table) : accept();
    });
    // In the lists, but without a log.
    if (!helped.ok && helped.error.code === 'no-table') await store.setAside(id, registry.now() + ASIDE_MS);
    if (!helped.ok) return;
    const table = helped.value;
    // It may have been written last under other rules, by which it was somebody's turn.
    if (dueAt(table) === null) await store.rest(id, table.length, null);
    else if (hasBotToMove(table) && !this.#isFollowed(table))
      await store.rest(id, table.length, pausedUntil(table));
    this.#attend(table);
    settle(table);
  }

  /** A game whose players are all elsewhere or gone is for the server at which one of them is, if any. */
  #isFollowed(table: Table): boolean {
    const { registry, presence } = this.#options;
    return isLively(table, registry.now()) || presence.isFollowed(table);
  }

  /** The server that made the last change runs the bots, unless it crashed or nobody follows the game there. */
  #attendLater(table: Table): void {
    const { registry, presence, onError } = this.#options;
    if (!hasBotToMove(table) || !presence.isFollowed(table)) return;
    const look = async (): Promise<void> => {
      const newest = await registry.find(table.id);
      if (newest?.length === table.length) this.#attend(newest);
    };
    setTimeout(() => void look().catch(onError), CLAIM_MS).unref();
  }

  /** Lets the bots that are to move think. */
  #attend(table: Table): void {
    if (table.phase !== 'playing' || !table.position || this.#isClosed || !this.#isFollowed(table)) return;
    for (const seat of table.movers) {
      const level = table.botAt(seat);
      if (level) void this.#think(table, seat, level).catch(this.#options.onError);
    }
  }

  async #think(table: Table, seat: Seat, level: BotTurn['level']): Promise<void> {
    const { registry, bots, botBeatMs } = this.#options;
    const { id, game } = table;
    const [answers, asked] = [table.asked[seat], table.askedIn[seat]];
    const key = `${id}/${seat}/${answers}`;
    if (!asked || answers === null || this.#thinking.has(key)) return;
    this.#thinking.add(key);
    try {
      const view = game.view(asked.position, seat);
      const legal = listLegalMoves(game, asked.position, seat);
      // From the game alone: with the same cards and the same moves a bot answers the same, whatever else happens.
      const seed = botSeed(table.secret, `${seat}/${asked.length}`);
      const byPlayouts = table.contest !== null;
      const beat = new Promise((resolve) => setTimeout(resolve, botBeatMs));
      const [move] = await Promise.all([
        bots.think({ level, view, legal, seed, people: table.people, byPlayouts }),
        beat,
      ]);
      if (!this.#isClosed) await registry.change(id, (now) => botMove(now, seat, answers, move));
    } finally {
      this.#thinking.delete(key);
    }
  }

  async #releaseDelayed(): Promise<void> {
    const { broadcaster, registry } = this.#options;
    for (const id of broadcaster.delayed) {
      const table = await registry.findReadable(id);
      if (table) await broadcaster.release(table, registry.now(), registry.pace());
    }
  }
}
