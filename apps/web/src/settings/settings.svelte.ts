// The reader's settings. Kept in the store, whose values are validated one by one.

import { cleanName } from '@menagerie/protocol/limits';
import { BOT_LEVELS, type BotLevel } from '../play/seats.ts';
import type { Store } from '../store/store.ts';
import { chooseLanguage, LANGUAGES, type Language } from '../words/languages.ts';
import { words } from '../words/words.svelte.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** How long a bot's move stays visible before the next one, in milliseconds. */
export const PACES = { calm: 1800, brisk: 900, quick: 350, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Chosen {
  language: Language;
  theme: (typeof THEMES)[number];
  contrast: boolean;
  stillness: boolean;
  pace: Pace;
  /** Makes forced moves automatically. */
  onlyMove: boolean;
  /** Allows undo even after cards were revealed. */
  practice: boolean;
  sound: boolean;
  /** Whether sound has been offered at a table. */
  soundOffered: boolean;
  /** Whether notifications have been offered at a table. */
  noticesOffered: boolean;
  /** Whether the bots' faces show their reactions. */
  characters: boolean;
  /** Whether the log is shown beside the table if there is room. */
  log: boolean;
  /** System notifications on the reader's turn. */
  notify: boolean;
  name: string;
  /** Games whose lesson the reader has finished, with the number of right answers in the quiz. */
  learnt: readonly string[];
  quizzes: Readonly<Record<string, number>>;
  /** By game: the bot level the reader chose instead of the suggested one. */
  levels: Readonly<Record<string, BotLevel>>;
}

const ALLOWED: { readonly [K in keyof Chosen]: (value: unknown) => boolean } = {
  language: (value) => LANGUAGES.includes(value as Language),
  theme: (value) => THEMES.includes(value as Chosen['theme']),
  contrast: isBoolean,
  stillness: isBoolean,
  pace: (value) => typeof value === 'string' && Object.hasOwn(PACES, value),
  onlyMove: isBoolean,
  practice: isBoolean,
  sound: isBoolean,
  soundOffered: isBoolean,
  noticesOffered: isBoolean,
  characters: isBoolean,
  log: isBoolean,
  notify: isBoolean,
  name: (value) => value === '' || (typeof value === 'string' && cleanName(value) === value),
  learnt: (value) => Array.isArray(value) && value.every((game) => typeof game === 'string'),
  quizzes: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger),
  levels: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isLevel),
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isLevel(value: unknown): boolean {
  return BOT_LEVELS.includes(value as BotLevel);
}

export const settings: Chosen = $state({
  language: 'en',
  theme: 'auto',
  contrast: false,
  stillness: false,
  pace: 'brisk',
  onlyMove: false,
  practice: false,
  sound: false,
  soundOffered: false,
  noticesOffered: false,
  characters: true,
  log: true,
  notify: false,
  name: '',
  learnt: [],
  quizzes: {},
  levels: {},
});

let home: Store | undefined;

export async function loadSettings(store: Store): Promise<void> {
  home = store;
  settings.language = chooseLanguage(navigator.languages);
  const kept = await store.get('settings', 'chosen');
  if (typeof kept === 'object' && kept !== null) {
    for (const [name, value] of Object.entries(kept as Record<string, unknown>)) {
      if (Object.hasOwn(ALLOWED, name) && ALLOWED[name as keyof Chosen](value)) {
        Object.assign(settings, { [name]: value });
      }
    }
  }
  applyLooks();
}

export async function choose<K extends keyof Chosen>(name: K, value: Chosen[K]): Promise<void> {
  if (name === 'language') await words.speak(value as Language);
  settings[name] = value;
  applyLooks();
  await home?.put('settings', 'chosen', $state.snapshot(settings));
}

function applyLooks(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = settings.theme;
  dataset['contrast'] = settings.contrast ? 'more' : 'auto';
  dataset['motion'] = settings.stillness ? 'still' : 'auto';
}

/** Whether motion is allowed: neither the reader nor their system asked to reduce it. */
export function mayMove(): boolean {
  return !settings.stillness && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
