import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFixtures } from '../core/fixtures.ts';
import { ifItFits } from './index.ts';

describe.each(['games.json', 'perft.json'])("the referee's %s", (file) => {
  const text = readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8');
  const outcomes = [...checkFixtures(ifItFits, text)];
  test('has its twelve rows', () => expect(outcomes).toHaveLength(12));
  test.each(outcomes)('line $line', ({ failures }) => expect(failures).toEqual([]));
});
