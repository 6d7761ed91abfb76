// Scoring a round and ranking the seats (CB-21 to CB-24).

import type { Scores, Seat } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { placesBy, winnersBy } from '../core/ranking.ts';
import { largestGroup } from './groups.ts';
import { CatPosition, MAX_PLAYERS, OVER, TRICKS_FOR_BONUS_OF_TWO, type CatRoundResult } from './types.ts';

/** CB-21, CB-22. */
export function pointsFor(tricks: number, bonus: number, isParadox: boolean): number {
  return isParadox ? 0 - tricks : tricks + bonus;
}

/**
 * CB-22: how many tricks earn the bonus; with two players, who predict nothing, this many or fewer.
 */
export function tricksForBonus(players: number, prediction: number): number {
  return players === 2 ? TRICKS_FOR_BONUS_OF_TWO : prediction;
}

/** CB-22, without a paradox. */
export function earnsBonus(players: number, tricks: number, prediction: number): boolean {
  const wanted = tricksForBonus(players, prediction);
  return players === 2 ? tricks <= wanted : tricks === wanted;
}

/** Writes the scores of the round that just ended into the position. Nothing here allocates. */
export function scoreRound(position: CatPosition): void {
  const { players, round, paradox, won, predictions } = position;
  position.pastParadoxes[round] = paradox + 1;
  for (let seat = 0; seat < players; seat++) {
    const at = round * MAX_PLAYERS + seat;
    const isEarned = seat !== paradox && earnsBonus(players, won[seat], predictions[seat]);
    position.pastTricks[at] = won[seat];
    position.pastPredictions[at] = predictions[seat];
    position.pastBonuses[at] = isEarned ? largestGroup(position, seat) : 0;
    position.totals[seat] += pointsIn(position, round, seat);
  }
  position.roundsScored = round + 1;
}

/** A seat's score in a finished round. */
export function pointsIn(position: CatPosition, round: number, seat: Seat): number {
  const { pastTricks, pastBonuses, pastParadoxes } = position;
  const at = round * MAX_PLAYERS + seat;
  return pointsFor(pastTricks[at], pastBonuses[at], pastParadoxes[round] === seat + 1);
}

export function roundResult(position: CatPosition, round: number): CatRoundResult {
  const from = round * MAX_PLAYERS;
  const past = (values: Uint8Array): number[] => firstOf(values, position.players, from);
  const paradox = position.pastParadoxes[round] - 1;
  return {
    tricks: past(position.pastTricks),
    predictions: position.setup.predictions.length ? past(position.pastPredictions) : [],
    bonuses: past(position.pastBonuses),
    paradox: paradox < 0 ? null : paradox,
    scores: list(position.players, (seat) => pointsIn(position, round, seat)),
  };
}

/** Adds scored rounds to a new game, as if they had been played. */
export function recallRounds(position: CatPosition, results: readonly CatRoundResult[]): void {
  results.forEach((result, round) => {
    const from = round * MAX_PLAYERS;
    position.pastTricks.set(result.tricks, from);
    position.pastPredictions.set(result.predictions, from);
    position.pastBonuses.set(result.bonuses, from);
    position.pastParadoxes[round] = result.paradox === null ? 0 : result.paradox + 1;
    result.scores.forEach((points, seat) => (position.totals[seat] += points));
  });
  position.roundsScored = results.length;
}

/** Why a seat scored its points in a round (CB-21, CB-22). */
export interface CatSeatScore {
  readonly tricks: number;
  /** Null with two players, who predict nothing. */
  readonly prediction: number | null;
  readonly isParadox: boolean;
  /** Negative after a paradox. */
  readonly forTricks: number;
  /** Positive if the tricks earned the bonus. */
  readonly forGroup: number;
  readonly points: number;
}

/** By seat. */
export function explainCatRound(result: CatRoundResult): readonly CatSeatScore[] {
  const { tricks, predictions, bonuses, paradox, scores } = result;
  return scores.map((points, seat) => ({
    tricks: tricks[seat],
    prediction: predictions.length > 0 ? predictions[seat] : null,
    isParadox: seat === paradox,
    forTricks: points - bonuses[seat],
    forGroup: bonuses[seat],
    points,
  }));
}

export function scores(position: CatPosition): Scores {
  const rounds = list(position.roundsScored, (round) => roundResult(position, round).scores);
  const totals = firstOf(position.totals, position.players);
  return { rounds, totals, places: placesBy(position, isAhead) };
}

/** Once the game is over: the seats that win or share the win, as bits. Allocates nothing. */
export const winnersOf = (position: CatPosition): number => winnersBy(position, isAhead);

/** CB-24; the last round only breaks ties once the game is over. */
function isAhead(position: CatPosition, a: Seat, b: Seat): boolean {
  const { totals, phase, roundsScored } = position;
  if (totals[a] !== totals[b]) return totals[a] > totals[b];
  const last = roundsScored - 1;
  return phase === OVER && pointsIn(position, last, a) > pointsIn(position, last, b);
}
