// The summary of an arena, as a table for people and as CSV for spreadsheets.

import {
  ordinalOf,
  rotationsOf,
  type ArenaSummary,
  type BotSummary,
  type Interval,
  type Rating,
} from '@menagerie/bots';
import type { ArenaPlan } from './arena-plan.ts';

type Summary = ArenaPlan & ArenaSummary;

const LONGEST_NAME = 40;
const SHOWN_FAILURES = 5;

export function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

export function formatTable(summary: Summary): string {
  const { players } = summary.options;
  const rotations = rotationsOf(summary.lineUp);
  const lines = [
    settingOf(summary),
    `${counted(summary.games, 'game')}: ${counted(summary.deals, 'deal')} × ${counted(rotations, 'seating')}, ` +
      `${counted(summary.rounds, 'round')}; an even share of wins is ${percent(1 / players)}`,
  ];
  if (summary.paradoxShare !== undefined) {
    lines.push(`rounds that ended in a paradox: ${percent(summary.paradoxShare)}`);
  }
  const columns = columnsOf(summary);
  const rows = [
    Object.keys(columns),
    ...summary.bots.map((bot) => Object.values(columns).map((of) => of(bot))),
  ];
  lines.push('', ...aligned(rows), '', ...notesOf(summary));
  return lines.join('\n');
}

/** Which game, how many players, and the options. */
export function settingOf({ game, options, seed }: Omit<ArenaPlan, 'lineUp'>): string {
  const { players, ...rest } = options;
  const chosen = Object.entries(rest).map(([name, value]) => `, ${name} ${value}`);
  return `${game}, ${players} players${chosen.join('')}, seed ${seed}`;
}

/** Rows of cells as lines, with the first column left-aligned. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => {
    const cells = row.map((text, i) => (i ? text.padStart(widths[i]) : text.padEnd(widths[i])));
    return cells.join('  ').trimEnd();
  });
}

function columnsOf({ bots }: Summary): Record<string, (bot: BotSummary) => string> {
  const has = (key: 'paradoxShare' | 'hitRate'): boolean => bots.some((bot) => bot[key] !== undefined);
  return {
    bot: ({ bot, seats }) => shortName(bot) + (seats > 1 ? ` ×${seats}` : ''),
    wins: ({ winShare }) => percent(winShare),
    '95 %': ({ interval }) => (interval ? formatInterval(interval) : '–'),
    score: ({ meanScore }) => meanScore.toFixed(2),
    place: ({ meanPlace }) => meanPlace.toFixed(2),
    ...(has('paradoxShare') ? { paradox: ({ paradoxShare }) => percent(paradoxShare) } : {}),
    ...(has('hitRate') ? { 'hit rate': ({ hitRate }) => percent(hitRate) } : {}),
    'p50 ms': ({ time }) => (time ? milliseconds(time.p50) : '–'),
    'p99 ms': ({ time }) => (time ? milliseconds(time.p99) : '–'),
    rating: ({ rating }) => formatRating(rating),
    ...(bots.some(({ failures }) => failures) ? { failed: ({ failures }) => String(failures) } : {}),
  };
}

function notesOf({ bots, failures }: Summary): string[] {
  const notes = [
    'wins, score, place: for each seat of the bot. 95 %: of the wins, by the means of the deals' +
      (bots.some(({ interval }) => interval?.by === 'wilson') ? ' (Wilson where they do not differ).' : '.'),
  ];
  if (bots.some(({ paradoxShare }) => paradoxShare !== undefined)) {
    notes.push('paradox: rounds in which the seat caused one. hit rate: predictions that came true.');
  }
  notes.push('ms: decisions with more than one legal move. rating: OpenSkill, mu ± sigma.');
  const reasons = [...new Set(failures.map(({ bot, reason }) => `${shortName(bot)} ${reason}`))];
  for (const reason of reasons.slice(0, SHOWN_FAILURES)) notes.push(`lost by failure: ${reason}.`);
  if (reasons.length > SHOWN_FAILURES) notes.push('See --json or --out for the rest.');
  return notes;
}

const CSV_COLUMNS: Record<string, (bot: BotSummary, summary: Summary) => string | number | undefined> = {
  game: (_, { game }) => game,
  players: (_, { options }) => options.players,
  seed: (_, { seed }) => seed,
  games: (_, { games }) => games,
  deals: (_, { deals }) => deals,
  bot: ({ bot }) => bot,
  seats: ({ seats }) => seats,
  win_share: ({ winShare }) => winShare,
  win_low: ({ interval }) => interval?.low,
  win_high: ({ interval }) => interval?.high,
  mean_score: ({ meanScore }) => meanScore,
  mean_place: ({ meanPlace }) => meanPlace,
  round_paradox_share: (_, { paradoxShare }) => paradoxShare,
  paradox_share: ({ paradoxShare }) => paradoxShare,
  hit_rate: ({ hitRate }) => hitRate,
  ms_p50: ({ time }) => time?.p50,
  ms_p95: ({ time }) => time?.p95,
  ms_p99: ({ time }) => time?.p99,
  rating_mu: ({ rating }) => rating.mu,
  rating_sigma: ({ rating }) => rating.sigma,
  rating_ordinal: ({ rating }) => ordinalOf(rating),
  failures: ({ failures }) => failures,
};

export function formatCsv(summary: Summary): string {
  const rows = [
    Object.keys(CSV_COLUMNS),
    ...summary.bots.map((bot) => Object.values(CSV_COLUMNS).map((of) => of(bot, summary) ?? '')),
  ];
  return csvOf(rows);
}

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\n`).join('');
}

function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(Number(value.toFixed(6))) : value;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(100 * share).toFixed(1)} %`;
}

export function formatInterval({ low, high }: Interval): string {
  return `${percent(low).slice(0, -2)} – ${percent(high)}`;
}

export function formatRating({ mu, sigma }: Rating): string {
  return `${mu.toFixed(1)} ± ${sigma.toFixed(1)}`;
}

function milliseconds(time: number): string {
  return time.toFixed(time < 1 ? 3 : 1);
}
