// The theme of a puzzle, derived from the facts of its game.

import type { Game, Move, Seated, View } from '@menagerie/rules';
import type { Compared, Measure } from './comparison.ts';
import type { Effort } from './effort.ts';

export interface Scene<V extends View = View> {
  readonly view: Seated<V>;
  readonly legal: readonly Move[];
  /** Best first: the answer, then what else was compared. */
  readonly ranked: readonly Compared[];
  /** What the mover sees once the move is made, as far as it follows from the view. */
  readonly viewAfter: (move: Move) => Seated<V>;
  /** The immediate consequences of the move. */
  readonly consequencesOf: (move: Move) => ReturnType<Game['consequences']>;
}

export interface PuzzleThemes<V extends View = View> {
  readonly names: readonly string[];
  readonly measure?: Measure;
  /** Where it differs from the default. */
  readonly effort?: Partial<Effort>;
  /** Most specific first; without any it isn't a puzzle. */
  themesOf(scene: Scene<V>): readonly string[];
}
