// If It Fits, as the page's registry lists it.

import type { PageGame } from '../page-game.ts';
import { turns } from './turns.ts';

export const ifItFits: PageGame = {
  id: 'if-it-fits',
  players: { min: 2, max: 5 },
  usual: 3,
  loadPoster: () => import('./Poster.svelte'),
  // A place for a card takes 13, a cat 6, whether to draw 4.
  timing: { decision: 9, turns },
  loadGame: async () => (await import('@menagerie/rules/if-it-fits')).ifItFits,
  loadRoom: () => import('./room.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadQuiz: () => import('./quiz.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadStatistics: () => import('./statistics.ts'),
};
