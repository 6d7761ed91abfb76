// What a puzzle is about, told from the facts of its game.

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
  /** What the move brings about at once. */
  readonly consequencesOf: (move: Move) => ReturnType<Game['consequences']>;
}

export interface PuzzleThemes<V extends View = View> {
  readonly names: readonly string[];
  readonly measure?: Measure;
  /** Where it differs from the usual. */
  readonly effort?: Partial<Effort>;
  /** Most specific first; without any it is not a puzzle. */
  themesOf(scene: Scene<V>): readonly string[];
}
