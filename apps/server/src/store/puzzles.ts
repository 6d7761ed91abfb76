// What a store keeps of puzzles: the first answer of each person to each.

import type { Id } from '@menagerie/protocol';
import type { Run, Statements } from './shared-statements.ts';

export const PUZZLES = {
  addAnswer: `
    insert into puzzle_answers (person_id, game, puzzle, is_right, rating, at)
    select people.id, cast($2 as text), cast($3 as text), cast($4 as integer), cast($5 as integer),
      cast($6 as double precision)
    from people where people.id = $1 and is_bot = 0
    on conflict do nothing returning puzzle`,
  sums: `
    select puzzle, count(*) as tries, sum(is_right) as hits, avg(rating) as rating from puzzle_answers
    where game = $1 group by puzzle having count(*) >= $2`,
  answersOf: `
    select game, puzzle, is_right, rating, at from puzzle_answers where person_id = $1
    order by at, game, puzzle limit $2`,
} as const satisfies Statements<string>;

type PuzzleStatement = keyof typeof PUZZLES;

export interface PuzzleAnswer {
  readonly game: string;
  readonly puzzle: string;
  readonly right: boolean;
  /** How strong the solver was. */
  readonly rating: number;
  readonly at: number;
}

/** All answers to a puzzle. */
export interface PuzzleSum {
  readonly puzzle: string;
  readonly tries: number;
  readonly hits: number;
  /** Of those who tried: the mean. */
  readonly rating: number;
}

export class Puzzles {
  readonly #run: Run<PuzzleStatement>;

  constructor(run: Run<PuzzleStatement>) {
    this.#run = run;
  }

  /** False: the person has answered before, is a bot, or is gone. */
  async add(person: Id, { game, puzzle, right, rating, at }: PuzzleAnswer): Promise<boolean> {
    return (await this.#run('addAnswer', [person, game, puzzle, Number(right), rating, at])).length > 0;
  }

  /** For puzzles with at least this many answers. */
  async sums(game: string, least: number): Promise<readonly PuzzleSum[]> {
    const rows = (await this.#run('sums', [game, least])) as readonly PuzzleSum[];
    // PostgreSQL writes counts and means as text.
    return rows.map(({ puzzle, tries, hits, rating }) => ({
      puzzle,
      tries: Number(tries),
      hits: Number(hits),
      rating: Number(rating),
    }));
  }

  /** Oldest first. */
  async answersOf(person: Id, limit: number): Promise<readonly PuzzleAnswer[]> {
    const rows = (await this.#run('answersOf', [person, limit])) as readonly (Omit<PuzzleAnswer, 'right'> & {
      readonly is_right: number;
    })[];
    return rows.map(({ game, puzzle, is_right, rating, at }) => ({
      game,
      puzzle,
      right: Number(is_right) === 1,
      rating: Number(rating),
      at: Number(at),
    }));
  }
}
