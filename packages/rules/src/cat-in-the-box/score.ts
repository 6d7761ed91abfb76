// Scoring a round and ranking the seats (CB-21 to CB-24).

import type { Scores, Seat } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { CatPosition, MAX_PLAYERS, OVER, TRICKS_FOR_BONUS_OF_TWO, type CatRoundResult } from './types.ts';

/** CB-21. */
export function catPoints(tricks: number, bonus: number, isParadox: boolean): number {
  return isParadox ? 0 - tricks : tricks + bonus;
}

/** CB-22: how many tricks earn the bonus; of two players, who predict nothing, so many or fewer. */
export function tricksForBonus(players: number, prediction: number): number {
  return players === 2 ? TRICKS_FOR_BONUS_OF_TWO : prediction;
}

/** CB-22, without a paradox. */
export function earnsBonus(players: number, tricks: number, prediction: number): boolean {
  const wanted = tricksForBonus(players, prediction);
  return players === 2 ? tricks <= wanted : tricks === wanted;
}

/** Writes the round just ended into the position. Nothing here allocates. */
export function scoreRound(position: CatPosition): void {
  const { players, round, paradox, won, predictions } = position;
  position.pastParadoxes[round] = paradox + 1;
  for (let seat = 0; seat < players; seat++) {
    const at = round * MAX_PLAYERS + seat;
    const isEarned = seat !== paradox && earnsBonus(players, won[seat], predictions[seat]);
    position.pastTricks[at] = won[seat];
    position.pastPredictions[at] = predictions[seat];
    position.pastBonuses[at] = isEarned ? largestGroup(position, seat) : 0;
    position.totals[seat] += catPointsIn(position, round, seat);
  }
  position.roundsScored = round + 1;
}

/** What a seat scored in a round that is over. */
export function catPointsIn(position: CatPosition, round: number, seat: Seat): number {
  const { pastTricks, pastBonuses, pastParadoxes } = position;
  const at = round * MAX_PLAYERS + seat;
  return catPoints(pastTricks[at], pastBonuses[at], pastParadoxes[round] === seat + 1);
}

/** CB-23, for the seat's markers: one for every card it played. */
export function largestGroup(position: CatPosition, seat: Seat): number {
  const { players, plays, placeOf } = position;
  let upper = 0;
  let lower = 0;
  for (let trick = 0, from = 0; from < plays; trick++, from += players) {
    const turn = seat - position.leaders[trick];
    const at = from + (turn < 0 ? turn + players : turn);
    if (at >= plays) break;
    const place = placeOf[position.played[at]];
    if (place < 32) upper |= 1 << place;
    else lower |= 1 << place;
  }
  return largestGroupIn(upper, lower);
}

/** Flood-fills each group of a set of places, two board rows in each word. */
export function largestGroupIn(upperRows: number, lowerRows: number): number {
  let upper = upperRows;
  let lower = lowerRows;
  let largest = 0;
  while (upper | lower) {
    let groupUpper = upper & -upper;
    let groupLower = upper ? 0 : lower & -lower;
    for (;;) {
      const nextUpper = upper & (spread(groupUpper) | (groupLower << 16));
      const nextLower = lower & (spread(groupLower) | (nextUpper >>> 16));
      if (nextUpper === groupUpper && nextLower === groupLower) break;
      groupUpper = nextUpper;
      groupLower = nextLower;
    }
    const size = countBits(groupUpper) + countBits(groupLower);
    if (size > largest) largest = size;
    upper &= ~groupUpper;
    lower &= ~groupLower;
  }
  return largest;
}

/** Places and their neighbours within one word; bits 0 and 10 to 15 of a row hold nothing. */
function spread(places: number): number {
  return places | (places << 1) | (places >>> 1) | (places << 16) | (places >>> 16);
}

function countBits(word: number): number {
  let count = 0;
  for (let left = word; left; left &= left - 1) count++;
  return count;
}

export function roundResult(position: CatPosition, round: number): CatRoundResult {
  const from = round * MAX_PLAYERS;
  const past = (values: Uint8Array): number[] => firstOf(values, position.players, from);
  const paradox = position.pastParadoxes[round] - 1;
  return {
    tricks: past(position.pastTricks),
    predictions: position.table.predictions.length ? past(position.pastPredictions) : [],
    bonuses: past(position.pastBonuses),
    paradox: paradox < 0 ? null : paradox,
    scores: list(position.players, (seat) => catPointsIn(position, round, seat)),
  };
}

/** Puts scored rounds back into a new game, as if they had been played. */
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

/** Why a seat has its points of a round (CB-21, CB-22). */
export interface CatSeatScore {
  readonly tricks: number;
  /** Null with two players, who predict nothing. */
  readonly prediction: number | null;
  readonly isParadox: boolean;
  /** Below 0 after a paradox. */
  readonly forTricks: number;
  /** Above 0 where the tricks have earned the bonus. */
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
  return { rounds, totals, places: placesOf(position, totals, rounds.at(-1)) };
}

/** CB-24; the last round breaks ties only when the game is over. */
function placesOf(position: CatPosition, totals: number[], last?: readonly number[]): number[] {
  const tieBreak = position.phase === OVER && last ? last : totals;
  const isAhead = (a: Seat, b: Seat): boolean =>
    totals[a] !== totals[b] ? totals[a] > totals[b] : tieBreak[a] > tieBreak[b];
  return totals.map((_, seat) => 1 + totals.filter((__, other) => isAhead(other, seat)).length);
}
