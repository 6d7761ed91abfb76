import { expect, test } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

test('work on one thing waits for the work before it, even if that fails; on another it does not', async () => {
  const turns = new KeyedQueue();
  const done: string[] = [];
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const slow = turns.run('a', async () => {
    await held;
    done.push('a1');
    throw new Error('failed');
  });
  const next = turns.run('a', () => Promise.resolve(done.push('a2')));
  await turns.run('b', () => Promise.resolve(done.push('b1')));
  goOn();
  await expect(slow).rejects.toThrow('failed');
  await next;
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
