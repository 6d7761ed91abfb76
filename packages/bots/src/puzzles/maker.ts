// The puzzle makers, by game.

import { findGame, type Game } from '@menagerie/rules';
import { findBots } from '../registry.ts';
import { USUAL_EFFORT, type Effort } from './effort.ts';
import { findPuzzles, type IsWanted } from './find.ts';
import { PUZZLE_FORMAT, PUZZLE_VERSION, type PuzzleGame, type PuzzleHead } from './puzzle-file.ts';

export interface Maker {
  readonly game: Game;
  readonly head: PuzzleHead;
  readonly themes: readonly string[];
  /** Game number n with its puzzles, or null; only themes that are still wanted. Deterministic. */
  find(n: number, isWanted?: IsWanted): PuzzleGame | null;
}

/** Null for a game without a net or themes. The net must be loaded before searching for puzzles. */
export function makerFor(id: string, seed: string, effort: Partial<Effort> = {}): Maker | null {
  const game = findGame(id);
  const bots = findBots(id);
  if (!game || !bots?.net || !bots.themes) return null;
  const { net, themes } = bots;
  const ground = {
    game,
    bots: { ...bots, net, themes },
    effort: { ...USUAL_EFFORT, ...themes.effort, ...effort },
  };
  const head: PuzzleHead = {
    format: PUZZLE_FORMAT,
    version: PUZZLE_VERSION,
    game: id,
    rules: game.rulesVersion,
    seed,
  };
  return {
    game,
    head,
    themes: themes.names,
    find: (n, isWanted = () => true) => findPuzzles(ground, head, n, isWanted),
  };
}
