import { findGame, GAME_IDS } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { PAGE_GAMES } from './index.ts';
import { minutesFor, minutesRange, roundMinutes, secondsFor } from './minutes.ts';

const PACE = 900;

describe('the seconds of 100 decisions of 8 seconds, 10 forced moves, 20 tricks and 2 rounds', () => {
  const turns = { decisions: 100, forced: 10, turns: 60, tricks: 20, rounds: 2 };
  const seconds = (people: number, more = {}): number =>
    secondsFor(turns, 8, { players: 4, people, pace: PACE, ...more });
  // For all tricks together: 0.7 of the pace longer than a move.
  const TRICKS = 20 * 0.7 * 0.9;

  test('among people: their decisions and moves, the tricks, two score slips', () => {
    expect(seconds(4)).toBeCloseTo(100 * 8 + 10 * 2 + TRICKS + 2 * 20);
  });
  test('against three bots: a quarter of that, and the moves of the bots at their pace', () => {
    expect(seconds(1)).toBeCloseTo(25 * 8 + 2.5 * 2 + 82.5 * 1 + TRICKS + 2 * 20);
    expect(seconds(1, { pace: 0 })).toBeCloseTo(25 * 8 + 2.5 * 2 + 82.5 * 0.1 + 2 * 20);
  });
  test('two people on one device: it is handed over on each of their turns', () => {
    expect(seconds(2, { isShared: true }) - seconds(2)).toBeCloseTo(30 * 5);
    expect(seconds(1, { isShared: true })).toBe(seconds(1));
  });
  test('with only bots, nobody reads the scores', () => {
    expect(seconds(0)).toBeCloseTo(110 * 1 + TRICKS);
  });
});

test('minutes are whole, at least one, and in steps of five above twenty', () => {
  expect([5, 89, 91, 20 * 60, 21 * 60, 23 * 60, 41 * 60].map(roundMinutes)).toEqual([
    1, 1, 2, 20, 20, 25, 40,
  ]);
});

describe.each(PAGE_GAMES)('$id', ({ id, players, timing = { decision: 0, turns: {} } }) => {
  test('has measured turns for every number of players', () => {
    expect(players).toEqual(findGame(id)?.players);
    const counts = Object.keys(timing.turns).map(Number);
    expect(counts).toEqual(Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i));
    for (const { decisions, turns, rounds } of Object.values(timing.turns)) {
      expect(Math.min(decisions, turns, rounds)).toBeGreaterThan(0);
    }
  });
  test('takes longer with more people, and its range covers the fewest to the most', () => {
    const minutes = (all: number, people: number): number =>
      minutesFor(timing, { players: all, people, pace: PACE });
    expect(minutes(players.max, players.max)).toBeGreaterThan(minutes(players.max, 1));
    expect(minutesRange(timing, (all) => all, PACE)).toEqual({
      min: minutes(players.min, players.min),
      max: minutes(players.max, players.max),
    });
  });
});

test('every game in the rules’ registry is in the page’s', () => {
  expect(PAGE_GAMES.map(({ id }) => id).sort()).toEqual([...GAME_IDS].sort());
});
