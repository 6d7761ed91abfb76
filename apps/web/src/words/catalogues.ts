// Where each catalogue is: for a screen, or for a game: GAME, GAME-rules, GAME-lesson, GAME-quiz. The frame's
// catalogues are bundled into one.

import type { Language } from './languages.ts';

/** A catalogue by the name of its file. */
export type Room = string;

export const FRAME: Room = 'frame';

const files: Readonly<Record<string, () => Promise<string>>> = {
  ...import.meta.glob<string>('./*/frame.ts', { import: 'default' }),
  ...import.meta.glob<string>(['./*/*.ftl', '!./*/page.ftl', '!./*/*-home.ftl'], {
    query: '?raw',
    import: 'default',
  }),
};

/** Nothing for a room without texts. */
export const catalogue = (language: Language, room: Room): (() => Promise<string>) | undefined =>
  files[`./${language}/${room}.ftl`] ?? files[`./${language}/${room}.ts`];
