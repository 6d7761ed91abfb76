import { mkdtempSync, rmSync } from 'node:fs';
import { openSqlite } from '../store/sqlite.ts';
import { openPostgres } from '../store/postgres.ts';
import { startPostgres } from './postgres.ts';
import { sampleAppend, NOON, idOf } from './store-samples.ts';
import type { Store } from '../store/store.ts';
async function run(name: string, store: Store, c: number, ms: number, pre: string) {
  const times: number[] = []; const end = performance.now() + ms; let n = 0;
  const s0 = performance.now();
  await Promise.all(Array.from({ length: c }, async (_, i) => {
    const people = [1,2,3,4].map((k) => idOf(`p${i}x${k}`));
    for (let after = 0; performance.now() < end; after++) {
      const s = performance.now();
      if (!(await store.append(sampleAppend(`${pre}${c}t${i}`, { after, face: { people, dueAt: NOON + after, changedAt: NOON + after } })))) throw new Error('conflict');
      times.push(performance.now() - s); n++;
    }
  }));
  const took = performance.now() - s0; times.sort((a, b) => a - b);
  const q = (p: number) => times[Math.floor(p * (times.length - 1))]!.toFixed(2);
  console.log(name, 'c', c, 'per s', Math.round(n / took * 1000), 'p50', q(.5), 'p99', q(.99), 'max', q(1));
}
const only = process.argv[2];
if (only !== 'pg') {
  const dir = mkdtempSync('/tmp/sb/x'); const store = await openSqlite(dir + '/a.db');
  for (const r of [1, 2]) for (const c of [1, 8, 64]) await run('sqlite', store, c, 3000, `r${r}c`);
  await store.close(); rmSync(dir, { recursive: true });
}
if (only !== 'sqlite') {
  const pgs = await startPostgres({ isDurable: true });
  const store = await openPostgres(await pgs.newDatabase());
  for (const r of [1, 2]) for (const c of [1, 8, 64]) await run('postgres', store, c, 3000, `r${r}c`);
  await store.close(); await pgs.stop();
}
