// The bots that people play against. Kitten sees the points on the table, each mood in its own way, but not every place
// for a card; each level above it knows what the net knows, sees finer differences than the one below, and more of the
// places. Tiger plays by the net.

import { GAMES, type BoxView } from '@menagerie/rules';
import { ladderBots, type Ladder } from '../levels/ladder.ts';
import type { Appraisal } from '../levels/level-bot.ts';
import { netBot } from '../net/net-bot.ts';
import { Appraiser } from './appraisal.ts';
import { boxNet } from './net.ts';
import { CURIOUS, HASTY, PLAIN, type Taste } from './styles.ts';

const game = GAMES['if-it-fits'];
/** An eye only looks at the table and its own cards, so any position that fits the view will do. */
function styleOf(taste: Taste): Appraisal<BoxView> {
  return ({ view, legal }, random) => {
    const appraiser = new Appraiser(taste);
    appraiser.lookAt(game.sample(view, random), view.seat);
    return legal.map((move) => appraiser.gainOf(move));
  };
}

const greedy = styleOf(PLAIN);
const cautious = styleOf(CURIOUS);
const bold = styleOf(HASTY);

const knowing: Appraisal<BoxView> = (turn) => boxNet.judge(turn).logits;

/**
 * Margins are differences of log probabilities: a move that the net finds less likely by up to this much looks just as
 * good.
 */
export const LADDER: Ladder<BoxView> = {
  kitten: { notices: 16.5, styles: [greedy, cautious, bold] },
  cat: { judges: knowing, margin: 20, notices: 16, styles: [greedy, cautious, bold] },
  ocelot: { judges: knowing, margin: 14, notices: 22.5, styles: [greedy, bold] },
  lynx: { judges: knowing, margin: 9, notices: 35, styles: [bold] },
  leopard: { judges: knowing, margin: 5, notices: 56, styles: [cautious] },
};

export const boxLevels = ladderBots(LADDER, netBot('tiger', boxNet));
