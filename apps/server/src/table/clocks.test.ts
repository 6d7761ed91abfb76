// Clocks alone, and as the log of a table folds them.

import type { Clock, SeatClock } from '@menagerie/protocol';
import { SeededRandom } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { legalAt, move, moveAtRandom, openTable, PEOPLE, startTable } from '../testing/game-player.ts';
import { NOON } from '../testing/store-samples.ts';
import { comeBack, leave } from './absence.ts';
import { answerProposal, propose } from './proposals.ts';
import { deadlineOf, setClocks, tick } from './clocks.ts';
import { accept } from './ruling.ts';
import { Table } from './table.ts';

const MOVE: Clock = { type: 'move', seconds: 30 };
const BANK: Clock = { type: 'bank', seconds: 60, increment: 5 };
const POST: Clock = { type: 'days', days: 2 };

const clocksOf = ({ clocks }: Table): readonly SeatClock[] => clocks ?? [];

describe('clocks', () => {
  test('none run at tables without clocks', () => {
    expect(setClocks({ type: 'none' }, 3)).toBe(null);
    expect(startTable({ players: 2 }).table.clocks).toBe(null);
  });

  test.each([
    [MOVE, 30_000],
    [BANK, 60_000],
    [POST, 2 * 24 * 3600 * 1000],
  ])('%j gives everybody so much, and stands until it is their turn', (clock, left) => {
    expect(setClocks(clock, 2)).toEqual([
      { left, since: null },
      { left, since: null },
    ]);
    expect(openTable({ players: 2, settings: { clock } }).table.clocks).toBe(null);
  });

  test('a bank shrinks by the time used and grows by the increment; a clock per move starts over', () => {
    const running = [{ left: 50_000, since: NOON }];
    const moved = { at: NOON + 8_000, running: [], moved: 0 };
    expect(tick(running, BANK, moved)).toEqual([{ left: 47_000, since: null }]);
    expect(tick(running, MOVE, moved)).toEqual([{ left: 30_000, since: null }]);
    expect(tick(running, POST, moved)).toEqual([{ left: 2 * 24 * 3600 * 1000, since: null }]);
  });

  test('a clock that stops without a move gets no increment', () => {
    const running = [{ left: 50_000, since: NOON }];
    expect(tick(running, BANK, { at: NOON + 8_000, running: [] })).toEqual([{ left: 42_000, since: null }]);
  });

  test('a bank never falls below nought', () => {
    const running = [{ left: 1_000, since: NOON }];
    const [{ left }] = tick(running, BANK, { at: NOON + 9_000, running: [], moved: 0 });
    expect(left).toBe(5_000);
  });

  test('a move taken back has brought no increment; the time used stays used', () => {
    const standing = [{ left: 47_000, since: null }];
    const back = { at: NOON + 9_000, running: [0], takenBack: [0] };
    expect(tick(standing, BANK, back)).toEqual([{ left: 42_000, since: NOON + 9_000 }]);
    expect(tick(standing, BANK, { ...back, running: [] })).toEqual([{ left: 42_000, since: null }]);
    const running = [{ left: 47_000, since: NOON + 8_000 }];
    expect(deadlineOf(tick(running, BANK, back)[0])).toBe(NOON + 8_000 + 42_000);
    const nearly = [{ left: 3_000, since: null }];
    expect(tick(nearly, BANK, { ...back, running: [] })).toEqual([{ left: 0, since: null }]);
    const whole = [{ left: 30_000, since: null }];
    expect(tick(whole, MOVE, { ...back, running: [] })).toEqual(whole);
  });

  test('a clock that keeps running is unchanged, so readers are not told', () => {
    const running = [{ left: 1_000, since: NOON }];
    expect(tick(running, BANK, { at: NOON + 500, running: [0] })[0]).toBe(running[0]);
  });

  test('time without a running server is given back, but never more than has passed', () => {
    const running = [{ left: 30_000, since: NOON }];
    const resumed = (lost: number) => tick(running, MOVE, { at: NOON + 100_000, running: [0], lost })[0];
    expect(resumed(90_000)).toEqual({ left: 30_000, since: NOON + 90_000 });
    expect(resumed(900_000)).toEqual({ left: 30_000, since: NOON + 100_000 });
    expect(deadlineOf(resumed(90_000))).toBe(NOON + 120_000);
    expect(deadlineOf({ left: 5, since: null })).toBe(null);
  });
});

describe('clocks of a table', () => {
  test('run for everyone choosing at the same time, and stop for each who has chosen', () => {
    const play = startTable({ players: 3, settings: { clock: BANK } });
    expect(clocksOf(play.table).map(({ since }) => since)).toEqual([NOON, NOON, NOON]);
    play.wait(4_000);
    move(play, 1, legalAt(play.table, 1)[0]);
    expect(clocksOf(play.table)).toEqual([
      { left: 60_000, since: NOON },
      { left: 61_000, since: null },
      { left: 60_000, since: NOON },
    ]);
  });

  test('never run for a bot of the house', () => {
    const play = startTable({ players: 3, bots: 1, settings: { clock: MOVE } });
    expect(clocksOf(play.table).map(({ since }) => since)).toEqual([NOON, NOON, null]);
  });

  test('stop for players who are away, and continue with the rest of the bank when they return', () => {
    const play = startTable({ players: 3, settings: { clock: BANK } });
    play.wait(10_000);
    play.take(leave(play.table, PEOPLE[0].id));
    expect(clocksOf(play.table)[0]).toEqual({ left: 50_000, since: null });
    play.wait(100_000);
    play.take(comeBack(play.table, PEOPLE[0].id));
    expect(clocksOf(play.table)[0]).toEqual({ left: 50_000, since: NOON + 110_000 });
  });

  test('get back the time lost while no server ran', () => {
    const play = startTable({ players: 2, settings: { clock: MOVE } });
    play.wait(80_000);
    play.take(accept({ type: 'resumed', since: NOON + 5_000, lost: 75_000 }));
    expect(clocksOf(play.table)[0]).toEqual({ left: 30_000, since: NOON + 75_000 });
  });

  test('give no increment for a move that is taken back, however often', () => {
    const play = startTable({ players: 2, settings: { clock: BANK } });
    for (let used = 4_000; used <= 12_000; used += 4_000) {
      play.wait(4_000);
      move(play, 0, legalAt(play.table, 0)[0]);
      expect(clocksOf(play.table)[0]).toEqual({ left: 65_000 - used, since: null });
      play.take(propose(play.table, PEOPLE[0].id, 'takeback'));
      play.take(answerProposal(play.table, PEOPLE[1].id, true));
      expect(clocksOf(play.table)[0]).toEqual({ left: 60_000 - used, since: NOON + used });
    }
    expect(clocksOf(play.table)[1]).toEqual({ left: 60_000, since: NOON });
    expect(Table.from(play.table.id, play.table.entries).clocks).toEqual(play.table.clocks);
  });

  test('take the increment also from a secret move that is taken back with another', () => {
    const play = startTable({ players: 3, settings: { clock: BANK } });
    play.wait(4_000);
    for (const seat of [0, 1]) move(play, seat, legalAt(play.table, seat)[0]);
    play.take(propose(play.table, PEOPLE[0].id, 'takeback'));
    for (const { id } of PEOPLE.slice(1, 3)) play.take(answerProposal(play.table, id, true));
    expect(clocksOf(play.table).map(({ left }) => left)).toEqual([56_000, 56_000, 60_000]);
  });

  test('lose nothing when a move that a bot made for them is taken back with another', () => {
    const play = startTable({ players: 3, settings: { clock: BANK } });
    move(play, 0, legalAt(play.table, 0)[0]);
    play.wait(4_000);
    play.take(leave(play.table, PEOPLE[1].id));
    move(play, 1, legalAt(play.table, 1)[0]);
    play.take(propose(play.table, PEOPLE[0].id, 'takeback'));
    play.take(answerProposal(play.table, PEOPLE[2].id, true));
    expect(clocksOf(play.table).map(({ left }) => left)).toEqual([60_000, 56_000, 60_000]);
  });

  test('are stopped when the game is over, and the same when the log is read again', () => {
    const play = startTable({ game: 'trump-whales', players: 2, settings: { clock: BANK } });
    const random = new SeededRandom('clocks');
    while (moveAtRandom(play, random)) play.wait(random.below(3_000));
    const clocks = clocksOf(play.table);
    expect(clocks.map(({ since }) => since)).toEqual([null, null]);
    expect(Table.from(play.table.id, play.table.entries).clocks).toEqual(clocks);
  });
});
