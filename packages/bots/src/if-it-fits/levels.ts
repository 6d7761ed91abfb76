// The bots that people play against. The lower ones see the points on the table in their own manner, and not every
// place for a card; the higher ones try moves out, and differ in how long.

import { GAMES, type BoxView } from '@menagerie/rules';
import { levelBot, type Appraisal } from '../levels/level-bot.ts';
import { Appraiser } from './appraisal.ts';
import { searcher } from './hunter.ts';
import { CURIOUS, HASTY, KEEN, PLAIN, type Taste } from './styles.ts';

const game = GAMES['if-it-fits'];
/** Among so few moves none is overlooked. */
const FEW = 8;

/** An eye looks at the table and the own cards only, so any position that fits the view will do. */
function seenBy(taste: Taste): Appraisal<BoxView> {
  return ({ view, legal }, random) => {
    const appraiser = new Appraiser(taste);
    appraiser.lookAt(game.sample(view, random), view.seat);
    return legal.map((move) => appraiser.gainOf(move));
  };
}

/** Notices one place in so many, where there are many; the others it does not think of. */
function noticing(oneIn: number, appraisal: Appraisal<BoxView>): Appraisal<BoxView> {
  return (turn, random) => {
    const worths = Array.from(appraisal(turn, random));
    if (worths.length <= FEW) return worths;
    return worths.map((worth) => (random.below(oneIn) === 0 ? worth : -Infinity));
  };
}

const plain = seenBy(PLAIN);
const curious = seenBy(CURIOUS);
const hasty = seenBy(HASTY);
const keen = seenBy(KEEN);

export const boxLevels = {
  kitten: levelBot('kitten', { styles: [plain, curious, hasty].map((style) => noticing(4, style)) }),
  cat: levelBot('cat', { styles: [noticing(2, plain)] }),
  ocelot: levelBot('ocelot', { judges: keen, styles: [plain] }),
  lynx: searcher('lynx', 12, { playouts: 60, milliseconds: 25 }),
  leopard: searcher('leopard', 12, { playouts: 240, milliseconds: 100 }),
  tiger: searcher('tiger', 16, { milliseconds: 300 }),
};
