import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { withoutBreaks } from './no-break.ts';

const shown = (text: string, language: Language): string =>
  withoutBreaks(text, language).replaceAll('\u00A0', '~').replaceAll('\u202F', '^');

test.each([
  ['ru', 'Ваш заказ — 3 взятки', 'Ваш заказ~— 3~взятки'],
  ['ru', 'и в той же коробке', 'и~в~той же~коробке'],
  ['ru', 'Ходит: Муся', 'Ходит: Муся'],
  ['ru', '«На главную» (в начале)', '«На~главную» (в~начале)'],
  ['uk', 'Ваша ставка — 5 взяток і ще 1 їжак', 'Ваша ставка~— 5~взяток і~ще~1~їжак'],
  ['pl', 'Masz 3 karty i z nimi (w tej lewie) wygrasz', 'Masz 3 karty i~z~nimi (w~tej lewie) wygrasz'],
  ['pl', 'Ola i Iga', 'Ola i~Iga'],
  ['fr', 'Prêt ? Choisis : « Jouer » ; 50 % !', 'Prêt^? Choisis^: «^Jouer^»^; 50^%^!'],
  ['en', '30 of 40 — a tie', '30 of 40 — a tie'],
] as const)('%s: %s', (language, text, glued) => {
  expect(shown(text, language)).toBe(glued);
});
