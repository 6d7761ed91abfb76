// The lessons, loaded when somebody wants to learn.

import type { GameId } from '@menagerie/rules';
import type { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<GameId, () => Promise<{ readonly lesson: Lesson }>>> = {
  'cat-in-the-box': () => import('./cat-in-the-box.ts'),
  'trump-whales': () => import('./trump-whales.ts'),
  'if-it-fits': () => import('./if-it-fits.ts'),
};

export async function loadLesson(id: GameId): Promise<Lesson> {
  return (await LESSONS[id]()).lesson;
}
