// The deals of the day according to the server: which are open, which the reader has played, and how the results
// compare. Moves on at midnight by the server's clock.

import type { Contest, Day, Standing } from '@menagerie/protocol';
import { untrack } from 'svelte';
import { PAGE_GAMES } from '../games/index.ts';
import { api as pageApi, Refused, type Api } from '../online/api.ts';
import { Contests } from '../online/contests.ts';
import { me as pageMe, type Me } from '../online/me.svelte.ts';
import { addDays, dateOf } from './dates.ts';
import { byDate, changesAt, type DayOfDeals } from './deal-state.ts';
import { mayReachBack, playedDates, streakOf } from './streak.ts';

export type Reach = 'looking' | 'there' | 'offline' | 'unreachable';

const TICK_MS = 15_000;
/** How far back to follow a streak, in pages of six weeks. */
const MOST_PAGES = 18;

export interface DaysOptions {
  readonly api?: Api;
  readonly me?: Me;
  /** How many to request first, including future ones; absent: as many as possible. */
  readonly count?: number;
}

export class Days {
  reach = $state<Reach>('looking');
  /** Now, by the server's clock. */
  now = $state(0);
  contests = $state.raw<ReadonlyMap<string, Contest>>(new Map());
  standings = $state.raw<ReadonlyMap<string, Standing>>(new Map());
  #days = $state.raw<readonly Day[]>([]);
  /** Whether the server has no older days. */
  isAll = $state(false);
  readonly today = $derived.by(() => dateOf(this.now));
  readonly byDate: readonly DayOfDeals[] = $derived.by(() =>
    byDate(
      this.#days,
      PAGE_GAMES.map(({ id }) => id),
    ),
  );
  readonly played = $derived.by(() => playedDates(this.#days));
  readonly streak = $derived.by(() => streakOf(this.played, this.today));
  readonly #api: Api;
  readonly #ask: Contests;
  readonly #me: Me;
  readonly #count: number | undefined;
  /** Requests in progress: concurrent callers wait for the same answer. */
  readonly #asked = new Map<string, Promise<void>>();
  #cancelTick: () => void = () => undefined;
  readonly #unlisten: readonly (() => void)[];
  #isClosed = false;

  constructor({ api = pageApi, me = pageMe, count }: DaysOptions = {}) {
    this.#api = api;
    this.#count = count;
    this.#ask = new Contests(api);
    this.#me = me;
    this.now = api.now();
    const { device } = api;
    this.#unlisten = [
      device.listen('online', () => void this.refresh()),
      device.listen('visibility', () => void (device.isVisible() && this.refresh())),
    ];
    this.#tick();
    void this.refresh();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTick();
    for (const unlisten of this.#unlisten) unlisten();
  }

  on(date: string): DayOfDeals | null {
    return this.byDate.find((day) => day.date === date) ?? null;
  }

  /** Never throws: `reach` tells the outcome. */
  async refresh(): Promise<void> {
    try {
      await this.#me.load();
      const days = await this.#ask.days(undefined, this.#count);
      this.now = this.#api.now();
      this.#add(days);
      this.reach = 'there';
      await this.#followStreak();
    } catch {
      if (this.reach !== 'there') this.reach = this.#api.device.isOnline() ? 'unreachable' : 'offline';
    }
  }

  /** Loads six more weeks. */
  async readBack(): Promise<void> {
    const oldest = this.byDate.at(-1)?.date;
    if (oldest === undefined || this.isAll) return;
    const until = addDays(oldest, -1);
    const ask = (): Promise<readonly Day[]> => this.#ask.days(until);
    await this.#once(`until ${until}`, ask, (days) => {
      if (days.length === 0) this.isAll = true;
      this.#add(days);
    });
  }

  /**
   * The deals of these days and the reader's results; final ones are not requested again. Called in effects, so its own
   * reads are not tracked: otherwise each answer would request everything again.
   */
  async readDeals(deals: readonly Day[]): Promise<void> {
    const known = untrack(() => this.contests);
    const unknown = deals.filter(({ id }) => !known.has(id));
    await Promise.all([...unknown.map(({ id }) => this.#readContest(id)), this.readStandings(deals)]);
  }

  /** Refreshes today's from time to time, unless the page is hidden; then when it is shown again. */
  async readStandings(deals: readonly Day[]): Promise<void> {
    if (!this.#api.device.isVisible()) return;
    const known = untrack(() => this.standings);
    const wanted = deals.filter(
      ({ id, you, revealsAt }) => you?.outcome && (this.now < revealsAt || !known.has(id)),
    );
    await Promise.all(wanted.map(({ id }) => this.#readStanding(id)));
  }

  #readContest(id: string): Promise<void> {
    const ask = (): Promise<Contest> => this.#ask.contest(id);
    return this.#once(`contest ${id}`, ask, (contest) => {
      this.contests = new Map([...this.contests, [id, contest]]);
    });
  }

  async #readStanding(id: string): Promise<void> {
    const ask = (): Promise<Standing> => this.#ask.standing(id);
    try {
      await this.#once(`standing ${id}`, ask, (standing) => {
        this.standings = new Map([...this.standings, [id, standing]]);
      });
    } catch (error) {
      // The result may not be recorded yet: the next request gets it.
      if (!(error instanceof Refused)) throw error;
    }
  }

  #once<T>(what: string, ask: () => Promise<T>, take: (answer: T) => void): Promise<void> {
    const asking = this.#asked.get(what) ?? this.#askFor(what, ask, take);
    this.#asked.set(what, asking);
    return asking;
  }

  async #askFor<T>(what: string, ask: () => Promise<T>, take: (answer: T) => void): Promise<void> {
    // Clear the request before using its answer: listeners may make new requests at once.
    take(await ask().finally(() => this.#asked.delete(what)));
  }

  #add(days: readonly Day[]): void {
    const all = new Map([...this.#days, ...days].map((day) => [day.id, day]));
    this.#days = [...all.values()];
  }

  async #followStreak(): Promise<void> {
    for (let page = 0; page < MOST_PAGES && !this.#isClosed && !this.isAll; page++) {
      const oldest = this.byDate.at(-1)?.date;
      if (oldest === undefined || !mayReachBack(this.played, this.today, oldest)) return;
      await this.readBack();
    }
  }

  #tick(): void {
    const changes = this.#days.map((day) => changesAt(day, this.now)).filter((time) => time !== null);
    const next = Math.min(...changes) - this.#api.now();
    this.#cancelTick = this.#api.device.after(Math.max(500, Math.min(TICK_MS, next)), () => {
      const before = this.now;
      this.now = this.#api.now();
      this.#tick();
      // Days that have opened or been revealed in the meantime must be requested.
      if (this.#days.some((day) => changesAt(day, before) !== changesAt(day, this.now))) void this.refresh();
    });
  }
}
