import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { plot } from './plots.ts';
import { MOST_SAMPLES, Samples } from './samples.ts';

interface Given {
  readonly readers: number;
}

async function sampling(): Promise<{
  samples: Samples;
  set: (given: Given) => void;
  close: () => Promise<void>;
}> {
  const store = await openSqlite(':memory:');
  let now = 0;
  let readers = 0;
  const context = {
    store,
    registry: { now: () => (now += 30_000) },
    broadcaster: {
      get count() {
        return readers;
      },
    },
    sightings: { countSince: () => 2 },
  } as unknown as ConstructorParameters<typeof Samples>[0]['context'];
  const samples = new Samples({ context, bots: { queue: 3 } });
  return { samples, set: (given) => ({ readers } = given), close: () => store.close() };
}

test('a sample has the current activity, and the responses since the last one', async () => {
  const { samples, set, close } = await sampling();
  for (const status of [200, 404, 503]) samples.noteAnswer(status);
  await samples.take();
  set({ readers: 7 });
  await samples.take();
  expect(samples.taken).toMatchObject([
    { readers: 0, people: 2, queue: 3, playing: 0, answers: 3, errors: 1 },
    { readers: 7, answers: 0, errors: 0 },
  ]);
  expect(samples.errors).toBe(1);
  for (let i = 0; i < MOST_SAMPLES; i++) await samples.take();
  expect(samples.taken).toHaveLength(MOST_SAMPLES);
  await close();
});

test('a plot is drawn from the second sample on, and says the same in words', async () => {
  const { samples, set, close } = await sampling();
  await samples.take();
  expect(plot('Readers', samples.taken, 'readers').text).not.toContain('<svg');
  set({ readers: 8 });
  await samples.take();
  set({ readers: 4 });
  await samples.take();
  const { text } = plot('Readers', samples.taken, 'readers');
  expect(text).toContain('aria-label="Readers over 1 minute: now 4, at most 8"');
  expect(text).toContain('<polyline points="0.0,62.0 150.0,2.0 300.0,32.0" />');
  expect(text).not.toContain('style=');
  await close();
});
