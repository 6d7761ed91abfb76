// What readers get. Two tables that differ only in what is hidden from a reader must read the same, letter by
// letter; the differing ones are drawn with the game's own `sample`.

import { Entry, TableState } from '@menagerie/protocol';
import { GAME_IDS, GAMES, SeededRandom, type Random } from '@menagerie/rules';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { finish, moveAtRandom, openTable, PEOPLE, startTable, STRANGER } from '../testing/game-player.ts';
import { comeBack, leave } from './absence.ts';
import type { LogEntry } from './log.ts';
import { Table } from './table.ts';
import { entriesAfter, entryFor, readerOf, stateFor, visibleLength, type Reader } from './visible.ts';

/** Drawing twins takes time: one move in so many. */
const SAMPLED = 4;
const OTHER_SECRET = 'f'.repeat(64);
const OTHER_INVITATION = 'o'.repeat(22);
const seatsAndAll = (table: Table): (number | null)[] => [null, ...table.seats.keys()];
const readerAt = (table: Table, seat: number | null): Reader => ({
  person: seat === null ? STRANGER.id : table.seats[seat].person,
  seat,
});

/** A table that the reader cannot tell from this one. */
function twinOf(table: Table, { seat }: Reader, random: Random): Table {
  const twin = table.copy();
  if (table.phase !== 'over') twin.secret = OTHER_SECRET;
  twin.invitation = OTHER_INVITATION;
  const { game, position } = table;
  if (position && !game.awaitsDeal(position))
    twin.replay = Object.create(table.replay, {
      position: { value: game.sample(game.view(position, seat), random) },
    }) as Table['replay'];
  return twin;
}

/** The entry with other hidden things in it. */
function twinEntry(table: Table, entry: LogEntry, { seat }: Reader): LogEntry {
  const { event } = entry;
  if (event.type === 'dealt') return { ...entry, event: { ...event, deal: {} } };
  if (event.type === 'opened')
    return { ...entry, event: { ...event, secret: OTHER_SECRET, invitation: OTHER_INVITATION } };
  const isHidden = event.type === 'moved' && event.seat !== seat && table.lastStep?.step.isSecret;
  return isHidden ? { ...entry, event: { ...event, move: 'another' } } : entry;
}

const differs = ({ game, position }: Table, twin: Table): boolean =>
  position !== null &&
  JSON.stringify(game.formatPosition(position)) !==
    JSON.stringify(game.formatPosition(twin.position as typeof position));

describe.each(GAME_IDS)('%s: a reader', (game) => {
  const { min, max } = GAMES[game].players;
  const random = new SeededRandom(`hiding ${game}`);
  const tables = [min, max].map((players) => {
    const play = startTable({ game, players });
    finish(play, random);
    return play.table;
  });

  test('gets the same whatever is hidden from it', () => {
    let twins = 0;
    for (const { id, entries } of tables) {
      const table = new Table(id);
      for (const entry of entries) {
        const moment = table.advance(entry);
        if (entry.event.type === 'moved' && random.below(SAMPLED) > 0) continue;
        for (const seat of seatsAndAll(table)) {
          const reader = readerAt(table, seat);
          const twin = twinOf(table, reader, random);
          if (differs(table, twin)) twins++;
          const text = JSON.stringify(entryFor(moment, reader));
          const before = moment.before.copy();
          if (before.position === table.position) before.replay = twin.replay;
          const other = { before, after: twin, entry: twinEntry(table, entry, reader) };
          expect(JSON.stringify(entryFor(other, reader))).toBe(text);
          if (reader.person !== table.host)
            expect(JSON.stringify(stateFor(twin, reader))).toBe(JSON.stringify(stateFor(table, reader)));
        }
      }
    }
    expect(twins).toBeGreaterThan(40);
  });

  test('gets only the public consequences of a move', () => {
    let compared = 0;
    for (const { id, entries } of tables) {
      const table = new Table(id);
      for (const entry of entries) {
        const { event } = entry;
        const before = table.position?.clone();
        table.apply(entry);
        const { position, game: rules } = table;
        if (event.type !== 'moved' || !before || !position || random.below(SAMPLED) > 0) continue;
        const parsed = rules.parseMove(event.move);
        if (!parsed.ok) throw new Error(parsed.error.reason);
        for (const seat of seatsAndAll(table)) {
          const other = rules.sample(rules.view(before, seat), random);
          if (rules.refusal(other, event.seat, parsed.value)) continue;
          const after = other.clone();
          rules.play(after, event.seat, parsed.value);
          const [view, twin] = [position, after].map((one) => JSON.stringify(rules.view(one, seat)));
          if (view !== twin) continue;
          compared++;
          expect(rules.consequences(other, after)).toEqual(table.lastStep?.step.consequences);
        }
      }
    }
    expect(compared).toBeGreaterThan(15);
  });

  test('never sees the secret before the end, nor the invitation in any entry', () => {
    for (const { id, entries, secret, invitation } of tables) {
      for (const { id: person } of [...PEOPLE, STRANGER]) {
        const seen = [...entriesAfter(new Table(id), entries, person)].map((entry) => JSON.stringify(entry));
        expect(seen).toHaveLength(entries.length);
        expect(seen.slice(0, -1).filter((text) => text.includes(secret))).toEqual([]);
        expect(seen.at(-1)).toContain(secret);
        expect(seen.filter((text) => text.includes(invitation))).toEqual([]);
      }
    }
  });

  test('without a seat never gets legal moves or the number to answer', () => {
    for (const { id, entries } of tables) {
      for (const { now } of entriesAfter(new Table(id), entries, STRANGER.id)) {
        expect(now.legal ?? []).toEqual([]);
        expect(now.asked ?? null).toBe(null);
        expect((now.view as { hand?: unknown[] } | undefined)?.hand ?? []).toEqual([]);
      }
    }
  });

  test('merging each update keeps the state up to date', () => {
    for (const { id, entries } of tables) {
      for (const { id: person } of [PEOPLE[0], PEOPLE[1], STRANGER]) {
        const table = new Table(id);
        let kept: Partial<TableState> = {};
        for (const entry of entries) {
          kept = { ...kept, ...entryFor(table.advance(entry), readerOf(table, person)).now };
          const { invitation: _, ...state } = stateFor(table, readerOf(table, person));
          expect(kept).toEqual(state);
        }
      }
    }
  });

  test('gets what the schemas say', () => {
    for (const { id, entries } of tables) {
      for (const { id: person } of [PEOPLE[0], STRANGER]) {
        for (const entry of entriesAfter(new Table(id), entries, person)) {
          expect([...Value.Errors(Entry, entry)]).toEqual([]);
        }
        const table = Table.from(id, entries);
        expect([...Value.Errors(TableState, stateFor(table, readerOf(table, person)))]).toEqual([]);
      }
    }
  });
});

describe('the invitation', () => {
  test('is shown to the host and to nobody else', () => {
    const { table } = openTable();
    const [host, other] = PEOPLE;
    expect(stateFor(table, readerOf(table, host.id)).invitation).toBe(table.invitation);
    expect(stateFor(table, readerOf(table, other.id))).not.toHaveProperty('invitation');
    expect(stateFor(table, readerOf(table, null))).not.toHaveProperty('invitation');
  });
});

describe('a move in secret', () => {
  test('is shown to its own seat; the others learn only that it was made', () => {
    const play = startTable({ players: 2 });
    const random = new SeededRandom('secret');
    moveAtRandom(play, random);
    const { entries, id } = play.table;
    const mover = entries.at(-1)?.event as Extract<LogEntry['event'], { type: 'moved' }>;
    const last = (person: string) => [...entriesAfter(new Table(id), entries, person)].at(-1)?.event;
    expect(last(PEOPLE[mover.seat].id)).toMatchObject({ type: 'moved', move: mover.move });
    expect(last(PEOPLE[1 - mover.seat].id)).toEqual({
      type: 'moved',
      seat: mover.seat,
      by: 'player',
      then: [],
    });
    expect(last(STRANGER.id)).not.toHaveProperty('move');
  });
});

describe('with a delay', () => {
  const watcher: Reader = { person: null, seat: null };

  test('spectators see entries of the game after the delay, players at once', () => {
    const play = openTable({ players: 2, settings: { delay: 60 } });
    expect(visibleLength(play.table, watcher, play.now)).toBe(play.table.length);
    const started = startTable({ players: 2, settings: { delay: 60 } });
    const before = started.table.entries.findIndex(({ event }) => event.type === 'started');
    const begun = started.table.length;
    expect(visibleLength(started.table, watcher, started.now)).toBe(before);
    started.wait(30_000);
    moveAtRandom(started, new SeededRandom('delay'));
    expect(visibleLength(started.table, watcher, started.now)).toBe(before);
    expect(visibleLength(started.table, { person: PEOPLE[0].id, seat: 0 }, started.now)).toBe(
      started.table.length,
    );
    started.wait(30_000);
    expect(visibleLength(started.table, watcher, started.now)).toBe(begun);
    started.wait(30_000);
    expect(visibleLength(started.table, watcher, started.now)).toBe(started.table.length);
  });
});

test('a player who left and came back reads on as before', () => {
  const play = startTable({ players: 3 });
  play.take(leave(play.table, PEOPLE[1].id));
  const away = [...entriesAfter(new Table(play.table.id), play.table.entries, PEOPLE[1].id)].at(-1);
  expect(away).toMatchObject({ event: { type: 'away', why: 'left', bot: 'lynx' }, now: { you: 1 } });
  play.take(comeBack(play.table, PEOPLE[1].id));
  const back = [...entriesAfter(new Table(play.table.id), play.table.entries, PEOPLE[1].id)].at(-1);
  expect(back?.now.seats?.[1].away).toBe(null);
});
