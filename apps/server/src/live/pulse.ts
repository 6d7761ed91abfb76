// The time of this server, which is the store's, and whether the store can be written. Every server beats; a beat
// that fails or takes long means that moves cannot be kept, so nobody's clock may count that time: what no server
// could write is given back to every table, by an entry of its log, before anything else is decided there.

import type { Outage } from '../store/beat.ts';
import type { Store } from '../store/store.ts';
import type { LogEvent } from '../table/log.ts';
import type { Table } from '../table/table.ts';

/** Well below the length of an outage: after an older beat there might have been one. */
const STALE_MS = 1_000;
/** A store slower than this counts as away. */
const SLOW_MS = 1_000;
/** The store must have been fast for this long before anyone can lose on time: their move may be on its way. */
const CALM_MS = 1_000;
/** A clock that is off by more is logged. */
const OFF_MS = 1_000;

export interface PulseOptions {
  readonly store: Pick<Store, 'beat' | 'lastPlayed'>;
  /** This server's own clock. */
  readonly clock: () => number;
  /** A clock that nobody can set, for measuring how long the store takes. */
  readonly steady?: () => number;
  /** This server's clock was off by this many milliseconds; it follows the store from now on. */
  readonly onOff?: (ms: number) => void;
  readonly onAway?: (isAway: boolean) => void;
}

export interface Return {
  /** Whether this server was the first of all to write again: then it gives the time back everywhere. */
  readonly endedOutage: boolean;
}

export class Pulse {
  readonly #options: PulseOptions;
  readonly #steady: () => number;
  /** Added to this server's own clock. */
  #offset = 0;
  #outages: readonly Outage[] = [];
  #beating: Promise<void> | null = null;
  /** When the last beat that succeeded was sent. */
  #freshSince = -Infinity;
  #calmSince = Infinity;
  #isAway = false;
  #returned: Return | null = null;

  constructor(options: PulseOptions) {
    this.#options = options;
    this.#steady = options.steady ?? (() => performance.now());
  }

  now(): number {
    return Math.round(this.#options.clock() + this.#offset);
  }

  /** How far the store's time is ahead of this server's clock, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Whether moves that were sent in time have surely arrived. */
  get isCalm(): boolean {
    return !this.#isAway && this.#steady() - this.#calmSince >= CALM_MS;
  }

  /** The end of the newest outage. */
  get lastOutage(): number {
    return this.#outages[0]?.until ?? -Infinity;
  }

  /** The first beat: time begins no earlier than what the logs have seen. */
  async start(): Promise<void> {
    await this.#beatOnce((await this.#options.store.lastPlayed()) ?? 0);
  }

  beat(): Promise<void> {
    return this.#beatOnce();
  }

  /** Whether the store came back since this was last asked; null: it did not. */
  takeReturn(): Return | null {
    const returned = this.#returned;
    this.#returned = null;
    return returned;
  }

  /** Beats if the last time is too long ago to be sure that there was no outage since. */
  async catchUp(): Promise<void> {
    if (this.#steady() - this.#freshSince > STALE_MS) await this.#beatOnce();
  }

  /** What the table is to be given back before anything else happens there. */
  lostBy({ clocks, entries }: Table): LogEvent | null {
    const began = (clocks ?? []).flatMap(({ since }) => since ?? []);
    const isGiven = (outage: Outage): boolean => {
      const later = entries.slice(entries.findLastIndex(({ at }) => at < outage.since) + 1);
      return later.some(({ event }) => event.type === 'resumed' && event.since === outage.since);
    };
    const lost = this.#outages.findLast(
      (outage) => began.some((since) => since < outage.until) && !isGiven(outage),
    );
    return lost ? { type: 'resumed', since: lost.since, lost: lost.until - lost.since } : null;
  }

  #beatOnce(notBefore?: number): Promise<void> {
    return (this.#beating ??= this.#send(notBefore).finally(() => (this.#beating = null)));
  }

  async #send(notBefore?: number): Promise<void> {
    const { store, clock } = this.#options;
    const [sent, asked] = [this.#steady(), clock()];
    const impatience = setTimeout(() => this.#tellAway(true), SLOW_MS).unref();
    try {
      const { now, found, outages } = await store.beat(asked, notBefore);
      this.#follow(now, asked, clock());
      this.#outages = outages;
      this.#freshSince = sent;
      const isSlow = found !== null || this.#steady() - sent > SLOW_MS;
      this.#calmSince = isSlow || this.#isAway ? this.#steady() : Math.min(this.#calmSince, sent);
      if (found || this.#isAway)
        this.#returned = { endedOutage: found !== null || (this.#returned?.endedOutage ?? false) };
      this.#tellAway(false);
    } catch (error) {
      this.#freshSince = -Infinity;
      this.#tellAway(true);
      throw error;
    } finally {
      clearTimeout(impatience);
    }
  }

  /** The store read its time at some moment between request and response: within that range this server's clock may be right. */
  #follow(now: number, asked: number, answered: number): void {
    const before = this.#offset;
    this.#offset = Math.min(Math.max(before, now - answered), now - asked);
    const off = this.#offset - before;
    if (Math.abs(off) > OFF_MS) this.#options.onOff?.(off);
  }

  #tellAway(isAway: boolean): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.#options.onAway?.(isAway);
  }
}
