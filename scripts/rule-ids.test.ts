import { expect, test } from 'vitest';
import { citedIds, definedIds, judgeIds } from './rule-ids.ts';

const RULES = '# A game\n- **AB-1** One rule.\n- **AB-2** Another, see AB-1.\n';
// Ids are put together from pieces, so that this file itself cites nothing.
const title = (...ids: string[]): string =>
  `test('${ids.map((id) => `[${id}] `).join('')}it holds', () => {});`;

test('rules are only defined at the start of a line', () => {
  expect(definedIds(RULES)).toEqual(['AB-1', 'AB-2']);
});

test('titles may cite several rules', () => {
  expect(citedIds(title('AB-1', 'AB-2'))).toEqual(['AB-1', 'AB-2']);
  expect(citedIds('// [AB-1] is mentioned')).toEqual([]);
});

test('a rule without a test, an unknown rule and a rule defined twice are reported', () => {
  expect(judgeIds(['AB-1', 'AB-2'], ['AB-1', 'AB-2'])).toEqual([]);
  expect(judgeIds(['AB-1', 'AB-2', 'AB-1'], ['AB-1', 'AB-3'])).toEqual([
    'AB-2 has no test that cites it',
    'a test cites AB-3, which no RULES.md defines',
    'AB-1 is defined twice',
  ]);
});
