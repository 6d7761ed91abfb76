// Which policies each game has. The first is the one that people play against by default.

import type { GameId } from '@menagerie/rules';
import { bold } from './cat-in-the-box/bold.ts';
import { careful } from './cat-in-the-box/careful.ts';
import { flat } from './cat-in-the-box/flat.ts';
import { greedy as greedyBoxes } from './if-it-fits/greedy.ts';
import { randomPolicy, type Policy } from './policy.ts';
import { greedy } from './trump-whales/greedy.ts';

export type { Policy };
export { randomPolicy };

const POLICIES: Record<GameId, readonly Policy[]> = {
  'cat-in-the-box': [flat, careful, bold, randomPolicy],
  'trump-whales': [greedy, randomPolicy],
  'if-it-fits': [greedyBoxes, randomPolicy],
};

export function policiesFor(game: string): readonly Policy[] {
  return Object.hasOwn(POLICIES, game) ? POLICIES[game as GameId] : [];
}
