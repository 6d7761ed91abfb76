// The bots that people play against. Tiger and cat search, and differ in how long they think.

import { GAMES, type WhaleView } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { searcher } from './hunter.ts';
import { choosePolicyMove } from './policy.ts';
import { AT_FIRST } from './styles.ts';

export const tiger = searcher('tiger', { milliseconds: 300 });
export const cat = searcher('cat', { playouts: 800, milliseconds: 25 });

/** Imagines one deal that fits what it has seen and plays by eye, like somebody in a first game. */
export const kitten = instantBot<WhaleView>('kitten', ({ view }, random) =>
  choosePolicyMove(GAMES['trump-whales'].sample(view, random), view.seat, random, AT_FIRST),
);
