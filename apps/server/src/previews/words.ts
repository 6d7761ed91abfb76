// The server's own text for people, in their language: catalogues in words/LANGUAGE, compared with each other by the
// same check as those of the page.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Readonly<Record<string, FluentVariable>>;
/** Says a message in one language. */
export type Say = (id: string, args?: Args) => string;

const WORDS = new URL('../../words/', import.meta.url);
const USUAL = 'en';
/** Our English is British, as on the page. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

export const LANGUAGES: readonly string[] = readdirSync(WORDS).sort();

const usual = read(USUAL);
const bundles = new Map(LANGUAGES.map((language) => [language, read(language)]));

function read(language: string): FluentBundle {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  const folder = new URL(`${language}/`, WORDS);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  return bundle;
}

export const hasWords = (id: string): boolean => usual.hasMessage(id);

export function sayIn(language: string): Say {
  const bundle = bundles.get(language) ?? usual;
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no words for ${id}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** The first of the languages that an Accept-Language header prefers, and that we speak. */
export function languageFor(header: string | undefined, otherwise = USUAL): string {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean);
      return { base: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    });
  // Sorting is stable: of equals the first is meant.
  wanted.sort((a, b) => b.quality - a.quality);
  return wanted.find(({ base, quality }) => quality > 0 && bundles.has(base))?.base ?? otherwise;
}
