import { expect, test } from 'vitest';
import { Sightings } from './sightings.ts';

test('the last addresses of a person are known, newest first', () => {
  let now = 0;
  const sightings = new Sightings(() => now);
  for (const address of ['a', 'b', 'c', 'a', '::ffff:1.2.3.4', 'd', 'e']) {
    now++;
    sightings.note('ann', address);
  }
  expect(sightings.of('ann').map(({ address }) => address)).toEqual(['e', 'd', '1.2.3.4', 'a', 'c']);
  expect(sightings.of('bob')).toEqual([]);
});

test('people are counted who were here after a time', () => {
  let now = 0;
  const sightings = new Sightings(() => now);
  for (const person of ['ann', 'bob', 'cas', 'ann']) {
    now++;
    sightings.note(person, 'a');
  }
  expect([0, 2, 3, 4].map((time) => sightings.countSince(time))).toEqual([3, 2, 1, 0]);
});
