// The bots that people play against. Kitten sees the points on the table, each mood in its own manner, and not every
// place for a card; above it each level knows what the net knows, sees finer differences than the one below, and more of
// the places. Tiger plays by the net.

import { GAMES, type BoxView } from '@menagerie/rules';
import { ladderBots, type Ladder } from '../levels/ladder.ts';
import type { Appraisal } from '../levels/level-bot.ts';
import { netBot } from '../net/net-bot.ts';
import { Appraiser } from './appraisal.ts';
import { boxNet } from './net.ts';
import { CURIOUS, HASTY, PLAIN, type Taste } from './styles.ts';

const game = GAMES['if-it-fits'];
/** Among so few moves none is overlooked. */
const FEW = 8;

/** An eye looks at the table and the own cards only, so any position that fits the view will do. */
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

/** Notices so many places of a hundred, where there are many; of the others it does not think. */
function noticing(places: number, appraisal: Appraisal<BoxView>): Appraisal<BoxView> {
  return (turn, random) => {
    const { view, legal } = turn;
    if (legal.length <= FEW) return appraisal(turn, random);
    const noticed = legal.filter((_, i) => i === 0 || random.below(100) < places);
    const worths = appraisal({ view, legal: noticed }, random);
    const byMove = new Map(noticed.map((move, i) => [move, worths[i]]));
    return legal.map((move) => byMove.get(move) ?? -Infinity);
  };
}

/** Margins are in logs of chances: what is e to so many times less likely to the net looks as good. */
export const BOX_LADDER: Ladder<BoxView> = {
  kitten: { styles: [greedy, cautious, bold].map((style) => noticing(25, style)) },
  cat: { judges: noticing(40, knowing), margin: 4, styles: [greedy, cautious, bold] },
  ocelot: { judges: noticing(60, knowing), margin: 3, styles: [greedy, bold] },
  lynx: { judges: noticing(80, knowing), margin: 2.5, styles: [bold] },
  leopard: { judges: knowing, margin: 2, styles: [cautious] },
};

export const boxLevels = ladderBots(BOX_LADDER, netBot('tiger', boxNet));
