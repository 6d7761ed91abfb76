// Where lines must not break, by language, so that catalogues needn't take care of it.

import type { Language } from './languages.ts';

const HARD = '\u00A0';
const NARROW = '\u202F';

/** Short words stay with the next one. Applied twice, since there may be several in a row. */
const glued = (text: string, shortWord: RegExp): string =>
  text.replace(shortWord, `$1${HARD}`).replace(shortWord, `$1${HARD}`);

/** A dash, or a word after a number, stays with what precedes it. */
const cyrillic = (text: string): string =>
  glued(
    text.replaceAll(' —', `${HARD}—`).replace(/(\d) (?=[а-яёіїєґ])/giu, `$1${HARD}`),
    /((?:^|[\s(«])[а-яёіїєґ]{1,2}) (?=\S)/giu,
  );

const HABITS: Partial<Record<Language, (text: string) => string>> = {
  uk: cyrillic,
  ru: cyrillic,
  pl: (text) => glued(text, /((?:^|[\s(„])[aiouwz]) (?=\S)/giu),
  fr: (text) => text.replace(/ (?=[;:!?»%])/g, NARROW).replaceAll('« ', `«${NARROW}`),
};

export const withoutBreaks = (text: string, language: Language): string => HABITS[language]?.(text) ?? text;
