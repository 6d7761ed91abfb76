import { expect, test } from 'vitest';
import { PublicProfiles } from './public-profiles.svelte.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('all who ask at once are one request, and nobody is asked for twice', async () => {
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

test('what did not get through is asked for again', async () => {
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
