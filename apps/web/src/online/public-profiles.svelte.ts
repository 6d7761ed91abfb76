// Which people have a public profile. Names look this up while they are shown; simultaneous lookups share one request.

import { SvelteMap } from 'svelte/reactivity';
import { contests as pageContests, type Contests } from './contests.ts';

const MOST_ASKED = 100;

export class PublicProfiles {
  readonly #contests: Pick<Contests, 'profilesAmong'>;
  readonly #known = new SvelteMap<string, boolean>();
  readonly #asked = new Set<string>();
  #waiting: string[] = [];

  constructor(contests: Pick<Contests, 'profilesAmong'>) {
    this.#contests = contests;
  }

  /** False until known. */
  has(person: string): boolean {
    if (!this.#asked.has(person)) {
      this.#asked.add(person);
      if (this.#waiting.push(person) === 1) queueMicrotask(() => void this.#ask());
    }
    return this.#known.get(person) ?? false;
  }

  /** The reader switched their own profile on or off. */
  note(person: string, isPublic: boolean): void {
    this.#asked.add(person);
    this.#known.set(person, isPublic);
  }

  async #ask(): Promise<void> {
    const people = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < people.length; from += MOST_ASKED) {
      const some = people.slice(from, from + MOST_ASKED);
      try {
        for (const person of await this.#contests.profilesAmong(some)) this.#known.set(person, true);
      } catch {
        // Without an answer the name is shown without a link; the next lookup tries again.
        for (const person of some) this.#asked.delete(person);
      }
    }
  }
}

export const publicProfiles = new PublicProfiles(pageContests);
