// Bans. Every server caches current bans and checks for new ones every few seconds; a
// ban made here applies here at once. Streams of banned people end.

import type { Id } from '@menagerie/protocol';
import type { Ban } from '../store/moderation.ts';
import type { Store } from '../store/store.ts';
import { AddressRanges } from './address-range.ts';

export const LOOK_MS = 2_000;

export interface BansOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Ends the matching streams. */
  readonly endStreams: (isMeant: (person: Id | null, address: string) => boolean) => void;
}

export class Bans {
  readonly #options: BansOptions;
  #byPerson = new Map<Id, Ban>();
  #ofAddresses: readonly { readonly ban: Ban; readonly ranges: AddressRanges }[] = [];
  /** All of them at once, since almost nobody is banned. */
  #ranges = new AddressRanges([]);
  #known = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BansOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.refresh();
    // If the store cannot be reached now, it is asked again soon.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Reads the bans as they are now. */
  async refresh(): Promise<void> {
    const { store, now, endStreams } = this.#options;
    const bans = await store.moderation.bans(now());
    const known = JSON.stringify(bans);
    if (known === this.#known) return;
    this.#known = known;
    // If there are several, the one that lasts longest counts.
    const byEnd = [...bans].sort((a, b) => a.until - b.until);
    this.#byPerson = new Map(byEnd.flatMap((ban) => (ban.person === null ? [] : [[ban.person, ban]])));
    this.#ofAddresses = byEnd
      .flatMap((ban) => (ban.address === null ? [] : [{ ban, ranges: new AddressRanges([ban.address]) }]))
      .reverse();
    this.#ranges = new AddressRanges(bans.flatMap(({ address }) => address ?? []));
    endStreams((person, address) => this.find(person, address) !== null);
  }

  /** The ban that keeps this person or address out now. */
  find(person: Id | null, address: string): Ban | null {
    const ban =
      (person === null ? undefined : this.#byPerson.get(person)) ??
      (this.#ofAddresses.length > 0 && this.#ranges.has(address)
        ? this.#ofAddresses.find(({ ranges }) => ranges.has(address))?.ban
        : undefined);
    return ban && ban.until > this.#options.now() ? ban : null;
  }
}
