// How many streams each person and each address has open. When an address is at its limit, each person there
// still gets a fair share, so that one with many accounts cannot keep the others out.

export interface StreamLimits {
  readonly most: number;
  readonly mostOfAddress: number;
}

export class HeldStreams {
  readonly #limits: StreamLimits;
  /** By person, wherever they are. */
  readonly #people = new Map<string, number>();
  /** By address, then by person; guests count as one person with an empty id. */
  readonly #addresses = new Map<string, Map<string, number>>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  hasRoom(address: string, owner: string): boolean {
    const { most, mostOfAddress } = this.#limits;
    const here = this.#addresses.get(address) ?? new Map<string, number>();
    const own = owner === '' ? (here.get('') ?? 0) : (this.#people.get(owner) ?? 0);
    if (own >= (owner === '' ? mostOfAddress : most)) return false;
    const all = [...here.values()].reduce((sum, count) => sum + count, 0);
    const holders = here.size + (here.has(owner) ? 0 : 1);
    const isFair = (here.get(owner) ?? 0) < Math.floor(mostOfAddress / holders);
    return all < (isFair ? 2 * mostOfAddress : mostOfAddress);
  }

  /** Returns a function that releases it. */
  take(address: string, owner: string): () => void {
    const here = this.#addresses.get(address) ?? new Map<string, number>();
    this.#addresses.set(address, here);
    add(here, owner, 1);
    add(this.#people, owner, 1);
    return () => {
      add(here, owner, -1);
      add(this.#people, owner, -1);
      if (here.size === 0) this.#addresses.delete(address);
    };
  }
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
