// The servers of a soak as its players see them: unanswered requests are repeated on any running server.

import type { SeededRandom } from '@menagerie/rules';
import { readLines, send } from '../requests.ts';
import type { ServerProcess } from '../server-process.ts';

const RETRY_MS = 50;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Fleet {
  readonly servers: readonly ServerProcess[];
  readonly random: SeededRandom;

  constructor(servers: readonly ServerProcess[], random: SeededRandom) {
    this.servers = servers;
    this.random = random;
  }

  anyServer(): ServerProcess {
    const up = this.servers.filter((server) => server.isUp);
    return up[this.random.below(up.length)] ?? this.servers[0];
  }

  /** Until some server has answered; the number in a move keeps it from counting twice. */
  async ask(
    method: string,
    path: string,
    key: string | null,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> {
    for (;;) {
      try {
        const answered = await send(this.anyServer().address, method, path, key, body);
        if (answered.status < 500) return answered;
      } catch {
        // The server is gone.
      }
      await wait(RETRY_MS);
    }
  }

  /** Reads a log on from where the reader is, coming back at another server whenever one is gone. */
  async follow(
    table: string,
    reader: { readonly key: string | null; readonly next: number; readonly isDone: boolean },
    take: (line: string) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const enough = new AbortController();
    const takeOne = (line: string): void => {
      take(line);
      if (reader.isDone) enough.abort();
    };
    const either = AbortSignal.any([enough.signal, signal]);
    while (!reader.isDone && !signal.aborted) {
      const path = `/api/tables/${table}/events?from=${reader.next}`;
      await readLines(this.anyServer().address, path, reader.key, takeOne, either);
      if (!reader.isDone) await wait(RETRY_MS);
    }
  }
}
