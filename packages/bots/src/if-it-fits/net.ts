// How If It Fits uses its net: it evaluates the moves the keen eye likes best, one by one, and the eye's opinion of a
// move counts alongside the net's. Any position that fits the view will do, since the table is the same in all of them.

import { GAMES, SeededRandom, type Turn } from '@menagerie/rules';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import { Bits } from '../net/bits.ts';
import { netJudge, type NetJudge, type Reading } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { Appraiser } from './appraisal.ts';
import { calibration } from './calibration.ts';
import { boxTable, INPUTS, OUTPUT_AT, POINTS_UNIT, SHORTLIST } from './features.ts';
import { Inputs } from './inputs.ts';
import { HandPromise } from './promise.ts';
import { Ranking } from './ranking.ts';
import { KEEN } from './styles.ts';

const game = GAMES['if-it-fits'];
/** How much less a move that isn't on the shortlist is liked than the last one on it. */
const OFF_LIST = 2;

const bits = new Bits(INPUTS);
const inputs = new Inputs(bits);
const appraiser = new Appraiser(KEEN);
const gains = new Float64Array(game.maxLegalMoves);
const promise = new HandPromise();
const shortlist = new Ranking(SHORTLIST);

function read({ view, legal }: Turn<BoxView>): Reading {
  const net = netOf(game.id);
  const { seat } = view;
  const position = game.sample(view, new SeededRandom(0));
  appraiser.lookAt(position, seat);
  shortlist.clear();
  legal.forEach((move, i) => shortlist.add(i, (gains[i] = appraiser.gainOf(move))));
  const { count, items } = shortlist;
  const best = gains[items[0]];

  promise.lookAt(position, seat, appraiser);
  inputs.setPosition(position, seat, promise);
  const outputs = net.evaluate(bits);
  const win = outputs[OUTPUT_AT.win];
  const points = outputs[OUTPUT_AT.points] * POINTS_UNIT;

  const logits = new Float64Array(legal.length).fill(NaN);
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    const at = items[i];
    inputs.setMove(legal[at], { gain: gains[at], best, place: i });
    logits[at] = net.evaluate(bits)[OUTPUT_AT.logit] + gains[at];
    least = Math.min(least, logits[at]);
  }
  const lastGain = gains[items[count - 1]];
  legal.forEach((_, i) => {
    if (Number.isNaN(logits[i])) logits[i] = least - OFF_LIST + gains[i] - lastGain;
  });
  return { logits, win, points, players: position.players, progress: game.progress(position) };
}

export const boxNet: NetJudge<BoxView> = netJudge(boxTable, calibration, read);
