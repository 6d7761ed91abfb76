import { expect, test } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('work on one thing waits for the work before it, even if that fails; on another it does not', async () => {
  const turns = new KeyedQueue();
  const done: string[] = [];
  const slow = turns.run('a', async () => {
    await later(30);
    done.push('a1');
    throw new Error('failed');
  });
  const next = turns.run('a', () => Promise.resolve(done.push('a2')));
  const other = turns.run('b', () => Promise.resolve(done.push('b1')));
  await expect(slow).rejects.toThrow('failed');
  await Promise.all([next, other]);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
