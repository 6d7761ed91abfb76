// What the reader has completed on this device: lessons and quizzes.

import { choose, settings } from '../settings/settings.svelte.ts';

export const hasLearnt = (game: string): boolean => settings.learnt.includes(game);

export async function rememberLesson(game: string): Promise<void> {
  if (!hasLearnt(game)) await choose('learnt', [...settings.learnt, game]);
}

/** How many answers were right; only the best result is kept. */
export async function rememberQuiz(game: string, right: number): Promise<void> {
  const before = settings.quizzes[game] ?? -1;
  if (right > before) await choose('quizzes', { ...settings.quizzes, [game]: right });
}
