import { expect, test } from 'vitest';
import { findWrongWords, type Catalogue } from './words.ts';

const LANGUAGES = ['en', 'uk', 'pl', 'fr', 'ru'];
const findWrong = (catalogues: readonly Catalogue[], text: string, languages = LANGUAGES): string[] =>
  findWrongWords({ languages, catalogues, sources: [{ path: 'Home.svelte', text }] });
const everywhere = (text: string): Catalogue[] =>
  LANGUAGES.map((language) => ({ language, room: 'page', text }));

test('catalogues with the same messages everywhere, all of them used, pass', () => {
  expect(findWrong(everywhere('hello = Hello, { $name }'), "t('hello', { name })")).toEqual([]);
});

test('a missing message, a lost variable and an unknown one are reported', () => {
  const catalogues = everywhere('hello = Hello, { $name }\nbye = Bye');
  catalogues[3] = { language: 'fr', room: 'page', text: 'hello = Bonjour, { $nom }' };
  expect(findWrong(catalogues, "t('hello') t('bye')")).toEqual([
    'fr/page.ftl: hello knows no $nom',
    'fr/page.ftl: hello leaves out $name',
    'fr/page.ftl: bye is missing',
  ]);
});

test('a language that needs three plural forms must have them', () => {
  const two = 'cards = { $count ->\n    [one] card\n   *[other] cards\n  }';
  const wrong = findWrong(everywhere(two), "t('cards')");
  expect(wrong).toEqual(
    ['uk', 'pl', 'ru'].map((language) => `${language}/page.ftl: cards lacks the plural few, many`),
  );
});

test('unknown and unused messages are reported; a placeholder in an id counts for every match', () => {
  const catalogues = everywhere('pace-calm = Calm\npace-quick = Quick\nlost = Lost');
  expect(findWrong(catalogues, "t(`pace-${pace}`) t('nowhere')")).toEqual([
    'Home.svelte: no words for nowhere',
    'lost is used nowhere',
  ]);
});

test('an invalid line and a missing catalogue are reported', () => {
  const catalogues = everywhere('hello = Hello').slice(1);
  catalogues.unshift({ language: 'en', room: 'page', text: 'hello = Hello\nrubbish here' });
  catalogues.pop();
  expect(findWrong(catalogues, "t('hello')")).toEqual([
    'en/page.ftl: cannot be read: rubbish here',
    'ru/page.ftl is missing',
  ]);
});

test('a message that another one refers to counts as used', () => {
  const text = 'card = card { $rank }\ntaken = { card } is taken';
  expect(findWrong(everywhere(text), "t('taken', { rank })")).toEqual([]);
});

test('a listed language without catalogues is reported, and so are catalogues of an unlisted language', () => {
  const catalogues = everywhere('hello = Hello');
  expect(findWrong(catalogues, "t('hello')", [...LANGUAGES, 'de'])).toEqual(['de/page.ftl is missing']);
  const german = { language: 'de', room: 'page', text: 'hello = Hallo' };
  expect(findWrong([...catalogues, german], "t('hello')")).toEqual([
    'de has catalogues, but words/languages.ts does not list it',
  ]);
});

test('plural forms are those of the language itself', () => {
  const catalogues = ['en', 'sl', 'ja', 'fr'].map((language) => ({
    language,
    room: 'page',
    text: 'cards = { $count ->\n    [one] card\n   *[other] cards\n  }',
  }));
  expect(findWrong(catalogues, "t('cards')", ['en', 'sl', 'ja', 'fr'])).toEqual([
    'sl/page.ftl: cards lacks the plural two, few',
  ]);
});
