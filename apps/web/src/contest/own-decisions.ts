// The reader's decisions in a game where others chose differently, each with the reader's view.

import type { DecisionLine } from '@menagerie/protocol';
import type { Seat, View } from '@menagerie/rules';
import type { RecordedGame } from '../replay/recorded-game.ts';

export interface OwnDecision {
  readonly line: DecisionLine;
  /** The number of the move's event in the record. */
  readonly at: number;
  /** What the reader could see. */
  readonly view: View;
  readonly round: number;
}

/** In the order they were made. */
export function ownDecisions(
  lines: readonly DecisionLine[],
  { record, steps }: RecordedGame,
  seat: Seat,
): readonly OwnDecision[] {
  const own = steps.filter((step) => step.type === 'moved' && step.seat === seat);
  return lines.flatMap((line) => {
    const step = own[line.own];
    if (line.options.length < 2 || !step) return [];
    return [{ line, at: step.n, view: record.game.view(step.before.position, seat), round: step.round }];
  });
}

/**
 * How another choice's average result compares with your own choice's; null if nobody who made one of them finished.
 */
export function gainOf({ move, options }: DecisionLine, other: string): number | null {
  const [mine, theirs] = [move, other].map(
    (one) => options.find((option) => option.move === one)?.margin ?? null,
  );
  return mine === null || theirs === null ? null : Math.round(10 * (theirs - mine)) / 10;
}
