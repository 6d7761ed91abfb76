import { describe, expect, test } from 'vitest';
import { act, listLegalMoves } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import { draw, newLongGame, play, playLongGame } from '../testing/if-it-fits-board.ts';
import { legalTexts, refusalOf, setUp } from '../testing/set-up.ts';
import { ifItFits as game } from './index.ts';
import { CELLS, listCells } from './table.ts';
import { MAX_FRONTIER } from './moves.ts';
import type { BoxPosition } from './types.ts';

/** Three players, seat 1 first, after these moves. */
function started(...moves: string[]): BoxPosition {
  const position = game.newGame({ players: 3, table: 'medium', extended: false });
  game.deal(position, new SeededRandom(5));
  return setUp(game, { players: 3, ...game.dealOf(position), first: 1, moves });
}

/** Seat 0 plays one of these from hand, in the last phase. */
const playing = (
  drawing: Omit<Parameters<typeof draw>[0], 'hands'>,
  ...hand: (number | string)[]
): BoxPosition => draw({ ...drawing, hands: [hand, [61], [62]], isLastPhase: true });

describe('[IF-8] start cards', () => {
  test('the first lies in the middle; any may be chosen', () => {
    expect(legalTexts(game, started())).toEqual([1, 2, 3, 4, 5].map((card) => `start${card}@0,0`));
    expect(refusalOf(game, started(), 'start1@1,0')).toEqual({ rule: 'IF-8', code: 'begin-in-the-middle' });
  });
  test('the others lie with a short side against a card on the table', () => {
    const position = started('start3@0,0');
    const cards = [1, 2, 4, 5];
    expect(legalTexts(game, position)).toEqual([
      ...cards.map((card) => `start${card}@0,-1`),
      ...cards.map((card) => `start${card}@0,1`),
    ]);
    expect(refusalOf(game, position, 'start1@1,0')).toEqual({ rule: 'IF-8', code: 'no-short-side' });
    expect(refusalOf(game, position, 'start1@0,0')).toEqual({ rule: 'IF-2', code: 'cell-taken' });
    expect(refusalOf(game, position, 'start1@3,3')).toEqual({ rule: 'IF-4', code: 'touches-nothing' });
    expect(refusalOf(game, position, 'start3@0,1')).toEqual({ rule: 'IF-8', code: 'start-card-taken' });
    expect(refusalOf(game, position, 'draw')).toEqual({ rule: 'IF-8', code: 'start-card-first' });
  });
  test('are laid clockwise, each starting its own box, then the first player takes a turn', () => {
    const seats = [
      started(),
      started('start3@0,0'),
      started('start3@0,0', 'start1@0,1'),
      started('start3@0,0', 'start1@0,1', 'start2@0,-1'),
    ];
    expect(seats.map((position) => game.nextSeat(position))).toEqual([1, 2, 0, 1]);
    expect(seats.map((position) => game.view(position, null).boxes.length)).toEqual([0, 1, 2, 3]);
    expect(game.view(seats[3], null)).toMatchObject({ phase: 'turn', starts: ['start4', 'start5'] });
    expect(refusalOf(game, seats[1], 'start1@0,1', 0)).toEqual({ rule: 'IF-8', code: 'not-your-turn' });
  });
});

describe('[IF-9] a turn', () => {
  const position = draw({ cells: 's1' });
  test('starts with drawing, or laying a sleeping cat', () => {
    expect(legalTexts(game, position)).toEqual([
      'draw',
      'sleep@0,-1',
      'sleep@0,-1r',
      'sleep@-1,0',
      'sleep@-1,0r',
      'sleep@1,0',
      'sleep@1,0r',
      'sleep@0,1',
      'sleep@0,1r',
    ]);
    expect(refusalOf(game, position, '61@0,1')).toEqual({ rule: 'IF-9', code: 'draw-or-sleep' });
    expect(refusalOf(game, position, 'draw', 1)).toEqual({ rule: 'IF-9', code: 'not-your-turn' });
  });
  test('continues after drawing with playing one card from hand', () => {
    const drawn = position.clone();
    expect(play(drawn, 'draw')).toEqual([{ type: 'drew', seat: 0, left: 1 }]);
    expect(game.view(drawn, 0).hand).toEqual([5, 61, 66]);
    expect(refusalOf(game, drawn, 'draw')).toEqual({ rule: 'IF-9', code: 'play-a-card' });
    expect(refusalOf(game, drawn, 'sleep@1,0')).toEqual({ rule: 'IF-9', code: 'play-a-card' });
    expect(refusalOf(game, drawn, '62@1,0')).toEqual({ rule: 'IF-9', code: 'card-not-in-hand' });
    expect(refusalOf(game, drawn, 'toy1@1,0')).toEqual({ rule: 'IF-9', code: 'card-not-in-hand' });
  });
  test('ends after a sleeping cat, without drawing', () => {
    const slept = position.clone();
    play(slept, 'sleep@1,0');
    expect(game.view(slept, 0)).toMatchObject({ hand: [61, 66], toMove: [1], seats: [{ cats: 4 }, {}, {}] });
  });
});

describe('[IF-1] half a turn', () => {
  test('gives another move, unless the card looks the same', () => {
    // 17 is open everywhere except right; 1, 29 and 39 look the same when turned.
    const position = playing({ cells: 's1' }, 1, 17, 29);
    expect(legalTexts(game, position).filter((text) => text.includes('@1,0'))).toEqual([
      '1@1,0',
      '17@1,0',
      '17@1,0r',
      '29@1,0',
    ]);
    expect(refusalOf(game, position, '29@1,0r')).toEqual({ rule: 'IF-1', code: 'same-upright' });
  });
  test('swaps both pairs of sides', () => {
    const position = playing({ cells: 's1' }, 43);
    play(position, '43@1,0r');
    // 43 is open at the top and right, or turned, at the bottom and left, where it joins the start
    // card.
    expect(game.view(position, null).boxes).toHaveLength(1);
    expect(game.view(position, null).cards[1]).toEqual({ x: 1, y: 0, card: 43, turned: true });
  });
});

describe('[IF-2] on the table', () => {
  test('but nowhere beyond its edge', () => {
    const position = playing({ cells: 's1', from: [5, 3], table: 'small' }, 29);
    expect(legalTexts(game, position)).toEqual(['29@5,2', '29@4,3']);
    expect(refusalOf(game, position, '29@6,3')).toEqual({ rule: 'IF-2', code: 'off-the-table' });
    expect(refusalOf(game, position, '29@5,4')).toEqual({ rule: 'IF-2', code: 'off-the-table' });
  });
  test('but not on top of another card', () => {
    const position = playing({ cells: 's1 z1' }, 29);
    expect(refusalOf(game, position, '29@0,0')).toEqual({ rule: 'IF-2', code: 'cell-taken' });
    expect(refusalOf(game, position, '29@1,0')).toEqual({ rule: 'IF-2', code: 'cell-taken' });
  });
});

describe('[IF-4] touching', () => {
  test("a full side is needed: a corner isn't enough", () => {
    const position = playing({ cells: 's1' }, 29);
    expect(refusalOf(game, position, '29@1,1')).toEqual({ rule: 'IF-4', code: 'touches-nothing' });
  });
  test("walls don't restrict it", () => {
    // 39 has walls left and right: beside it wall meets wall, above the start card open meets wall.
    const position = playing({ cells: 's1 39' }, 39);
    expect(refusalOf(game, position, '39@2,0')).toBe(null);
    expect(refusalOf(game, position, '39@0,-1')).toBe(null);
  });
});

describe('[IF-22] under extended rules', () => {
  test('a wall may not be laid against a wall', () => {
    const extended = playing({ cells: 's1 39', extended: true }, 39, 17);
    expect(refusalOf(game, extended, '39@2,0')).toEqual({ rule: 'IF-22', code: 'double-wall' });
    // 17 has its wall on the right; turned, on the left, against the wall of 39.
    expect(refusalOf(game, extended, '17@2,0')).toBe(null);
    expect(refusalOf(game, extended, '17@2,0r')).toEqual({ rule: 'IF-22', code: 'double-wall' });
    // Wall against open is allowed.
    expect(refusalOf(game, extended, '39@-1,0')).toBe(null);
    expect(legalTexts(game, extended).filter((text) => text.includes('@2,0'))).toEqual(['17@2,0']);
  });
  test("a card that would put wall against wall everywhere can't be played, and is discarded", () => {
    // The only empty cells are between walls.
    const row = Array(11).fill('29').join(' ');
    const cells = [row, row, row, row, row, row, `39 . ${Array(9).fill('39').join(' ')}`].join('\n');
    const drawing = { cells, table: 'small' as const, from: [-5, -3] as [number, number] };
    expect(legalTexts(game, playing({ ...drawing, extended: true }, 39, 61))).toEqual(['x39', 'x61']);
    expect(legalTexts(game, playing({ ...drawing, extended: true }, 1, 39))).toEqual(['1@-4,3']);
    expect(legalTexts(game, playing(drawing, 39))).toEqual(['39@-4,3']);
  });
});

describe('[IF-10] after a box card', () => {
  test('a cat may be laid, or none', () => {
    const position = playing({ cells: 's1' }, 29);
    play(position, '29@1,0');
    expect(legalTexts(game, position)).toEqual(['cat@0.5,0', 'pass']);
    expect(refusalOf(game, position, '61@2,0')).toEqual({ rule: 'IF-10', code: 'cat-or-pass' });
    play(position, 'pass');
    expect(game.nextSeat(position)).toBe(1);
  });
  test("there is no question when a cat can't lie anywhere", () => {
    const position = playing({ cells: 's1' }, 29);
    play(position, '29@0,1');
    expect(game.nextSeat(position)).toBe(1);
  });
  test("a cat isn't laid before it", () => {
    const position = playing({ cells: 's1 29' }, 30);
    expect(refusalOf(game, position, 'cat@0.5,0')).toEqual({ rule: 'IF-10', code: 'lay-a-card-first' });
    expect(refusalOf(game, position, 'pass')).toEqual({ rule: 'IF-10', code: 'lay-a-card-first' });
  });
  test('there is no question when the player has no cat left', () => {
    const position = playing({ cells: 's1' }, 29);
    position.catsLeft[0] = 0;
    play(position, '29@1,0');
    expect(game.nextSeat(position)).toBe(1);
  });
});

describe('[IF-16] a seat that can play nothing', () => {
  const FULL = Array(7).fill(Array(11).fill('39').join(' ')).join('\n');
  const full = { cells: FULL, table: 'small' as const, from: [-5, -3] as [number, number] };
  test('discards one of its cards face up: on a full table', () => {
    const position = playing(full, 17, 'princess');
    expect(legalTexts(game, position)).toEqual(['x17', 'xprincess']);
    expect(play(position, 'xprincess')).toEqual([{ type: 'discarded', seat: 0, card: 'princess' }]);
    expect(game.view(position, null).discards).toEqual(['princess']);
    expect(game.nextSeat(position)).toBe(1);
  });
  test('plays a Princess while a cat is on the table, full or not', () => {
    const position = playing({ ...full, cells: FULL.replace('39', 'z2') }, 17, 'princess');
    expect(legalTexts(game, position)).toEqual(['princess@-5,-3']);
    expect(refusalOf(game, position, 'x17')).toEqual({ rule: 'IF-16', code: 'can-be-played' });
  });
  test('may not discard a playable card', () => {
    const position = playing({ cells: 's1' }, 17);
    expect(refusalOf(game, position, 'x17')).toEqual({ rule: 'IF-16', code: 'can-be-played' });
  });
  test('can choose only one discard if it holds two Princesses', () => {
    expect(legalTexts(game, playing(full, 'princess', 'princess'))).toEqual(['xprincess']);
  });
  test("discards a special toy that can't be laid anywhere", () => {
    const position = draw({ ...full, deck: ['toy2', 5] });
    play(position, 'draw');
    expect(legalTexts(game, position)).toEqual(['xtoy2']);
    play(position, 'xtoy2');
    expect(game.view(position, null)).toMatchObject({ discards: ['toy2'], toMove: [1], phase: 'turn' });
  });
});

test('every legal move is listed, in 10 long games', () => {
  let most = 0;
  const candidates = new Set<number>();
  for (let seed = 1; seed <= 10; seed++) {
    const random = new SeededRandom(seed);
    playLongGame(newLongGame(random), random, (after) => {
      const seat = game.nextSeat(after);
      const legal = new Set(listLegalMoves(game, after, seat));
      legal.forEach((move) => candidates.add(move));
      most = Math.max(most, listCells(after.frontier, new Uint8Array(CELLS)));
      if (random.below(25)) return;
      const wrong = [...candidates].filter(
        (move) => (game.refusal(after, seat, move) === null) !== legal.has(move),
      );
      expect(wrong.map((move) => game.formatMove(move))).toEqual([]);
    });
  }
  expect(candidates.size).toBeGreaterThan(2000);
  expect(most).toBeLessThanOrEqual(MAX_FRONTIER);
});

test("numbers that aren't moves are refused and change nothing", () => {
  const position = draw({ cells: 's1' });
  const before = JSON.stringify(game.formatPosition(position));
  for (const move of [
    -1,
    0.5,
    NaN,
    1 << 20,
    2 ** 31,
    (83 << 9) | 3,
    (99 << 9) | 3,
    (82 << 9) | 115,
    (77 << 9) | (1 << 8) | 115,
  ]) {
    expect(act(game, position, 0, move)).toMatchObject({ ok: false, error: { rule: 'IF-9' } });
  }
  expect(JSON.stringify(game.formatPosition(position))).toBe(before);
});
