// Kitten: imagines one deal that fits what it has seen and plays by eye, like somebody in a first game.

import { GAMES, type WhaleView } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { choosePolicyMove } from './policy.ts';
import { AT_FIRST } from './weights.ts';

export const kitten = instantBot<WhaleView>('kitten', ({ view }, random) =>
  choosePolicyMove(GAMES['trump-whales'].sample(view, random), view.seat, random, AT_FIRST),
);
