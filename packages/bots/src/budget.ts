// How long a bot may think. Below the apps there is no clock: apps pass one in.

/** Limits on one decision; the first that is reached ends it. */
export interface Allowance {
  readonly playouts?: number;
  readonly milliseconds?: number;
}

/** The share of the budget used after this many playouts: from 0, and 1 or more once it is spent. */
export type Budget = (playouts: number) => number;

/** A clock in milliseconds, such as `performance.now`. */
export type Now = () => number;

/** The part of the time that is aimed at: the clock is asked only between steps, and other work may come in. */
const AIM = 0.95;

/** The time runs from this call. */
export function budgetFor({ playouts, milliseconds }: Allowance, now: Now): Budget {
  if (milliseconds === undefined) return playoutBudget(playouts ?? Infinity);
  const begun = now();
  const byTime: Budget = () => (now() - begun) / (AIM * milliseconds);
  if (playouts === undefined) return byTime;
  const byPlayouts = playoutBudget(playouts);
  return (done) => Math.max(byTime(done), byPlayouts(done));
}

/** The same seed and the same playouts give the same move, on any machine. */
export function playoutBudget(playouts: number): Budget {
  return (done) => done / playouts;
}
