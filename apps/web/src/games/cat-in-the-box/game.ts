// Cat in the Box, as the page's registry lists it.

import type { PageGame } from '../page-game.ts';
import { turns } from './turns.ts';

export const catInTheBox: PageGame = {
  id: 'cat-in-the-box',
  players: { min: 2, max: 5 },
  usual: 4,
  loadPoster: () => import('./Poster.svelte'),
  // A card with its colour, or a prediction.
  timing: { decision: 8, turns },
  loadGame: async () => (await import('@menagerie/rules/cat-in-the-box')).catInTheBox,
  loadRoom: () => import('./room.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadQuiz: () => import('./quiz.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadStatistics: () => import('./statistics.ts'),
};
