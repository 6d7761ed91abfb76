// A 95 % interval for a share. Games on the same deal aren't independent, so deals are counted instead,
// with one mean for each.

export interface Interval {
  readonly low: number;
  readonly high: number;
  /** Student's on the means of the deals; Wilson's, with deals as trials, if they don't differ. */
  readonly by: 'student' | 'wilson';
}

const Z = 1.959964;

export function intervalOf(means: readonly number[]): Interval {
  const count = means.length;
  const mean = meanOf(means);
  const spread = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  if (spread < 1e-12) return wilson(mean, count);
  const half = student(count - 1) * Math.sqrt(spread / (count - 1) / count);
  return { low: Math.max(0, mean - half), high: Math.min(1, mean + half), by: 'student' };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function wilson(share: number, trials: number): Interval {
  const scale = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half), by: 'wilson' };
}

const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/**
 * The 97.5 % point of Student's distribution: first from the table, then from its expansion in 1 /
 * freedom.
 */
function student(freedom: number): number {
  if (freedom <= FEW.length) return FEW[freedom - 1];
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  return Z + first / freedom + second / freedom ** 2;
}
