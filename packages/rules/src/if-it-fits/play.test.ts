import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { draw, newLongGame, play, playLongGame } from '../testing/if-it-fits-board.ts';
import { legalTexts, refusalOf } from '../testing/set-up.ts';
import { ifItFits as game } from './index.ts';

describe('[IF-17] the last phase', () => {
  test('begins after the turn in which the last card of the deck was drawn', () => {
    const position = draw({
      cells: '29',
      deck: [30],
      hands: [
        [61, 66],
        [62, 67],
        [63, 68],
      ],
    });
    expect(play(position, 'draw')).toEqual([{ type: 'drew', seat: 0, left: 0 }]);
    expect(game.view(position, null)).toMatchObject({ isLastPhase: false, phase: 'card' });
    expect(play(position, '30@1,0')).toEqual([]);
    expect(game.view(position, null)).toMatchObject({ isLastPhase: false, phase: 'cat' });
    expect(play(position, 'pass')).toEqual([{ type: 'last-phase', seat: 0, cause: 'deck' }]);
    expect(game.view(position, null)).toMatchObject({ isLastPhase: true, phase: 'card', toMove: [1] });
  });

  test('begins after the turn in which a player laid their fifth cat, asleep', () => {
    const position = draw({ cells: 'z0 z0 z0 z0' });
    expect(play(position, 'sleep@4,0')).toEqual([
      { type: 'cat-laid', seat: 0, awake: false, x: 4, y: 0, left: 0 },
      { type: 'last-phase', seat: 0, cause: 'cats' },
    ]);
    expect(game.view(position, null)).toMatchObject({ isLastPhase: true, phase: 'card', toMove: [1] });
  });

  test('begins after the turn in which a player laid their fifth cat, awake', () => {
    const position = draw({ cells: 'z0 z0 z0 z0 29', deck: [30, 5] });
    play(position, 'draw', '30@5,0');
    expect(play(position, 'cat@4.5,0')).toContainEqual({ type: 'last-phase', seat: 0, cause: 'cats' });
  });

  test("is not undone by a Princess on the fifth cat, even one's own", () => {
    const hands = [
      ['princess', 61],
      ['princess', 62],
      [63, 64],
    ];
    const position = draw({ cells: 'z0 z0 z0 z0', hands });
    play(position, 'sleep@4,0', 'princess@4,0');
    expect(game.view(position, null)).toMatchObject({ isLastPhase: true, seats: [{ cats: 1 }, {}, {}] });
    play(position, '63@5,0', 'princess@0,0');
    expect(game.view(position, null)).toMatchObject({
      isLastPhase: true,
      seats: [{ cats: 2 }, {}, {}],
      toMove: [1],
      phase: 'card',
    });
  });

  test('has no drawing and no sleeping cats', () => {
    const position = draw({ cells: '29', isLastPhase: true });
    expect(refusalOf(game, position, 'draw')).toEqual({ rule: 'IF-17', code: 'no-more-drawing' });
    expect(refusalOf(game, position, 'sleep@1,0')).toEqual({ rule: 'IF-17', code: 'no-more-sleeping-cats' });
    expect(refusalOf(game, position, '61@1,0', 2)).toEqual({ rule: 'IF-17', code: 'not-your-turn' });
    expect(legalTexts(game, position).every((text) => /^(61|66)@/.test(text))).toBe(true);
  });

  test('skips players with an empty hand, and ends when all hands are empty', () => {
    const position = draw({ cells: '39', hands: [[61], [], [62, 63]], isLastPhase: true });
    play(position, '61@1,0');
    expect(game.nextSeat(position)).toBe(2);
    play(position, '62@2,0');
    expect(game.nextSeat(position)).toBe(2);
    expect(play(position, '63@3,0')).toMatchObject([
      { type: 'round-scored', round: 0, result: { scores: [0, 0, 0], penalties: [0, 0, 0] } },
      { type: 'game-over', totals: [0, 0, 0], places: [1, 1, 1] },
    ]);
    expect(game.isOver(position)).toBe(true);
    expect(refusalOf(game, position, 'draw', 2)).toEqual({ rule: 'IF-17', code: 'game-over' });
  });
});

test('[IF-9] [IF-17] in long games every hand has two cards between turns, and all are played in the end', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = new SeededRandom(seed);
    const position = newLongGame(random);
    playLongGame(position, random, (after) => {
      const view = game.view(after, null);
      if (view.phase === 'turn') expect(view.seats.every(({ cards }) => cards === 2)).toBe(true);
    });
    expect(game.view(position, null).seats.every(({ cards }) => cards === 0)).toBe(true);
  }
});

test("a game that wasn't dealt and seats that don't exist are refused", () => {
  const fresh = game.newGame({ players: 2, table: 'small', extended: false });
  expect(refusalOf(game, fresh, 'draw', 0)).toEqual({ rule: 'IF-7', code: 'not-dealt' });
  expect(refusalOf(game, draw({ cells: 's1' }), 'draw', 7)).toEqual({ rule: 'IF-9', code: 'not-your-turn' });
});
