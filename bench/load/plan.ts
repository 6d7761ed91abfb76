// What is requested of a server, ours or the rival's, and what is reported about it; the steps every load goes
// through.

import { once } from 'node:events';
import { listGames } from '@menagerie/rules';

/** Tables use them in turn. */
export const LOAD_GAMES = listGames().map(({ id }) => id);
/** New code is still being compiled: nothing is measured for this long. */
export const WARM_SECONDS = 5;
/** How long pending moves may take after the last was sent. */
export const SETTLE_MS = 3_000;
const OPENING_AT_ONCE = 16;
const TICK_MS = 2;

export interface LoadPlan {
  readonly address: string;
  /** Where streams are read, if at another server. */
  readonly readAt?: string;
  readonly tables: number;
  readonly players: number;
  /** Per table, besides the players. */
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
  /** Refused moves, and entries that a reader missed, got twice or got out of order. */
  readonly refused: number;
  readonly lost: number;
  readonly readers: number;
  /** Moves that couldn't be sent in time because the load itself was late. */
  readonly late: number;
}

/** A report, and the resources the server used. */
export interface Figures {
  readonly report: LoadReport;
  /** In bytes: a live table, and an idle reader. */
  readonly perTable: number;
  readonly perReader: number;
  /** For the whole server, when all readers are connected. */
  readonly memory: number;
  /** As a share of a core, while moves were made; and the load's own. */
  readonly share: number;
  readonly loadShare: number;
}

export interface Load {
  open(): Promise<void>;
  read(): Promise<void>;
  run(): Promise<LoadReport>;
}

/** The parent says when to continue, so that it can check the server's memory in between. */
export async function answerParent(loadOf: (plan: LoadPlan) => Load): Promise<void> {
  const [plan] = (await once(process, 'message')) as [LoadPlan];
  const load = loadOf(plan);
  await load.open();
  process.send?.('opened');
  await once(process, 'message');
  await load.read();
  process.send?.('reading');
  await once(process, 'message');
  process.send?.(await load.run(), () => process.exit(0));
}

export async function inBatches(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, worker));
}

/** Sends the moves when they are due; `sendOne` returns whether a table was free for one. */
export async function atSteadyRate(
  { seconds, movesPerSecond }: LoadPlan,
  sendOne: () => boolean,
): Promise<{ seconds: number; late: number }> {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  let sent = 0;
  let late = 0;
  while (elapsed() < seconds) {
    for (const due = Math.floor(elapsed() * movesPerSecond); sent < due; sent++) if (!sendOne()) late++;
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return { seconds: elapsed(), late };
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
