// Presence. A listed table that has not started stays in the lobby while one of its people reads it,
// streams all their tables, or requests it. Each server knows this of its own clients, and postpones in the store
// the time at which such tables are due; none of it is in the log. Of running games it knows whether one of the
// players follows them here: then this server lets their bots move.

import type { Id } from '@menagerie/protocol';
import type { Store } from '../store/store.ts';
import { LISTED_MS, peopleAt } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import type { TableRegistry } from './table-registry.ts';
import type { Broadcaster } from './broadcaster.ts';

/** A table without activity leaves the lobby after this time, even if its people are there. */
const IDLE_MS = 60 * 60 * 1000;
/** People count as present for this long after they were seen: longer than the interval between checks. */
const HERE_MS = 75_000;
/** Requesting a game counts as following it for this long. */
const FOLLOWED_MS = 60_000;

export interface PresenceOptions {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly broadcaster: Broadcaster;
  /** People with an open stream on this server. */
  readonly connected: () => readonly Id[];
}

export class Presence {
  readonly #options: PresenceOptions;
  /** Tables attended to since the store was last updated. */
  readonly #seen = new Set<Id>();
  /** Running games, with when one of the players last asked for them. */
  readonly #asked = new Map<Id, number>();
  #onFollow: (table: Table) => void = () => undefined;

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Called for every player who looks at a running game here. */
  onFollow(listener: (table: Table) => void): void {
    this.#onFollow = listener;
  }

  /** Somebody looks at the table. */
  note(table: Table, person: Id | null): void {
    if (person === null) return;
    if (table.phase === 'playing' && table.seatOf(person) !== null) {
      this.#asked.set(table.id, this.#options.registry.now());
      this.#onFollow(table);
    }
    const isWaiting = table.phase === 'open' && table.settings.listed;
    if (isWaiting && peopleAt(table).includes(person)) this.#seen.add(table.id);
  }

  /** Whether one of the players follows the game at this server. */
  isFollowed({ id, people }: Table): boolean {
    return this.#options.broadcaster.isFollowedBy(id, people) || this.#wasAsked(id);
  }

  #wasAsked(id: Id): boolean {
    return (this.#asked.get(id) ?? -Infinity) > this.#options.registry.now() - FOLLOWED_MS;
  }

  async tell(): Promise<void> {
    const { store, registry, broadcaster, connected } = this.#options;
    await store.friends.noteHere(connected(), registry.now() + HERE_MS);
    for (const [id, person] of broadcaster.reading()) {
      const table = await registry.findReadable(id);
      if (table) this.note(table, person);
    }
    for (const id of [...this.#asked.keys()]) if (!this.#wasAsked(id)) this.#asked.delete(id);
    const [tables, people] = [[...this.#seen], broadcaster.listening];
    this.#seen.clear();
    if (tables.length + people.length === 0) return;
    await store.putOff({ tables, people, until: registry.now() + LISTED_MS, idle: IDLE_MS });
  }
}
