// The decisions in a game that was played: where a player had two or more legal moves, with what they saw at the time.

import type { Move, Seat, Seated } from './game.ts';
import { listLegalMoves } from './play.ts';
import type { Step } from './replay.ts';

export interface Decision {
  /** The number of its event in the record. */
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly played: Move;
}

/** Of one seat, or of all. */
export function decisionsOf(steps: readonly Step[], only?: Seat): Decision[] {
  return steps.flatMap(({ n, round, seat, move, before: { game, position } }) => {
    if (seat === null || move === null || (only !== undefined && seat !== only)) return [];
    const legal = listLegalMoves(game, position, seat);
    const played = game.parseMove(move);
    if (legal.length < 2 || !played.ok) return [];
    return [{ n, round, seat, view: game.view(position, seat), legal, played: played.value }];
  });
}
