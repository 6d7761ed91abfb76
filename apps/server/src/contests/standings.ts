// Standings of recently requested deals, kept in memory and updated with results recorded since.
// People and bot accounts have separate lists.

import type { Id } from '@menagerie/protocol';
import type { Named, NotedPlace, NotedPlay } from '../store/contests.ts';
import type { Store } from '../store/store.ts';
import { Standing } from './standing.ts';

/** How often new results are read from the store, without making requests wait, */
const FRESH_MS = 1_000;
/** unless there was no request for this long. */
const STALE_MS = 10_000;
/** Servers note at the same time in another order, and their clocks differ by less than this. */
const OVERLAP_MS = 15_000;
const MOST_KEPT = 150;
/** In all of them together. */
const MOST_PLAYS = 150_000;
/** Read in batches, so that nobody waits for all of them. */
const PAGE = 500;
/** How long it is cached who can be named; less when people change. */
const NAMED_MS = 5 * 60_000;
const NAMED_AT_LEAST_MS = 5_000;
/** Who is named in lists: accounts are free, but this takes a few days. */
const REGULAR = { games: 10, days: 3 };

interface Kept {
  readonly people: Standing;
  readonly bots: Standing;
  until: number;
  readAt: number;
  reading: Promise<void> | null;
  named: {
    readonly at: number;
    readonly best: readonly NotedPlay[];
    readonly who: Promise<ReadonlyMap<Id, string>>;
  } | null;
}

export interface StandingsOptions {
  readonly store: Pick<Store, 'contests' | 'onVoided'>;
  readonly now: () => number;
}

export class Standings {
  readonly #store: StandingsOptions['store'];
  readonly #now: () => number;
  /** Oldest use first. */
  readonly #kept = new Map<string, Kept>();

  constructor({ store, now }: StandingsOptions) {
    this.#store = store;
    this.#now = now;
    store.onVoided((voided) => {
      if (voided === 'lost') this.#kept.clear();
      else if ('person' in voided) this.#drop(voided.person);
    });
  }

  async of(contest: string, deal: number, list: 'people' | 'bots'): Promise<Standing> {
    const kept = this.#keep(`${contest}/${deal}`);
    const age = this.#now() - kept.readAt;
    if (age >= FRESH_MS) {
      const reading = this.#read(kept, contest, deal);
      if (age >= STALE_MS) await reading;
      // A failure is retried by the next request, which reports it.
      else reading.catch(() => undefined);
    }
    return kept[list];
  }

  /** Reads what many will ask for, results by the thousand. */
  async warm(contests: readonly { readonly id: string }[]): Promise<void> {
    for (const { id } of contests) {
      await this.of(id, 0, 'people');
      await this.named(id, 0);
    }
  }

  /** With all that was noted before this was asked for. */
  async refresh(contest: string, deal: number): Promise<void> {
    const kept = this.#keep(`${contest}/${deal}`);
    // A read already in progress may have started too early.
    await kept.reading;
    await this.#read(kept, contest, deal);
  }

  /** The best results whose people may be named. */
  named(contest: string, deal: number): Promise<ReadonlyMap<Id, string>> {
    const kept = this.#keep(`${contest}/${deal}`);
    const [now, best] = [this.#now(), kept.people.best()];
    const { named } = kept;
    if (named && now - named.at < (named.best === best ? NAMED_MS : NAMED_AT_LEAST_MS)) return named.who;
    const who = this.regulars(best.map(({ person }) => person));
    who.catch(() => (kept.named = null));
    kept.named = { at: now, best, who };
    return who;
  }

  async regulars(people: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    if (people.length === 0) return new Map();
    return byId(await this.#store.contests.regulars(people, REGULAR.games, REGULAR.days));
  }

  async names(plays: readonly { readonly person: Id }[]): Promise<ReadonlyMap<Id, string>> {
    return byId(await this.#store.contests.names(plays.map(({ person }) => person)));
  }

  #keep(key: string): Kept {
    const kept = this.#kept.get(key) ?? {
      people: new Standing(),
      bots: new Standing(),
      until: 0,
      readAt: -Infinity,
      reading: null,
      named: null,
    };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#makeRoom(key);
    return kept;
  }

  #makeRoom(except: string): void {
    let plays = 0;
    for (const { people, bots } of this.#kept.values()) plays += people.size + bots.size;
    for (const [key, { people, bots }] of this.#kept) {
      if ((this.#kept.size <= MOST_KEPT && plays <= MOST_PLAYS) || key === except) return;
      this.#kept.delete(key);
      plays -= people.size + bots.size;
    }
  }

  /** However many ask, the store is asked once. */
  #read(kept: Kept, contest: string, deal: number): Promise<void> {
    kept.reading ??= this.#readNew(kept, contest, deal).finally(() => (kept.reading = null));
    return kept.reading;
  }

  async #readNew(kept: Kept, contest: string, deal: number): Promise<void> {
    const now = this.#now();
    let after: NotedPlace = { notedAt: kept.until - OVERLAP_MS, person: '' };
    for (;;) {
      const plays = await this.#store.contests.playsAfter(contest, deal, after, PAGE);
      for (const play of plays) kept[play.isBot ? 'bots' : 'people'].add(play);
      after = plays.at(-1) ?? after;
      if (plays.length < PAGE) break;
    }
    kept.until = Math.max(kept.until, after.notedAt);
    kept.readAt = now;
  }

  #drop(person: Id): void {
    for (const { people, bots } of this.#kept.values()) {
      people.remove(person);
      bots.remove(person);
    }
  }
}

export const byId = (named: readonly Named[]): ReadonlyMap<Id, string> =>
  new Map(named.map(({ person, name }) => [person, name]));
