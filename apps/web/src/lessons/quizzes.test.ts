import { FluentBundle, FluentResource } from '@fluent/bundle';
import { analyse, type Estimate } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { findGame, listLegalMoves, SeededRandom, type Game } from '@menagerie/rules';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_GAMES } from '../games/index.ts';
import { LANGUAGES } from '../words/languages.ts';
import { replayOf, seatOf, type QuizPosition } from './quiz.ts';

const quizzes = await Promise.all(
  PAGE_GAMES.map(async ({ id, loadQuiz }): Promise<[string, readonly QuizPosition[]]> => {
    const { quiz = [] } = (await loadQuiz?.()) ?? {};
    return [id, quiz];
  }),
);

/** The net's ranking after some playouts, best first. */
async function judge(game: Game, position: QuizPosition): Promise<readonly Estimate[]> {
  const view = game.view(replayOf(game, position).position, seatOf(position));
  const loop = { now: () => 0, pause: () => Promise.resolve() };
  let known: readonly Estimate[] = [];
  for await (const estimates of analyse(view, new SeededRandom(position.id), { playouts: 400 }, loop)) {
    known = estimates;
  }
  return known;
}

/** An answer marked best may be worse by at most this much in winning chances; the others must be worse by more. */
const TOLERANCE = 0.02;

test('no two positions have the same name', () => {
  const ids = quizzes.flatMap(([, quiz]) => quiz.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(quizzes)('the quiz of %s', (id, quiz) => {
  const game = findGame(id) as Game;
  beforeAll(loadNets);

  test('has at least four positions, each with a best answer and a worse one', () => {
    expect(quiz.length).toBeGreaterThanOrEqual(4);
    expect(new Set(quiz.map((one) => one.id)).size).toBe(quiz.length);
    for (const { id: name, answers } of quiz) {
      expect(answers[0].isBest, name).toBe(true);
      expect(answers.length, name).toBeGreaterThan(1);
    }
  });

  test.each(quiz.map((one) => [one.id, one] as const))('%s is valid, with legal answers', (_, one) => {
    const { position } = replayOf(game, one);
    expect(game.nextSeat(position)).toBe(seatOf(one));
    const legal = listLegalMoves(game, position, seatOf(one)).map((move) => game.formatMove(move));
    const named = one.answers.flatMap(({ moves }) => moves);
    expect(legal).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
  });

  test.each(quiz.map((one) => [one.id, one] as const))('the net agrees about %s', async (_, one) => {
    const estimates = await judge(game, one);
    const chanceOf = (move: string): number =>
      estimates.find((estimate) => game.formatMove(estimate.move) === move)?.chance ?? 0;
    const [{ chance: most }] = estimates;
    for (const { moves, isBest } of one.answers) {
      for (const move of moves) {
        if (isBest) expect(chanceOf(move), move).toBeGreaterThan(most - TOLERANCE);
        else expect(chanceOf(move), move).toBeLessThan(most - TOLERANCE / 2);
      }
    }
  });

  test.each(LANGUAGES)('every question and answer has its texts in %s', (language) => {
    const words = new FluentBundle(language);
    const catalogue = new URL(`../words/${language}/${id}-quiz.ftl`, import.meta.url);
    words.addResource(new FluentResource(readFileSync(catalogue, 'utf8')));
    for (const { id: name, answers } of quiz) {
      expect(words.hasMessage(`quiz-${name}`), name).toBe(true);
      for (const answer of answers) {
        expect(words.hasMessage(`quiz-${name}-${answer.id}`), `${name}-${answer.id}`).toBe(true);
      }
    }
  });
});
