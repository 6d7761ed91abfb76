// Long work in small steps: after a few milliseconds whatever else waits gets its turn.

import type { Id } from '@menagerie/protocol';
import type { LogEntry } from '../table/log.ts';
import { readingTable } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';

/** How long one piece of work may block the event loop. */
const MOST_MS = 8;

let turn: Promise<void> = Promise.resolve();

/** Of several paused at once, one continues per iteration of the event loop. */
const rest = (): Promise<void> =>
  (turn = turn.then(() => new Promise<void>((resolve) => setImmediate(resolve))));

export interface PaceOptions {
  readonly now?: () => number;
  readonly rest?: () => Promise<void>;
}

export class Pace {
  readonly #now: () => number;
  readonly #rest: () => Promise<void>;
  #since: number;

  constructor(options: PaceOptions = {}) {
    this.#now = options.now ?? (() => performance.now());
    this.#rest = options.rest ?? rest;
    this.#since = this.#now();
  }

  /** To be awaited between two steps. */
  async step(): Promise<void> {
    if (this.#now() - this.#since < MOST_MS) return;
    await this.#rest();
    this.#since = this.#now();
  }
}

/** The table after this many entries; throws UnreadableTable. */
export async function replayTable(id: Id, entries: readonly LogEntry[], pace = new Pace()): Promise<Table> {
  const steps = readingTable(id, entries);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pace.step();
  }
}
