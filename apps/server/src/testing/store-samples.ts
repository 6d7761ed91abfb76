// Tables, people and entries as a store gets them, plain but with the characters that stores stumble over.

import type { Id, Person, TableLine } from '@menagerie/protocol';
import type { Append, TableSummary } from '../store/store.ts';
import type { LogEntry } from '../table/log.ts';

export const NOON = 1_800_000_000_000;

/** An id in the server's format, but readable. */
export const idOf = (name: string): Id => name.padEnd(22, '_');

export const samplePerson = (name: string, more: Partial<Person> = {}): Person => ({
  id: idOf(name),
  name,
  isBot: false,
  offer: null,
  since: NOON,
  ...more,
});

/** JSON escapes what a database would reject: NUL, lone surrogates, line breaks. */
const AWKWARD = '\u0000 \ud800 \u2028 \\u0000 \' " 🐋';

export const sampleEntry = (n: number, tag = 'sample', at = NOON + n): LogEntry => ({
  n,
  at,
  event: { type: 'said', person: idOf('cat'), name: 'Cat', seat: null, text: `${tag} ${n} ${AWKWARD}` },
});

export interface SampleSummary extends Partial<Omit<TableSummary, 'line'>> {
  readonly changedAt?: number;
}

export interface SampleAppend {
  readonly after?: number;
  readonly count?: number;
  readonly tag?: string;
  readonly summary?: SampleSummary;
}

export function sampleAppend(table: string, options: SampleAppend = {}): Append {
  const { after = 0, count = 1, tag, summary = {} } = options;
  return {
    table: idOf(table),
    after,
    entries: Array.from({ length: count }, (_, index) => sampleEntry(after + index, tag)),
    summary: sampleSummary(idOf(table), summary),
  };
}

function sampleSummary(id: Id, { changedAt = NOON, ...given }: SampleSummary): TableSummary {
  const summary = {
    phase: 'playing',
    game: 'cat-in-the-box',
    listed: false,
    dueAt: null,
    people: [],
    host: idOf('host'),
    hiddenUntil: null,
    noticeAt: null,
    ...given,
  } as const;
  const line: TableLine = {
    id,
    game: summary.game,
    rules: 1,
    phase: summary.phase,
    options: { players: 4 },
    clock: { type: 'none' },
    seats: [],
    toMove: [],
    result: null,
    openedAt: NOON,
    changedAt,
  };
  return { ...summary, line };
}
