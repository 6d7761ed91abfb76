// What a move brought about, for everyone to see: told by comparing the position before and after.

import type { Consequence, JsonObject } from '../core/game.ts';
import { handOf } from './deal.ts';
import { roundResult, scores } from './score.ts';
import { CatPosition, COLOURS, DISCARD, OVER } from './types.ts';

export function consequences(before: CatPosition, after: CatPosition): Consequence[] {
  const told: Consequence[] = [];
  const tell = (type: string, rule: string, facts: JsonObject): void => void told.push({ type, rule, facts });

  if (before.phase === DISCARD && after.phase !== DISCARD) tell('all-discarded', 'CB-8', {});
  for (let seat = 0; seat < after.players; seat++) {
    const lost = before.tokens[seat] & ~after.tokens[seat];
    if (lost) tell('colour-lost', 'CB-16', { seat, colour: COLOURS[31 - Math.clz32(lost)] });
  }
  for (let seat = 0; seat < after.players; seat++) {
    if (after.won[seat] > before.won[seat]) tell('trick-won', 'CB-18', { seat, tricks: after.won[seat] });
  }
  if (after.roundsScored === before.roundsScored) return told;
  if (after.paradox >= 0) {
    tell('paradox', 'CB-20', { seat: after.paradox, hand: handOf(after, after.paradox) });
  }
  tell('round-scored', 'CB-21', { round: after.round, result: { ...roundResult(after, after.round) } });
  if (after.phase === OVER) {
    const { totals, places } = scores(after);
    tell('game-over', 'CB-24', { totals, places });
  }
  return told;
}

export const showsCards = ({ type }: Consequence): boolean => type === 'round-scored';
