// Counts wrong keys by address, so that guessing is slow and asks the store for little.

const WINDOW_MS = 60_000;

export class WrongKeys {
  readonly #most: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #since = 0;

  /** `most`: how many an address may send in a minute. */
  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  note(address: string): void {
    this.#counts.set(address, this.#countOf(address) + 1);
  }

  areTooMany(address: string): boolean {
    return this.#countOf(address) >= this.#most;
  }

  #countOf(address: string): number {
    if (this.#now() - this.#since >= WINDOW_MS) {
      this.#counts.clear();
      this.#since = this.#now();
    }
    return this.#counts.get(address) ?? 0;
  }
}
