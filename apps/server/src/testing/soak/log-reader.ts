// One reader of one table: a fingerprint of everything it saw, from the first entry to the last.

import { createHash } from 'node:crypto';
import type { Entry } from '@menagerie/protocol';

export class LogReader {
  readonly key: string | null;
  /** The entry that comes next. */
  next = 0;
  isDone = false;
  /** How often a number came twice or was left out. */
  gaps = 0;
  readonly #hash = createHash('sha256');

  constructor(key: string | null) {
    this.key = key;
  }

  /** Null: the line is no entry. */
  take(line: string): Entry | null {
    const entry = JSON.parse(line) as Entry;
    if (typeof entry.n !== 'number') return null;
    if (entry.n !== this.next) this.gaps++;
    this.next = entry.n + 1;
    this.#hash.update(`${line}\n`);
    if (entry.event.type === 'ended') this.isDone = true;
    return entry;
  }

  /** Of all that it saw; to be asked for once, at the end. */
  fingerprint(): string {
    return this.#hash.digest('hex');
  }
}
