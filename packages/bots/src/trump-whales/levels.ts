// The bots that people play against. Kitten sees the current trick, each mood in its own way; each level above it
// knows what the net knows, sees finer differences than the one below, and remembers more of the earlier tricks. Tiger
// plays by the net: search on top of it showed no gain.

import { GAMES, type WhaleView } from '@menagerie/rules';
import { ladderBots, type Ladder } from '../levels/ladder.ts';
import { times, type Appraisal } from '../levels/level-bot.ts';
import { netBot } from '../net/net-bot.ts';
import { rememberedView } from './memory.ts';
import { whaleNet } from './net.ts';
import { weighStrictly } from './policy.ts';
import { BOLD, CAUTIOUS, GREEDY, type Style } from './styles.ts';

const game = GAMES['trump-whales'];

/** It imagines one deal that fits what it has seen. */
function styleOf(style: Style): Appraisal<WhaleView> {
  return ({ view, legal }, random) => {
    const worths = new Float64Array(legal.length);
    weighStrictly(game.sample(view, random), view.seat, legal, style, worths);
    return worths;
  };
}

const greedy = styleOf(GREEDY);
const cautious = styleOf(CAUTIOUS);
const bold = styleOf(BOLD);

const knowing: Appraisal<WhaleView> = (turn) => whaleNet.judge(turn).logits;

/** The number of earlier tricks whose cards it remembers. */
function remembering(tricks: number): Appraisal<WhaleView> {
  return ({ view, legal }, random) => knowing({ view: rememberedView(view, tricks), legal }, random);
}

/**
 * Margins are differences of log probabilities: a move that the net finds less likely by up to this much looks just as
 * good.
 */
export const LADDER: Ladder<WhaleView> = {
  kitten: { styles: [...times(3, greedy), ...times(3, cautious), bold] },
  cat: { judges: remembering(0), margin: 21.4, styles: [greedy, cautious, bold] },
  ocelot: { judges: remembering(1), margin: 16.8, styles: [greedy, bold] },
  lynx: { judges: remembering(3), margin: 12.2, styles: [bold] },
  leopard: { judges: knowing, margin: 10.2, styles: [cautious] },
};

export const whaleLevels = ladderBots(LADDER, netBot('tiger', whaleNet));
