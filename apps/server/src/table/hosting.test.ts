// Who is the host, what a host may do about others before the start, and what an invited person answers.

import type { SeatPlan } from '@menagerie/protocol';
import { describe, expect, test } from 'vitest';
import { openTable, PEOPLE, PlayedTable, refusalOf, startTable, STRANGER } from '../testing/game-player.ts';
import { samplePerson } from '../testing/store-samples.ts';
import { depart, leave } from './absence.ts';
import { MOST, MOST_BEFORE_START } from './acts.ts';
import { NOBODY, erase } from './erase.ts';
import { closeByHost, decline, handOver, remove } from './hosting.ts';
import { change, open, sayReady, sit } from './opening.ts';
import { propose } from './proposals.ts';
import { summaryOf } from './summary.ts';

const [ann, bob, cas] = PEOPLE;

/** Ann is the host; bob sits at seat 1. */
function withBob(players = 3): PlayedTable {
  const play = openTable({ players });
  play.take(sit(play.table, bob, { seat: 1 }));
  return play;
}

function calling(person = bob): PlayedTable {
  const play = openTable({ players: 2 });
  const seats: SeatPlan[] = [{ type: 'open' }, { type: 'person', person: person.id }];
  play.take(change(play.table, ann, { seats }));
  return play;
}

describe('the host', () => {
  test('removes a person, who can’t sit down again', () => {
    const play = withBob();
    expect(refusalOf(remove(play.table, cas, bob.id))).toBe('not-host');
    expect(refusalOf(remove(play.table, ann, ann.id))).toBe('bad-seats');
    play.take(remove(play.table, ann, bob.id));
    expect(play.table.seats[1]).toMatchObject({ person: null, name: null, isReady: false });
    expect(refusalOf(sit(play.table, bob, {}))).toBe('not-welcome');
    expect(refusalOf(sayReady(play.table, bob.id, true))).toBe('not-seated');
    expect(remove(play.table, ann, bob.id)).toEqual({ ok: true, value: [] });
    expect(sit(play.table, cas, {})).toMatchObject({ ok: true });
    expect(summaryOf(play.table).people).toEqual([ann.id]);
  });

  test('can invite back a person they removed', () => {
    const play = withBob(2);
    play.take(remove(play.table, ann, bob.id));
    play.take(change(play.table, ann, { seats: [{ type: 'open' }, { type: 'person', person: bob.id }] }));
    expect(sit(play.table, bob, {})).toMatchObject({ ok: true });
  });

  test('frees the seat reserved for a person they remove', () => {
    const play = calling();
    play.take(sit(play.table, bob, {}));
    play.take(remove(play.table, ann, bob.id));
    expect(play.table.seats[1].plan).toEqual({ type: 'open' });
  });

  test('can’t remove anyone from a running game', () => {
    expect(refusalOf(remove(startTable().table, ann, bob.id))).toBe('already-started');
  });

  test('closes the table, once', () => {
    const play = withBob();
    expect(refusalOf(closeByHost(play.table, bob))).toBe('not-host');
    play.take(closeByHost(play.table, ann));
    expect(play.table).toMatchObject({ phase: 'over', result: { reason: 'stopped' } });
    expect(closeByHost(play.table, ann)).toEqual({ ok: true, value: [] });
    expect(refusalOf(closeByHost(startTable().table, ann))).toBe('already-started');
  });

  test('passes the table on to a person seated there', () => {
    const play = withBob();
    expect(refusalOf(handOver(play.table, ann, cas.id))).toBe('not-seated');
    expect(refusalOf(handOver(play.table, bob, bob.id))).toBe('not-host');
    play.take(handOver(play.table, ann, bob.id));
    expect(play.table.host).toBe(bob.id);
    expect(refusalOf(remove(play.table, ann, bob.id))).toBe('not-host');
    play.take(remove(play.table, bob, ann.id));
    expect(handOver(play.table, bob, bob.id)).toEqual({ ok: true, value: [] });
  });

  test('does not hand it to a bot account', () => {
    const robot = samplePerson('robot', { isBot: true });
    const play = openTable();
    play.take(sit(play.table, robot, {}));
    expect(refusalOf(handOver(play.table, ann, robot.id))).toBe('not-seated');
    play.take(leave(play.table, ann.id));
    expect(play.table.host).toBe(ann.id);
  });

  test('is no longer host after leaving others behind; alone they remain host', () => {
    const play = withBob();
    play.take(leave(play.table, ann.id));
    expect(play.table.host).toBe(bob.id);
    play.take(leave(play.table, bob.id));
    expect(play.table).toMatchObject({ host: bob.id, phase: 'open' });
  });

  test('passes the table on when deleted, or it is closed', () => {
    const play = withBob();
    play.take(depart(play.table, ann.id));
    expect(play.table).toMatchObject({ host: bob.id, phase: 'open' });
    play.take(depart(play.table, bob.id));
    expect(play.table.phase).toBe('over');
  });

  test('passes it on also without a seat', () => {
    const play = new PlayedTable();
    play.take(open(ann, { game: 'cat-in-the-box', options: { players: 2 }, sit: null }));
    play.take(sit(play.table, bob, {}));
    play.take(depart(play.table, ann.id));
    expect(play.table.host).toBe(bob.id);
  });
});

describe('a person who is invited', () => {
  test('declines: the seat is open, and they are not called there again', () => {
    const play = calling();
    play.take(decline(play.table, bob.id));
    expect(play.table.seats[1].plan).toEqual({ type: 'open' });
    expect(summaryOf(play.table).people).toEqual([ann.id]);
    const seats: SeatPlan[] = [{ type: 'open' }, { type: 'person', person: bob.id }];
    expect(refusalOf(change(play.table, ann, { seats }))).toBe('not-callable');
    expect(decline(play.table, bob.id)).toEqual({ ok: true, value: [] });
    expect(decline(calling().table, STRANGER.id)).toEqual({ ok: true, value: [] });
  });

  test('can’t decline once seated, only leave', () => {
    const play = calling();
    play.take(sit(play.table, bob, {}));
    expect(decline(play.table, bob.id)).toEqual({ ok: true, value: [] });
  });

  test('and is deleted, is named nowhere', () => {
    const play = calling();
    play.take(decline(play.table, bob.id));
    play.take(sit(play.table, cas, {}));
    play.take(handOver(play.table, ann, cas.id));
    play.take(remove(play.table, cas, ann.id));
    for (const { id } of [ann, bob, cas]) {
      const log = [...play.table.entries];
      for (const entry of erase(log, id)) log[entry.n] = entry;
      expect(JSON.stringify(log)).not.toContain(id);
      expect(JSON.stringify(log)).toContain(NOBODY);
    }
  });
});

describe('names at a table', () => {
  test('never look alike: the later one has a number', () => {
    const play = openTable();
    play.take(sit(play.table, samplePerson('Аnn'), {}));
    play.take(sit(play.table, bob, { name: 'ANN' }));
    expect(play.table.seats.map(({ name }) => name)).toEqual(['ann', 'Аnn (2)', 'ANN (3)']);
  });

  test("are not those of the house's bots", () => {
    const play = openTable();
    expect(refusalOf(sit(play.table, bob, { name: 'Tiger' }))).toBe('name-reserved');
    play.take(sit(play.table, samplePerson('Cat'), {}));
    expect(play.table.seats[1].name).toBe('Cat (2)');
  });

  test('stay the same when somebody moves', () => {
    const play = withBob();
    play.take(sit(play.table, bob, { seat: 2 }));
    expect(play.table.seats[2].name).toBe('bob');
  });
});

describe('what is not needed', () => {
  test('may be done so often and no more, by each', () => {
    const play = withBob();
    for (let i = 1; i < MOST.acts; i++) play.take(sayReady(play.table, bob.id, i % 2 === 1));
    expect(refusalOf(sayReady(play.table, bob.id, !play.table.seats[1].isReady))).toBe('too-often');
    expect(sayReady(play.table, ann.id, true)).toMatchObject({ ok: true });
    play.take(leave(play.table, bob.id));
    expect(refusalOf(sit(play.table, bob, {}))).toBe('too-often');
    for (let i = 1; i < MOST.acts; i++) play.take(change(play.table, ann, { settings: { delay: i } }));
    expect(refusalOf(change(play.table, ann, { settings: { delay: 0 } }))).toBe('too-often');
  });

  test('is bounded for takebacks and stops, too', () => {
    const play = startTable({ players: 2 });
    for (let i = 1; i < MOST.acts; i++) {
      play.take(propose(play.table, bob.id, 'stop'));
      play.table.ask = null;
    }
    expect(refusalOf(propose(play.table, bob.id, 'stop'))).toBe('too-often');
    expect(propose(play.table, ann.id, 'stop')).toMatchObject({ ok: true });
  });

  test('is bounded for all who come and go together', () => {
    const play = openTable({ players: 2 });
    for (let i = 0; play.table.length < MOST_BEFORE_START; i++) {
      play.take(sit(play.table, samplePerson(`p${i}`), {}));
      play.take(leave(play.table, samplePerson(`p${i}`).id));
    }
    expect(refusalOf(sit(play.table, cas, {}))).toBe('too-often');
  });
});
