// What lists and the sweep know of a table.

import type { Id, TableLine } from '@menagerie/protocol';
import { findGame } from '@menagerie/rules';
import type { TableSummary } from '../store/store.ts';
import { deadlineOf } from './clocks.ts';
import { abandonedAt } from './following.ts';
import { isRated } from './result.ts';
import type { Table } from './table.ts';

/** The server that took the last entry runs its bots and rates the game; after this time any other may. */
const GRACE_MS = 2_000;
const MINUTE_MS = 60 * 1000;
/** How long an unattended listed table waits for its start: see live/presence.ts. */
export const LISTED_MS = 2 * MINUTE_MS;
/** How long a table waits that is known by its link alone. */
const BY_LINK_MS = 7 * 24 * 60 * MINUTE_MS;

export function summaryOf(table: Table): TableSummary {
  const { phase, game, settings } = table;
  return {
    phase,
    game: game.id,
    listed: settings.listed,
    dueAt: dueAt(table),
    people: peopleAt(table),
    host: table.host,
    hiddenUntil: hiddenUntil(table),
    noticeAt: noticeAt(table),
    line: lineOf(table),
  };
}

/** Who watches with a delay learns from the lobby no sooner that the game is over. */
function hiddenUntil({ endedAt, hasBegun, settings: { listed, delay } }: Table): number | null {
  return endedAt !== null && hasBegun && listed && delay > 0 ? endedAt + 1000 * delay : null;
}

/** A person alone with bots needs no notification; neither does a contest player, for whom nobody waits. */
function noticeAt({ phase, seats, movers, contest, lastAt }: Table): number | null {
  if (contest) return null;
  const isKept = seats.some(({ plan, person }) => plan.type === 'person' && person === null);
  if (phase === 'open') return isKept ? lastAt : null;
  const people = seats.filter(({ person, isBot }) => person !== null && !isBot).length;
  const isAsked = movers.some((seat) => seats[seat].person !== null && !seats[seat].isBot);
  return phase === 'playing' && people > 1 && isAsked ? lastAt : null;
}

/** Those who sit or are called; where no game was played, the host keeps the table too. */
export function peopleAt({ seats, hasBegun, host }: Table): readonly Id[] {
  const called = seats.flatMap(({ plan, person }) => person ?? (plan.type === 'person' ? plan.person : []));
  return [...new Set(hasBegun ? called : [host, ...called])];
}

export function dueAt(table: Table): number | null {
  const { phase, settings, lastAt } = table;
  // Until it is rated or counted: the store knows when that is done.
  if (phase === 'over') return isRated(table) || table.contest?.isCounted ? lastAt + GRACE_MS : null;
  if (phase === 'open') return lastAt + (settings.listed ? LISTED_MS : BY_LINK_MS);
  return earliest([hasBotToMove(table) ? lastAt + GRACE_MS : null, deadlineAt(table)]);
}

/** When to look again at a table whose bots are paused because nobody follows the game. */
export function pausedUntil(table: Table): number | null {
  return earliest([abandonedAt(table), deadlineAt(table)]);
}

export function hasBotToMove(table: Table): boolean {
  return table.movers.some((seat) => table.botAt(seat) !== null);
}

function deadlineAt({ settings, clocks }: Table): number | null {
  return settings.absence === 'wait' ? null : earliest((clocks ?? []).map(deadlineOf));
}

function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Whether the game of a list's line can be played, watched and joined by this program. */
export const isOfTheseRules = ({ game, rules }: TableLine): boolean => findGame(game)?.rulesVersion === rules;

function lineOf(table: Table): TableLine {
  const { id, phase, game, rules, options, settings, result, contest } = table;
  return {
    id,
    game: game.id,
    rules,
    phase,
    options: { ...options },
    clock: settings.clock,
    host: table.host,
    seats: table.seats.map(({ plan, person, name, isBot }) => ({ plan, person, name, isBot })),
    toMove: [...table.movers],
    result,
    openedAt: table.entries[0].at,
    changedAt: table.lastAt,
    ...(contest ? { contest: { id: contest.id, deal: contest.deal, isCounted: contest.isCounted } } : {}),
  };
}
