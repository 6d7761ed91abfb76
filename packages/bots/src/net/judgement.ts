// What a net says about a turn, in the same form for all games: levels, hints, reviews and search need
// nothing else.

import type { Move, Turn, View } from '@menagerie/rules';
import { chanceFrom, oddsFrom, type Calibration } from './calibration.ts';
import type { NetTable } from './table.ts';

export interface Judgement {
  /** In the order of the turn's legal moves: the log of the probability that the net plays the move. */
  readonly logits: Float64Array;
  /** In the same order: the viewer's chance to win the game with that move. */
  readonly chances: Float64Array;
  /** The viewer's chance to win the game. */
  readonly chance: number;
  /** How many more points than the others' mean the viewer can expect in the rest of the round. */
  readonly points: number;
}

/** A net's outputs for a turn, and how far the game has progressed. */
export interface Reading {
  /** In the order of the turn's legal moves. */
  readonly logits: Float64Array;
  /** Roughly the log odds to win; calibration turns it into a chance. */
  readonly win: number;
  readonly points: number;
  readonly players: number;
  /** Roughly how much of the game has been played, judging by the view: from 0 to 1. */
  readonly progress: number;
}

/** How a game uses its net. */
export interface NetJudge<V extends View = View> {
  readonly table: NetTable;
  /** Throws if the net is not loaded, as `judge` does. */
  read(turn: Turn<V>): Reading;
  judge(turn: Turn<V>): Judgement;
}

export function netJudge<V extends View>(
  table: NetTable,
  calibration: Calibration,
  read: (turn: Turn<V>) => Reading,
): NetJudge<V> {
  return { table, read, judge: (turn) => judgementOf(read(turn), calibration) };
}

function judgementOf(
  { logits, win, points, players, progress }: Reading,
  calibration: Calibration,
): Judgement {
  const scale = calibration[players];
  const odds = oddsFrom(scale, win, progress);
  const most = logits.reduce((a, b) => Math.max(a, b));
  return {
    logits: toLogChances(logits),
    chances: logits.map((logit) => chanceFrom(odds - scale.perLogit * (most - logit))),
    chance: chanceFrom(odds),
    points,
  };
}

/** Turns the net's outputs for the legal moves into log probabilities. */
export function toLogChances(logits: Float64Array): Float64Array {
  const most = logits.reduce((a, b) => Math.max(a, b));
  const sum = logits.reduce((total, logit) => total + Math.exp(logit - most), 0);
  return logits.map((logit) => logit - most - Math.log(sum));
}

/** What the net would play; a move without alternatives costs nothing. */
export function netMove<V extends View>(net: NetJudge<V>, turn: Turn<V>): Move {
  return turn.legal.length === 1 ? turn.legal[0] : likeliestMove(turn, net.judge(turn));
}

/** The move the net would most likely play; of equal ones, the first. */
export function likeliestMove({ legal }: Turn, { logits }: Judgement): Move {
  let best = 0;
  for (let i = 1; i < legal.length; i++) if (logits[i] > logits[best]) best = i;
  return legal[best];
}
