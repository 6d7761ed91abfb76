// The consequences of a move, as everyone can see them: found by comparing the positions before and
// after.

import type { Consequence, NoFacts, Seat } from '../core/game.ts';
import { handOf } from './deal.ts';
import { roundResult, scores } from './score.ts';
import { CatPosition, COLOURS, DISCARD, OVER, type CatRoundResult, type Colour, type Rank } from './types.ts';

export type CatConsequence =
  | Consequence<'all-discarded', NoFacts>
  | Consequence<'colour-lost', { seat: Seat; colour: Colour }>
  /** The seat's number of tricks, this one included. */
  | Consequence<'trick-won', { seat: Seat; tricks: number }>
  | Consequence<'paradox', { seat: Seat; hand: readonly Rank[] }>
  | Consequence<'round-scored', { round: number; result: CatRoundResult }>
  | Consequence<'game-over', { totals: readonly number[]; places: readonly number[] }>;

export function consequences(before: CatPosition, after: CatPosition): CatConsequence[] {
  const told: CatConsequence[] = [];
  if (before.phase === DISCARD && after.phase !== DISCARD) {
    told.push({ type: 'all-discarded', rule: 'CB-8', facts: {} });
  }
  for (let seat = 0; seat < after.players; seat++) {
    const lost = before.tokens[seat] & ~after.tokens[seat];
    if (!lost) continue;
    told.push({
      type: 'colour-lost',
      rule: 'CB-16',
      facts: { seat, colour: COLOURS[31 - Math.clz32(lost)] },
    });
  }
  for (let seat = 0; seat < after.players; seat++) {
    const tricks = after.won[seat];
    if (tricks > before.won[seat]) told.push({ type: 'trick-won', rule: 'CB-18', facts: { seat, tricks } });
  }
  if (after.roundsScored === before.roundsScored) return told;
  const { round, paradox: seat } = after;
  if (seat >= 0) told.push({ type: 'paradox', rule: 'CB-20', facts: { seat, hand: handOf(after, seat) } });
  told.push({ type: 'round-scored', rule: 'CB-21', facts: { round, result: roundResult(after, round) } });
  if (after.phase === OVER) {
    const { totals, places } = scores(after);
    told.push({ type: 'game-over', rule: 'CB-24', facts: { totals, places } });
  }
  return told;
}

export const showsCards = ({ type }: CatConsequence): boolean => type === 'round-scored';
