// The choices of a game: where somebody had two or more legal moves, with what they saw at the time.

import { listLegalMoves, type Move, type Seat, type Seated } from '@menagerie/rules';
import type { RecordedGame } from './recorded-game.ts';

export interface Decision {
  /** The step that the move made. */
  readonly index: number;
  readonly round: number;
  readonly seat: Seat;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly played: Move;
}

export function decisionsOf({ record, steps }: RecordedGame): Decision[] {
  const { game } = record;
  return steps.flatMap(({ happening: { seat, move, round } }, index) => {
    if (seat === null || move === null) return [];
    const { position } = steps[index - 1];
    const legal = listLegalMoves(game, position, seat);
    const played = game.parseMove(move);
    if (legal.length < 2 || !played.ok) return [];
    return [{ index, round, seat, view: game.view(position, seat), legal, played: played.value }];
  });
}
