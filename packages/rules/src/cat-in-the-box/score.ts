// Scoring a round and ranking the seats (CB-21 to CB-24).

import type { RoundScore, ScoreItem, Scores, Seat } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { CatPosition, MAX_PLAYERS, OVER, TRICKS_FOR_BONUS_OF_TWO, type CatRoundResult } from './types.ts';

/** Writes the round just ended into the position. Nothing here allocates. */
export function scoreRound(position: CatPosition): void {
  const { players, round, paradox } = position;
  for (let seat = 0; seat < players; seat++) {
    const at = round * MAX_PLAYERS + seat;
    const tricks = position.won[seat];
    position.pastTricks[at] = tricks;
    position.pastPredictions[at] = position.predictions[seat];
    position.pastBonuses[at] = earnsBonus(position, seat) ? largestGroup(position, seat) : 0;
    position.totals[seat] += seat === paradox ? -tricks : tricks + position.pastBonuses[at];
  }
  position.pastParadoxes[round] = paradox + 1;
  position.roundsScored = round + 1;
}

function earnsBonus(position: CatPosition, seat: Seat): boolean {
  if (seat === position.paradox) return false;
  const tricks = position.won[seat];
  return position.players === 2 ? tricks <= TRICKS_FOR_BONUS_OF_TWO : tricks === position.predictions[seat];
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
  const tricks = past(position.pastTricks);
  const bonuses = past(position.pastBonuses);
  const paradox = position.pastParadoxes[round] - 1;
  return {
    tricks,
    predictions: position.table.predictions.length ? past(position.pastPredictions) : [],
    bonuses,
    paradox: paradox < 0 ? null : paradox,
    scores: tricks.map((won, seat) => (seat === paradox ? 0 - won : won + bonuses[seat])),
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

export function scores(position: CatPosition): Scores {
  const results = list(position.roundsScored, (round) => roundResult(position, round));
  const totals = firstOf(position.totals, position.players);
  return { rounds: results.map(explainRound), totals, places: placesOf(position, totals, results.at(-1)) };
}

function explainRound(result: CatRoundResult): RoundScore {
  const items = result.tricks.map((tricks, seat): ScoreItem[] => {
    if (seat === result.paradox) return [{ reason: 'paradox', rule: 'CB-21', points: 0 - tricks }];
    const forTricks = { reason: 'tricks', rule: 'CB-21', points: tricks };
    const bonus = result.bonuses[seat];
    return bonus ? [forTricks, { reason: 'group', rule: 'CB-22', points: bonus }] : [forTricks];
  });
  return { items, points: result.scores };
}

/** CB-24; the last round breaks ties only when the game is over. */
function placesOf(position: CatPosition, totals: number[], last: CatRoundResult | undefined): number[] {
  const tieBreak = position.phase === OVER && last ? last.scores : totals;
  const isAhead = (a: Seat, b: Seat): boolean =>
    totals[a] !== totals[b] ? totals[a] > totals[b] : tieBreak[a] > tieBreak[b];
  return totals.map((_, seat) => 1 + totals.filter((__, other) => isAhead(other, seat)).length);
}
