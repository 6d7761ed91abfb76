import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/game.ts';
import { setUp } from '../testing/set-up.ts';
import { exampleDeal, exampleRound } from '../testing/whale-example.ts';
import { trumpWhales as game } from './index.ts';

describe('moves as text', () => {
  test.each(['+n2', '!n2', 'n2', '5', '*n2', '*5', '>2', '+s9', '+5', '!5', 'o1', '>0'])('%s', (text) => {
    const move = game.parseMove(text);
    expect(move.ok && game.formatMove(move.value)).toBe(text);
  });
  test.each(['', 'n5', '55', 'x2', 'N2', '+', '>4', '>n2', '*>2', ' n2', 'n2 ', '2n', 'n10'])(
    'not %j',
    (text) => {
      expect(game.parseMove(text)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
    },
  );
});

describe('positions as data', () => {
  const inOrder = ({ hands, ...rest }: JsonObject) => ({
    ...rest,
    hands: (hands as string[][]).map((hand) => [...hand].sort()),
  });

  test("the referee's rows are written back as they are read, except for the order of hands", () => {
    const rows = ['games', 'perft'].flatMap(
      (name) =>
        JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as JsonObject[],
    );
    for (const { players, first, trump, token, hands, moves } of rows) {
      const data = { players, first, trump, token, hands, moves } as JsonObject;
      expect(inOrder(game.formatPosition(setUp(game, data)))).toEqual(inOrder(data));
    }
  });
  test('choices out of order keep their seat', () => {
    const position = exampleDeal('3:+o8', '1:+o3');
    expect(game.formatPosition(position)['moves']).toEqual(['1:+o3', '3:+o8']);
    expect(setUp(game, game.formatPosition(position))).toEqual(position);
    expect(exampleDeal('3:+o8', '1:+o3', '+o1', '+s6')).toEqual(exampleRound({}));
  });
  test('a game before its first deal is only its number of players', () => {
    expect(game.formatPosition(game.newGame({ players: 3 }))).toEqual({ players: 3 });
  });
  test('reading keeps no reference to the data', () => {
    const earlier = [{ pearls: [9, 9, 9, 9], bonuses: [0, 0, 0, 0], scores: [9, 9, 9, 9] }];
    const data = { ...game.formatPosition(exampleRound({})), earlier };
    const position = setUp(game, data);
    earlier[0].pearls[0] = 99;
    expect(game.roundResult(position, 0)['pearls']).toEqual([9, 9, 9, 9]);
  });
});
