// How Trump Whales uses its net.

import { GAMES, type Move, type Turn } from '@menagerie/rules';
import {
  cardOf,
  GOAL,
  isSpend,
  leaderIn,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { Bits } from '../net/bits.ts';
import { netJudge, type NetJudge, type Reading } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { calibration } from './calibration.ts';
import { ACTION_AT, INPUTS, OUTPUT_AT, POINTS_UNIT, whaleTable } from './features.ts';
import { setInputs } from './inputs.ts';
import { effectOf, Naming } from './named-cards.ts';
import { sensibleMoves } from './sensible.ts';

const { id } = GAMES['trump-whales'];
const bits = new Bits(INPUTS);

/** How much less likely than the best move one is that the net never had to consider. */
const NEVER = -30;

function read(turn: Turn<WhaleView>): Reading {
  const { view, legal } = turn;
  setInputs(view, bits);
  const outputs = netOf(id).evaluate(bits);
  const sensible = new Set(sensibleMoves(turn).map((move) => actionOf(view, move)));
  const actions = legal.map((move) => actionOf(view, move));
  const logitOf = (action: number): number => outputs[OUTPUT_AT.logits + action];
  const most = Math.max(...[...sensible].map(logitOf));
  return {
    logits: Float64Array.from(actions, (action) => (sensible.has(action) ? logitOf(action) : most + NEVER)),
    win: outputs[OUTPUT_AT.win],
    points: outputs[OUTPUT_AT.points] * POINTS_UNIT,
    players: view.options.players,
    progress: Math.min(1, Math.max(...view.totals) / GOAL),
  };
}

/** The net's action for a legal move; bonuses with the same effect are one. */
export function actionOf(view: WhaleView, move: Move): number {
  if (view.phase === 'name') {
    const { players } = view.options;
    return ACTION_AT.name + ((leaderIn(move) - (view.seat as number) + players) % players);
  }
  const card = new Naming(view.current as WhaleStanding).card(cardOf(move));
  if (view.phase === 'choose') return ACTION_AT.keep + card;
  if (view.phase === 'take') return ACTION_AT.take + card;
  return isSpend(move) ? ACTION_AT.spend + effectOf(card) : ACTION_AT.play + card;
}

export const whaleNet: NetJudge<WhaleView> = netJudge(whaleTable, calibration, read);
