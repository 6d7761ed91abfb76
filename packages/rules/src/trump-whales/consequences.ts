// What a move brought about, for everyone to see: told from the last move and the positions around it.

import type { Consequence, JsonObject, Seat } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import { BONUS_OF, FAMILIES, FIVE, FLIP, formatCard, PEARLS_OF, POINT, type Card } from './cards.ts';
import { cardOf, isName, isSpend, isTake } from './moves.ts';
import { CHOOSE, OVER, TAKE } from './phases.ts';
import { scores } from './score.ts';
import { GOAL, seatInTrick, WhalePosition } from './types.ts';

type Tell = (type: string, rule: string, facts: JsonObject) => void;

export function consequences(before: WhalePosition, after: WhalePosition): Consequence[] {
  const told: Consequence[] = [];
  const tell: Tell = (type, rule, facts) => void told.push({ type, rule, facts });

  if (before.phase === CHOOSE && after.phase !== CHOOSE) {
    const cards = firstOf(after.chosen, after.players).map((chosen) => formatCard(chosen - 1));
    tell('first-bonuses-shown', 'TW-6', { cards });
  }
  if (after.moves > before.moves) {
    const move = after.made[before.moves];
    const seat = after.makers[before.moves];
    const card = cardOf(move);
    if (isSpend(move)) tellSpent(before, after, seat, card, tell);
    else if (isTake(move)) tellTaken(before, seat, card, tell);
    else if (isName(move)) tell('leader-named', 'TW-13', { seat, leader: after.leader });
    else if (after.phase === TAKE) tellWon(after, tell);
  }
  if (after.results.length > before.results.length) tellScored(after, tell);
  return told;
}

function tellSpent(before: WhalePosition, after: WhalePosition, seat: Seat, spent: Card, tell: Tell): void {
  const facts = { seat, card: formatCard(spent) };
  const bonus = BONUS_OF[spent];
  if (bonus === FLIP) tell('token-flipped', 'TW-8', { ...facts, token: after.token });
  else if (bonus === POINT) tell('pearl-scored', 'TW-8', { ...facts, pearls: after.pearls[seat] });
  else tell('trump-moved', 'TW-8', { ...facts, from: FAMILIES[before.trump], to: FAMILIES[bonus] });
}

function tellWon(after: WhalePosition, tell: Tell): void {
  const place = (after.turn - after.leader + after.players) % after.players;
  tell('trick-won', 'TW-11', { seat: after.turn, card: formatCard(after.trick[place]) });
}

function tellTaken(before: WhalePosition, seat: Seat, taken: Card, tell: Tell): void {
  const card = formatCard(taken);
  tell('pearls-taken', 'TW-12', { seat, card, pearls: PEARLS_OF[taken] });
  if (taken !== FIVE)
    tell('bonus-kept', 'TW-12', { seat: seatInTrick(before, before.trick.indexOf(taken)), card });
}

function tellScored(after: WhalePosition, tell: Tell): void {
  tell('round-scored', 'TW-14', { round: after.round, result: { ...after.results[after.round] } });
  const { totals, places } = scores(after);
  if (after.phase === OVER) tell('game-over', 'TW-15', { totals, places });
  else if (Math.max(...totals) >= GOAL) tell('tied-for-the-win', 'TW-15', { totals });
}

export const showsCards = ({ type }: Consequence): boolean =>
  type === 'first-bonuses-shown' || type === 'round-scored';
