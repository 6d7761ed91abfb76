// Scoring a round and ranking the seats (CB-21 to CB-24).

import type { RoundScore, ScoreItem, Scores, Seat } from '../core/game.ts';
import { firstOf, list } from '../core/list.ts';
import { largestGroup } from './groups.ts';
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
    position.totals[seat] += pointsFor(tricks, position.pastBonuses[at], seat === paradox);
  }
  position.pastParadoxes[round] = paradox + 1;
  position.roundsScored = round + 1;
}

/** CB-21, CB-22. */
export const pointsFor = (tricks: number, bonus: number, isCauser: boolean): number =>
  isCauser ? 0 - tricks : tricks + bonus;

function earnsBonus(position: CatPosition, seat: Seat): boolean {
  if (seat === position.paradox) return false;
  const tricks = position.won[seat];
  return position.players === 2 ? tricks <= TRICKS_FOR_BONUS_OF_TWO : tricks === position.predictions[seat];
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
    scores: tricks.map((won, seat) => pointsFor(won, bonuses[seat], seat === paradox)),
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
  return { rounds: results.map(explainRound), totals, places: placesOf(position, totals) };
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

/** Once the game is over: the seats that win or share the win, as bits. Allocates nothing. */
export function winnersOf(position: CatPosition): number {
  let winners = 0;
  for (let seat = 0; seat < position.players; seat++) {
    let isFirst = true;
    for (let other = 0; other < position.players; other++)
      if (isAhead(position, other, seat)) isFirst = false;
    if (isFirst) winners |= 1 << seat;
  }
  return winners;
}

function placesOf(position: CatPosition, totals: readonly number[]): number[] {
  return totals.map((_, seat) => 1 + totals.filter((__, other) => isAhead(position, other, seat)).length);
}

/** CB-24; the last round breaks ties only when the game is over. */
function isAhead(position: CatPosition, a: Seat, b: Seat): boolean {
  const { totals, phase } = position;
  if (totals[a] !== totals[b]) return totals[a] > totals[b];
  return phase === OVER && pointsInLastRound(position, a) > pointsInLastRound(position, b);
}

function pointsInLastRound(position: CatPosition, seat: Seat): number {
  const round = position.roundsScored - 1;
  const at = round * MAX_PLAYERS + seat;
  const isCauser = position.pastParadoxes[round] === seat + 1;
  return pointsFor(position.pastTricks[at], position.pastBonuses[at], isCauser);
}
