import { expect, test } from 'vitest';
import { withoutBreaks } from './no-break.ts';

const shown = (text: string): string => withoutBreaks(text).replaceAll('\u00A0', '~');

test.each([
  ['Ваш заказ — 3 взятки', 'Ваш заказ~— 3~взятки'],
  ['и в той же коробке', 'и~в~той же~коробке'],
  ['Ходит: Муся', 'Ходит: Муся'],
  ['«На главную» (в начале)', '«На~главную» (в~начале)'],
  ['30 of 40', '30 of 40'],
])('%s', (text, glued) => {
  expect(shown(text)).toBe(glued);
});
