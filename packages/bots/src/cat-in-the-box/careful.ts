// Careful: keeps its choices open. It lays down the highest of the ranks that it holds most often,
// predicts the least, and leads and follows with the rank that it holds most often, lowest first.

import type { CatView, Rank } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { best, readChoices, type Choice } from './moves.ts';

export const careful = instantBot<CatView>('careful', ({ view, legal }) => {
  const choices = readChoices(legal);
  const held = (rank: Rank): number => view.hand.filter((card) => card === rank).length;
  if (view.phase === 'discard') return best(choices, ({ rank }) => held(rank) * 10 + rank).move;
  if (view.phase === 'predict') return best(choices, ({ rank }) => -rank).move;
  const follows = followers(view, choices);
  return best(follows.length ? follows : choices, ({ rank }) => held(rank) * 10 - rank).move;
});

/** The choices in the led colour; none when leading. */
export function followers(view: CatView, choices: readonly Choice[]): Choice[] {
  const trick = view.tricks.at(-1);
  if (!trick || trick.plays.length === view.options.players) return [];
  return choices.filter(({ colour }) => colour === trick.plays[0].colour);
}
