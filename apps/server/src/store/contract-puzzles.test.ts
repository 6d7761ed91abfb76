// What every store promises of answers to puzzles.

import { beforeEach, expect, it } from 'vitest';
import { forEveryStore } from '../testing/store-contract.ts';
import { NOON, samplePerson } from '../testing/store-samples.ts';

forEveryStore((at) => {
  const cat = samplePerson('cat');
  const owl = samplePerson('owl');
  const bot = samplePerson('bot', { isBot: true });
  const answer = { game: 'trump-whales', puzzle: '1-73', right: true, rating: 1100, at: NOON };
  beforeEach(async () => {
    for (const person of [cat, owl, bot]) await at.store.addPerson(person, `key of ${person.name}`);
  });

  it('counts the first answer of each person, and none of bots or of nobody', async () => {
    const { puzzles } = at.store;
    expect(await puzzles.add(cat.id, answer)).toBe(true);
    expect(await puzzles.add(cat.id, { ...answer, right: false })).toBe(false);
    expect(await puzzles.add(owl.id, { ...answer, right: false, rating: 900 })).toBe(true);
    expect(await puzzles.add(bot.id, answer)).toBe(false);
    expect(await puzzles.add(samplePerson('nobody').id, answer)).toBe(false);
    expect(await puzzles.sums('trump-whales', 1)).toEqual([
      { puzzle: '1-73', tries: 2, hits: 1, rating: 1000 },
    ]);
    expect(await puzzles.sums('trump-whales', 3)).toEqual([]);
    expect(await puzzles.sums('if-it-fits', 1)).toEqual([]);
    expect(await puzzles.answersOf(cat.id, 9)).toEqual([answer]);
  });

  it('forgets the answers of deleted people', async () => {
    const { puzzles } = at.store;
    await puzzles.add(cat.id, answer);
    await at.store.deletePerson(cat.id);
    expect(await puzzles.sums('trump-whales', 1)).toEqual([]);
  });
});
