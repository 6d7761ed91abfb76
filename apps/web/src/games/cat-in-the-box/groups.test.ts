import { GAMES, listLegalMoves, Session, type CatView, type CellOwner, type Game } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { largestGroups, layOut } from './groups.ts';

/** Rows r b y g; digits are seats, `x` neutral, `.` free. */
function boardOf(layout: 'white' | 'purple', ...rows: string[]): Pick<CatView, 'board' | 'options'> {
  const read = (mark: string): CellOwner => (mark === '.' ? null : mark === 'x' ? 'neutral' : Number(mark));
  return { board: rows.map((row) => [...row].map(read)), options: { players: 3, layout } };
}

describe('largestGroups', () => {
  test('[CB-23] counts over sides, not over corners and not round the edges', () => {
    const groups = largestGroups(boardOf('white', '00.1.0', '.0.21.', '0..1.2', '.....0'));
    expect(groups.map(({ size }) => size)).toEqual([3, 1, 1]);
    expect(groups[0].places).toHaveLength(3);
  });

  test('[CB-23] neutral tokens belong to nobody and join nothing', () => {
    expect(largestGroups(boardOf('white', '0x0...', '.x....', '......', '......'))[0].size).toBe(1);
  });

  test('[CB-4] on the purple side neighbours are those of the drawing', () => {
    // Column 1 begins with red, column 2 with blue: the red 1 and the blue 2 lie side by side.
    const groups = largestGroups(boardOf('purple', '0.....', '.0....', '......', '......'));
    expect(groups[0].size).toBe(2);
  });

  test('a seat without markers has an empty group', () => {
    expect(largestGroups(boardOf('white', '......', '......', '......', '......'))[2]).toEqual({
      size: 0,
      places: [],
    });
  });
});

test('[CB-22] the groups shown are those that the rules count: whole games', () => {
  const game = GAMES['cat-in-the-box'] as unknown as Game;
  let bonuses = 0;
  for (const [players, layout] of [
    [2, 'white'],
    [3, 'purple'],
    [4, 'white'],
    [5, 'purple'],
  ] as const) {
    const numbers = Array.from({ length: players }, (_, seat) => `${seat}${players}`.repeat(32));
    const seats = numbers.map((_, seat) => ({ name: `${seat}` }));
    const session = new Session(game, {
      options: { players, layout },
      seats,
      source: { secret: 'ab'.repeat(32), numbers },
    });
    for (let step = 0; !game.isOver(session.position); step++) {
      session.dealIfDue();
      const seat = 31 - Math.clz32(game.toMove(session.position));
      const moves = listLegalMoves(game, session.position, seat);
      const scored = game.roundsScored(session.position);
      session.act(seat, moves[(step * 7) % moves.length]);
      if (game.roundsScored(session.position) === scored) continue;
      const view = game.view(session.position, 0) as CatView;
      const groups = largestGroups(view);
      view.results[scored].bonuses.forEach((bonus, of) => {
        if (bonus > 0) expect(groups[of].size).toBe(bonus);
        bonuses += Math.sign(bonus);
      });
    }
  }
  expect(bonuses).toBeGreaterThan(3);
});

test('layOut keeps ranks in columns on both sides', () => {
  for (const layout of ['white', 'purple'] as const) {
    const rows = layOut(boardOf(layout, '......', '......', '......', '......'));
    for (const places of rows) expect(places.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    for (let column = 0; column < 6; column++) {
      expect(rows.map((places) => places[column].colour).sort()).toEqual(['b', 'g', 'r', 'y']);
    }
  }
});
