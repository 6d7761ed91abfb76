// Totals over many games of Cat in the Box.

import { rising } from '../../statistics/sums.ts';

export interface CatRound {
  /** Null with two players, who make no predictions. */
  readonly prediction: number | null;
  readonly isHit: boolean;
  readonly isParadox: boolean;
  /** The largest group if it scored, else 0. */
  readonly group: number;
}

export interface CatSums {
  readonly rounds: number;
  readonly made: number;
  readonly hit: number;
  /** By predicted number. */
  readonly predictions: readonly {
    readonly prediction: number;
    readonly made: number;
    readonly hit: number;
  }[];
  readonly paradoxes: number;
  readonly bestGroup: number;
}

export function sumCats(games: readonly (readonly CatRound[])[]): CatSums {
  const rounds = games.flat();
  const predicted = rounds.filter(({ prediction }) => prediction !== null);
  const kinds = rising(predicted.map(({ prediction }) => prediction as number));
  return {
    rounds: rounds.length,
    made: predicted.length,
    hit: predicted.filter(({ isHit }) => isHit).length,
    predictions: kinds.map((prediction) => {
      const those = predicted.filter((one) => one.prediction === prediction);
      return { prediction, made: those.length, hit: those.filter(({ isHit }) => isHit).length };
    }),
    paradoxes: rounds.filter(({ isParadox }) => isParadox).length,
    bestGroup: Math.max(0, ...rounds.map(({ group }) => group)),
  };
}
