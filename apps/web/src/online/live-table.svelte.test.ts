import type { Entry } from '@menagerie/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { FakeDevice, type FakeStream } from '../testing/fake-device.ts';
import { cardsOf, FakeTable } from '../testing/fake-table.ts';
import { Api } from './api.ts';
import { LiveTable } from './live-table.svelte.ts';
import { OtherRules } from './other-rules.ts';

const MOVES = 'POST tables/table/moves';
let device: FakeDevice;
let server: FakeTable;
let table: LiveTable;
let stream: FakeStream;

beforeEach(() => {
  settings.pace = 'instant';
  device = new FakeDevice();
});
afterEach(async () => {
  table.close();
  // Requests and pauses in progress end by themselves.
  await device.advance(15_000);
  expect(device.leftovers).toBe(0);
});

async function sit(at: FakeTable): Promise<void> {
  server = at;
  table = new LiveTable(server.game, server.state, server.log.slice(), new Api(device));
  stream = await device
    .request(`GET tables/table/events?format=ndjson&notices=yes&from=${server.n}`)
    .openStream();
}

/** Everyone has chosen a first bonus; the leader of the first trick is next. */
function afterBonuses(at: FakeTable): FakeTable {
  for (const seat of [0, 1, 2]) at.move(seat);
  return at;
}

/** Everyone has chosen a first bonus, and the reader leads or follows. */
async function sitInTurn(): Promise<string> {
  const at = new FakeTable();
  at.playUntil(() => at.nextSeat === 0 && at.n > 7);
  await sit(at);
  return cardsOf(table.legal)[0];
}

async function send(entries: Entry | readonly Entry[]): Promise<void> {
  for (const entry of 'n' in entries ? [entries] : entries) await stream.sendLine(entry);
}

/** The log on the screen, abbreviated. */
const log = (): string[] => table.story.map(({ n, seat, move }) => `${n} ${seat ?? 'deal'} ${move ?? ''}`);

describe('an own move', () => {
  test('is shown at once, sent with the turn it is for, and confirmed by the stream', async () => {
    const move = await sitInTurn();
    const { asked, n } = table.state;
    const before = table.view;
    table.play(move);
    expect(log().at(-1)).toBe(`${n} 0 ${move}`);
    expect(table.view).not.toEqual(before);
    expect([table.legal, table.isAsked]).toEqual([[], false]);
    const request = device.request(MOVES);
    expect(request.body).toEqual({ move, answers: asked });
    await request.answer({ n: n + 1 });
    expect(table.sending).not.toBeNull();
    await send(server.move(0, move));
    expect(table.sending).toBeNull();
    expect(log().filter((line) => line.endsWith(` 0 ${move}`))).toEqual([`${n} 0 ${move}`]);
    expect(table.view).toEqual(server.state.view);
  });

  test('is taken back if the rules refuse it, with the reason', async () => {
    const move = await sitInTurn();
    const [before, view, legal] = [log(), table.view, table.legal];
    table.play(move);
    await device
      .request(MOVES)
      .refuse('illegal', 422, { rule: 'TW-9', refusal: 'must-follow', facts: { a: 1 } });
    expect(table.refused).toEqual({ rule: 'TW-9', code: 'must-follow', facts: { a: 1 } });
    expect([log(), table.view, table.legal]).toEqual([before, view, legal]);
    expect([table.sending, table.isAsked]).toEqual([null, true]);
  });

  test('is taken back and reported as late if it came too late', async () => {
    const move = await sitInTurn();
    const before = log();
    table.play(move);
    await device.request(MOVES).refuse('stale', 409);
    expect([table.refused, log()]).toEqual(['late', before]);
  });

  test('is sent again unchanged if it was lost, and stays visible meanwhile', async () => {
    const move = await sitInTurn();
    table.play(move);
    const { body } = device.request(MOVES);
    const shown = log();
    await device.request(MOVES).fail();
    await device.advance(300);
    expect(device.request(MOVES).body).toEqual(body);
    await device.request(MOVES).refuse('store-failed', 503);
    await device.advance(600);
    expect([log(), table.refused]).toEqual([shown, null]);
    await device.request(MOVES).answer({});
    await send(server.move(0, move));
    expect([log(), table.sending]).toEqual([shown, null]);
  });

  test('can only be made once, not while another is being sent, and not out of turn', async () => {
    const move = await sitInTurn();
    table.play(move);
    table.play(move);
    expect(device.waiting).toEqual([MOVES]);
    await device.request(MOVES).answer({});
    await send(server.move(0, move));
    table.play(move);
    expect(device.waiting).toEqual([]);
  });

  test('stays on the screen while others choose at the same time', async () => {
    await sit(new FakeTable());
    const [move] = table.legal;
    const n = server.n;
    table.play(move);
    const { view } = table;
    await send(server.move(1));
    expect(log().slice(-2)).toEqual([`${n} 1 `, `${n + 1} 0 ${move}`]);
    expect([table.view, table.sending?.move]).toEqual([view, move]);
    await send(server.move(0, move));
    expect(log().slice(-2)).toEqual([`${n} 1 `, `${n + 1} 0 ${move}`]);
    expect(table.sending).toBeNull();
  });

  test('is no longer sent after leaving the screen', async () => {
    const move = await sitInTurn();
    table.play(move);
    await device.request(MOVES).fail();
    table.close();
    await device.advance(10_000);
    expect(device.waiting).toEqual([]);
    expect(table.refused).toBeNull();
  });
});

describe('a second tab', () => {
  test('shows the move played in the first, and offers nothing more for that turn', async () => {
    settings.pace = 'brisk';
    const move = await sitInTurn();
    await send(server.move(0, move));
    expect([table.legal, table.isAsked]).toEqual([[], false]);
    expect(log().at(-1)).toMatch(new RegExp(` 0 ${move}$`));
  });

  test('loses to a different move made elsewhere, and reports its own as late', async () => {
    await sitInTurn();
    const [here, there] = cardsOf(table.legal);
    table.play(here);
    await send(server.move(0, there));
    expect(table.sending).toBeNull();
    await device.request(MOVES).refuse('stale', 409);
    expect(table.refused).toBe('late');
    expect(log().some((line) => line.endsWith(` 0 ${here}`))).toBe(false);
    expect(log().at(-1)).toMatch(new RegExp(` 0 ${there}$`));
  });
});

describe('what others do', () => {
  test('is shown move by move at the chosen pace, before your turn is offered', async () => {
    settings.pace = 'brisk';
    const leader = afterBonuses(new FakeTable()).nextSeat;
    // The reader is the last of three, so that the trick isn't complete before their move.
    await sit(afterBonuses(new FakeTable((leader + 2) % 3)));
    const before = table.story.length;
    const [first] = server.move();
    const [second] = server.move();
    await send([first, second]);
    expect(table.story.length).toBe(before + 1);
    expect(table.view).toEqual(first.now.view);
    await device.advance(899);
    expect(table.story.length).toBe(before + 1);
    await device.advance(1);
    expect(table.story.length).toBe(before + 2);
    expect(table.view).toEqual(second.now.view);
    expect(table.legal).toEqual([]);
    await device.advance(900);
    expect(table.legal).toEqual(server.state.legal);
    expect(table.legal).not.toEqual([]);
  });

  test('is shown in the order it arrived', async () => {
    settings.pace = 'brisk';
    await sit(afterBonuses(new FakeTable(null)));
    const entries = [server.move(), server.move(), server.move()].map(([entry]) => entry);
    await send(entries);
    for (const { now } of entries) {
      expect(table.view).toEqual(now.view);
      await device.advance(900);
    }
  });

  test('is shown at once when the screen is far behind', async () => {
    settings.pace = 'calm';
    const at = new FakeTable();
    await sit(at);
    const entries = server.playUntil(() => server.n > 16);
    await send(entries);
    await device.advance(5 * 1800 * 1.7);
    expect(table.story.at(-1)?.n).toBe(entries.at(-1)?.n);
  });

  test('is summarised at the end of a round, for a while or until the reader continues', async () => {
    const at = new FakeTable(0, 2);
    await sit(at);
    const untilScored = (): boolean => server.log.at(-2)?.event.type === 'scored';
    await send(server.playUntil(untilScored));
    expect(table.stage).toBe('summary');
    await device.advance(11_999);
    expect(table.stage).toBe('summary');
    await device.advance(1);
    expect(table.stage).toBe('playing');
    expect(table.legal).toEqual(server.state.legal);
    await send(server.move());
    await send(server.playUntil(untilScored));
    table.goOn();
    await device.advance(0);
    expect(table.stage).toBe('playing');
  });

  test('ends the game, and the official result counts rather than the points', async () => {
    await sitInTurn();
    const result = { reason: 'resigned' as const, totals: [9, 0, 0], places: [3, 1, 2] };
    const { reason, totals, places } = result;
    const secret = '0'.repeat(64);
    await send(server.append({ type: 'ended', reason, totals, places, secret }, { phase: 'over', result }));
    expect(table.stage).toBe('over');
    expect(table.scores()).toMatchObject({ totals, places });
  });
});

describe('taking back', () => {
  test('asks the others, and the move disappears from the log when they agree', async () => {
    const move = await sitInTurn();
    const { n } = server;
    await send(server.move(0, move));
    expect(table.canUndo).toBe(true);
    table.undo();
    const request = device.request('POST tables/table/asks');
    expect(request.body).toEqual({ what: 'takeback' });
    await request.answer({});
    const ask = { what: 'takeback' as const, seat: 0, agreed: [] };
    await send(server.append({ type: 'asked', seat: 0, what: 'takeback' }, { ask }));
    expect(table.canUndo).toBe(false);
    await send(server.rewind(n));
    expect(log().some((line) => line.startsWith(`${n} `))).toBe(false);
    expect([table.legal, table.view]).toEqual([server.state.legal, server.state.view]);
    table.play(move);
    expect(device.request(MOVES).body).toEqual({ move, answers: server.state.asked });
    await device.request(MOVES).answer({});
    await send(server.move(0, move));
    expect(log().at(-1)).toBe(`${n + 3} 0 ${move}`);
  });

  test('is no longer possible after an open move of somebody else', async () => {
    const move = await sitInTurn();
    await send(server.move(0, move));
    await send(server.move());
    expect(table.canUndo).toBe(false);
    table.undo();
    expect(device.waiting).toEqual([]);
  });

  test('refused by the server is shown as a problem', async () => {
    const move = await sitInTurn();
    await send(server.move(0, move));
    table.undo();
    await device.request('POST tables/table/asks').refuse('no-takeback', 409);
    expect(table.trouble).toMatchObject({ code: 'no-takeback' });
  });
});

test('a lost stream resumes after the last entry', async () => {
  await sitInTurn();
  await send(server.move());
  await stream.break();
  const missed = server.move();
  await device.advance(250);
  stream = await device
    .request(`GET tables/table/events?format=ndjson&notices=yes&from=${missed[0].n}`)
    .openStream();
  await send(missed);
  expect(table.state.n).toBe(server.n);
  expect(table.view).toEqual(server.state.view);
});

test('a bot fills in: the reader watches until they come back', async () => {
  await sitInTurn();
  const { seats } = server.state;
  const gone = seats.map((seat, n) => (n === 0 ? { ...seat, away: { why: 'time', bot: 'lynx' } } : seat));
  const away = { type: 'away', seat: 0, why: 'time', bot: 'lynx' } as const;
  await send(server.append(away, { seats: gone as typeof seats }));
  expect([table.isWatching, table.isAsked, table.legal, table.thinking]).toEqual([true, false, [], 0]);
  await send(server.append({ type: 'returned', seat: 0 }, { seats }));
  expect([table.isWatching, table.isAsked, table.legal]).toEqual([false, true, server.state.legal]);
});

test('a spectator sees the game from the first seat, and cannot act', async () => {
  const at = new FakeTable(null);
  await sit(at);
  await send(server.playUntil(() => server.n > 8));
  expect([table.eyes, table.isWatching, table.legal, table.canUndo]).toEqual([0, true, [], false]);
  table.play('o1');
  expect(device.waiting).toEqual([]);
});

test('messages are kept apart from the log', async () => {
  await sitInTurn();
  const before = log();
  await send(server.append({ type: 'said', person: 'p1', name: 'P1', seat: 1, phrase: 'hello' }));
  expect(table.said).toMatchObject([{ n: server.n - 1, person: 'p1', phrase: 'hello' }]);
  expect(log()).toEqual(before);
});

test('messages removed by an operator disappear, and earlier messages show a new name', async () => {
  await sit(new FakeTable());
  await send(server.append({ type: 'said', person: 'p1', name: 'P1', seat: 1, text: 'foul' }));
  await send(server.append({ type: 'said', person: 'p1', name: 'P1', seat: 1, text: 'hi' }));
  await send(server.append({ type: 'unsaid', said: server.n - 2 }));
  await send(server.append({ type: 'renamed', seat: 1, name: 'Player' }));
  expect(table.said).toMatchObject([{ text: 'hi', name: 'Player' }]);
});

describe('a move that had not got through when the page was closed', () => {
  test('is played if its turn is still open', async () => {
    const move = await sitInTurn();
    const answers = table.state.asked ?? -1;
    expect(await table.resend({ move, answers })).toBe(false);
    expect(table.sending).toEqual({ move, answers });
    expect(device.request(MOVES).body).toEqual({ move, answers });
  });

  test('is reported as lost if the table has moved on without it', async () => {
    const move = await sitInTurn();
    const done = table.resend({ move, answers: 1 });
    await device.request(MOVES).refuse('stale', 409);
    expect([await done, table.refused]).toEqual([true, 'left']);
  });

  test('is dropped if it had arrived after all', async () => {
    const move = await sitInTurn();
    const done = table.resend({ move, answers: 1 });
    await device.request(MOVES).answer({});
    expect([await done, table.refused]).toEqual([true, null]);
  });
});

describe('opening', () => {
  test('loads state and log, and leaves what came in between to the stream', async () => {
    server = new FakeTable();
    const { state } = server;
    const opening = LiveTable.open('table', new Api(device));
    await device.request('GET tables/table').answer(state);
    server.move(1);
    await device.request('GET tables/table/log').answer({ entries: server.log });
    table = await opening;
    expect(log()).toEqual([`${state.n - 1} deal `]);
    expect(device.waiting).toEqual([`GET tables/table/events?format=ndjson&notices=yes&from=${state.n}`]);
  });

  test('reloads the log if it is older than the state', async () => {
    server = new FakeTable();
    const before = [...server.log];
    const opening = LiveTable.open('table', new Api(device));
    server.move(1);
    await device.request('GET tables/table/log').answer({ entries: before });
    await device.request('GET tables/table').answer(server.state);
    await device.request('GET tables/table/log').answer({ entries: server.log });
    table = await opening;
    expect(log().length).toBe(2);
  });

  test('a table under other rules is not shown', async () => {
    const opening = LiveTable.open('table', new Api(device)).catch((error: unknown) => error);
    await device.request('GET tables/table').answer({ ...new FakeTable().state, rules: 99 });
    expect(await opening).toBeInstanceOf(OtherRules);
  });
});
