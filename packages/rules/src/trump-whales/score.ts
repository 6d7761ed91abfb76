// Scoring a round and ranking the seats (TW-14, TW-15).

import type { Scores, Seat } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import { placesBy, winnersBy } from '../core/ranking.ts';
import { BONUS_OF, countCards, parseCard, PEARLS_OF, POINT, type CardText } from './cards.ts';
import { GOAL, WhalePosition, type WhaleRoundResult, type WhaleView } from './types.ts';

/** TW-14: one for every two. */
export const pointsForBonuses = (bonuses: number): number => bonuses >> 1;

/** Writes the scores of the round that just ended into the position. */
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

/** TW-15: somebody has reached the goal, and the highest total isn't tied. */
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

/** TW-15. */
const isAhead = ({ totals }: WhalePosition, a: Seat, b: Seat): boolean => totals[a] > totals[b];

/** Once the game is over: the winner, as a bit. Allocates nothing. */
export const winnersOf = (position: WhalePosition): number => winnersBy(position, isAhead);

export function scores(position: WhalePosition): Scores {
  const totals = firstOf(position.totals, position.players);
  const rounds = position.results.map((result) => result.scores);
  return { rounds, totals, places: placesBy(position, isAhead) };
}

/** Why a seat scored its points in a round (TW-14). */
export interface WhaleSeatScore {
  readonly pearls: number;
  /** Bonuses left unspent, and what they scored. */
  readonly bonuses: number;
  readonly forBonuses: number;
  readonly points: number;
}

/** By seat. */
export function explainWhaleRound({ pearls, bonuses, scores }: WhaleRoundResult): readonly WhaleSeatScore[] {
  return scores.map((points, seat) => ({
    pearls: pearls[seat],
    bonuses: bonuses[seat],
    forBonuses: points - pearls[seat],
    points,
  }));
}

/** Pearls from a spent bonus (TW-8), or from a card of a trick the seat won (TW-12). */
export interface WhalePearls {
  readonly from: 'bonus' | 'trick';
  /** From 0. */
  readonly trick: number;
  readonly card: CardText;
  readonly pearls: number;
}

/** Where a seat's pearls of the viewed round come from. */
export function explainPearls({ tricks }: WhaleView, seat: Seat): readonly WhalePearls[] {
  return tricks.flatMap(({ turns, winner, taken }, trick): WhalePearls[] => {
    const spent = turns.find((turn) => turn.seat === seat)?.spent ?? [];
    const scored = spent
      .filter((card) => BONUS_OF[parseCard(card)] === POINT)
      .map((card): WhalePearls => ({ from: 'bonus', trick, card, pearls: 1 }));
    if (winner !== seat || taken === null) return scored;
    return [...scored, { from: 'trick', trick, card: taken, pearls: PEARLS_OF[parseCard(taken)] }];
  });
}
