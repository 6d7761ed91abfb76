// Where each catalogue is: of a screen; or of a game: GAME, GAME-rules, GAME-lesson, GAME-quiz. What the frame says comes as one.

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

/** Nothing for a room that has no words. */
export const catalogue = (language: Language, room: Room): (() => Promise<string>) | undefined =>
  files[`./${language}/${room}.ftl`] ?? files[`./${language}/${room}.ts`];
