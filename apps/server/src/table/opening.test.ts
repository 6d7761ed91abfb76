// Before the game and after it: tables are opened, changed, sat at, started, left and played again.

import type { OpenTable, SeatPlan } from '@menagerie/protocol';
import { houseNumber, SeededRandom } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import {
  BOT,
  finish,
  openTable,
  PEOPLE,
  PlayedTable,
  refusalOf,
  startTable,
  STRANGER,
} from '../testing/game-player.ts';
import { samplePerson } from '../testing/store-samples.ts';
import { resign } from './absence.ts';
import { again, change, open, expire, sit, start } from './opening.ts';

const [ann, bob, cas] = PEOPLE;
const wish: OpenTable = { game: 'cat-in-the-box', options: { players: 2 } };

function opened(more: Partial<OpenTable>): PlayedTable {
  const play = new PlayedTable();
  play.take(open(ann, { ...wish, ...more }));
  return play;
}

describe('to open', () => {
  test('gives the host a seat in the same breath, unless they want none', () => {
    expect(opened({}).table.seats[0]).toMatchObject({ person: ann.id, name: 'ann' });
    expect(opened({ sit: 1 }).table.seats[1]).toMatchObject({ person: ann.id });
    expect(opened({ sit: null }).table.seats.map(({ person }) => person)).toEqual([null, null]);
  });

  test.each([
    [{ game: 'whist' }, 'bad-options'],
    [{ options: {} }, 'bad-options'],
    [{ options: { players: 9 } }, 'bad-options'],
    [{ options: { players: 2, jokers: true } }, 'bad-options'],
    [{ seats: [BOT] }, 'bad-seats'],
    [{ sit: 2 }, 'bad-seats'],
    [{ seats: [BOT, BOT] }, 'seat-taken'],
    [{ sit: 1, seats: [{ type: 'open' }, BOT] }, 'seat-taken'],
  ] as [Partial<OpenTable>, string][])('%j is refused as %s, and nothing is opened', (more, code) => {
    expect(refusalOf(open(ann, { ...wish, ...more }))).toBe(code);
  });

  test('never makes the same secret or invitation twice', () => {
    const [one, other] = [opened({}), opened({})];
    expect(one.table.secret).not.toBe(other.table.secret);
    expect(one.table.invitation).not.toBe(other.table.invitation);
  });
});

describe('to sit', () => {
  const kept: SeatPlan = { type: 'person', person: cas.id };
  const table = () =>
    opened({ options: { players: 3 }, seats: [{ type: 'open' }, { type: 'invited' }, kept] }).table;

  test('in a reserved seat is for that person, in an invited one for anyone with the invitation', () => {
    expect(refusalOf(sit(table(), bob, { seat: 0 }))).toBe('seat-taken');
    expect(refusalOf(sit(table(), bob, { seat: 1 }))).toBe('not-invited');
    expect(refusalOf(sit(table(), bob, { seat: 1, invitation: 'guess' }))).toBe('not-invited');
    expect(refusalOf(sit(table(), bob, { seat: 2 }))).toBe('not-invited');
    expect(refusalOf(sit(table(), bob, { seat: 3 }))).toBe('bad-seats');
    expect(refusalOf(sit(table(), bob, {}))).toBe('seat-taken');
    const here = table();
    expect(sit(here, bob, { invitation: here.invitation })).toMatchObject({
      value: [{ type: 'seated', seat: 1, number: houseNumber(here.commitment, 1) }],
    });
    expect(sit(table(), cas, {})).toMatchObject({ value: [{ seat: 2, person: cas.id }] });
  });

  test('twice changes nothing; elsewhere, it changes the seat', () => {
    expect(sit(table(), ann, {})).toEqual({ ok: true, value: [] });
    expect(sit(table(), ann, { seat: 0 })).toEqual({ ok: true, value: [] });
    expect(sit(table(), ann, { seat: 1 })).toMatchObject({
      value: [
        { type: 'left', seat: 0 },
        { type: 'seated', seat: 1 },
      ],
    });
  });

  test('is too late when the game has begun', () => {
    expect(refusalOf(sit(startTable().table, STRANGER, {}))).toBe('already-started');
  });

  test('marks a bot account as one', () => {
    const bot = samplePerson('bot', { isBot: true });
    const play = opened({});
    play.take(sit(play.table, bot, {}));
    expect(play.table.seats[1]).toMatchObject({ person: bot.id, isBot: true });
  });
});

describe('to change', () => {
  test('is for the host, before the start', () => {
    expect(refusalOf(change(openTable().table, bob, {}))).toBe('not-host');
    expect(refusalOf(change(startTable().table, ann, {}))).toBe('already-started');
  });

  test('keeps seated people, and gives no taken seat away', () => {
    const play = openTable({ players: 3 });
    play.take(change(play.table, ann, { options: { players: 2 }, settings: { chat: false } }));
    expect(play.table.seats.map(({ person }) => person)).toEqual([ann.id, null]);
    expect(play.table.settings).toMatchObject({ chat: false, absence: 'bot' });
    play.take(sit(play.table, bob, {}));
    const open: SeatPlan = { type: 'open' };
    expect(refusalOf(change(play.table, ann, { seats: [open, BOT] }))).toBe('seat-taken');
    expect(refusalOf(change(play.table, ann, { seats: [{ type: 'person', person: bob.id }, open] }))).toBe(
      'seat-taken',
    );
    expect(refusalOf(change(play.table, ann, { seats: [open] }))).toBe('bad-seats');
    expect(refusalOf(change(play.table, ann, { options: { players: 7 } }))).toBe('bad-options');
    play.take(change(play.table, ann, { options: { players: 4 }, seats: [open, open, BOT, open] }));
    expect(play.table.seats.map(({ person, isBot }) => person ?? isBot)).toEqual([
      ann.id,
      bob.id,
      true,
      false,
    ]);
  });

  test('refuses to lose a seat that is taken', () => {
    const play = openTable({ players: 3 });
    play.take(sit(play.table, bob, { seat: 2 }));
    expect(refusalOf(change(play.table, ann, { options: { players: 2 } }))).toBe('seat-taken');
  });
});

describe('to start', () => {
  test('is for the host, with all seats taken or filled', () => {
    const play = openTable({ players: 3 });
    expect(refusalOf(start(play.table, bob, undefined))).toBe('not-host');
    expect(refusalOf(start(play.table, ann, undefined))).toBe('not-ready');
    play.take(start(play.table, ann, 'tiger'));
    expect(play.table.phase).toBe('playing');
    expect(play.table.seats.slice(1).map(({ plan }) => plan)).toEqual([
      { type: 'bot', level: 'tiger' },
      { type: 'bot', level: 'tiger' },
    ]);
    expect(start(play.table, ann, undefined)).toEqual({ ok: true, value: [] });
  });

  test('needs somebody at the table', () => {
    expect(refusalOf(start(opened({ sit: null, seats: [BOT, BOT] }).table, ann, undefined))).toBe(
      'not-ready',
    );
    expect(refusalOf(start(opened({ sit: null }).table, ann, 'cat'))).toBe('not-ready');
  });

  test('is too late when the game is over', () => {
    const play = startTable({ players: 2 });
    play.take(resign(play.table, ann.id));
    expect(refusalOf(start(play.table, ann, undefined))).toBe('already-started');
  });
});

describe('a table that nobody starts', () => {
  test('is closed, and one in play is not', () => {
    const play = openTable();
    play.take(expire(play.table));
    expect(play.table).toMatchObject({ phase: 'over', position: null });
    expect(expire(startTable().table)).toEqual({ ok: true, value: [] });
    expect(refusalOf(again(play.table, ann))).toBe('not-over');
  });

  test('leaves the lobby first, and nothing else changes', () => {
    const play = openTable({ bots: 1, settings: { listed: true, delay: 5 } });
    const { seats, options, settings } = play.table;
    play.take(expire(play.table));
    expect(play.table).toMatchObject({ phase: 'open', seats, options });
    expect(play.table.settings).toEqual({ ...settings, listed: false });
    play.take(expire(play.table));
    expect(play.table.phase).toBe('over');
  });
});

describe('a rematch', () => {
  test('reserves each seat for its previous player, with a new secret', () => {
    const play = startTable({ players: 3, bots: 1 });
    expect(refusalOf(again(play.table, ann))).toBe('not-over');
    finish(play, new SeededRandom('rematch'));
    expect(refusalOf(again(play.table, STRANGER))).toBe('not-seated');
    const next = new PlayedTable();
    next.take(again(play.table, bob));
    expect(next.table).toMatchObject({ phase: 'open', host: bob.id, after: play.table.id });
    expect(next.table.seats.map(({ plan }) => plan)).toEqual([
      { type: 'person', person: ann.id },
      { type: 'person', person: bob.id },
      BOT,
    ]);
    expect(next.table.secret).not.toBe(play.table.secret);
    expect(refusalOf(sit(next.table, STRANGER, {}))).toBe('seat-taken');
  });
});
