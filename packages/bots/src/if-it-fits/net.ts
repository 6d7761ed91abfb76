// How If It Fits uses its net: it judges the moves that the keen eye likes best, one by one, and what the eye sees in a
// move counts beside what the net makes of it. A position that fits the view will do, since the table is the same in all.

import { GAMES, SeededRandom, type Move, type Seat, type Turn } from '@menagerie/rules';
import type { BoxPosition, BoxView } from '@menagerie/rules/if-it-fits';
import { Bits } from '../net/bits.ts';
import { chanceFrom, oddsFrom } from '../net/calibration.ts';
import { judgementOf, netJudge, type Judgement, type NetJudge, type Reading } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { Appraiser } from './appraisal.ts';
import { calibration } from './calibration.ts';
import { boxTable, INPUTS, OUTPUT_AT, POINTS_UNIT, SHORTLIST } from './features.ts';
import { Inputs } from './inputs.ts';
import { HandPromise } from './promise.ts';
import { Shortlist } from './shortlist.ts';
import { KEEN } from './styles.ts';

const game = GAMES['if-it-fits'];
/** How much less than the last of the shortlist a move that is not on it is liked. */
const OFF_LIST = 2;

const bits = new Bits(INPUTS);
const inputs = new Inputs(bits);
const appraiser = new Appraiser(KEEN);
const gains = new Float64Array(game.maxLegalMoves);
const promise = new HandPromise();
const shortlist = new Shortlist(SHORTLIST);

function read({ view, legal }: Turn<BoxView>): Reading {
  return readPosition(game.sample(view, new SeededRandom(0)), view.seat, legal);
}

/** The chance to win of a seat that is to move. */
export function chanceIn(position: BoxPosition, seat: Seat): number {
  appraiser.lookAt(position, seat);
  promise.lookAt(position, seat, appraiser);
  inputs.setPosition(position, seat, promise);
  const win = netOf(game.id).evaluate(bits)[OUTPUT_AT.win];
  return chanceFrom(oddsFrom(calibration[position.players], win, game.progress(position)));
}

/** What the net makes of the seat's legal moves; of hidden cards it sees nothing. */
export function judgePosition(position: BoxPosition, seat: Seat, legal: readonly Move[]): Judgement {
  return judgementOf(readPosition(position, seat, legal), calibration);
}

function readPosition(position: BoxPosition, seat: Seat, legal: readonly Move[]): Reading {
  const net = netOf(game.id);
  appraiser.lookAt(position, seat);
  legal.forEach((move, i) => (gains[i] = appraiser.gainOf(move)));
  shortlist.fill(gains, legal.length);
  const { count, places } = shortlist;

  promise.lookAt(position, seat, appraiser);
  inputs.setPosition(position, seat, promise);
  const outputs = net.evaluate(bits);
  const win = outputs[OUTPUT_AT.win];
  const points = outputs[OUTPUT_AT.points] * POINTS_UNIT;

  const logits = new Float64Array(legal.length).fill(NaN);
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    const place = places[i];
    inputs.setMove(legal[place], gains[place], gains[places[0]], i);
    logits[place] = net.evaluate(bits)[OUTPUT_AT.logit] + gains[place];
    least = Math.min(least, logits[place]);
  }
  const lastGain = gains[places[count - 1]];
  legal.forEach((_, i) => {
    if (Number.isNaN(logits[i])) logits[i] = least - OFF_LIST + gains[i] - lastGain;
  });
  return { logits, win, points, players: position.players, progress: game.progress(position) };
}

export const boxNet: NetJudge<BoxView> = netJudge(boxTable, calibration, read);
