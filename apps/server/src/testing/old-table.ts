// A table as a server of version 1 of If It Fits left it: its log, made from a record of that time, and what lists
// and the sweep knew of it.

import { readFileSync } from 'node:fs';
import type { Person, Phase, TableLine } from '@menagerie/protocol';
import {
  commitmentTo,
  houseNumber,
  type RecordEnd,
  type RecordEvent,
  type RecordHeader,
} from '@menagerie/rules';
import type { Append, Store } from '../store/store.ts';
import type { LogEntry, LogEvent } from '../table/log.ts';

export const OLD_RECORD = readFileSync(
  new URL('../../../../packages/rules/src/testing/if-it-fits-version-1.ndjson', import.meta.url),
  'utf8',
);

const [header, ...game] = OLD_RECORD.trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordEvent) as [RecordHeader, ...RecordEvent[]];
export const OLD_END = game.at(-1) as RecordEnd;

export interface OldTable {
  readonly id: string;
  readonly phase: Phase;
  readonly host: Person;
  /** Who has the other seat; absent: a bot of the registry. */
  readonly guest?: Person;
  /** When everything happened. */
  readonly at: number;
}

const CLOCK = { type: 'move', seconds: 30 } as const;

/** With the clock running and the bot or guest to move, listed, and due at once. */
export async function keepOldTable(store: Store, old: OldTable): Promise<number> {
  const { id, phase, host, guest, at } = old;
  const entries = logOf(old).map((event, n): LogEntry => ({ n, at, event }));
  const line: Omit<TableLine, 'rules'> = {
    id,
    game: header.game,
    phase,
    options: header.options,
    clock: CLOCK,
    seats: [
      { plan: { type: 'open' }, person: host.id, name: host.name, isBot: false },
      { plan: planOf(guest), person: guest?.id ?? null, name: guest?.name ?? null, isBot: !guest },
    ],
    toMove: phase === 'playing' ? [0, 1] : [],
    result: phase === 'over' ? { ...OLD_END, reason: 'finished' } : null,
    openedAt: at,
    changedAt: at,
  };
  const people = [host, ...(guest ? [guest] : [])].map((person) => person.id);
  const summary = {
    phase,
    game: header.game,
    listed: true,
    dueAt: at,
    people,
    host: host.id,
    hiddenUntil: null,
    noticeAt: null,
    line: line as TableLine,
  };
  const append: Append = { table: id, after: 0, entries, summary };
  if (!(await store.append(append))) throw new Error('the table was there already');
  return entries.length;
}

const planOf = (guest: Person | undefined) =>
  guest ? ({ type: 'open' } as const) : ({ type: 'bot', level: 'cat' } as const);

function logOf({ phase, host, guest }: OldTable): LogEvent[] {
  const secret = OLD_END.secret as string;
  const seat = (person: Person, at: number): LogEvent => ({
    type: 'seated',
    seat: at,
    person: person.id,
    name: person.name,
    isBot: false,
    number: houseNumber(commitmentTo(secret), at),
  });
  const before: LogEvent[] = [
    {
      type: 'opened',
      game: header.game,
      rules: header.rules,
      options: header.options as { players: number },
      settings: { listed: true, clock: CLOCK, absence: 'bot', delay: 0, chat: true },
      seats: [{ type: 'open' }, planOf(guest)],
      host: host.id,
      invitation: 'i'.repeat(22),
      secret,
    },
    seat(host, 0),
    ...(guest ? [seat(guest, 1)] : []),
  ];
  if (phase === 'open') return before;
  const played = game.slice(0, phase === 'over' ? undefined : -12).map(asLogged);
  return [...before, { type: 'started' }, ...played];
}

function asLogged(event: RecordEvent, at: number): LogEvent {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', round: event.round, deal: event.deal };
    case 'moved':
      return { type: 'moved', seat: event.seat, move: event.move, by: 'player', answers: at };
    case 'scored':
      return { type: 'scored', round: event.round, result: event.result };
    case 'ended':
      return { type: 'ended', reason: event.reason, totals: event.totals, places: event.places };
    case 'opened':
      throw new Error('a record is opened once');
  }
}
