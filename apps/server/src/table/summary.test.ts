// What lists and the sweep are told.

import { TableLine, type Clock } from '@menagerie/protocol';
import { SeededRandom } from '@menagerie/rules';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  finish,
  legalAt,
  move,
  moveAtRandom,
  openTable,
  PEOPLE,
  startTable,
} from '../testing/game-player.ts';
import { NOON } from '../testing/store-samples.ts';
import { leave } from './absence.ts';
import { answerProposal, propose } from './proposals.ts';
import { summaryOf } from './summary.ts';
import { change } from './opening.ts';
import { say } from './talking.ts';

const MINUTE = 60 * 1000;
const clock: Clock = { type: 'move', seconds: 30 };
const [ann, bob] = PEOPLE;

describe('a table is due', () => {
  test('when it hasn’t started for long, sooner in the lobby', () => {
    expect(summaryOf(openTable({ settings: { listed: true } }).table).dueAt).toBe(NOON + 2 * MINUTE);
    expect(summaryOf(openTable().table).dueAt).toBe(NOON + 7 * 24 * 60 * MINUTE);
  });

  test('soon, when a bot is to move', () => {
    const play = startTable({ players: 2, bots: 1 });
    expect(summaryOf(play.table).dueAt).toBe(NOON + 2_000);
    play.wait(500);
    move(play, 0, legalAt(play.table, 0)[0]);
    expect(summaryOf(play.table).dueAt).toBe(NOON + 2_500);
  });

  test('when the first clock runs out', () => {
    const play = startTable({ players: 3, settings: { clock } });
    play.wait(1_000);
    move(play, 0, legalAt(play.table, 0)[0]);
    expect(summaryOf(play.table).dueAt).toBe(NOON + 30_000);
  });

  test('never, when it waits for people without a clock, or in spite of it', () => {
    expect(summaryOf(startTable({ players: 2 }).table).dueAt).toBe(null);
    expect(summaryOf(startTable({ players: 2, settings: { clock, absence: 'wait' } }).table).dueAt).toBe(
      null,
    );
  });

  test('when it is over, to be rated, unless the game tells nothing', () => {
    const play = startTable({ players: 2, settings: { clock } });
    finish(play, new SeededRandom('due'));
    expect(summaryOf(play.table).dueAt).toBe(NOON + 2_000);
    play.wait(500);
    play.take(say(play.table, ann, { phrase: 'good-game' }));
    expect(summaryOf(play.table).dueAt).toBe(NOON + 2_500);
    const stopped = startTable({ players: 2 });
    stopped.take(propose(stopped.table, ann.id, 'stop'));
    stopped.take(answerProposal(stopped.table, bob.id, true));
    expect(summaryOf(stopped.table)).toMatchObject({ phase: 'over', dueAt: null });
  });

  test('for the bot that replaces a player who left', () => {
    const play = startTable({ players: 2 });
    play.take(leave(play.table, bob.id));
    expect(summaryOf(play.table).dueAt).toBe(NOON + 2_000);
  });
});

describe('a line', () => {
  test('tells nothing hidden, and has the shape that lists promise', () => {
    const play = startTable({ players: 3, bots: 1, settings: { listed: true } });
    const random = new SeededRandom('line');
    do {
      const { line } = summaryOf(play.table);
      expect([...Value.Errors(TableLine, line)]).toEqual([]);
      expect(Object.keys(line).sort()).toEqual(
        'changedAt clock game host id openedAt options phase result rules seats toMove'.split(' '),
      );
      expect(line.seats[0]).toEqual({ plan: { type: 'open' }, person: ann.id, name: 'ann', isBot: false });
      expect(line.toMove).toEqual(play.table.movers);
    } while (moveAtRandom(play, random));
    expect(summaryOf(play.table)).toMatchObject({ phase: 'over', listed: true, game: 'cat-in-the-box' });
  });

  test('is on the lists of people seated or invited, and of the host until the start', () => {
    const play = openTable({ players: 2 });
    play.take(leave(play.table, ann.id));
    play.take(change(play.table, ann, { seats: [{ type: 'open' }, { type: 'person', person: bob.id }] }));
    expect(summaryOf(play.table).people).toEqual([ann.id, bob.id]);
    expect(summaryOf(startTable({ players: 2 }).table).people).toEqual([ann.id, bob.id]);
  });
});
