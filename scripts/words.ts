// Compares the page's catalogues with each other and with the code. Pure, so that tests can pass in small ones.
// English is the reference: every other language has the same messages with the same variables.

import { FluentResource } from '@fluent/bundle';

export interface Catalogue {
  readonly language: string;
  readonly room: string;
  readonly text: string;
}

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Words {
  /** The languages that the page offers. */
  readonly languages: readonly string[];
  readonly catalogues: readonly Catalogue[];
  readonly sources: readonly Source[];
}

const MEASURE = 'en';

/** Numbers on the page stay below this: some languages have another form for millions. */
const HIGHEST_COUNT = 200;
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many'];

/** The plural forms that a language needs for whole numbers, besides the default. */
function pluralsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const forms = new Set(Array.from({ length: HIGHEST_COUNT + 1 }, (_, n) => rules.select(n)));
  return PLURAL_FORMS.filter((form) => forms.has(form as Intl.LDMLPluralRule));
}

interface Message {
  readonly id: string;
  readonly variables: ReadonlySet<string>;
  /** Other messages it refers to. */
  readonly references: ReadonlySet<string>;
  /** The forms of each choice by number. */
  readonly plurals: readonly (readonly string[])[];
}

/** Everything that is wrong, one sentence each. */
export function findWrongWords({ languages, catalogues, sources }: Words): string[] {
  const wrong: string[] = [];
  const measure = new Map<string, ReadonlyMap<string, Message>>();
  const all = new Map<string, string>();
  const referred = new Set<string>();
  for (const { language, room, text } of catalogues) {
    if (language !== MEASURE) continue;
    const messages = readMessages(text);
    measure.set(room, messages);
    for (const [id, { references }] of messages) {
      references.forEach((other) => referred.add(other));
      if (all.has(id)) wrong.push(`${id} is in ${all.get(id)} and in ${room}`);
      all.set(id, room);
    }
  }
  for (const catalogue of catalogues) wrong.push(...judgeCatalogue(catalogue, measure));
  wrong.push(
    ...judgeLanguages(languages, catalogues),
    ...judgeRooms(languages, catalogues, [...measure.keys()]),
  );
  wrong.push(...judgeUse([...all.keys()], referred, sources));
  return wrong;
}

function judgeCatalogue(
  { language, room, text }: Catalogue,
  measure: ReadonlyMap<string, ReadonlyMap<string, Message>>,
): string[] {
  const where = `${language}/${room}.ftl`;
  const wrong = findJunk(text).map((line) => `${where}: cannot be read: ${line}`);
  const own = readMessages(text);
  const wanted = measure.get(room) ?? new Map<string, Message>();
  for (const [id, { variables }] of wanted) {
    const message = own.get(id);
    if (!message) {
      wrong.push(`${where}: ${id} is missing`);
      continue;
    }
    const unknown = [...message.variables].filter((name) => !variables.has(name));
    const lost = [...variables].filter((name) => !message.variables.has(name));
    if (unknown.length) wrong.push(`${where}: ${id} knows no $${unknown.join(', $')}`);
    if (lost.length) wrong.push(`${where}: ${id} leaves out $${lost.join(', $')}`);
  }
  const pluralForms = pluralsOf(language);
  for (const { id, plurals } of own.values()) {
    if (!wanted.has(id)) wrong.push(`${where}: ${id} is not in ${MEASURE}`);
    for (const forms of plurals) {
      const missing = pluralForms.filter((form) => !forms.includes(form));
      if (missing.length) wrong.push(`${where}: ${id} lacks the plural ${missing.join(', ')}`);
    }
  }
  return wrong;
}

/** A folder of catalogues for each listed language, and vice versa. */
function judgeLanguages(languages: readonly string[], catalogues: readonly Catalogue[]): string[] {
  const written = new Set(catalogues.map(({ language }) => language));
  return [
    ...languages
      .filter((language) => Intl.PluralRules.supportedLocalesOf(language).length === 0)
      .map((language) => `${language}: Intl.PluralRules does not know this language`),
    ...[...written]
      .filter((language) => !languages.includes(language))
      .map((language) => `${language} has catalogues, but words/languages.ts does not list it`),
  ];
}

function judgeRooms(
  languages: readonly string[],
  catalogues: readonly Catalogue[],
  rooms: readonly string[],
): string[] {
  return languages.flatMap((language) =>
    rooms
      .filter((room) => !catalogues.some((one) => one.language === language && one.room === room))
      .map((room) => `${language}/${room}.ftl is missing`),
  );
}

/** Ids in the code that no catalogue has, and vice versa. */
function judgeUse(
  ids: readonly string[],
  referred: ReadonlySet<string>,
  sources: readonly Source[],
): string[] {
  const wrong: string[] = [];
  const used = new Set(referred);
  for (const { path, text } of sources) {
    for (const [, id] of text.matchAll(/\b(?:t|say)\(\s*'([\w-]+)'/g)) {
      if (!ids.includes(id)) wrong.push(`${path}: no words for ${id}`);
    }
    // Including ids in tables, in parts of templates, and with a placeholder for a code.
    for (const [, id] of text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)) used.add(id);
    for (const [, pattern] of text.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)) {
      const shape = pattern.replace(/\$\{[^}]*\}/g, '[\\w-]+');
      const matching = /^[\w\\[\]+-]+$/.test(shape)
        ? ids.filter((id) => new RegExp(`^${shape}$`).test(id))
        : [];
      for (const id of matching) used.add(id);
    }
  }
  return [...wrong, ...ids.filter((id) => !used.has(id)).map((id) => `${id} is used nowhere`)];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The parts of a parsed message that we read. */
interface Part {
  readonly type?: string;
  readonly name?: string;
  readonly variants?: readonly { readonly key: { readonly value: string | number } }[];
}

function readMessages(text: string): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const entry of new FluentResource(text).body) {
    if (entry.id.startsWith('-')) continue;
    const found = { variables: new Set<string>(), references: new Set<string>(), plurals: [] as string[][] };
    walk(entry.value, found);
    messages.set(entry.id, { id: entry.id, ...found });
  }
  return messages;
}

interface Found {
  readonly variables: Set<string>;
  readonly references: Set<string>;
  readonly plurals: string[][];
}

function walk(node: Json, found: Found): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) {
    const { type, name, variants } = node as Part;
    if (type === 'var' && name) found.variables.add(name);
    if (type === 'mesg' && name) found.references.add(name);
    if (type === 'select' && variants) {
      const keys = variants.map(({ key }) => `${key.value}`);
      if (keys.some((key) => PLURAL_FORMS.includes(key))) found.plurals.push(keys);
    }
  }
  for (const part of Object.values(node)) walk(part as Json, found);
}

/** Lines that the Fluent parser silently skips: anything starting in the first column must be valid Fluent. */
function findJunk(text: string): string[] {
  return text.split('\n').filter((line) => /^\S/.test(line) && !/^(#|\}|-?[a-zA-Z][\w-]* =)/.test(line));
}
