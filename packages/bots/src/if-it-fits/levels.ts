// The bots that people play against.

import { GAMES, type BoxView, type Move, type Random, type Turn } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { Appraiser } from './appraisal.ts';
import { searcher } from './hunter.ts';
import { PLAIN } from './styles.ts';

export const tiger = searcher('tiger', 16, { milliseconds: 300 });
export const cat = searcher('cat', 12, { playouts: 120, milliseconds: 25 });

/** Sees the points on the table, but not every place for a card. */
export const kitten = instantBot<BoxView>('kitten', (turn, random) => {
  const appraiser = new Appraiser(PLAIN);
  appraiser.lookAt(GAMES['if-it-fits'].sample(turn.view, random), turn.view.seat);
  let chosen = turn.legal[0];
  let most = -Infinity;
  for (const move of noticed(turn, random)) {
    const gain = appraiser.gainOf(move);
    if (gain > most) [chosen, most] = [move, gain];
  }
  return chosen;
});

/** One place in four, and whatever there are but few of. */
function noticed({ legal }: Turn<BoxView>, random: Random): readonly Move[] {
  if (legal.length <= 8) return legal;
  return legal.filter((_, i) => i === 0 || random.below(4) === 0);
}
