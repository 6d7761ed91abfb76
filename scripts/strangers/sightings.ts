// When each reader of a table saw each move: a move has arrived when the last of them has it.

export class Sightings {
  readonly #readers: number;
  readonly #times: number[];
  readonly #entries = new Map<number, { sentAt?: number; lastSeen: number; readonly by: Set<number> }>();

  /** Times are appended to the list. */
  constructor(readers: number, times: number[]) {
    this.#readers = readers;
    this.#times = times;
  }

  sent(n: number, at: number): void {
    this.#entry(n).sentAt = at;
    this.#closeIfDone(n);
  }

  seen(n: number, reader: number): void {
    const entry = this.#entry(n);
    if (entry.by.has(reader)) return;
    entry.by.add(reader);
    entry.lastSeen = performance.now();
    this.#closeIfDone(n);
  }

  #entry(n: number): { sentAt?: number; lastSeen: number; readonly by: Set<number> } {
    const known = this.#entries.get(n) ?? { lastSeen: 0, by: new Set<number>() };
    this.#entries.set(n, known);
    return known;
  }

  #closeIfDone(n: number): void {
    const { sentAt, lastSeen, by } = this.#entry(n);
    if (sentAt !== undefined && by.size === this.#readers) this.#times.push(lastSeen - sentAt);
  }
}
