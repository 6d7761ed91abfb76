// Scoring a round and ranking the seats (TW-14, TW-15).

import type { RoundScore, ScoreItem, Scores } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import { countCards } from './cards.ts';
import { GOAL, WhalePosition, type WhaleRoundResult } from './types.ts';

/** TW-14: one for every two. */
export const pointsForBonuses = (bonuses: number): number => bonuses >> 1;

/** Writes the round just ended into the position. */
export function scoreRound(position: WhalePosition): void {
  const pearls: number[] = [];
  const bonuses: number[] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < position.players; seat++) {
    const left = countCards(position.bonuses[seat]);
    pearls.push(position.pearls[seat]);
    bonuses.push(left);
    scores.push(position.pearls[seat] + pointsForBonuses(left));
  }
  recallRound(position, { pearls, bonuses, scores });
}

/** Adds a scored round to the game, as if it had been played. */
export function recallRound(position: WhalePosition, result: WhaleRoundResult): void {
  for (let seat = 0; seat < position.players; seat++) position.totals[seat] += result.scores[seat];
  position.results = [...position.results, result];
}

/** TW-15: somebody has reached the goal, and one alone has the highest total. */
export function isDecided(position: WhalePosition): boolean {
  let highest = 0;
  let holders = 0;
  for (let seat = 0; seat < position.players; seat++) {
    const total = position.totals[seat];
    if (total > highest) {
      highest = total;
      holders = 1;
    } else if (total === highest) {
      holders++;
    }
  }
  return highest >= GOAL && holders === 1;
}

/** The seats with the highest total, as bits: once the game is over, the winner. */
export function winnersOf({ players, totals }: WhalePosition): number {
  let winners = 0;
  let highest = -1;
  for (let seat = 0; seat < players; seat++) {
    if (totals[seat] > highest) {
      highest = totals[seat];
      winners = 0;
    }
    if (totals[seat] === highest) winners |= 1 << seat;
  }
  return winners;
}

export function scores(position: WhalePosition): Scores {
  const totals = firstOf(position.totals, position.players);
  const places = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return { rounds: position.results.map(explainRound), totals, places };
}

function explainRound(result: WhaleRoundResult): RoundScore {
  const items = result.pearls.map((pearls, seat): ScoreItem[] => {
    const forPearls = { reason: 'pearls', rule: 'TW-14', points: pearls };
    const points = pointsForBonuses(result.bonuses[seat]);
    return points ? [forPearls, { reason: 'bonuses', rule: 'TW-14', points }] : [forPearls];
  });
  return { items, points: result.scores };
}
