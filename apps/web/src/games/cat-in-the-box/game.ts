// Cat in the Box, as the registry of the page has it.

import type { PageGame } from '../page-game.ts';
import Poster from './Poster.svelte';
import { turns } from './turns.ts';

export const catInTheBox: PageGame = {
  id: 'cat-in-the-box',
  players: { min: 2, max: 5 },
  usual: 4,
  Poster,
  // A card with its colour, or a prediction.
  timing: { decision: 8, turns },
  loadRoom: () => import('./room.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadStatistics: () => import('./statistics.ts'),
};
