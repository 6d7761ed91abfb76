// A policy answers at once, by rule or by dice. It gets a turn (view and legal moves), never a position.

import type { Move, Random, Turn, View } from '@menagerie/rules';

export interface Policy<V extends View = View> {
  readonly name: string;
  choose(turn: Turn<V>, random: Random): Move;
}

export const randomPolicy: Policy = {
  name: 'random',
  choose: ({ legal }, random) => legal[random.below(legal.length)],
};
