// Players who leave, run out of time, resign or come back.

import type { Absence, Clock } from '@menagerie/protocol';
import { checkDeals, findGame, formatRecord, readRecord, SeededRandom } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import {
  finish,
  legalAt,
  move,
  openTable,
  PEOPLE,
  refusalOf,
  startTable,
  STRANGER,
} from '../testing/game-player.ts';
import { comeBack, leave, resign, standIn, timeUp } from './absence.ts';
import { nudge } from './nudging.ts';
import { act } from './playing.ts';
import { recordOf } from './record.ts';
import { finalPlaces } from './result.ts';

const [ann, bob, cas] = PEOPLE;
const clock: Clock = { type: 'move', seconds: 30 };
const timed = (absence: Absence, players = 3) => startTable({ players, settings: { clock, absence } });

describe('when time is up', () => {
  test('nothing happens before', () => {
    const play = timed('bot');
    expect(timeUp(play.table, play.now + 29_999)).toEqual({ ok: true, value: [] });
  });

  test('a bot plays for everyone out of time, and for nobody else', () => {
    const play = timed('bot');
    move(play, 1, legalAt(play.table, 1)[0]);
    play.wait(30_000);
    play.take(timeUp(play.table, play.now));
    expect(play.table.seats.map(({ away }) => away)).toEqual([
      { why: 'time', bot: 'lynx' },
      null,
      { why: 'time', bot: 'lynx' },
    ]);
    expect(play.table.botAt(0)).toBe('lynx');
    expect(timeUp(play.table, play.now + 100_000)).toEqual({ ok: true, value: [] });
  });

  test('the seat resigns, where the table says so', () => {
    const play = timed('resign', 2);
    move(play, 1, legalAt(play.table, 1)[0]);
    play.wait(30_000);
    play.take(timeUp(play.table, play.now));
    expect(play.table).toMatchObject({ phase: 'over', result: { reason: 'resigned', places: [2, 1] } });
  });

  test('the game waits, where the table says so', () => {
    const play = timed('wait');
    expect(timeUp(play.table, play.now + 1_000_000)).toEqual({ ok: true, value: [] });
  });
});

describe('a player who does not come back', () => {
  const DAY_MS = 24 * 60 * 60_000;
  /** At a table of two without a clock; Bob has moved, Ann has not, and has been reminded. */
  const stuck = () => {
    const play = startTable({ players: 2 });
    move(play, 1, legalAt(play.table, 1)[0]);
    play.wait(60 * 60_000);
    play.take(nudge(play.table, play.now, bob));
    play.wait(DAY_MS);
    return play;
  };

  test('is replaced by a bot after a day, and takes the seat back with a move', () => {
    const play = stuck();
    // Ann is the host, so Bob may.
    play.take(standIn(play.table, play.now, bob.id, ann.id));
    expect(play.table.seats[0].away).toEqual({ why: 'left', bot: 'lynx' });
    expect(play.table.botAt(0)).toBe('lynx');
    expect(standIn(play.table, play.now, bob.id, ann.id)).toEqual({ ok: true, value: [] });
    play.take(
      act(play.table, ann.id, { move: legalAt(play.table, 0)[0], answers: play.table.asked[0] as number }),
    );
    expect(play.table.seats[0].away).toBeNull();
  });

  test('gets a day and a nudge first', () => {
    const play = startTable({ players: 2 });
    move(play, 1, legalAt(play.table, 1)[0]);
    play.wait(2 * DAY_MS);
    expect(refusalOf(standIn(play.table, play.now, bob.id, ann.id))).toBe('nothing-asked');
    play.take(nudge(play.table, play.now, bob));
    expect(standIn(play.table, play.now, bob.id, ann.id)).toMatchObject({ ok: true });
    const early = startTable({ players: 2 });
    move(early, 1, legalAt(early.table, 1)[0]);
    early.wait(DAY_MS / 2);
    early.take(nudge(early.table, early.now, bob));
    early.wait(DAY_MS / 2 - 1);
    expect(refusalOf(standIn(early.table, early.now, bob.id, ann.id))).toBe('nothing-asked');
  });

  test('is not replaced while their clock runs', () => {
    const play = startTable({ players: 2, settings: { clock: { type: 'days', days: 3 } } });
    move(play, 1, legalAt(play.table, 1)[0]);
    play.wait(DAY_MS);
    play.take(nudge(play.table, play.now, bob));
    expect(refusalOf(standIn(play.table, play.now + 1, bob.id, ann.id))).toBe('nothing-asked');
  });

  test('only the host decides it, if the host is there', () => {
    const play = startTable({ players: 3 });
    move(play, 0, legalAt(play.table, 0)[0]);
    play.wait(DAY_MS);
    play.take(nudge(play.table, play.now, ann));
    const by = (one: { readonly id: string }) => standIn(play.table, play.now, one.id, bob.id);
    expect([cas, STRANGER].map((one) => refusalOf(by(one)))).toEqual(['not-host', 'not-host']);
    expect(refusalOf(standIn(play.table, play.now, ann.id, ann.id))).toBe('bad-seats');
    expect(refusalOf(standIn(play.table, play.now, ann.id, STRANGER.id))).toBe('not-seated');
    expect(by(ann)).toMatchObject({ ok: true, value: [{ type: 'away', seat: 1 }] });
  });
});

describe('a player who leaves', () => {
  test('is played for by a bot, and takes the seat back by returning', () => {
    const play = startTable({ players: 3 });
    play.take(leave(play.table, bob.id));
    expect(play.table.seats[1].away).toEqual({ why: 'left', bot: 'lynx' });
    expect(leave(play.table, bob.id)).toEqual({ ok: true, value: [] });
    move(play, 1, legalAt(play.table, 1)[0]);
    expect(play.table.entries.at(-1)?.event).toMatchObject({ type: 'moved', seat: 1, by: 'bot' });
    play.take(comeBack(play.table, bob.id));
    expect(play.table.seats[1].away).toBe(null);
    expect(play.table.botAt(1)).toBe(null);
    expect(comeBack(play.table, bob.id)).toEqual({ ok: true, value: [] });
  });

  test('takes the seat back by moving, too', () => {
    const play = startTable({ players: 3 });
    play.take(leave(play.table, bob.id));
    const entries = play.take(
      act(play.table, bob.id, { move: legalAt(play.table, 1)[0], answers: play.table.asked[1] as number }),
    );
    expect(entries.map(({ event }) => event.type)).toEqual(['returned', 'moved']);
  });

  test('leaves an empty place, if the table waits', () => {
    const play = startTable({ players: 3, settings: { absence: 'wait' } });
    play.take(leave(play.table, bob.id));
    expect(play.table.seats[1].away).toEqual({ why: 'left', bot: null });
    expect(play.table.botAt(1)).toBe(null);
  });

  test('before the start gives the seat back', () => {
    const play = openTable();
    play.take(leave(play.table, ann.id));
    expect(play.table.seats[0]).toMatchObject({ person: null, name: null, number: null });
    expect(leave(play.table, ann.id)).toEqual({ ok: true, value: [] });
  });

  test('must have had a seat', () => {
    expect(refusalOf(leave(startTable().table, STRANGER.id))).toBe('not-seated');
    expect(refusalOf(comeBack(startTable().table, STRANGER.id))).toBe('not-seated');
    expect(refusalOf(resign(startTable().table, STRANGER.id))).toBe('not-seated');
  });
});

describe('a player who resigns', () => {
  test('loses to the other of two, and the record is good', () => {
    const play = startTable({ players: 2 });
    play.take(resign(play.table, ann.id));
    expect(play.table.result).toMatchObject({ reason: 'resigned', places: [2, 1] });
    const record = readRecord(formatRecord(recordOf(play.table) ?? []), findGame);
    expect(record).toMatchObject({ ok: true, value: { end: { reason: 'stopped' } } });
    if (record.ok) expect(checkDeals(record.value).ok).toBe(true);
    expect(refusalOf(resign(play.table, bob.id))).toBe('game-over');
  });

  test('gives the seat to a bot for good if there are more players, and comes last', () => {
    const play = startTable({ players: 3 });
    play.take(resign(play.table, bob.id));
    expect(play.table.phase).toBe('playing');
    expect(resign(play.table, bob.id)).toEqual({ ok: true, value: [] });
    expect(refusalOf(comeBack(play.table, bob.id))).toBe('not-away');
    const wish = { move: legalAt(play.table, 1)[0], answers: play.table.asked[1] as number };
    expect(refusalOf(act(play.table, bob.id, wish))).toBe('game-over');
    finish(play, new SeededRandom('resigned'));
    expect(play.table.result?.places[1]).toBe(3);
  });

  test('ends the game when only bots would be left, or only one contends', () => {
    const withBots = startTable({ players: 3, bots: 2 });
    withBots.take(resign(withBots.table, ann.id));
    expect(withBots.table.phase).toBe('over');
    const play = startTable({ players: 3 });
    play.take(resign(play.table, ann.id));
    play.take(resign(play.table, cas.id));
    expect(play.table).toMatchObject({ phase: 'over', result: { reason: 'resigned' } });
    expect(play.table.result?.places[1]).toBe(1);
  });

  test('must have begun', () => {
    expect(refusalOf(resign(openTable().table, ann.id))).toBe('not-started');
  });

  test('is behind all others, in order among those who resigned', () => {
    expect(finalPlaces([1, 2, 3], [true, false, false])).toEqual([3, 1, 2]);
    expect(finalPlaces([1, 2, 2, 4], [true, false, false, true])).toEqual([3, 1, 1, 4]);
    expect(finalPlaces([1, 1], [false, false])).toEqual([1, 1]);
  });
});

test('the end is the same for later readers', () => {
  const play = startTable({ players: 2 });
  finish(play, new SeededRandom('end'));
  expect(leave(play.table, ann.id)).toEqual({ ok: true, value: [] });
  expect(comeBack(play.table, ann.id)).toEqual({ ok: true, value: [] });
});
