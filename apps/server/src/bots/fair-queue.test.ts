import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queueOf(...turns: readonly (readonly [person: string, turn: string])[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [person, turn] of turns) queue.add([person], turn);
  return queue;
}

const takeAll = (queue: FairQueue<string>): string[] => {
  const taken: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) taken.push(next.one);
  return taken;
};

test('one person is served in order', () => {
  const queue = queueOf(['ann', 'a1'], ['ann', 'a2'], ['ann', 'a3']);
  expect(queue.length).toBe(3);
  expect(takeAll(queue)).toEqual(['a1', 'a2', 'a3']);
  expect(queue.length).toBe(0);
});

test('people are served in turn, however many turns one of them has', () => {
  const many = Array.from({ length: 1000 }, (_, i) => ['ann', `a${i}`] as const);
  const queue = queueOf(...many, ['bob', 'b0'], ['cas', 'c0'], ['bob', 'b1']);
  expect(takeAll(queue).slice(0, 6)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
});

test('a crowd of one’s own is one’s own: others share only with each other', () => {
  const many = Array.from({ length: 100 }, (_, i) => ['ann', `a${i}`] as const);
  const queue = queueOf(...many, ['bob', 'b0']);
  expect(queue.take()).toEqual({ one: 'a0', crowd: 200 });
  expect(queue.take()).toEqual({ one: 'b0', crowd: 2 });
  expect(queue.take()).toEqual({ one: 'a1', crowd: 99 });
});

test('a table of several people joins the shortest of their lines', () => {
  const queue = queueOf(['ann', 'a0'], ['ann', 'a1'], ['ann', 'a2']);
  queue.add(['ann', 'bob'], 'both');
  queue.add([], 'nobody');
  expect(takeAll(queue)).toEqual(['a0', 'both', 'nobody', 'a1', 'a2']);
});

test('room is made by the longest line, for a shorter one', () => {
  const queue = queueOf(['ann', 'a0'], ['ann', 'a1'], ['ann', 'a2'], ['bob', 'b0']);
  expect(queue.makeRoomFor(['ann'])).toBeNull();
  expect(queue.makeRoomFor(['cas'])).toBe('a2');
  expect(queue.makeRoomFor(['bob'])).toBeNull();
  expect(queue.makeRoomFor(['cas'])).toBe('a1');
  expect(queue.makeRoomFor(['cas'])).toBeNull();
  expect(queue.clear().sort()).toEqual(['a0', 'b0']);
  expect(queue.length).toBe(0);
});
