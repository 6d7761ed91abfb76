// Why a move isn't legal (CB-8, CB-9, CB-11 to CB-15): one paragraph per phase.

import type { Move, NoFacts, Refusal, Seat } from '../core/game.ts';
import { refuse } from '../core/refuse.ts';
import { isDiscard, isPlay, PREDICT_MOVE, redIsBarred } from './moves.ts';
import {
  CatPosition,
  COLOURS,
  colourOf,
  DISCARD,
  PLAY,
  PREDICT,
  rankOf,
  RED,
  type Colour,
  type Rank,
} from './types.ts';

export type CatRefusal =
  | Refusal<'no-move-due' | 'discard-first' | 'already-discarded' | 'predict-first' | 'play-a-card', NoFacts>
  | Refusal<'no-such-seat', { seat: Seat }>
  | Refusal<'not-your-turn', { turn: Seat }>
  | Refusal<'no-such-prediction', { predictions: readonly number[] }>
  | Refusal<'card-not-in-hand', { rank: Rank }>
  | Refusal<'colour-lost' | 'cell-taken' | 'red-not-open', { rank: Rank; colour: Colour }>;

export function refusal(position: CatPosition, seat: Seat, move: Move): CatRefusal | null {
  if (position.phase === DISCARD) return refuseDiscard(position, seat, move);
  if (position.phase === PREDICT) return refusePrediction(position, seat, move);
  if (position.phase === PLAY) return refusePlay(position, seat, move);
  return refuse('CB-12', 'no-move-due', {});
}

function refuseDiscard(position: CatPosition, seat: Seat, move: Move): CatRefusal | null {
  if (!(seat >= 0 && seat < position.players)) return refuse('CB-8', 'no-such-seat', { seat });
  if (!isDiscard(move)) return refuse('CB-8', 'discard-first', {});
  if (!(position.choosing & (1 << seat))) return refuse('CB-8', 'already-discarded', {});
  return refuseMissing(position, seat, rankOf(move), 'CB-8');
}

function refusePrediction(position: CatPosition, seat: Seat, move: Move): CatRefusal | null {
  if (seat !== position.turn) return refuse('CB-9', 'not-your-turn', { turn: position.turn });
  if ((move & ~15) !== PREDICT_MOVE) return refuse('CB-9', 'predict-first', {});
  const { predictions } = position.setup;
  return predictions.includes(move & 15) ? null : refuse('CB-9', 'no-such-prediction', { predictions });
}

function refusePlay(position: CatPosition, seat: Seat, move: Move): CatRefusal | null {
  if (seat !== position.turn) return refuse('CB-11', 'not-your-turn', { turn: position.turn });
  if (!(move >= 0 && isPlay(move))) return refuse('CB-11', 'play-a-card', {});
  const missing = refuseMissing(position, seat, rankOf(move), 'CB-13');
  if (missing) return missing;
  const facts = { rank: rankOf(move), colour: COLOURS[colourOf(move)] };
  if (!(position.tokens[seat] & (1 << colourOf(move)))) return refuse('CB-13', 'colour-lost', facts);
  if (!(position.free[move >> 5] & (1 << move))) return refuse('CB-13', 'cell-taken', facts);
  if (colourOf(move) === RED && redIsBarred(position)) return refuse('CB-14', 'red-not-open', facts);
  return null;
}

function refuseMissing(position: CatPosition, seat: Seat, rank: number, rule: string): CatRefusal | null {
  return position.holds[seat] & (1 << rank) ? null : refuse(rule, 'card-not-in-hand', { rank });
}
