// Answers to puzzles.

import { Type, type Static } from 'typebox';
import { strict } from './basics.ts';

const PuzzleId = Type.String({ pattern: '^[a-z0-9]{1,8}-[0-9]{1,4}$' });

export const PuzzleAnswers = strict({
  answers: Type.Array(
    strict({
      puzzle: PuzzleId,
      right: Type.Boolean({ description: 'Whether the first answer was right.' }),
      rating: Type.Integer({
        minimum: 300,
        maximum: 2500,
        description: "The solver's rating before this answer.",
      }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});
export type PuzzleAnswers = Static<typeof PuzzleAnswers>;

export const PuzzlesCounted = strict({ counted: Type.Integer({ minimum: 0 }) });
export type PuzzlesCounted = Static<typeof PuzzlesCounted>;

export const PuzzleRatings = strict({ ratings: Type.Record(PuzzleId, Type.Integer()) });
export type PuzzleRatings = Static<typeof PuzzleRatings>;
