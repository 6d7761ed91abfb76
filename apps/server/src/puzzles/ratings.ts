// Ratings of puzzles that people have answered. Cached for a while, so that many requests cost one query.

import { readPuzzles } from '@menagerie/bots/node';
import type { Store } from '../store/store.ts';
import { refinedRating } from './refine.ts';

const FRESH_MS = 60_000;
/** Fewer answers tell too little. */
const LEAST_ANSWERS = 5;

interface Known {
  readonly at: number;
  readonly ratings: Promise<Readonly<Record<string, number>>>;
}

export class PuzzleRatings {
  readonly #store: Store;
  readonly #known = new Map<string, Known>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Null for a game without puzzles. */
  of(game: string, now: number): Promise<Readonly<Record<string, number>>> | null {
    const first = readPuzzles(game);
    if (!first) return null;
    const known = this.#known.get(game);
    if (known && now - known.at < FRESH_MS && now >= known.at) return known.ratings;
    const ratings = this.#read(game, first);
    this.#known.set(game, { at: now, ratings });
    ratings.catch(() => this.#known.delete(game));
    return ratings;
  }

  async #read(game: string, first: ReadonlyMap<string, number>): Promise<Readonly<Record<string, number>>> {
    const sums = await this.#store.puzzles.sums(game, LEAST_ANSWERS);
    return Object.fromEntries(
      sums.flatMap((sum) => {
        const rating = first.get(sum.puzzle);
        return rating === undefined ? [] : [[sum.puzzle, refinedRating(rating, sum)] as const];
      }),
    );
  }
}
