// Bold: goes for tricks. It lays down its lowest card, predicts the most, and plays the highest card
// that follows, else the highest red one, else the lowest of all.

import type { CatView } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { followers } from './careful.ts';
import { best, readChoices } from './moves.ts';

export const bold = instantBot<CatView>('bold', ({ view, legal }) => {
  const choices = readChoices(legal);
  if (view.phase === 'discard') return best(choices, ({ rank }) => -rank).move;
  if (view.phase === 'predict') return best(choices, ({ rank }) => rank).move;
  if (isLeading(view)) return best(choices, ({ rank }) => rank).move;
  const follows = followers(view, choices);
  if (follows.length) return best(follows, ({ rank }) => rank).move;
  const reds = choices.filter(({ colour }) => colour === 'r');
  if (reds.length) return best(reds, ({ rank }) => rank).move;
  return best(choices, ({ rank }) => -rank).move;
});

function isLeading(view: CatView): boolean {
  const trick = view.tricks.at(-1);
  return !trick || trick.plays.length === view.options.players;
}
