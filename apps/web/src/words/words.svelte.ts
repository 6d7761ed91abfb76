// The page's texts in the reader's language. Catalogues are Fluent files, one folder per language, one file per room; a
// room's texts are loaded with it. Templates that call `t` update when the language changes.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogue, FRAME, type Room } from './catalogues.ts';
import type { Language } from './languages.ts';
import { withoutBreaks } from './no-break.ts';

export type Args = Readonly<Record<string, FluentVariable>>;

/** Our English is British: lists have no comma before the last "and". */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Number formatters write a hyphen. */
const toMinus = (number: string | number): string => String(number).replace('-', '−');

/** All our languages write these alike, and creating a formatter takes milliseconds. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

class WrittenNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return toMinus(isPlain(this.value) ? this.value : super.toString(scope));
  }
}

const withNumbers = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new WrittenNumber(value) : value,
    ]),
  );

class Words {
  language = $state<Language>('en');
  /** Replaced as a whole, so that its readers notice. */
  #bundle = $state.raw(new FluentBundle('en'));
  readonly #rooms = new Set<Room>([FRAME]);
  /** The newest loading, which anyone entering a room waits for. */
  #loading: Promise<void> = Promise.resolve();

  async speak(language: Language): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads a room's texts in the current language. */
  async enter(...rooms: readonly Room[]): Promise<void> {
    if (rooms.every((room) => this.#rooms.has(room))) return this.#loading;
    for (const room of rooms) this.#rooms.add(room);
    await this.#load(this.language);
  }

  /** One after the other, so that the newest bundle has every room. */
  #load(language: Language): Promise<void> {
    const load = async (): Promise<void> => {
      this.#bundle = await bundleOf(language, this.#rooms);
    };
    return (this.#loading = this.#loading.then(load, load));
  }

  say(id: string, args?: Args): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no words for ${id} in ${this.language}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args && withNumbers(args), errors);
    for (const error of errors) console.error(id, error);
    return withoutBreaks(text, this.language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

/** Catalogues read before: a new bundle needs those of every room entered. */
const resources = new Map<string, FluentResource>();

async function load(language: Language, room: Room): Promise<FluentResource> {
  const found = catalogue(language, room);
  if (!found) throw new Error(`no catalogue ${room}`);
  const key = `${language}/${room}`;
  const resource = resources.get(key) ?? new FluentResource(await found());
  resources.set(key, resource);
  return resource;
}

async function bundleOf(language: Language, rooms: ReadonlySet<Room>): Promise<FluentBundle> {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const resource of await Promise.all([...rooms].map((room) => load(language, room)))) {
    bundle.addResource(resource);
  }
  return bundle;
}

export const words = new Words();

/** The text of a message. */
export const t = (id: string, args?: Args): string => words.say(id, args);

/** Cached by language and options: creating one takes milliseconds. */
const numberFormats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  if (!options && isPlain(value)) return toMinus(value);
  const key = `${words.language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeOf(words.language), options);
  numberFormats.set(key, format);
  return toMinus(format.format(value));
}
/** With its sign, unless it is zero. Like plain numbers, without the browser's formatter, which takes long to create. */
export const formatSigned = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value)}`;
/** 1500, not 1,500. */
export const formatRating = (value: number): string =>
  formatNumber(Math.round(value), { useGrouping: false });
export const formatPercent = (value: number): string =>
  formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
/** The reader's own region if its language is the page's. */
export const region = (): string =>
  navigator.languages.find((tag) => tag.startsWith(words.language)) ?? words.language;
export const formatDate = (value: string): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value));
/** A full hour, in the format of the reader's region. */
export const formatHour = (hour: number): string =>
  new Intl.DateTimeFormat(region(), { timeStyle: 'short', timeZone: 'UTC' }).format(hour * 3_600_000);
export const formatDay = (value: string): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'long' }).format(new Date(value));
/** Joins parts of a line that contain commas. */
export const joinParts = (parts: readonly string[]): string =>
  parts.join(words.language === 'fr' ? '\u202F; ' : '; ');
/** Says what a text is about. */
export const labelled = (label: string, text: string): string =>
  `${label}${words.language === 'fr' ? '\u00A0: ' : ': '}${text}`;
/** The browser's own formatter takes too long to create on a phone, for what is a single word. */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  if (items.length < 2) return items.join('');
  const parts = { first: items.slice(0, -1).join(', '), last: items[items.length - 1] };
  return type === 'conjunction' ? t('list-and', parts) : t('list-or', parts);
}
