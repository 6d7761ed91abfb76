import { expect, test } from 'vitest';
import { agoOf } from './ago.ts';

test.each([
  [0, null],
  [-5_000, null],
  [59_999, null],
  [60_000, { value: 1, unit: 'minute' }],
  [3_599_999, { value: 59, unit: 'minute' }],
  [3 * 3_600_000, { value: 3, unit: 'hour' }],
  [49 * 3_600_000, { value: 2, unit: 'day' }],
])('%i ms ago', (ms, ago) => expect(agoOf(1e12, 1e12 + ms)).toEqual(ago));
