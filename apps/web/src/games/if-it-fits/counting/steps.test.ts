import { GAMES, listLegalMoves, SeededRandom, type BoxOnTable, type BoxView } from '@menagerie/rules';
import { describe, expect, it } from 'vitest';
import { countSteps, decidedByPenalties, timeForEach } from './steps.ts';

const game = GAMES['if-it-fits'];

/** The end of a game of random moves. */
function endOf(seed: number): BoxView {
  const random = new SeededRandom(seed);
  const players = 2 + (seed % 4);
  const position = game.newGame({ players, table: 'medium', extended: seed % 2 === 1 });
  game.deal(position, random);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    game.play(position, seat, moves[random.below(moves.length)]);
  }
  return game.view(position, null);
}

const cat = (awake: number, asleep = 0): { awake: number; asleep: number } => ({ awake, asleep });

/** A table with these boxes and no symbols on their cards. */
function tableOf(...boxes: readonly Partial<BoxOnTable>[]): Parameters<typeof countSteps>[0] {
  return {
    options: { players: 3, table: 'medium', extended: false },
    cards: [],
    toys: [],
    boxes: boxes.map((box, y) => ({
      cells: [{ x: 0, y }],
      closed: false,
      toys: 0,
      sprays: 0,
      worth: 0,
      cats: [cat(0), cat(0), cat(0)],
      takers: [],
      points: [0, 0, 0],
      ...box,
    })),
  };
}

const rowsOf = (steps: ReturnType<typeof countSteps>): number[] => steps.map(({ box }) => box.cells[0].y);

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a whole game with seed %i', (seed) => {
  const view = endOf(seed);
  const steps = countSteps(view);

  it('[IF-21] is counted box by box up to the final scores', () => {
    const none = view.seats.map(() => 0);
    expect(steps.at(-1)?.totals ?? none).toEqual(view.result?.scores);
  });

  it('[IF-18] includes every box with a cat, exactly once', () => {
    const withCats = view.boxes.filter(({ cats }) => cats.some(({ awake, asleep }) => awake + asleep > 0));
    expect(new Set(steps.map(({ box }) => box))).toEqual(new Set(withCats));
    expect(steps.length).toBe(withCats.length);
  });

  it('[IF-19] [IF-20] gives each taker the toys, minus the bottles, doubled if closed, plus the extra cats', () => {
    for (const { box, tally, extra, totals } of steps) {
      const times = box.closed ? 2 : 1;
      const worth = (tally.kinds.length * tally.most - tally.sprays) * times;
      expect(box.takers.map((seat) => box.points[seat])).toEqual(box.takers.map(() => worth + extra));
      expect(totals).toHaveLength(view.options.players);
    }
  });
});

it('goes from boxes nobody takes to the best one', () => {
  const taken = (points: number): Partial<BoxOnTable> => ({
    cats: [cat(1), cat(0), cat(0)],
    takers: [0],
    worth: points,
    points: [points, 0, 0],
  });
  const steps = countSteps(tableOf(taken(5), {}, taken(-2), { cats: [cat(0), cat(0, 1), cat(0)] }, taken(3)));
  expect(rowsOf(steps)).toEqual([3, 2, 4, 0]);
  expect(steps.map(({ totals }) => totals[0])).toEqual([0, -2, 1, 6]);
});

it('[IF-18] lists takers first, and players with only sleeping cats last, as not counted', () => {
  const [{ seats, extra }] = countSteps(
    tableOf({ cats: [cat(0, 3), cat(1), cat(1, 1)], takers: [2], worth: 4, points: [0, 0, 5] }),
  );
  expect(seats.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(seats.map(({ isTaker }) => isTaker)).toEqual([true, false, false]);
  expect(seats.map(({ isCounted }) => isCounted)).toEqual([true, true, false]);
  expect(extra).toBe(1);
});

it('[IF-18] gives a shared box to each taker in full', () => {
  const [{ seats, totals }] = countSteps(
    tableOf({ cats: [cat(1), cat(0), cat(1)], takers: [0, 2], worth: 4, points: [4, 0, 4] }),
  );
  expect(seats.map(({ isTaker }) => isTaker)).toEqual([true, true]);
  expect(totals).toEqual([4, 0, 4]);
});

it('[IF-18] gives nothing if all cats are asleep', () => {
  const [{ seats, extra, totals }] = countSteps(tableOf({ cats: [cat(0, 2), cat(0), cat(0)], worth: 6 }));
  expect(seats.map(({ isCounted }) => isCounted)).toEqual([false]);
  expect(extra).toBe(0);
  expect(totals).toEqual([0, 0, 0]);
});

it('[IF-21] detects when penalty points decide between equal totals', () => {
  expect(decidedByPenalties({ scores: [7, 9, 7, 9, 7], penalties: [2, 0, 0, 0, 2] })).toEqual([2, 0, 4]);
  expect(decidedByPenalties({ scores: [7, 9], penalties: [2, 0] })).toEqual([]);
  expect(decidedByPenalties({ scores: [7, 7], penalties: [1, 1] })).toEqual([]);
});

it('takes less time for each box the more there are', () => {
  expect([1, 6, 8, 20].map(timeForEach)).toEqual([2500, 2500, 2000, 1500]);
});
