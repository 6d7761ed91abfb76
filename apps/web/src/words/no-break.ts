// Where lines must not break, by language: habits that nobody has to remember in a catalogue.

import type { Language } from './languages.ts';

const HARD = '\u00A0';
const NARROW = '\u202F';

/** Short words stay with the next: twice, as there may be several in a row. */
const glued = (text: string, shortWord: RegExp): string =>
  text.replace(shortWord, `$1${HARD}`).replace(shortWord, `$1${HARD}`);

/** A dash and a word that follows a number stay with what is before them. */
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
