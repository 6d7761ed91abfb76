// How the things of the contract are written as rows, the same in both stores.

import type { Id, Mark, MarkKind, Person, TableLine } from '@menagerie/protocol';
import type { LogEntry, LogEvent } from '../table/log.ts';
import { UnreadableTable } from '../table/unreadable.ts';
import { parse, type Value } from './values.ts';
import type { Append, Device, EntryRow, TableSummary, Growth, Skill, SkillLine, Skills } from './store.ts';

export { parse, type Value };

/** Older ones have been given back long ago. */
export const OUTAGES_TOLD = 20;

const DAY_MS = 24 * 60 * 60 * 1000;
export const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

export interface TableRow {
  readonly length: number;
  readonly phase: string;
  readonly people: string;
}

export type SummaryRow = Readonly<
  Record<'phase' | 'game' | 'people' | 'line' | 'host', string> &
    Record<'listed' | 'opened_at' | 'changed_at', number> &
    Record<'due_at' | 'hidden_until' | 'notice_at', number | null>
>;

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

export interface ListedRow extends LineRow {
  readonly changed_at: number;
  readonly hidden_until: number | null;
  /** Which one of its host's it is. */
  readonly turn: number;
}

export interface MarkRow {
  readonly other_id: string;
  readonly name: string;
  readonly kind: MarkKind;
  readonly since: number;
}

export interface CodeRow {
  readonly hash: string;
  readonly person_id: string;
  readonly until: number;
}

export interface DeviceRow {
  readonly hash: string;
  readonly label: string;
  readonly made_at: number | null;
  readonly used_at: number | null;
}

export const deviceOf = ({ hash, label, made_at, used_at }: DeviceRow): Device => ({
  keyHash: hash,
  label,
  madeAt: made_at,
  usedAt: used_at,
});

export interface SkillRow extends SkillLine {
  readonly person_id: Id;
}

/** What JSON.parse says quotes the text, which holds cards. */
export function entryOf({ n, at, event }: EntryRow): LogEntry {
  const parsed = parse<LogEvent>(event);
  if (parsed === undefined) throw new UnreadableTable('bad-json', n);
  return { n, at, event: parsed };
}

/** Lines did not name their rules while every game was at version 1. */
export function lineOf({ line }: LineRow): TableLine | undefined {
  const parsed = parse<Omit<TableLine, 'rules'>>(line);
  return parsed && { rules: 1, ...parsed };
}

/** One that cannot be read is left out, so that the others are shown: the store's check tells of it. */
export const linesOf = (rows: readonly LineRow[]): TableLine[] => rows.flatMap((row) => lineOf(row) ?? []);

/** As the lobby shows them: whose end is kept back is still running. */
export const listedLinesOf = (rows: readonly ListedRow[], now = Number.MAX_VALUE): TableLine[] =>
  rows.flatMap((row) => {
    const line = lineOf(row);
    if (!line) return [];
    return (row.hidden_until ?? 0) > now ? { ...line, phase: 'playing' as const, result: null } : line;
  });

export const markOf = ({ other_id, name, kind, since }: MarkRow): Mark => ({
  person: other_id,
  name,
  kind,
  since,
});

export const personOf = ({ id, name, is_bot, offer, since }: PersonRow): Person => ({
  id,
  name,
  isBot: is_bot === 1,
  offer: offer === null ? null : (parse<NonNullable<Person['offer']>>(offer) ?? null),
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
export const summaryRow = (summary: TableSummary): SummaryRow => ({
  phase: summary.phase,
  game: summary.game,
  listed: summary.listed ? 1 : 0,
  due_at: summary.dueAt,
  people: peopleOf(summary).join(' '),
  opened_at: summary.line.openedAt,
  changed_at: summary.line.changedAt,
  line: JSON.stringify(summary.line),
  host: summary.host,
  hidden_until: summary.hiddenUntil,
  notice_at: summary.noticeAt,
});

/** How the log will have grown. A gap in the numbers of the entries would be our own mistake. */
export function growthOf({ table, after, entries, summary, wasListed = false }: Append): Growth {
  if (entries.length === 0 || entries.some(({ n }, index) => n !== after + index))
    throw new RangeError('Entries must continue from the length of the log.');
  const growth: Growth = { table, from: after, length: after + entries.length, people: peopleOf(summary) };
  const lobby = lobbyLineOf(summary);
  // The id of a table that was never there is nobody's business.
  if (summary.hiddenUntil !== null)
    return entries.some(({ event }) => event.type === 'ended')
      ? { ...growth, goneAt: summary.hiddenUntil }
      : growth;
  const isNews = (lobby || wasListed) && entries.some(({ event }) => LOBBY_NEWS.has(event.type));
  return isNews ? { ...growth, lobby } : growth;
}

/** What changes the line of a table; moves do not. */
const LOBBY_NEWS: ReadonlySet<string> = new Set([
  'opened',
  'changed',
  'seated',
  'left',
  'removed',
  'declined',
  'hosted',
  'started',
  'renamed',
  'ended',
] satisfies LogEvent['type'][]);

const lobbyLineOf = ({ listed, phase, line }: TableSummary): TableLine | null =>
  listed && phase !== 'over' ? line : null;

/** The person, if that code was among those taken out and is still good. */
export const whoseCode = (rows: readonly CodeRow[], codeHash: string, now: number): string | null =>
  rows.find(({ hash, until }) => hash === codeHash && until > now)?.person_id ?? null;
