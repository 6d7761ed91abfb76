// From which addresses people were here lately, for bans by address. Only in memory, and of this server alone: nothing
// of it is written down.

import type { Id } from '@menagerie/protocol';
import { plainAddress } from './address-range.ts';

const MOST_PEOPLE = 20_000;
const MOST_ADDRESSES = 5;

export interface Sighting {
  readonly address: string;
  readonly at: number;
}

export class Sightings {
  /** Least recently seen first. */
  readonly #seen = new Map<Id, Map<string, number>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  note(person: Id, address: string): void {
    const addresses = this.#seen.get(person) ?? new Map<string, number>();
    const plain = plainAddress(address);
    addresses.delete(plain);
    addresses.set(plain, this.#now());
    if (addresses.size > MOST_ADDRESSES) dropFirst(addresses);
    this.#seen.delete(person);
    this.#seen.set(person, addresses);
    if (this.#seen.size > MOST_PEOPLE) dropFirst(this.#seen);
  }

  /** Newest first. */
  of(person: Id): readonly Sighting[] {
    return [...(this.#seen.get(person) ?? [])].map(([address, at]) => ({ address, at })).reverse();
  }

  /** How many people were here after that time. */
  countSince(time: number): number {
    let count = 0;
    for (const addresses of [...this.#seen.values()].reverse()) {
      if (([...addresses.values()].at(-1) ?? 0) <= time) break;
      count++;
    }
    return count;
  }
}

function dropFirst(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
