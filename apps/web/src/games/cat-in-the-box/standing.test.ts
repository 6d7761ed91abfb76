import { expect, it } from 'vitest';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import { standOf } from './standing.ts';

const view = (tricks: number, prediction: number | null, causer: number | null = null) =>
  ({
    seats: [{ tricks, prediction }],
    paradox: causer === null ? null : { seat: causer, hand: [] },
  }) as unknown as CatView;

it('a prediction is open, met or missed', () => {
  expect(standOf(view(1, null), 0)).toBe('open');
  expect(standOf(view(1, 2), 0)).toBe('open');
  expect(standOf(view(2, 2), 0)).toBe('met');
  expect(standOf(view(3, 2), 0)).toBe('over');
});

it('a paradox voids its causer’s prediction, met or not, and nobody else’s', () => {
  expect(standOf(view(2, 2, 0), 0)).toBe('void');
  expect(standOf(view(1, 2, 0), 0)).toBe('void');
  expect(standOf(view(2, 2, 1), 0)).toBe('met');
});
