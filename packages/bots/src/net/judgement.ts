// What a net says of a turn, alike for all games: levels, hints, reviews and search ask for nothing else.

import type { Move, Turn, View } from '@menagerie/rules';
import type { NetTable } from './table.ts';

export interface Judgement {
  /** In the order of the turn's legal moves: the log of the chance that the net plays the move. */
  readonly logits: Float64Array;
  /** The viewer's chance to win the game. */
  readonly chance: number;
  /** How many more points than the mean of the others the viewer may expect in the rest of the round. */
  readonly points: number;
}

/** How a game uses its net. */
export interface NetJudge<V extends View = View> {
  readonly table: NetTable;
  /** Throws if the net is not loaded. */
  judge(turn: Turn<V>): Judgement;
}

/** Turns what a net gave to each legal move into logs of chances. */
export function toLogChances(logits: Float64Array): Float64Array {
  const most = logits.reduce((a, b) => Math.max(a, b));
  const sum = logits.reduce((total, logit) => total + Math.exp(logit - most), 0);
  return logits.map((logit) => logit - most - Math.log(sum));
}

export function chanceFrom(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The move that the net would most likely play; of equals the first. */
export function likeliestMove({ legal }: Turn, { logits }: Judgement): Move {
  let best = 0;
  for (let i = 1; i < legal.length; i++) if (logits[i] > logits[best]) best = i;
  return legal[best];
}
