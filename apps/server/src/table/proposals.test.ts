// Stopping and taking back, by consent of all people at the table.

import { checkDeals, findGame, formatRecord, readRecord, SeededRandom } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import {
  finish,
  legalAt,
  move,
  moveAtRandom,
  openTable,
  PEOPLE,
  refusalOf,
  startTable,
  STRANGER,
} from '../testing/game-player.ts';
import { leave, resign } from './absence.ts';
import { answerProposal, propose } from './proposals.ts';
import { recordOf } from './record.ts';
import { Table } from './table.ts';

const [ann, bob, cas] = PEOPLE;

describe('to stop', () => {
  test('needs the consent of everyone present', () => {
    const play = startTable({ players: 3 });
    play.take(propose(play.table, ann.id, 'stop'));
    expect(play.table.ask).toEqual({ what: 'stop', seat: 0, agreed: [0] });
    expect(propose(play.table, ann.id, 'stop')).toEqual({ ok: true, value: [] });
    expect(refusalOf(propose(play.table, bob.id, 'stop'))).toBe('already-asked');
    play.take(answerProposal(play.table, bob.id, true));
    expect(play.table.phase).toBe('playing');
    expect(answerProposal(play.table, bob.id, true)).toEqual({ ok: true, value: [] });
    play.take(answerProposal(play.table, cas.id, true));
    expect(play.table).toMatchObject({ phase: 'over', result: { reason: 'stopped' }, ask: null });
    const record = readRecord(formatRecord(recordOf(play.table) ?? []), findGame);
    expect(record).toMatchObject({ ok: true, value: { end: { reason: 'stopped' } } });
  });

  test('fails if one person refuses', () => {
    const play = startTable({ players: 3 });
    play.take(propose(play.table, ann.id, 'stop'));
    play.take(answerProposal(play.table, cas.id, false));
    expect(play.table).toMatchObject({ phase: 'playing', ask: null });
    expect(refusalOf(answerProposal(play.table, bob.id, true))).toBe('nothing-asked');
  });

  test('needs neither bots nor those who are away', () => {
    const withBots = startTable({ players: 3, bots: 2 });
    withBots.take(propose(withBots.table, ann.id, 'stop'));
    expect(withBots.table.phase).toBe('over');
    const play = startTable({ players: 2 });
    play.take(leave(play.table, bob.id));
    play.take(propose(play.table, ann.id, 'stop'));
    expect(play.table.phase).toBe('over');
  });

  test('is for those who play', () => {
    expect(refusalOf(propose(startTable().table, STRANGER.id, 'stop'))).toBe('not-seated');
    expect(refusalOf(propose(openTable().table, ann.id, 'stop'))).toBe('not-started');
    const play = startTable({ players: 3 });
    play.take(resign(play.table, ann.id));
    expect(refusalOf(propose(play.table, ann.id, 'stop'))).toBe('not-yours');
  });

  test('makes no sense when the game is over', () => {
    const play = startTable({ players: 2 });
    play.take(resign(play.table, ann.id));
    expect(refusalOf(propose(play.table, bob.id, 'stop'))).toBe('game-over');
    expect(refusalOf(answerProposal(play.table, bob.id, true))).toBe('game-over');
  });
});

describe('a takeback', () => {
  test('makes the table as it was before the move, and asks the seat at a new number', () => {
    const play = startTable({ players: 2 });
    const position = () => play.table.position && play.table.game.formatPosition(play.table.position);
    const before = position();
    const [first, second] = legalAt(play.table, 0);
    const old = play.table.asked[0];
    move(play, 0, first);
    play.take(propose(play.table, ann.id, 'takeback'));
    expect(play.table.ask).toMatchObject({ what: 'takeback', seat: 0 });
    play.take(answerProposal(play.table, bob.id, true));
    expect(play.table.ask).toBe(null);
    expect(position()).toEqual(before);
    expect(play.table.asked[0]).toBe(play.table.length);
    expect(play.table.asked[0]).not.toBe(old);
    move(play, 0, second);
    expect(Table.from(play.table.id, play.table.entries)).toEqual(play.table);
    finish(play, new SeededRandom('takeback'));
    const record = readRecord(formatRecord(recordOf(play.table) ?? []), findGame);
    expect(record.ok).toBe(true);
    if (record.ok) expect(checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
  });

  test('can’t be requested if cards were seen since, or without a move', () => {
    const play = startTable({ players: 2 });
    expect(refusalOf(propose(play.table, ann.id, 'takeback'))).toBe('no-takeback');
    const box = startTable({ game: 'if-it-fits', players: 2 });
    const seat = box.table.movers[0];
    const random = new SeededRandom('seen');
    while (box.table.movers[0] === seat) moveAtRandom(box, random);
    const other = box.table.movers[0];
    while (box.table.movers[0] === other) moveAtRandom(box, random);
    expect(refusalOf(propose(box.table, PEOPLE[seat].id, 'takeback'))).toBe('no-takeback');
  });

  test('is not to be had when one does not agree', () => {
    const play = startTable({ players: 2 });
    move(play, 0, legalAt(play.table, 0)[0]);
    play.take(propose(play.table, ann.id, 'takeback'));
    const { position } = play.table;
    play.take(answerProposal(play.table, bob.id, false));
    expect(play.table).toMatchObject({ ask: null, position });
  });

  test('is dropped once somebody moves', () => {
    const play = startTable({ players: 3 });
    move(play, 0, legalAt(play.table, 0)[0]);
    play.take(propose(play.table, ann.id, 'takeback'));
    move(play, 1, legalAt(play.table, 1)[0]);
    expect(play.table.ask).toBe(null);
    expect(refusalOf(answerProposal(play.table, cas.id, true))).toBe('nothing-asked');
  });
});
