// How Cat in the Box uses its net.

import { GAMES, type Move, type Turn } from '@menagerie/rules';
import { colourOf, rankOf, setupFor, tricksIn, type CatView } from '@menagerie/rules/cat-in-the-box';
import { Bits } from '../net/bits.ts';
import { netJudge, type NetJudge, type Reading } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { calibration } from './calibration.ts';
import { ACTION_AT, catTable, INPUTS, OUTPUT_AT, POINTS_UNIT } from './features.ts';
import { setInputs } from './inputs.ts';

const { id } = GAMES['cat-in-the-box'];
const bits = new Bits(INPUTS);

function read({ view, legal }: Turn<CatView>): Reading {
  setInputs(view, bits);
  const outputs = netOf(id).evaluate(bits);
  return {
    logits: Float64Array.from(legal, (move) => outputs[OUTPUT_AT.logits + actionOf(view, move)]),
    win: outputs[OUTPUT_AT.win],
    points: outputs[OUTPUT_AT.points] * POINTS_UNIT,
    players: view.options.players,
    progress: progressOf(view),
  };
}

/** Finished rounds, and the tricks of the current one. */
function progressOf({ round, tricks, options }: CatView): number {
  const { rounds, tricks: tricksInRound } = setupFor(options.players);
  return (round + tricks.length / tricksInRound) / rounds;
}

/** The net's action for a legal move. */
export function actionOf({ phase, options }: CatView, move: Move): number {
  if (phase === 'discard') return ACTION_AT.lay + rankOf(move) - 1;
  if (phase === 'predict')
    return ACTION_AT.predict + setupFor(options.players).predictions.indexOf(tricksIn(move));
  return ACTION_AT.play + colourOf(move) * 9 + rankOf(move) - 1;
}

export const catNet: NetJudge<CatView> = netJudge(catTable, calibration, read);
