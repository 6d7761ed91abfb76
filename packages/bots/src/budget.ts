// How long a bot may think. There is no clock below the apps, so apps pass one in.

/** Limits on one decision; the first one reached ends it. */
export interface Allowance {
  readonly playouts?: number;
  readonly milliseconds?: number;
}

/**
 * The share of the budget used after this many playouts: starts at 0, and reaches 1 or more when it is used up.
 */
export type Budget = (playouts: number) => number;

/** A clock in milliseconds, such as `performance.now`. */
export type Now = () => number;

/** The share of the time to aim for: the clock is only read between steps, and other work may intervene. */
const AIM = 0.95;

/** The time starts with this call. */
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
