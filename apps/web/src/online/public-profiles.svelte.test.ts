import { expect, test } from 'vitest';
import { PublicProfiles } from './public-profiles.svelte.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('simultaneous lookups make one request, and nobody is looked up twice', async () => {
  const asked: string[][] = [];
  const profiles = new PublicProfiles({
    profilesAmong: (people) => {
      asked.push([...people]);
      return Promise.resolve(['ann']);
    },
  });
  expect(['ann', 'bob', 'ann'].map((person) => profiles.has(person))).toEqual([false, false, false]);
  await soon();
  expect(['ann', 'bob'].map((person) => profiles.has(person))).toEqual([true, false]);
  await soon();
  expect(asked).toEqual([['ann', 'bob']]);
  profiles.note('ann', false);
  expect(profiles.has('ann')).toBe(false);
});

test('failed lookups are retried', async () => {
  let isCut = true;
  const profiles = new PublicProfiles({
    profilesAmong: () => (isCut ? Promise.reject(new Error('cut')) : Promise.resolve(['ann'])),
  });
  profiles.has('ann');
  await soon();
  expect(profiles.has('ann')).toBe(false);
  await soon();
  isCut = false;
  profiles.has('ann');
  await soon();
  expect(profiles.has('ann')).toBe(true);
});
