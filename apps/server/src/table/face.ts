// What lists and the sweep know of a table.

import type { TableLine } from '@menagerie/protocol';
import type { Face } from '../store/store.ts';
import { deadlineOf } from './clocks.ts';
import { isRated } from './result.ts';
import type { Table } from './table.ts';

/** The server that took the last entry lets its bots move and rates the game; after this time any other may. */
const GRACE_MS = 2_000;
const HOUR_MS = 60 * 60 * 1000;
/** How long a table waits for its start. */
const OPEN_MS = { listed: HOUR_MS, byLink: 7 * 24 * HOUR_MS };

export function faceOf(table: Table): Face {
  const { phase, game, settings } = table;
  const called = table.seats.flatMap(
    ({ plan, person }) => person ?? (plan.type === 'person' ? plan.person : []),
  );
  // Where no game was played, the host keeps the table.
  const people = table.position === null ? [table.host, ...called] : called;
  return {
    phase,
    game: game.id,
    listed: settings.listed,
    dueAt: dueAt(table),
    people: [...new Set(people)],
    line: lineOf(table),
  };
}

function dueAt(table: Table): number | null {
  const { phase, settings, lastAt } = table;
  // Until it is rated: the store knows when that is done.
  if (phase === 'over') return isRated(table) ? lastAt + GRACE_MS : null;
  if (phase === 'open') return lastAt + (settings.listed ? OPEN_MS.listed : OPEN_MS.byLink);
  const bots = table.movers.some((seat) => table.botAt(seat) !== null) ? [lastAt + GRACE_MS] : [];
  const deadlines = settings.absence === 'wait' ? [] : (table.clocks ?? []).map(deadlineOf);
  const times = [...bots, ...deadlines.filter((time) => time !== null)];
  return times.length === 0 ? null : Math.min(...times);
}

function lineOf(table: Table): TableLine {
  const { id, phase, game, options, settings, result } = table;
  return {
    id,
    game: game.id,
    phase,
    options: { ...options },
    clock: settings.clock,
    seats: table.seats.map(({ plan, person, name, isBot }) => ({ plan, person, name, isBot })),
    toMove: [...table.movers],
    result,
    openedAt: table.entries[0].at,
    changedAt: table.lastAt,
  };
}
