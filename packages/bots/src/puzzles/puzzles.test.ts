// Checks that the shipped puzzles are valid and their answers still look right, and that the maker
// works.

import { readFileSync } from 'node:fs';
import { findGame, GAME_IDS, listLegalMoves, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { playoutBudget } from '../budget.ts';
import { loadNets } from '../node.ts';
import { analystFor, findBots } from '../registry.ts';
import { makerFor } from './maker.ts';
import { lineOf, parsePuzzles, playText, sessionOf, type PuzzleFile } from './puzzle-file.ts';

const LEAST_PUZZLES = 300;
const MOST_BYTES = 500_000;
/** Every n-th puzzle is checked again, with this many looks at its moves. */
const SAMPLE = 40;
const LOOKS = 300;
/** How far the answer may be behind in such a short look, in chances to win. */
const TOLERANCE = 0.03;
const ROUNDING = 0.0005;

beforeAll(loadNets);

const textOf = (id: string): string =>
  readFileSync(new URL(`../../puzzles/${id}.ndjson`, import.meta.url), 'utf8');

function read(id: string): PuzzleFile {
  const file = parsePuzzles(textOf(id));
  if (!file.ok) throw new Error(file.error.reason);
  return file.value;
}

describe.each(GAME_IDS)('the puzzles of %s', (id) => {
  const game = findGame(id) as Game;
  const { head, games } = read(id);
  const all = games.flatMap((from) => from.puzzles.map((puzzle) => ({ from, puzzle })));

  test('are many and small, each with a name and known themes', () => {
    expect(all.length).toBeGreaterThanOrEqual(LEAST_PUZZLES);
    expect(textOf(id).length).toBeLessThan(MOST_BYTES);
    expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length);
    const known = findBots(id)?.themes?.names ?? [];
    for (const { puzzle } of all) {
      expect(puzzle.themes.length, puzzle.id).toBeGreaterThan(0);
      expect(known, puzzle.id).toEqual(expect.arrayContaining([...puzzle.themes]));
    }
  });

  test('lead by more than their error', () => {
    for (const { puzzle } of all) {
      const { gain, check, others, answer } = puzzle;
      expect(gain[0], puzzle.id).toBeGreaterThanOrEqual(2 * gain[1]);
      expect(gain[0], puzzle.id).toBeGreaterThanOrEqual(0.05);
      // Both are rounded.
      expect(check[0] + ROUNDING, puzzle.id).toBeGreaterThan(4 * (check[1] - ROUNDING));
      expect(others[0][1], puzzle.id).toBeGreaterThanOrEqual(0.05);
      expect(others.map(([move]) => move)).not.toContain(answer);
    }
  });

  test('replay by the rules: games to their end, answers and the moves after them', () => {
    for (const from of games) {
      expect(game.isOver(sessionOf(game, head, from).position), String(from.n)).toBe(true);
      for (const puzzle of from.puzzles) {
        const session = sessionOf(game, head, from, puzzle.at);
        expect(game.nextSeat(session.position), puzzle.id).toBe(puzzle.seat);
        const legal = listLegalMoves(game, session.position, puzzle.seat).map((one) => game.formatMove(one));
        expect(legal, puzzle.id).toEqual(
          expect.arrayContaining([puzzle.answer, ...puzzle.others.map(([move]) => move)]),
        );
        playText(session, puzzle.answer);
        for (const text of lineOf(from, puzzle)) playText(session, text);
      }
    }
  });

  // One test each: on a slow machine, all together take longer than one test may.
  const sample = all.filter((_, i) => i % SAMPLE === 0);
  test.each(sample.map((one) => [one.puzzle.id, one] as const))(
    '%s still looks right',
    (_, { from, puzzle }) => {
      const { position } = sessionOf(game, head, from, puzzle.at);
      const turn = turnOf(game, position, puzzle.seat);
      const moves = turn.legal.filter((move) =>
        [puzzle.answer, ...puzzle.others.map(([text]) => text)].includes(game.formatMove(move)),
      );
      const thought = analystFor(id)?.think({ view: turn.view, legal: moves }, new SeededRandom(puzzle.id));
      const budget = playoutBudget(LOOKS);
      for (let done = 0; thought && budget(done) < 1;) done += thought.step(budget(done));
      const estimates = thought?.estimates() ?? [];
      const most = Math.max(...estimates.map(({ chance }) => chance));
      const own = estimates.find(({ move }) => game.formatMove(move) === puzzle.answer);
      expect(own?.chance).toBeGreaterThan(most - TOLERANCE);
    },
  );
});

test('the maker is reproducible, and its puzzles can be played', () => {
  const maker = makerFor('trump-whales', 'test', {
    opinion: 0,
    missed: 0,
    perGame: 1,
    moves: 2,
    rivals: 2,
    check: { margin: 0.01, errors: 1, batch: 4, least: 4, most: 16 },
    ahead: { margin: 0.01, errors: 1, batch: 4, least: 4, most: 16 },
    playouts: { tiger: 1, hunter: 24, tree: 24, treeMoves: 0 },
  });
  if (!maker) throw new Error('no maker');
  const numbers = [0, 1, 2, 3];
  const found = numbers.map((n) => maker.find(n));
  expect(found.some(Boolean)).toBe(true);
  const again = makerFor('trump-whales', 'test', {})?.head;
  expect(again).toEqual(maker.head);
  const n = found.findIndex(Boolean);
  expect(maker.find(n)).toEqual(found[n]);
  for (const from of found) {
    if (!from) continue;
    for (const puzzle of from.puzzles) {
      const session = sessionOf(maker.game, maker.head, from, puzzle.at);
      playText(session, puzzle.answer);
    }
  }
  expect(maker.find(n, () => false)).toBeNull();
});
