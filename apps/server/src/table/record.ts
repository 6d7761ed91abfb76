// The record of a game that is over, made from its log: what `menagerie verify` checks.

import type { Result } from '@menagerie/protocol';
import {
  DEAL_STREAM_VERSION,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordEnd,
  type RecordHeader,
  type RecordEvent,
} from '@menagerie/rules';
import { playEventOf } from './log.ts';
import type { Table } from './table.ts';

/**
 * None if no game was played, or if it is not over. While others still play the same deal its secret is not told: then
 * the promise is left out too, for one is not there without the other.
 */
export function recordOf(table: Table, { isSealed = false } = {}): readonly RecordEvent[] | null {
  const { game, result } = table;
  const started = table.entries.find(({ event }) => event.type === 'started');
  if (!result || !started) return null;
  return [
    {
      type: 'opened',
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: game.id,
      rules: table.rules,
      options: { ...table.options },
      seats: table.seats.map(({ plan, name, isBot }, seat) => {
        if (plan.type === 'bot') return { name: plan.level, bot: plan.level };
        const known = name || `player ${seat + 1}`;
        return isBot ? { name: known, bot: 'account' } : { name: known };
      }),
      date: new Date(started.at).toISOString(),
      ...(isSealed ? {} : { deals: promiseOf(table) }),
    },
    ...table.playedEvents().map(playEventOf),
    { type: 'ended', ...endOf(table, result), ...(isSealed ? {} : { secret: table.secret }) },
  ];
}

const promiseOf = ({ commitment, seats }: Table): RecordHeader['deals'] => ({
  version: DEAL_STREAM_VERSION,
  commitment,
  numbers: seats.map(({ number }) => number as string),
});

/** By the rules, which ignore resigning; for other rules versions, as in the log. */
function endOf({ game, position }: Table, result: Result): Pick<RecordEnd, 'reason' | 'totals' | 'places'> {
  if (!position) return { ...result, reason: result.reason === 'finished' ? 'finished' : 'stopped' };
  const { totals, places } = game.scores(position);
  const reason = game.isOver(position) ? 'finished' : 'stopped';
  return { reason, totals: [...totals], places: [...places] };
}
