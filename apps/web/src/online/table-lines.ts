// Helpers for the server's lists of tables: who sits there, what is free, where it's the reader's turn.

import type { LobbyNews, TableLine } from '@menagerie/protocol';

export function seatOf({ seats }: TableLine, me: string | null): number | null {
  const seat = me === null ? -1 : seats.findIndex(({ person }) => person === me);
  return seat < 0 ? null : seat;
}

export function isAsked(line: TableLine, me: string | null): boolean {
  const seat = seatOf(line, me);
  return line.phase === 'playing' && seat !== null && line.toMove.includes(seat);
}

/** Seats that are open to anyone. */
export function freeSeats({ phase, seats }: TableLine): number {
  return phase === 'open' ? seats.filter(isFree).length : 0;
}

export function isFree({ plan, person }: TableLine['seats'][number]): boolean {
  return plan.type === 'open' && person === null;
}

/** Whether a seat is reserved for the reader, who hasn't sat down yet. */
export function isCalled(line: TableLine, me: string | null): boolean {
  return (
    line.phase === 'open' &&
    line.host !== me &&
    seatOf(line, me) === null &&
    line.seats.some(({ plan, person }) => plan.type === 'person' && plan.person === me && person === null)
  );
}

/** The reader's turns first, then other running games, then tables that wait to start; latest change first. */
export function sortOwn(games: readonly TableLine[], me: string | null): readonly TableLine[] {
  const rank = (line: TableLine): number => (isAsked(line, me) ? 0 : line.phase === 'open' ? 2 : 1);
  return games.toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}

/** If nothing has changed for this long, the host of an open table may have left. */
const FRESH_MS = 180_000;

/** Tables for quick play: the reader's own first, then those with recent activity, fullest first. */
export function quickTables(
  tables: readonly TableLine[],
  { game, me, now }: { readonly game: string; readonly me: string | null; readonly now: number },
): readonly TableLine[] {
  const fits = (line: TableLine): boolean =>
    line.game === game &&
    line.phase === 'open' &&
    line.clock.type !== 'days' &&
    (freeSeats(line) > 0 || seatOf(line, me) !== null);
  const rank = (line: TableLine): number => {
    if (seatOf(line, me) !== null) return 0;
    return freeSeats(line) + (now - line.changedAt < FRESH_MS ? 0 : line.seats.length);
  };
  return tables.filter(fits).toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}

/** The lobby's tables after an update. Existing rows keep their place: somebody may be about to press one. */
export function withNews(
  tables: readonly TableLine[],
  { table, line, gone }: LobbyNews,
): readonly TableLine[] {
  if (gone) return tables.filter(({ id }) => id !== table);
  if (!line) return tables;
  return tables.some(({ id }) => id === table)
    ? tables.map((one) => (one.id === table ? line : one))
    : [line, ...tables];
}

export interface News {
  /** Games where it has become the reader's turn. */
  readonly asked: readonly TableLine[];
  /** New open tables of other people. */
  readonly opened: readonly TableLine[];
}

/** What is worth announcing between two versions of the lists. */
export function newsOf(before: Lists, after: Lists, me: string | null): News {
  const asked = new Set(before.games.filter((line) => isAsked(line, me)).map(({ id }) => id));
  const known = new Set(before.tables.map(({ id }) => id));
  return {
    asked: after.games.filter((line) => isAsked(line, me) && !asked.has(line.id)),
    opened: after.tables.filter(
      (line) => !known.has(line.id) && freeSeats(line) > 0 && seatOf(line, me) === null,
    ),
  };
}

export interface Lists {
  readonly tables: readonly TableLine[];
  readonly games: readonly TableLine[];
}
