import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setUp } from '../testing/set-up.ts';
import { ifItFits as game } from './index.ts';

describe('[IF-1] moves as text', () => {
  test.each([
    'start3@0,-1',
    'draw',
    '17@3,-2',
    '17@3,-2r',
    'cat@3.5,-2',
    'cat@-0.5,0',
    'cat@-1.5,0',
    'pass',
    'sleep@3,-2',
    'sleep@3,-2r',
    'princess@3.5,-2',
    'princess@3,-2',
    'toy2@3.5,-2',
    'toy2@3,-2',
    'x17',
    'xprincess',
    'xtoy1',
    '72@-10,-5',
    '1@10,5r',
    'cat@9.5,5',
  ])('%s is read and written back', (text) => {
    const move = game.parseMove(text);
    expect(move.ok && game.formatMove(move.value)).toBe(text);
  });

  test.each([
    '',
    'x',
    '0@0,0',
    '73@0,0',
    '017@0,0',
    '17@0',
    '17@-0,0',
    '17@00,0',
    '17@11,0',
    '17@0,6',
    '17@0.5,0',
    '17@0,0R',
    'cat@3,0',
    'cat@10.5,0',
    'cat@-10.5,0',
    'cat@1.50,0',
    'sleep@3.5,0',
    'cat@3.5,0r',
    'toy1@3,0r',
    'start1@0.5,0',
    'start1@0,0r',
    'start6@0,0',
    'toy4@0,0',
    'princess@0,0r',
    'x0',
    'xcat',
    'xsleep',
    'xstart1',
    'draw ',
    'Pass',
  ])("%j isn't a move", (text) => {
    expect(game.parseMove(text)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
  });
});

describe('positions as data', () => {
  const rows = JSON.parse(readFileSync(new URL('fixtures/games.json', import.meta.url), 'utf8')) as {
    scores: number[];
    penalties: number[];
    moves: string[];
  }[];

  test.each(rows)('row %# is written back as it was read', ({ scores: _, penalties: __, ...row }) => {
    expect(game.formatPosition(setUp(game, row))).toEqual(row);
  });

  const [{ scores: _, penalties: __, ...row }] = rows;
  test.each<[string, object, RegExp]>([
    ['an unknown fact', { ...row, colour: 'red' }, /colour/],
    ['an unknown table', { ...row, table: 'huge' }, /table/],
    ['no deal', { players: 2, moves: ['draw'] }, /deal is missing/],
    ['half a deal', { ...row, deck: undefined }, /deck/],
    [
      'an illegal move',
      { ...row, moves: [...row.moves.slice(0, 2), 'pass'] },
      /move 3, "pass", is refused by IF-9/,
    ],
    [
      'a move after the end',
      { ...row, moves: [...row.moves, 'draw'] },
      /^move \d+, "draw", comes when no round is under way/,
    ],
  ])('with %s are refused', (_case, data, reason) => {
    expect(game.parsePosition(data)).toMatchObject({
      ok: false,
      error: { reason: expect.stringMatching(reason) },
    });
  });
});
