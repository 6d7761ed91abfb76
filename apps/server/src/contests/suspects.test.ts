import { expect, test } from 'vitest';
import { idOf } from '../testing/store-samples.ts';
import { Standing } from './standing.ts';
import { suspectsIn, type DayStanding } from './suspects.ts';

const day = (n: number): DayStanding => {
  const standing = new Standing();
  for (let i = 0; i < 40; i++) {
    const result = {
      total: i,
      margin: i,
      place: 1,
      outcome: 'finished',
      line: '',
      moves: 30,
      endedAt: 0,
    } as const;
    const person = i === 39 ? 'topper' : `p${n}-${i}`;
    standing.add({
      contest: `${n}`,
      deal: 0,
      person: idOf(person),
      table: idOf(`t${n}${i}`),
      begunAt: 0,
      isBot: false,
      notedAt: 0,
      result: { ...result, thinkMs: n === 0 && i === 3 ? 6_000 : 300_000 },
    });
  }
  return { contest: `${n}`, standing };
};

test('flags people who are always at the top or faster than anyone can read', () => {
  expect(suspectsIn([0, 1, 2].map(day))).toMatchObject([{ why: 'fast', person: idOf('p0-3'), figure: 200 }]);
  expect(suspectsIn([0, 1, 2, 3].map(day))).toMatchObject([
    { why: 'top', person: idOf('topper'), figure: 4 },
    { why: 'fast' },
  ]);
});
