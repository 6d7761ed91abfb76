// Trump Whales, as the registry of the page has it.

import type { PageGame } from '../page-game.ts';
import Poster from './Poster.svelte';
import { turns } from './turns.ts';

export const trumpWhales: PageGame = {
  id: 'trump-whales',
  players: { min: 2, max: 4 },
  usual: 3,
  Poster,
  // A card, a bonus or the pearls of a trick.
  timing: { decision: 5, turns },
  loadRoom: () => import('./room.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadStatistics: () => import('./statistics.ts'),
};
