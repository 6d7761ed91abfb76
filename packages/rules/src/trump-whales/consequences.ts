// The consequences of a move, as everyone can see them: found from the last move and the positions
// before and after it.

import type { Consequence, Seat } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import {
  BONUS_OF,
  FAMILIES,
  FIVE,
  FLIP,
  formatCard,
  PEARLS_OF,
  POINT,
  type Card,
  type CardText,
  type Family,
} from './cards.ts';
import { cardOf, isName, isSpend, isTake } from './moves.ts';
import { CHOOSE, OVER, TAKE } from './phases.ts';
import { scores } from './score.ts';
import { GOAL, seatInTrick, WhalePosition, type Token, type WhaleRoundResult } from './types.ts';

export type WhaleConsequence =
  | Consequence<'first-bonuses-shown', { cards: readonly CardText[] }>
  | Consequence<'trump-moved', { seat: Seat; card: CardText; from: Family; to: Family }>
  | Consequence<'token-flipped', { seat: Seat; card: CardText; token: Token }>
  /** The seat's pearls in this round. */
  | Consequence<'pearl-scored', { seat: Seat; card: CardText; pearls: number }>
  | Consequence<'trick-won', { seat: Seat; card: CardText }>
  /** The card's pearls. */
  | Consequence<'pearls-taken', { seat: Seat; card: CardText; pearls: number }>
  | Consequence<'bonus-kept', { seat: Seat; card: CardText }>
  | Consequence<'leader-named', { seat: Seat; leader: Seat }>
  | Consequence<'round-scored', { round: number; result: WhaleRoundResult }>
  | Consequence<'tied-for-the-win', { totals: readonly number[] }>
  | Consequence<'game-over', { totals: readonly number[]; places: readonly number[] }>;

export function consequences(before: WhalePosition, after: WhalePosition): WhaleConsequence[] {
  const told: WhaleConsequence[] = [];
  if (before.phase === CHOOSE && after.phase !== CHOOSE) {
    const cards = firstOf(after.chosen, after.players).map((chosen) => formatCard(chosen - 1));
    told.push({ type: 'first-bonuses-shown', rule: 'TW-6', facts: { cards } });
  }
  if (after.moves > before.moves) told.push(...ofMove(before, after));
  if (after.results.length > before.results.length) told.push(...ofScores(after));
  return told;
}

function ofMove(before: WhalePosition, after: WhalePosition): WhaleConsequence[] {
  const move = after.made[before.moves];
  const seat = after.makers[before.moves];
  if (isSpend(move)) return [ofBonus(before, after, seat, cardOf(move))];
  if (isTake(move)) return ofTaking(before, seat, cardOf(move));
  if (isName(move)) return [{ type: 'leader-named', rule: 'TW-13', facts: { seat, leader: after.leader } }];
  return after.phase === TAKE ? [ofTrick(after)] : [];
}

function ofBonus(before: WhalePosition, after: WhalePosition, seat: Seat, spent: Card): WhaleConsequence {
  const facts = { seat, card: formatCard(spent) };
  const bonus = BONUS_OF[spent];
  if (bonus === FLIP) {
    return { type: 'token-flipped', rule: 'TW-8', facts: { ...facts, token: after.token } };
  }
  if (bonus === POINT) {
    return { type: 'pearl-scored', rule: 'TW-8', facts: { ...facts, pearls: after.pearls[seat] } };
  }
  const [from, to] = [FAMILIES[before.trump], FAMILIES[bonus]];
  return { type: 'trump-moved', rule: 'TW-8', facts: { ...facts, from, to } };
}

function ofTrick({ turn: seat, leader, players, trick }: WhalePosition): WhaleConsequence {
  const place = (seat - leader + players) % players;
  return { type: 'trick-won', rule: 'TW-11', facts: { seat, card: formatCard(trick[place]) } };
}

function ofTaking(before: WhalePosition, seat: Seat, taken: Card): WhaleConsequence[] {
  const card = formatCard(taken);
  const pearls: WhaleConsequence = {
    type: 'pearls-taken',
    rule: 'TW-12',
    facts: { seat, card, pearls: PEARLS_OF[taken] },
  };
  if (taken === FIVE) return [pearls];
  const owner = seatInTrick(before, before.trick.indexOf(taken));
  return [pearls, { type: 'bonus-kept', rule: 'TW-12', facts: { seat: owner, card } }];
}

function ofScores(after: WhalePosition): WhaleConsequence[] {
  const { round } = after;
  const scored: WhaleConsequence = {
    type: 'round-scored',
    rule: 'TW-14',
    facts: { round, result: after.results[round] },
  };
  const { totals, places } = scores(after);
  if (after.phase === OVER) return [scored, { type: 'game-over', rule: 'TW-15', facts: { totals, places } }];
  if (Math.max(...totals) < GOAL) return [scored];
  return [scored, { type: 'tied-for-the-win', rule: 'TW-15', facts: { totals } }];
}

export const showsCards = ({ type }: WhaleConsequence): boolean =>
  type === 'first-bonuses-shown' || type === 'round-scored';
