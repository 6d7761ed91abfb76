// The bots that people play against. The lower ones see the trick at hand, each mood in its own manner, or what was
// learnt; the higher ones search, and differ in how long they think.

import { GAMES, type WhaleView } from '@menagerie/rules';
import { levelBot, type Appraisal } from '../levels/level-bot.ts';
import { searcher } from './hunter.ts';
import { weighStrictly } from './policy.ts';
import { BOLD, CAUTIOUS, GREEDY, LEARNT, type Style } from './styles.ts';

const game = GAMES['trump-whales'];

/** It imagines one deal that fits what it has seen. */
function weighedBy(style: Style): Appraisal<WhaleView> {
  return ({ view, legal }, random) => {
    const worths = new Float64Array(legal.length);
    weighStrictly(game.sample(view, random), view.seat, legal, style, worths);
    return worths;
  };
}

const greedy = weighedBy(GREEDY);
const cautious = weighedBy(CAUTIOUS);
const bold = weighedBy(BOLD);
const learnt = weighedBy(LEARNT);

export const whaleLevels = {
  kitten: levelBot('kitten', { styles: [greedy, cautious, bold] }),
  cat: levelBot('cat', { judges: learnt, margin: 1, styles: [greedy, cautious, bold] }),
  ocelot: levelBot('ocelot', { judges: learnt, styles: [greedy] }),
  lynx: searcher('lynx', { playouts: 60, milliseconds: 25 }),
  leopard: searcher('leopard', { playouts: 200, milliseconds: 100 }),
  tiger: searcher('tiger', { milliseconds: 300 }),
};
