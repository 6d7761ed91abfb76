// menagerie analyse: what each decision in a recorded game cost, given what the player could see.

import { fileURLToPath } from 'node:url';
import { reviewAllowance, type Allowance, type Difference } from '@menagerie/bots';
import { decisionsOf, type GameRecord } from '@menagerie/rules';
import { InvalidArgumentError, type Command } from 'commander';
import { Piscina } from 'piscina';
import { tableFor } from '../tables/index.ts';
import { seatLabel, type Setting } from '../tables/table.ts';
import { chooseInk } from '../terminal/ink.ts';
import { Progress } from '../terminal/progress.ts';
import { openRecord } from './replay.ts';
import { reviewDecision, type ReviewedDecision, type ReviewTask } from './review-record.ts';

interface Flags {
  readonly seat?: number;
  readonly budget?: Allowance;
  readonly seed: string;
  readonly jobs: number;
  readonly json?: boolean;
}

const COSTLIEST = 10;
const ALTERNATIVES = 3;

/** For commander: `200ms` is time, `2000` playouts. */
export function parseBudget(text: string): Allowance {
  const [, amount, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (amount === undefined)
    throw new InvalidArgumentError('Give a time such as 200ms, or a number of playouts such as 2000.');
  return unit ? { milliseconds: Number(amount) } : { playouts: Number(amount) };
}

export async function analyseRecord(file: string, flags: Flags, command: Command): Promise<void> {
  const record = openRecord(file, flags.seat);
  if (!record) return;
  const { budget = reviewAllowance(record.game.id), seed } = flags;
  const tasks = decisionsOf(record.steps, flags.seat).map((decision) => ({
    decision,
    allowance: budget,
    seed,
  }));
  const decisions = await reviewAll(tasks, flags.jobs);
  const seats = summarize(record, decisions).filter(({ seat }) => (flags.seat ?? seat) === seat);
  if (flags.json) {
    console.log(
      JSON.stringify({ game: record.game.id, options: record.options, budget, seed, seats, decisions }),
    );
    return;
  }
  const ink = chooseInk(command.optsWithGlobals<{ color?: boolean }>().color, process.stdout);
  const setting: Setting = { names: record.header.seats.map(({ name }) => name), ink };
  const lines = [
    ink('bold', tableFor(record.game).title),
    ...tellSeats(seats, setting),
    ...tellCostliest(record, decisions, setting),
    ...tellAll(record, decisions, setting),
  ];
  lines.forEach((line) => console.log(line));
}

async function reviewAll(tasks: readonly ReviewTask[], jobs: number): Promise<ReviewedDecision[]> {
  const progress = new Progress('decisions', tasks.length);
  const filename = fileURLToPath(new URL('review-record.js', import.meta.url));
  const pool = jobs > 1 ? new Piscina({ filename, minThreads: jobs, maxThreads: jobs }) : null;
  let done = 0;
  const review = async (task: ReviewTask): Promise<ReviewedDecision> => {
    const reviewed = await (pool ? (pool.run(task) as Promise<ReviewedDecision>) : reviewDecision(task));
    progress.update(++done);
    return reviewed;
  };
  try {
    if (pool) return await Promise.all(tasks.map(review));
    const reviewed: ReviewedDecision[] = [];
    for (const task of tasks) reviewed.push(await review(task));
    return reviewed;
  } finally {
    progress.clear();
    await pool?.destroy();
  }
}

interface SeatSummary {
  readonly seat: number;
  readonly decisions: number;
  /** How often the bot would have made the same move. */
  readonly agreed: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** Per decision. */
  readonly chanceCost: Difference;
  readonly scoreCost: Difference;
}

function summarize({ header }: GameRecord, decisions: readonly ReviewedDecision[]): SeatSummary[] {
  return header.seats.map((_, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    const marked = (mark: string): number => own.filter((decision) => decision.mark === mark).length;
    return {
      seat,
      decisions: own.length,
      agreed: own.filter(({ played, best }) => played === best).length,
      inaccuracies: marked('?!'),
      mistakes: marked('?'),
      blunders: marked('??'),
      chanceCost: meanOf(own.map(({ chanceCost }) => chanceCost)),
      scoreCost: meanOf(own.map(({ scoreCost }) => scoreCost)),
    };
  });
}

/** The mean of measured differences, with the resulting error. */
function meanOf(costs: readonly Difference[]): Difference {
  const count = Math.max(1, costs.length);
  return {
    mean: costs.reduce((sum, { mean }) => sum + mean, 0) / count,
    error: Math.sqrt(costs.reduce((sum, { error }) => sum + error * error, 0)) / count,
  };
}

function tellSeats(seats: readonly SeatSummary[], setting: Setting): string[] {
  const head = ['', 'decisions', "bot's choice", '?!', '?', '??', 'mean cost', 'in points'];
  const rows = seats.map((summary) => [
    seatLabel(summary.seat, setting),
    String(summary.decisions),
    String(summary.agreed),
    String(summary.inaccuracies),
    String(summary.mistakes),
    String(summary.blunders),
    tellChance(summary.chanceCost, 2),
    tellPoints(summary.scoreCost, 2),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  return [head, ...rows].map(
    (row) => `  ${row.map((text, i) => (i ? text.padStart(widths[i]) : text.padEnd(widths[i]))).join('  ')}`,
  );
}

function tellCostliest(
  record: GameRecord,
  decisions: readonly ReviewedDecision[],
  setting: Setting,
): string[] {
  const marked = decisions
    .filter(({ mark }) => mark !== '')
    .sort((a, b) => b.chanceCost.mean - a.chanceCost.mean)
    .slice(0, COSTLIEST);
  if (!marked.length) return ['', 'No decision clearly cost any win chance.'];
  return [
    '',
    setting.ink('bold', 'The costliest decisions'),
    ...marked.map((decision) => tellDecision(record, decision, setting)),
  ];
}

function tellAll(record: GameRecord, decisions: readonly ReviewedDecision[], setting: Setting): string[] {
  const lines = ['', setting.ink('bold', 'Every decision, with the moves, best first')];
  let round = -1;
  for (const decision of decisions) {
    if (decision.round !== round) lines.push(setting.ink('dim', `  round ${decision.round + 1}`));
    ({ round } = decision);
    lines.push(tellDecision(record, decision, setting));
    lines.push(setting.ink('dim', `         ${tellMoves(decision)}`));
  }
  lines.push('', setting.ink('dim', 'Costs are in win chance and in points; ± is one standard error.'));
  return lines;
}

function tellDecision({ game }: GameRecord, decision: ReviewedDecision, setting: Setting): string {
  const { n, seat, played, best, mark, chanceCost, scoreCost } = decision;
  const told = tableFor(game).tellMove(seat, played, setting).replace(/\.$/, '');
  const line = String(n).padStart(5);
  const sign = setting.ink('bold', mark.padEnd(2));
  if (played === best) return `${line} ${sign} ${told}: the bot's choice too`;
  const gain = `${tellChance(chanceCost)} and ${tellPoints(scoreCost)} points`;
  if (chanceCost.mean < 0) return `${line} ${sign} ${told}: the bot's ${best} is no better, ${gain}`;
  return `${line} ${sign} ${told}: ${best} was better by ${gain}`;
}

function tellMoves({ moves }: ReviewedDecision): string {
  const shown = moves
    .slice(0, ALTERNATIVES)
    .map(({ move, chance, chanceError }) => `${move} ${tellChance({ mean: chance, error: chanceError })}`);
  const rest = moves.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}

function tellChance({ mean, error }: Difference, digits = 1): string {
  return `${(100 * mean).toFixed(digits)} ± ${(100 * error).toFixed(digits)} %`;
}

function tellPoints({ mean, error }: Difference, digits = 1): string {
  return `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;
}
