// Rate limits per person and per address, by the minute. Accounts are free, so an address has a limit as
// well: one for the people behind it together, and a separate one for requests without a key. So nobody without a key
// can use up the share of people who have one.

import type { Id } from '@menagerie/protocol';

const WINDOW_MS = 60_000;
/** Counters are reset beyond this many, so an attacker with many addresses can't exhaust memory. */
const MOST_COUNTED = 100_000;

export interface RateLimitOptions {
  readonly perPerson: number;
  readonly perAddress: number;
  readonly now?: () => number;
}

export interface Verdict {
  readonly most: number;
  /** Requests left in this minute; negative: this one is over the limit. */
  readonly left: number;
  /** Whether the client keeps ignoring the limit. */
  readonly isFlood: boolean;
}

/** The people behind one address. */
interface Crowd {
  used: number;
  refused: number;
  people: number;
}

export class RateLimit {
  readonly #perPerson: number;
  readonly #perAddress: number;
  readonly #now: () => number;
  readonly #people = new Map<Id, number>();
  readonly #crowds = new Map<string, Crowd>();
  readonly #guests = new Map<string, number>();
  #until = 0;

  constructor({ perPerson, perAddress, now = () => performance.now() }: RateLimitOptions) {
    this.#perPerson = perPerson;
    this.#perAddress = perAddress;
    this.#now = now;
  }

  /** Null: there is no limit. */
  take(address: string, person: Id | null): Verdict | null {
    if (this.#perPerson === Infinity) return null;
    this.#turn();
    return person === null ? this.#takeAsGuest(address) : this.#takeAs(person, address);
  }

  /** Until the counters are reset. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#until - this.#now()) / 1000));
  }

  #turn(): void {
    const counted = this.#people.size + this.#crowds.size + this.#guests.size;
    if (this.#now() < this.#until && counted < MOST_COUNTED) return;
    for (const counts of [this.#people, this.#crowds, this.#guests]) counts.clear();
    this.#until = this.#now() + WINDOW_MS;
  }

  #takeAsGuest(address: string): Verdict {
    const used = (this.#guests.get(address) ?? 0) + 1;
    this.#guests.set(address, used);
    const most = this.#perAddress;
    return { most, left: most - used, isFlood: used > 2 * most };
  }

  #takeAs(person: Id, address: string): Verdict {
    const used = (this.#people.get(person) ?? 0) + 1;
    this.#people.set(person, used);
    const crowd = this.#crowds.get(address) ?? { used: 0, refused: 0, people: 0 };
    this.#crowds.set(address, crowd);
    if (used === 1) crowd.people++;
    const [most, mostOfAddress] = [this.#perPerson, this.#perAddress];
    // Once the limit is used up, people below an equal share may continue, up to twice the limit.
    const isRoom =
      crowd.used < mostOfAddress ||
      (used <= mostOfAddress / Math.max(1, crowd.people) && crowd.used < 2 * mostOfAddress);
    // A person's refused requests don't count against others at the address.
    if (used > most) return { most, left: -1, isFlood: used > 2 * most };
    if (!isRoom) return { most, left: -1, isFlood: ++crowd.refused > mostOfAddress };
    crowd.used++;
    return { most, left: most - used, isFlood: false };
  }
}

export interface LimitsOptions {
  /** Requests a minute for one person; 0: no limit. */
  readonly rateLimit: number;
  /** An address gets this multiple of a person's limit. */
  readonly addressFactor: number;
}

export class Limits {
  readonly #options: LimitsOptions;
  /** For every request. */
  readonly general: RateLimit;

  constructor(options: LimitsOptions) {
    this.#options = options;
    this.general = this.share(1);
  }

  /** One nth of the general limit, counted separately. */
  share(part: number): RateLimit {
    const { rateLimit, addressFactor } = this.#options;
    const perPerson = rateLimit === 0 ? Infinity : Math.max(1, Math.round(rateLimit / part));
    return new RateLimit({ perPerson, perAddress: perPerson * addressFactor });
  }
}
