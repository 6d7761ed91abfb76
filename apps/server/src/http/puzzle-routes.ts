// Answers to puzzles, and how hard the puzzles proved to be.

import {
  ApiError,
  GameId,
  PuzzleAnswers,
  PuzzleRatings as Ratings,
  PuzzlesCounted,
  strict,
} from '@menagerie/protocol';
import { readPuzzles } from '@menagerie/bots/node';
import { PuzzleRatings } from '../puzzles/ratings.ts';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { currentPerson } from './identity.ts';

export function puzzleRoutes(api: Api, context: Context): void {
  const { store, people, registry } = context;
  const tags = ['puzzles'];
  const params = strict({ game: GameId });
  const ratings = new PuzzleRatings(store);
  const noPuzzles = (): never => fail('bad-request', 'There are no puzzles for this game.');

  api.post('/puzzles/:game/answers', {
    config: stricterLimit(context, 10),
    schema: {
      tags,
      summary: 'Submit answers to puzzles: the first answer to each counts; bot accounts do not',
      params,
      body: PuzzleAnswers,
      response: { 200: PuzzlesCounted, default: ApiError },
    },
    handler: async (request) => {
      const { id } = await currentPerson(request, people);
      const { game } = request.params;
      const known = readPuzzles(game) ?? noPuzzles();
      const at = registry.now();
      let counted = 0;
      for (const { puzzle, right, rating } of request.body.answers) {
        // Of another version of the page: nothing to be done about it.
        if (!known.has(puzzle)) continue;
        if (await store.puzzles.add(id, { game, puzzle, right, rating, at })) counted++;
      }
      return { counted };
    },
  });

  api.get('/puzzles/:game/ratings', {
    config: stricterLimit(context, 10),
    schema: {
      tags,
      summary: 'Difficulty ratings of puzzles that have enough answers; others keep their original rating',
      params,
      response: { 200: Ratings, default: ApiError },
    },
    handler: async ({ params: { game } }) => ({
      ratings: await (ratings.of(game, registry.now()) ?? noPuzzles()),
    }),
  });
}
