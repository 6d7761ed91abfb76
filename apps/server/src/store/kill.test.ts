// Whatever was acknowledged is there after a kill -9, and nothing is there by half: two processes write to one
// log, and are killed at some moment of their work.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SeededRandom } from '@menagerie/rules';
import { expect, it } from 'vitest';
import { forEveryDatabase } from '../testing/store-contract.ts';
import type { TestDatabase } from '../testing/test-databases.ts';
import { idOf, sampleAppend, sampleEntry } from '../testing/store-samples.ts';
import { BATCH, WRITTEN_TABLE } from '../testing/store-written.ts';

const WRITER = fileURLToPath(new URL('../../dist/testing/store-writer.js', import.meta.url));
const ROUNDS = 3;
const FIRST_BATCHES = 5;

class Writer {
  readonly tag: string;
  acknowledged: number[] = [];
  #process: ChildProcess;
  #errors = '';

  constructor(database: TestDatabase, tag: string) {
    this.tag = tag;
    this.#process = spawn(process.execPath, [WRITER, JSON.stringify(database.where), tag]);
    let text = '';
    this.#process.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      this.acknowledged.push(...lines.map(Number));
    });
    this.#process.stderr?.on('data', (chunk: Buffer) => (this.#errors += chunk.toString()));
  }

  async hasWritten(batches: number): Promise<void> {
    await expect
      .poll(() => this.#errors || this.acknowledged.length, { timeout: 30_000 })
      .toBeGreaterThan(batches);
  }

  async kill(): Promise<void> {
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
  }
}

forEveryDatabase((at) => {
  it('loses nothing that was acknowledged and keeps nothing by half when its writers are killed', async () => {
    const random = new SeededRandom('kill');
    const expected = new Map<number, string>();
    for (let round = 0; round < ROUNDS; round++) {
      const writers = [new Writer(at.database, `${round}a`), new Writer(at.database, `${round}b`)];
      for (const writer of writers) await writer.hasWritten(FIRST_BATCHES);
      for (const writer of writers) {
        await writer.hasWritten(FIRST_BATCHES + random.below(50));
        await writer.kill();
      }
      for (const { tag, acknowledged } of writers)
        for (const length of acknowledged) {
          expect(expected.has(length), `length ${length} was acknowledged twice`).toBe(false);
          expected.set(length, tag);
        }

      const store = await at.database.open();
      const log = await store.read(idOf(WRITTEN_TABLE));
      expect(log.length % BATCH).toBe(0);
      expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index));
      const acknowledged = [...expected].flatMap(([length, tag]) =>
        Array.from({ length: BATCH }, (_, index) => sampleEntry(length - BATCH + index, tag)),
      );
      expect(acknowledged.map(({ n }) => log[n])).toEqual(acknowledged);
      const mine = { after: log.length, count: BATCH, tag: 'between' };
      expect(await store.append(sampleAppend(WRITTEN_TABLE, mine))).toBe(true);
      expected.set(log.length + BATCH, 'between');
    }
    expect(expected.size).toBeGreaterThan(ROUNDS * 10);
  });
});
