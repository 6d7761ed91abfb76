// The slip of a round: with the room's explanations, or just the points.

import type { Scores, View } from '@menagerie/rules';
import type { GameRoom, Person, SlipRow } from './room.ts';

export function slipOf(
  room: GameRoom,
  round: number,
  view: View,
  people: readonly Person[],
  { rounds }: Scores,
): readonly SlipRow[] {
  const points = (rounds[round] ?? []).map((sum, seat) => ({ seat, points: sum, items: [] }));
  return room.explainRound?.(round, view, people) ?? points;
}
