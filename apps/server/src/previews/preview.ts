// What a short link shows before it is opened.

import type { Picture } from './picture.ts';
import { hasWords, type Say } from './words.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Null: that of the house. */
  readonly picture: Picture | null;
  /** Whether search engines may list it: not if it was shared by link only. */
  readonly isListed: boolean;
}

/** A game that the catalogues do not know is called by its id. */
export const gameName = (say: Say, game: string): string =>
  hasWords(`game-${game}`) ? say(`game-${game}`) : game;

export const missing = (say: Say): Preview => ({
  title: `${say('missing')} · Menagerie`,
  description: say('missing-line'),
  picture: null,
  isListed: false,
});

/** Where something is amiss that the page itself will tell of. */
export const plain = (say: Say): Preview => ({
  title: 'Menagerie',
  description: say('menagerie-line'),
  picture: null,
  isListed: false,
});
