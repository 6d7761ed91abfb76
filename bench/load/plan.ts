// What is asked of a server, whichever it is, and what is reported of it.

export interface LoadPlan {
  readonly address: string;
  readonly tables: number;
  readonly players: number;
  /** Of each table, beside the players. */
  readonly spectators: number;
  readonly movesPerSecond: number;
  readonly seconds: number;
}

export interface LoadReport {
  readonly moves: number;
  readonly seconds: number;
  /** From the request to the last reader of the table, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Moves that were refused, and entries that a reader missed, doubled or got out of order. */
  readonly refused: number;
  readonly lost: number;
  readonly readers: number;
  /** Moves that could not be sent in time, as the load itself was late. */
  readonly late: number;
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export function reportOf(
  times: readonly number[],
  rest: Omit<LoadReport, 'moves' | 'p50' | 'p99' | 'most'>,
): LoadReport {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    moves: sorted.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    most: sorted.at(-1) ?? NaN,
    ...rest,
  };
}
