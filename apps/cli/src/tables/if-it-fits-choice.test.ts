import type { BoxView } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { CONTEST, later, legalTexts, positionAfter, setting } from '../testing/if-it-fits.ts';
import { boxTable } from './if-it-fits.ts';

describe('choosing a card, then its cell', () => {
  const listed = (moves: readonly string[]): string =>
    `\n${boxTable.listMoves({} as BoxView, moves, setting).join('\n')}\n`;
  const read = (text: string, legal: readonly string[], chosen: string | null = null) =>
    boxTable.readAnswer?.(text, legal, chosen);

  const hand = legalTexts(positionAfter(later('draw toy3@0.5,0 draw')));

  test("many moves are listed by card, and one card's moves by cell", () => {
    expect(listed(hand)).toMatchInlineSnapshot(`
      "
      61        10 cells, upright or rotated
      67        10 cells, upright or rotated
      princess  in place of 2 cats
      "
    `);
    const reading = read('67', hand);
    expect(reading).toMatchObject({ chosen: '67' });
    expect(listed(reading && 'moves' in reading ? reading.moves : [])).toMatchInlineSnapshot(`
      "
      -1,-1  0,-1  1,-1
      -2,0  2,0
      -1,1  3,1
      0,2  1,2  2,2
      each also rotated, with an r: -1,-1r
               ┌────╴          ╶────┐
            67 │    :      67r :    │
               └────╴          ╶────┘
      "
    `);
  });

  test('a sleeping cat is shown both ways, and laid upright or turned', () => {
    const turn = legalTexts(positionAfter(CONTEST));
    expect(listed(turn)).toMatchInlineSnapshot(`
      "
      draw
      sleep     10 cells, upright or rotated
      "
    `);
    const reading = read('sleep', turn);
    expect(listed(reading && 'moves' in reading ? reading.moves : [])).toMatchInlineSnapshot(`
      "
      -1,-1  0,-1  1,-1
      -2,0  2,0
      -1,1  3,1
      0,2  1,2  2,2
      each also rotated, with an r: -1,-1r
               ┌────┐          ╷····╷
         sleep │ z  │   sleepr │ z  │
               ╵····╵          └────┘
      "
    `);
    expect(read('0,2r', turn, 'sleep')).toEqual({ move: 'sleep@0,2r' });
    expect(read('sleep 0,2r', turn)).toEqual({ move: 'sleep@0,2r' });
  });

  test('under extended rules every way is listed', () => {
    const position = positionAfter({ ...CONTEST, extended: true, moves: 'start3@0,0 start2@0,-1 draw' });
    expect(listed(legalTexts(position).filter((move) => move.startsWith('65@')))).toMatchInlineSnapshot(`
      "
      -1,-1  1,-1
      -1,0  1,0
      0,1
      each also rotated, with an r: -1,-1r
               ┌────╴          ╶────┐
            65 │ ff :      65r : ff │
               └────╴          ╶────┘
      "
    `);
  });

  test('few moves are listed as they are', () => {
    expect(listed(['cat@0.5,0', 'cat@1.5,0', 'pass'])).toBe('\ncat@0.5,0  cat@1.5,0  pass\n');
  });

  test('a cell is combined with the chosen card, even if the rules then refuse it', () => {
    expect(read('3,-2', hand, '67')).toEqual({ move: '67@3,-2' });
    expect(read('3,-2r', hand, '67')).toEqual({ move: '67@3,-2r' });
    expect(read('0, 2', hand, '67')).toEqual({ move: '67@0,2' });
    expect(read('67 0,2r', hand)).toEqual({ move: '67@0,2r' });
    expect(read('61', hand, '67')).toMatchObject({ chosen: '61' });
  });

  test('a cell alone is combined with the only card; if there are several, it lists what can go there', () => {
    const toy = legalTexts(positionAfter(later('draw')));
    expect(read('1.5,1', toy)).toEqual({ move: 'toy3@1.5,1' });
    expect(read('0.5,0', ['cat@0.5,0', 'pass'])).toEqual({ move: 'cat@0.5,0' });
    expect(read('0,2', hand)).toEqual({
      moves: ['61@0,2', '61@0,2r', '67@0,2', '67@0,2r'],
      chosen: null,
    });
    const turn = legalTexts(positionAfter(CONTEST));
    expect(read('0,2', turn)).toEqual({ moves: ['sleep@0,2', 'sleep@0,2r'], chosen: null });
  });

  test('whole moves and nonsense are left to the rules', () => {
    for (const text of ['draw', 'pass', 'x17', 'zz', '99', '9,9']) expect(read(text, hand)).toBeNull();
  });
});
