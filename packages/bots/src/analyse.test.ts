import {
  GAMES,
  listLegalMoves,
  parseOptions,
  SeededRandom,
  turnOf,
  type Game,
  type Position,
} from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { analyse, turnFrom } from './analyse.ts';
import { loadNets } from './node.ts';
import { analystFor, netFor } from './registry.ts';
import type { Bot, Estimate } from './bot.ts';
import { reviewMove } from './review.ts';

loadNets();

/** Each reading of the clock advances it, so nothing depends on how fast the machine is. */
function countingLoop(): { now: () => number; pause: () => Promise<void>; pauses: () => number } {
  let looks = 0;
  let pauses = 0;
  return {
    now: () => looks++,
    pause: () => Promise.resolve(void pauses++),
    pauses: () => pauses,
  };
}

/** Every position of a random game in which a seat has a choice. */
function* choicesOf(game: Game, players: number, seed: string): Generator<Position> {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const position = game.newGame(options.value);
  const random = new SeededRandom(seed);
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const legal = listLegalMoves(game, position, seat);
    if (legal.length > 1) yield position.clone();
    game.play(position, seat, legal[random.below(legal.length)]);
  }
}

function firstChoice(game: Game, seed: string): Position {
  return choicesOf(game, 3, seed).next().value as Position;
}

async function lastOf<T>(all: AsyncIterable<T>): Promise<T> {
  let last: T | undefined;
  for await (const one of all) last = one;
  return last as T;
}

describe.each(Object.values(GAMES) as Game[])('$id', (game) => {
  test('the legal moves follow from a view alone', () => {
    for (const position of choicesOf(game, 3, 'legal')) {
      const seat = game.nextSeat(position);
      const turn = turnFrom(game, game.view(position, seat), new SeededRandom(1));
      expect(turn?.legal).toEqual(listLegalMoves(game, position, seat));
    }
  });

  test('every legal move is evaluated, best first, and ever more precisely', async () => {
    const position = firstChoice(game, 'first');
    const seat = game.nextSeat(position);
    const loop = countingLoop();
    const rows: (readonly Estimate[])[] = [];
    const allowance = { playouts: netFor(game.id) ? 300 : 1000 };
    for await (const row of analyse(game.view(position, seat), new SeededRandom(2), allowance, loop)) {
      rows.push(row);
    }
    expect(rows.length).toBeGreaterThan(3);
    expect(loop.pauses()).toBeGreaterThanOrEqual(rows.length - 1);
    const legal = listLegalMoves(game, position, seat);
    for (const row of rows) {
      expect(row.map(({ move }) => move).sort()).toEqual([...legal].sort());
      const chances = row.map(({ chance }) => chance);
      // If there are many moves, the few that got most playouts come first.
      expect(chances.slice(0, 8)).toEqual(chances.slice(0, 8).sort((a, b) => b - a));
    }
    // From the net, before the first playout.
    if (netFor(game.id)) expect(rows[0].every(({ playouts }) => playouts === 0)).toBe(true);
    const twice = rows.filter((row) => row.every(({ playouts }) => playouts > 1));
    const [first, last] = [twice[0], twice[twice.length - 1]].map((row) =>
      row.reduce((sum, { chanceError }) => sum + chanceError, 0),
    );
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThan(0.7 * first);
  });

  test('at the last move of a game there is no doubt: the evaluation is the score by the rules', async () => {
    const last = Array.from({ length: 6 }, (_, seed) => [...choicesOf(game, 3, `last ${seed}`)])
      .flat()
      .filter((position) => isSettled(game, position));
    expect(last.length).toBeGreaterThan(0);
    for (const position of last) {
      const seat = game.nextSeat(position);
      const view = game.view(position, seat);
      const allowance = { playouts: 4 * listLegalMoves(game, position, seat).length };
      const estimates = await lastOf(analyse(view, new SeededRandom(3), allowance, countingLoop()));
      for (const { move, chance, chanceError, score } of estimates) {
        const end = position.clone();
        game.play(end, seat, move);
        const { totals, places } = game.scores(end);
        const winners = places.filter((place) => place === 1).length;
        expect(chance).toBeCloseTo(places[seat] === 1 ? 1 / winners : 0, 6);
        expect(chanceError).toBeCloseTo(0, 6);
        expect(score).toBeCloseTo(totals[seat], 6);
      }
    }
  });

  test('with many moves, the eight in front got far more playouts than the others, which got some', async () => {
    const choices = [...choicesOf(game, 3, 'many')].slice(0, 40);
    const many = (position: Position) => listLegalMoves(game, position, game.nextSeat(position)).length;
    const position = choices.reduce((most, one) => (many(one) > many(most) ? one : most));
    expect(many(position)).toBeGreaterThan(8);
    const view = game.view(position, game.nextSeat(position));
    const allowance = { playouts: 6 * many(position) };
    const estimates = await lastOf(analyse(view, new SeededRandom(9), allowance, countingLoop()));
    const counts = estimates.map(({ playouts }) => playouts);
    const mean = (numbers: readonly number[]): number =>
      numbers.reduce((all, one) => all + one, 0) / numbers.length;
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(mean(counts.slice(0, 8))).toBeGreaterThan(1.5 * mean(counts.slice(8)));
  });

  test('breaking off the loop ends the thinking; the same seed and playouts give the same evaluation', async () => {
    const position = firstChoice(game, 'again');
    const view = game.view(position, game.nextSeat(position));
    for await (const estimates of analyse(view, new SeededRandom(4), {}, countingLoop())) {
      if (estimates[0].playouts > 20) break;
    }
    const [one, two] = await Promise.all(
      [1, 2].map(() => lastOf(analyse(view, new SeededRandom(5), { playouts: 200 }, countingLoop()))),
    );
    expect(two).toEqual(one);
  });

  test("a seat that isn't to move gets nothing", async () => {
    const position = firstChoice(game, 'spectator');
    const rows = analyse(game.view(position, null), new SeededRandom(6), { playouts: 100 }, countingLoop());
    expect(await rows.next()).toEqual({ value: undefined, done: true });
  });

  test("a review: the bot's choice costs nothing, the worst move something", async () => {
    const analyst = analystFor(game.id) as Bot;
    const allowance = { playouts: netFor(game.id) ? 60 : 1000 };
    let largest = -Infinity;
    for (const position of [...choicesOf(game, 3, 'review')].slice(18, 26)) {
      const seat = game.nextSeat(position);
      const turn = turnOf(game, position, seat);
      const review = (move: number) =>
        reviewMove(turn, move, analyst, new SeededRandom(8), allowance, countingLoop());
      const { best, estimates } = await review(turn.legal[0]);
      expect((await review(best)).chanceCost).toEqual({ mean: 0, error: 0 });
      const { chanceCost } = await review((estimates.at(-1) as Estimate).move);
      expect(chanceCost.mean).toBeGreaterThanOrEqual(-3 * chanceCost.error);
      largest = Math.max(largest, chanceCost.mean - 2 * chanceCost.error);
    }
    expect(largest).toBeGreaterThan(0);
  });
});

/** Whether every move ends the game and hidden cards make no difference. */
function isSettled(game: Game, position: Position): boolean {
  const seat = game.nextSeat(position);
  const view = game.view(position, seat);
  const random = new SeededRandom('settled');
  const outcomes = (whole: Position): string =>
    listLegalMoves(game, position, seat)
      .map((move) => {
        const end = whole.clone();
        game.play(end, seat, move);
        return game.isOver(end) ? game.scores(end).totals.join() : random.below(1 << 16);
      })
      .join('/');
  return Array.from({ length: 10 }, () => game.sample(view, random)).every(
    (sample) => outcomes(sample) === outcomes(position),
  );
}
