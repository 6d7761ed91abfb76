// How the things of the contract are written as rows, the same in both stores.

import type { Id, Person, TableLine } from '@menagerie/protocol';
import type { LogEntry, LogEvent } from '../table/log.ts';
import type { Append, TableSummary, Growth, Skill, SkillLine, Skills } from './store.ts';

export type Value = string | number | null;

export interface TableRow {
  readonly length: number;
  readonly phase: string;
  readonly people: string;
}

export interface EntryRow {
  readonly n: number;
  readonly at: number;
  readonly event: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly is_bot: number;
  readonly offer: string | null;
  readonly since: number;
}

export interface LineRow {
  readonly line: string;
}

export interface CodeRow {
  readonly hash: string;
  readonly person_id: string;
  readonly until: number;
}

export interface SkillRow extends SkillLine {
  readonly person_id: Id;
}

export const entryOf = ({ n, at, event }: EntryRow): LogEntry => ({
  n,
  at,
  event: JSON.parse(event) as LogEvent,
});

/** Lines did not name their rules while every game was at version 1. */
export const lineOf = ({ line }: LineRow): TableLine => ({
  rules: 1,
  ...(JSON.parse(line) as Omit<TableLine, 'rules'>),
});

export const personOf = ({ id, name, is_bot, offer, since }: PersonRow): Person => ({
  id,
  name,
  isBot: is_bot === 1,
  offer: offer === null ? null : (JSON.parse(offer) as Person['offer']),
  since,
});

export const personValues = ({ id, name, isBot, offer, since }: Person): Value[] => [
  id,
  name,
  isBot ? 1 : 0,
  offer === null ? null : JSON.stringify(offer),
  since,
];

const skillOf = ({ mu, sigma, games }: Skill): Skill => ({ mu, sigma, games });

export const skillLineOf = (row: SkillRow): SkillLine => ({
  game: row.game,
  kind: row.kind,
  ...skillOf(row),
});

export const skillsOf = (rows: readonly SkillRow[]): Skills =>
  new Map(rows.map((row) => [row.person_id, skillOf(row)]));

/** Everybody once, in an order that does not depend on their seats. */
export const peopleOf = (summary: TableSummary): string[] => [...new Set(summary.people)].sort();

/** The columns of a table but its id and length, in the order in which SQLite's statements name them. */
export const summaryRow = (summary: TableSummary): Record<string, Value> => ({
  phase: summary.phase,
  game: summary.game,
  listed: summary.listed ? 1 : 0,
  due_at: summary.dueAt,
  people: peopleOf(summary).join(' '),
  opened_at: summary.line.openedAt,
  changed_at: summary.line.changedAt,
  line: JSON.stringify(summary.line),
});

/** How the log will have grown. A gap in the numbers of the entries would be our own mistake. */
export function growthOf({ table, after, entries, summary, wasListed = false }: Append): Growth {
  if (entries.length === 0 || entries.some(({ n }, index) => n !== after + index))
    throw new RangeError('Entries must go on from the length of the log.');
  const growth: Growth = { table, from: after, length: after + entries.length, people: peopleOf(summary) };
  const lobby = lobbyLineOf(summary);
  // The id of a table that was never there is nobody's business.
  const isNews = (lobby || wasListed) && entries.some(({ event }) => LOBBY_NEWS.has(event.type));
  return isNews ? { ...growth, lobby } : growth;
}

/** What changes the line of a table; moves do not. */
const LOBBY_NEWS: ReadonlySet<string> = new Set([
  'opened',
  'changed',
  'seated',
  'left',
  'started',
  'renamed',
  'ended',
] satisfies LogEvent['type'][]);

const lobbyLineOf = ({ listed, phase, line }: TableSummary): TableLine | null =>
  listed && phase !== 'over' ? line : null;

/** The person, if that code was among those taken out and is still good. */
export const whoseCode = (rows: readonly CodeRow[], codeHash: string, now: number): string | null =>
  rows.find(({ hash, until }) => hash === codeHash && until > now)?.person_id ?? null;
