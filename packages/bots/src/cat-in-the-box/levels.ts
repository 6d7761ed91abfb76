// The bots that people play against. Kitten knows only a few rules of thumb; each level above it knows what the net
// knows, sees finer differences than the one below, and forgets less. Tiger also searches when the net hesitates.

import { GAMES, type CatPosition, type CatView, type Move, type Seat } from '@menagerie/rules';
import { ladderBots, type Ladder } from '../levels/ladder.ts';
import { times, type Appraisal } from '../levels/level-bot.ts';
import { rememberedView } from './memory.ts';
import { catNet } from './net.ts';
import { boldWorth, carefulWorth, tidyWorth } from './styles.ts';
import { tiger } from './tiger.ts';

const game = GAMES['cat-in-the-box'];

/** A style only uses what the seat sees, so any position that fits the view will do. */
function styleOf(worthOf: (position: CatPosition, seat: Seat, move: Move) => number): Appraisal<CatView> {
  return ({ view, legal }, random) => {
    const position = game.sample(view, random);
    return legal.map((move) => worthOf(position, view.seat, move));
  };
}

const careful = styleOf(carefulWorth);
const bold = styleOf(boldWorth);
const tidy = styleOf(tidyWorth);

const knowing: Appraisal<CatView> = (turn) => catNet.judge(turn).logits;

/** `overlooks`: a percentage of the colours that others have given up; earlier rounds are forgotten. */
function forgetful(overlooks: number): Appraisal<CatView> {
  return ({ view, legal }, random) =>
    knowing({ view: rememberedView(view, overlooks, random), legal }, random);
}

/**
 * Margins are differences of log probabilities: a move that the net finds less likely by up to this much looks just as
 * good.
 */
export const LADDER: Ladder<CatView> = {
  kitten: { styles: [...times(5, careful), ...times(5, bold), tidy] },
  cat: { judges: forgetful(100), margin: 37, styles: [careful, bold] },
  ocelot: { judges: forgetful(50), margin: 23.5, styles: [careful, bold] },
  lynx: { judges: knowing, margin: 15.5, styles: [bold] },
  leopard: { judges: knowing, margin: 9.3, styles: [careful] },
};

export const catLevels = ladderBots(LADDER, tiger);
