// Whole games through the core alone, by random moves of people and bots.

import {
  checkDeals,
  findGame,
  formatRecord,
  GAME_IDS,
  GAMES,
  readRecord,
  SeededRandom,
} from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { finish, legalAt, move, moveAtRandom, PEOPLE, startTable } from '../testing/game-player.ts';
import { act, botMove, firstAnswer } from './playing.ts';
import { recordOf } from './record.ts';
import { Table } from './table.ts';

const TABLES = GAME_IDS.flatMap((game) => {
  const { min, max } = GAMES[game].players;
  return [
    { game, players: min, bots: 0 },
    { game, players: max, bots: 1 },
  ];
});

describe.each(TABLES)('$game with $players players, $bots of them bots', (opening) => {
  test('the log rebuilds the table as it stands, whenever it is read', () => {
    const random = new SeededRandom(`games ${opening.game} ${opening.players}`);
    const play = startTable(opening);
    do {
      if (random.below(8) > 0) continue;
      const read = JSON.parse(JSON.stringify(play.table.entries)) as Table['entries'];
      expect(Table.from(play.table.id, read)).toEqual(play.table);
    } while (moveAtRandom(play, random));
    expect(Table.from(play.table.id, play.table.entries)).toEqual(play.table);
    expect(play.table).toMatchObject({ phase: 'over', result: { reason: 'finished' } });
    expect(play.table.result?.places).toContain(1);
  });

  test('a copy is equal, and goes its own way', () => {
    const random = new SeededRandom(`copies ${opening.game} ${opening.players}`);
    const play = startTable(opening);
    for (let i = 0; i < 12; i++) {
      const old = play.table;
      const text = JSON.stringify([old, old.position && old.game.formatPosition(old.position)]);
      play.table = old.copy();
      expect(play.table).toEqual(old);
      if (!moveAtRandom(play, random)) break;
      expect(JSON.stringify([old, old.position && old.game.formatPosition(old.position)])).toBe(text);
      expect(play.table.length).toBeGreaterThan(old.length);
    }
  });

  test('the record is accepted, and its deals are what secret and numbers give', () => {
    const play = startTable(opening);
    expect(recordOf(play.table)).toBe(null);
    finish(play, new SeededRandom(`records ${opening.game} ${opening.players}`));
    const record = readRecord(formatRecord(recordOf(play.table) ?? []), findGame);
    expect(record).toMatchObject({ ok: true, value: { end: { reason: 'finished' } } });
    if (record.ok) expect(checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
  });
});

describe('a move', () => {
  const [ann, bob] = PEOPLE;

  test('is refused with its rule and the legal moves, and changes nothing', () => {
    const { table } = startTable({ game: 'trump-whales', players: 2 });
    const answers = table.asked[0] as number;
    const notHers = legalAt(table, 1).find((text) => !legalAt(table, 0).includes(text)) as string;
    const refused = act(table, ann.id, { move: notHers, answers });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'illegal',
        rule: expect.stringMatching(/^TW-\d+$/),
        refusal: expect.any(String),
        legal: legalAt(table, 0),
      },
    });
    expect(act(table, ann.id, { move: 'nonsense', answers })).toMatchObject({
      ok: false,
      error: { code: 'illegal', legal: legalAt(table, 0) },
    });
  });

  test('that answers another number is stale, and gets the right number', () => {
    const { table } = startTable({ players: 2 });
    const asked = table.asked[0] as number;
    const [first] = legalAt(table, 0);
    expect(act(table, ann.id, { move: first, answers: asked + 1 })).toMatchObject({
      ok: false,
      error: { code: 'stale', n: table.length, asked },
    });
  });

  test('that is repeated is answered as the first was, even after others have moved', () => {
    const play = startTable({ players: 2 });
    const wish = { move: legalAt(play.table, 0)[0], answers: play.table.asked[0] as number };
    const [{ n }] = play.take(act(play.table, ann.id, wish));
    expect(act(play.table, ann.id, wish)).toEqual({ ok: true, value: [] });
    finish(play, new SeededRandom('repeated'));
    expect(act(play.table, ann.id, wish)).toEqual({ ok: true, value: [] });
    expect(firstAnswer(play.table, 0, wish)).toBe(n);
  });

  test('with the same number but other cards is not taken for a repeated one', () => {
    const play = startTable({ players: 2 });
    const [first, ...others] = legalAt(play.table, 0);
    const answers = play.table.asked[0] as number;
    play.take(act(play.table, ann.id, { move: first, answers }));
    expect(act(play.table, ann.id, { move: others[0], answers }).ok).toBe(false);
  });

  test('of a seat that is not to move is refused', () => {
    const play = startTable({ game: 'if-it-fits', players: 2 });
    const waits = play.table.movers[0] === 0 ? bob : ann;
    expect(act(play.table, waits.id, { move: 'draw', answers: 1 })).toMatchObject({
      ok: false,
      error: { code: 'not-your-turn', asked: null },
    });
  });

  test('of a bot counts only while the seat is its to play and answers that number', () => {
    const { table } = startTable({ players: 3, bots: 1 });
    const { game } = table;
    const parsed = game.parseMove(legalAt(table, 2)[0]);
    if (!parsed.ok) throw new Error(parsed.error.reason);
    const asked = table.asked[2] as number;
    expect(botMove(table, 2, asked - 1, parsed.value)).toEqual({ ok: true, value: [] });
    expect(botMove(table, 0, table.asked[0] as number, parsed.value)).toEqual({ ok: true, value: [] });
    expect(botMove(table, 2, asked, parsed.value)).toMatchObject({
      ok: true,
      value: [{ type: 'moved', seat: 2, by: 'bot' }],
    });
  });

  test('of another seat in a simultaneous choice does not change the number to answer', () => {
    const play = startTable({ players: 3 });
    expect(play.table.movers).toEqual([0, 1, 2]);
    const before = play.table.asked[1];
    move(play, 0, legalAt(play.table, 0)[0]);
    expect(play.table.asked).toEqual([null, before, before]);
  });
});
