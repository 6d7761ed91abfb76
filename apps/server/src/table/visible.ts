// What each reader may see: the only place where hidden information is removed, from states and entries alike.

import type { Entry, Id, LogLine, TableContest, TableEvent, TableState } from '@menagerie/protocol';
import { DEAL_STREAM_VERSION, listLegalMoves, type Seat } from '@menagerie/rules';
import type { LogEntry, TableContest as LoggedContest } from './log.ts';
import { stopCounts } from './proposals.ts';
import { Table, type Moment } from './table.ts';

/** Who looks, and from which seat; null: a spectator. */
export interface Reader {
  readonly person: Id | null;
  readonly seat: Seat | null;
  /** Whose words are not for them. */
  readonly mutes?: ReadonlySet<Id>;
}

export function readerOf(table: Table, person: Id | null, mutes?: ReadonlySet<Id>): Reader {
  return { person, seat: table.seatOf(person), ...(mutes ? { mutes } : {}) };
}

export function stateFor(table: Table, reader: Reader): TableState {
  const { id, phase, settings, host, after, next, ask, result, contest } = table;
  return {
    id,
    n: table.length,
    phase,
    game: table.game.id,
    rules: table.rules,
    options: { ...table.options },
    settings,
    host,
    seats: [...table.seats],
    you: reader.seat,
    ...(reader.person === host ? { invitation: table.invitation } : {}),
    deals: dealsOf(table),
    ask,
    result,
    after,
    next,
    ...turnFor(table, reader.seat),
    clocks: table.clocks && [...table.clocks],
    stopCounts: stopCounts(table),
    ...(contest ? { contest: contestOf(contest) } : {}),
  };
}

/** A secret that is not this table's alone is opened with the contest, and never here. */
function dealsOf({ commitment, secret, phase, contest }: Table): TableState['deals'] {
  const isTold = phase === 'over' && !contest;
  return { version: DEAL_STREAM_VERSION, commitment, secret: isTold ? secret : null };
}

const contestOf = ({ rounds, hiddenUntil, ...contest }: LoggedContest): TableContest => ({
  ...contest,
  rounds,
  revealsAt: hiddenUntil,
});

/** Whether others may see the table at all; people who have played the same deal may earlier. */
export const isHidden = ({ contest }: Table, now: number): boolean =>
  contest !== null && now < contest.hiddenUntil;

function turnFor(table: Table, seat: Seat | null): Pick<TableState, 'view' | 'legal' | 'asked'> {
  const { game, position } = table;
  // Between rounds the table is as the last one left it.
  if (!position || (game.awaitsDeal(position) && game.roundsScored(position) === 0)) {
    return { view: null, legal: [], asked: null };
  }
  const asked = seat === null ? null : table.asked[seat];
  const legal = asked === null || seat === null ? [] : listLegalMoves(game, position, seat);
  return { view: game.view(position, seat), legal: legal.map((move) => game.formatMove(move)), asked };
}

/** An entry as the reader may see it, with what it changed. */
export function entryFor({ entry, before, after }: Moment, reader: Reader): Entry {
  return {
    n: entry.n,
    at: entry.at,
    event: eventFor(after, entry, reader),
    now: entry.n === 0 ? beginningFor(after, reader) : changesFor(after, before, reader),
  };
}

/** The first entry has the whole state, except the invitation, which only the host can request. */
function beginningFor(table: Table, reader: Reader): Partial<TableState> {
  const { invitation: _, ...state } = stateFor(table, reader);
  return state;
}

function changesFor(table: Table, before: Table, reader: Reader): Partial<TableState> {
  const { phase, seats, options, settings, host, ask, result, next, clocks } = table;
  return {
    n: table.length,
    ...(phase !== before.phase ? { phase, deals: dealsOf(table) } : {}),
    ...(options !== before.options ? { options: { ...options } } : {}),
    ...(settings !== before.settings ? { settings } : {}),
    ...(host !== before.host ? { host } : {}),
    ...(seats !== before.seats ? { seats: [...seats], you: reader.seat } : {}),
    ...(ask !== before.ask ? { ask } : {}),
    ...(result !== before.result ? { result } : {}),
    ...(next !== before.next ? { next } : {}),
    ...(table.position !== before.position || table.asked !== before.asked
      ? turnFor(table, reader.seat)
      : {}),
    ...(stopCounts(table) !== stopCounts(before) ? { stopCounts: stopCounts(table) } : {}),
    ...(clocks !== before.clocks ? { clocks: clocks && [...clocks] } : {}),
  };
}

function eventFor(table: Table, { n, event }: LogEntry, { seat: eyes, mutes }: Reader): TableEvent {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', by: event.host };
    case 'changed':
      return { type: 'changed' };
    case 'dealt':
      return { type: 'dealt', round: event.round };
    case 'moved': {
      const { seat, by, move } = event;
      if (table.otherRules) {
        const isShown = seat === eyes || isOpenMove(table, move);
        return { type: 'moved', seat, ...(isShown ? { move } : {}), by, then: [] };
      }
      const made = table.lastStep;
      if (made?.n !== n) throw new Error('an entry is shown when the table has just taken it');
      const isShown = seat === eyes || !made.step.isSecret;
      return {
        type: 'moved',
        seat,
        ...(isShown ? { move } : {}),
        by,
        then: made.step.consequences.map((one) => ({ ...one })),
      };
    }
    case 'said': {
      const { phrase: _, text: __, ...unheard } = event;
      return mutes?.has(event.person) ? unheard : event;
    }
    case 'resumed':
      return { type: 'resumed', lost: event.lost };
    case 'ended':
      return {
        ...event,
        totals: [...event.totals],
        places: [...event.places],
        ...(table.contest ? {} : { secret: table.secret }),
      };
    case 'scored':
      return { ...event, result: { ...event.result } };
    default:
      return event;
  }
}

/** Under other rules there is no position to ask; what cannot even be read stays hidden. */
function isOpenMove({ game }: Table, text: string): boolean {
  const move = game.parseMove(text);
  return move.ok && !game.isSecretMove(move.value);
}

/** The entries that follow, as the reader may see them; the table takes them. */
export function* entriesAfter(
  table: Table,
  entries: readonly LogEntry[],
  person: Id | null,
  mutes?: ReadonlySet<Id>,
): Generator<Entry> {
  for (const entry of entries) yield entryFor(table.advance(entry), readerOf(table, person, mutes));
}

/** The events alone, from the first on. */
export function* eventsFor(
  id: Id,
  log: readonly LogEntry[],
  person: Id | null,
  mutes?: ReadonlySet<Id>,
): Generator<LogLine> {
  const table = new Table(id);
  for (const entry of log) {
    table.apply(entry);
    yield { n: entry.n, at: entry.at, event: eventFor(table, entry, readerOf(table, person, mutes)) };
  }
}

/** How many entries a reader may see now: spectators of a delayed table see the game later. */
export function visibleLength(table: Table, reader: Reader, now: number): number {
  const { delay } = table.settings;
  if (reader.seat !== null || delay === 0) return table.length;
  const start = table.startedAt;
  if (start === null) return table.length;
  let length = table.length;
  while (length > start && table.entries[length - 1].at > now - 1000 * delay) length--;
  return length;
}
