// A contest's table: how it is opened, and what happens when it is over.

import type { Id, Outcome, Person, SeatPlan, Settings } from '@menagerie/protocol';
import { findGame, otherRules, Replay } from '@menagerie/rules';
import type { LogEvent } from '../table/log.ts';
import { randomId } from '../table/numbers.ts';
import { accept, refuse, refuseOtherRules, type Ruling } from '../table/ruling.ts';
import type { Table } from '../table/table.ts';
import { numbersOf, revealsAt, secretOf, type Contest } from './contest.ts';

/** Nobody waits for anyone: there is no clock, and a player who leaves finds the game unchanged. */
const SETTINGS: Settings = {
  listed: false,
  clock: { type: 'none' },
  absence: 'wait',
  delay: 0,
  chat: false,
};

/** The result of one person's game. */
export interface PlayResult {
  readonly total: number;
  readonly margin: number;
  readonly place: number;
  readonly outcome: Outcome;
  /** The person's own moves: the same moves mean the same game. */
  readonly line: string;
  readonly moves: number;
  readonly thinkMs: number;
  readonly endedAt: number;
}

/** Opened, sat at and started in one breath. */
export function openPlay(contest: Contest, deal: number, person: Person, isCounted: boolean): Ruling {
  const game = findGame(contest.game);
  if (!game) return refuse('no-contest', 'There is no such game here.');
  const { options, rounds, rules, seat, levels } = contest.plan;
  const versions = otherRules(game, rules);
  if (versions) return refuseOtherRules({ game }, versions);
  const [secret, numbers] = [secretOf(contest, deal), numbersOf(contest, deal)];
  const plans = levels.map((level): SeatPlan => (level === null ? { type: 'open' } : { type: 'bot', level }));
  const opened: LogEvent = {
    type: 'opened',
    game: game.id,
    rules,
    options,
    settings: SETTINGS,
    seats: plans,
    host: person.id,
    invitation: randomId(),
    secret,
    contest: { id: contest.id, deal, isCounted, rounds, hiddenUntil: revealsAt(contest) },
  };
  const { id, name, isBot } = person;
  const dealt = Replay.start(game, options).deal({ secret, numbers });
  return accept(
    opened,
    { type: 'seated', seat, person: id, name, isBot, number: numbers[seat] },
    { type: 'started' },
    ...(dealt ? [dealt.event] : []),
  );
}

/** Null: it is not over. */
export function resultOf(table: Table, person: Id): PlayResult | null {
  const { result, endedAt, contest } = table;
  const seat = table.seatOf(person);
  if (!result || endedAt === null || seat === null) return null;
  const { totals, places } = result;
  const others = totals.filter((_, other) => other !== seat);
  const own = table
    .playedEvents()
    .flatMap((event) => (event.type === 'moved' && event.seat === seat ? [event.move] : []));
  return {
    total: totals[seat] ?? 0,
    margin: (totals[seat] ?? 0) - Math.max(...others, -Infinity),
    place: places[seat] ?? 0,
    outcome: outcomeOf(result.reason, contest !== null && endedAt >= contest.hiddenUntil),
    line: own.join(' '),
    moves: own.length,
    thinkMs: thinkMs(table, seat),
    endedAt,
  };
}

function outcomeOf(reason: NonNullable<Table['result']>['reason'], isLate: boolean): Outcome {
  if (reason === 'closed') return 'closed';
  if (isLate) return 'late';
  return reason === 'finished' ? 'finished' : 'resigned';
}

/** How long the person was asked for a move, all in all. */
function thinkMs({ entries }: Table, seat: number): number {
  return entries.reduce((sum, { at, event }) => {
    if (event.type !== 'moved' || event.seat !== seat || event.by !== 'player') return sum;
    return sum + at - entries[event.answers - 1].at;
  }, 0);
}
