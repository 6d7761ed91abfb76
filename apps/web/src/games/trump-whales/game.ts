// Trump Whales, as the page's registry lists it.

import type { PageGame } from '../page-game.ts';
import { turns } from './turns.ts';

export const trumpWhales: PageGame = {
  id: 'trump-whales',
  players: { min: 2, max: 4 },
  usual: 3,
  loadPoster: () => import('./Poster.svelte'),
  // A card, a bonus or the pearls of a trick.
  timing: { decision: 5, turns },
  loadGame: async () => (await import('@menagerie/rules/trump-whales')).trumpWhales,
  loadRoom: () => import('./room.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadQuiz: () => import('./quiz.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadStatistics: () => import('./statistics.ts'),
};
