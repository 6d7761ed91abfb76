// All screens except the home screen, and what each needs to be shown. Nothing is loaded until it is needed.

import type { Route } from './route.ts';

type Loading = () => Promise<{ default: unknown }>;

interface ScreenNeeds {
  readonly load: Loading;
  /** Catalogues of texts. */
  readonly rooms: readonly string[];
}

export const SCREENS: Record<Exclude<Route['name'], 'home'>, ScreenNeeds> = {
  play: { load: () => import('./screens/Play.svelte'), rooms: ['table'] },
  replay: { load: () => import('./screens/Replay.svelte'), rooms: ['replay'] },
  learn: { load: () => import('./screens/Learn.svelte'), rooms: ['lessons', 'table'] },
  rules: { load: () => import('./screens/Rules.svelte'), rooms: ['rules'] },
  together: { load: () => import('./screens/Together.svelte'), rooms: ['together', 'operators', 'friends'] },
  table: {
    load: () => import('./screens/Table.svelte'),
    rooms: ['together', 'operators', 'live', 'notices', 'table', 'friends'],
  },
  day: {
    load: () => import('./screens/Day.svelte'),
    rooms: ['together', 'operators', 'day', 'compare', 'table'],
  },
  contest: {
    load: () => import('./screens/Contest.svelte'),
    rooms: ['together', 'operators', 'contests', 'compare'],
  },
  challenges: {
    load: () => import('./screens/Challenges.svelte'),
    rooms: ['together', 'operators', 'contests'],
  },
  lists: {
    load: () => import('./screens/Lists.svelte'),
    rooms: ['together', 'operators', 'contests', 'lists'],
  },
  person: {
    load: () => import('./screens/Person.svelte'),
    rooms: ['together', 'operators', 'contests', 'lists', 'day'],
  },
  puzzles: { load: () => import('./screens/Puzzles.svelte'), rooms: ['puzzles', 'lessons', 'table'] },
  you: {
    load: () => import('./screens/You.svelte'),
    rooms: ['together', 'operators', 'you', 'notices', 'day'],
  },
};
