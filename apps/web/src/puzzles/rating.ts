// A solver's strength, by Glicko: a puzzle is an opponent whose rating is known well enough.

export interface Standing {
  readonly rating: number;
  readonly deviation: number;
}

export const NEWCOMER: Standing = { rating: 1000, deviation: 180 };
const LEAST_DEVIATION = 45;
const PUZZLE_DEVIATION = 60;
const Q = Math.LN10 / 400;
const BOUNDS = { least: 300, most: 2500 };

const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);

/** The chance that a solver finds the answer. */
export function expected({ rating }: Standing, puzzle: number): number {
  return 1 / (1 + 10 ** ((weightOf(PUZZLE_DEVIATION) * (puzzle - rating)) / 400));
}

export function rate(standing: Standing, puzzle: number, isRight: boolean): Standing {
  const weight = weightOf(PUZZLE_DEVIATION);
  const chance = expected(standing, puzzle);
  const known = 1 / standing.deviation ** 2 + (Q * weight) ** 2 * chance * (1 - chance);
  const rating = standing.rating + (Q / known) * weight * (Number(isRight) - chance);
  return {
    rating: Math.min(BOUNDS.most, Math.max(BOUNDS.least, rating)),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / known)),
  };
}
