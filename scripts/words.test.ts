import { expect, test } from 'vitest';
import { findWrongWords, type Catalogue } from './words.ts';

const LANGUAGES = ['en', 'uk', 'pl', 'fr', 'ru'];
const everywhere = (text: string): Catalogue[] =>
  LANGUAGES.map((language) => ({ language, room: 'page', text }));
const source = (text: string): { path: string; text: string } => ({ path: 'Home.svelte', text });

test('the same messages everywhere, all of them used, are right', () => {
  expect(findWrongWords(everywhere('hello = Hello, { $name }'), [source("t('hello', { name })")])).toEqual(
    [],
  );
});

test('a missing message, a lost variable and an unknown one are told', () => {
  const catalogues = everywhere('hello = Hello, { $name }\nbye = Bye');
  catalogues[3] = { language: 'fr', room: 'page', text: 'hello = Bonjour, { $nom }' };
  expect(findWrongWords(catalogues, [source("t('hello') t('bye')")])).toEqual([
    'fr/page.ftl: hello knows no $nom',
    'fr/page.ftl: hello leaves out $name',
    'fr/page.ftl: bye is missing',
  ]);
});

test('a language that needs three plurals has them', () => {
  const two = 'cards = { $count ->\n    [one] card\n   *[other] cards\n  }';
  const wrong = findWrongWords(everywhere(two), [source("t('cards')")]);
  expect(wrong).toEqual(
    ['uk', 'pl', 'ru'].map((language) => `${language}/page.ftl: cards lacks the plural few, many`),
  );
});

test('words that the code lacks or nobody uses are told; a hole in an id counts for all that fit', () => {
  const catalogues = everywhere('pace-calm = Calm\npace-quick = Quick\nlost = Lost');
  expect(findWrongWords(catalogues, [source("t(`pace-${pace}`) t('nowhere')")])).toEqual([
    'Home.svelte: no words for nowhere',
    'lost is used nowhere',
  ]);
});

test('a line that is no message is told, as is a catalogue that is not there', () => {
  const catalogues = everywhere('hello = Hello').slice(1);
  catalogues.unshift({ language: 'en', room: 'page', text: 'hello = Hello\nrubbish here' });
  catalogues.pop();
  expect(findWrongWords(catalogues, [source("t('hello')")])).toEqual([
    'en/page.ftl: cannot be read: rubbish here',
    'ru/page.ftl is missing',
  ]);
});

test('a message that another one is made of is used', () => {
  const text = 'card = card { $rank }\ntaken = { card } is taken';
  expect(findWrongWords(everywhere(text), [source("t('taken', { rank })")])).toEqual([]);
});
