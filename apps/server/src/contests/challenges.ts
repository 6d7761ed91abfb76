// Contests that people make: challenges of several deals, and the cards of a finished game for others to play.

import type { Id, NewChallenge, Person, SeatState } from '@menagerie/protocol';
import { findGame, parseOptions, type Result } from '@menagerie/rules';
import { randomId, randomSecret } from '../table/numbers.ts';
import { refuse, refuseOtherRules, type Refused } from '../table/ruling.ts';
import type { Table } from '../table/table.ts';
import type { Contest } from './contest.ts';
import { DAY_MS } from './days.ts';

/** How long the cards of a finished game may be played. */
export const DUPLICATE_DAYS = 60;

type Made = Result<Contest, Refused>;

export function challenge(host: Id, wish: NewChallenge, now: number): Made {
  const game = findGame(wish.game);
  if (!game) return refuse('bad-options', `There is no game called ${wish.game.slice(0, 40)}.`);
  const options = parseOptions(game, wish.options);
  if (!options.ok) return refuse('bad-options', `Invalid options: ${options.error.reason}.`);
  const { players } = options.value;
  if (players < 2) return refuse('bad-options', 'A challenge needs an opponent.');
  return {
    ok: true,
    value: {
      id: randomId(),
      kind: 'challenge',
      game: game.id,
      plan: {
        rules: game.rulesVersion,
        options: options.value,
        rounds: wish.rounds ?? null,
        seat: 0,
        levels: Array.from({ length: players }, (_, seat) => (seat === 0 ? null : wish.level)),
        deals: wish.deals,
      },
      secret: randomSecret(),
      opensAt: now,
      closesAt: now + wish.days * DAY_MS,
      title: wish.title ?? '',
      host,
      listed: wish.listed ?? false,
      source: null,
    },
  };
}

/** The same cards, seat and bots as at a table that is over. */
export function duplicate(table: Table, { id: host }: Person, now: number): Made {
  const { game, rules, options, secret, seats, phase, hasBegun } = table;
  if (table.otherRules) return refuseOtherRules(table, table.otherRules);
  const seat = table.seatOf(host);
  if (seat === null) return refuse('not-seated', 'Only the player of these cards can share them.');
  if (phase !== 'over' || !hasBegun) return refuse('not-over', 'The game is not over yet.');
  const isHouse = ({ plan }: SeatState): boolean => plan.type === 'bot';
  if (!seats.every((one, at) => at === seat || isHouse(one)))
    return refuse('bad-seats', 'Only the cards of a game against built-in bots can be shared.');
  return {
    ok: true,
    value: {
      id: randomId(),
      kind: 'duplicate',
      game: game.id,
      plan: {
        rules,
        options,
        rounds: null,
        seat,
        levels: seats.map(({ plan }) => (plan.type === 'bot' ? plan.level : null)),
        deals: 1,
        numbers: seats.map(({ number }) => number as string),
      },
      secret,
      opensAt: now,
      closesAt: now + DUPLICATE_DAYS * DAY_MS,
      title: '',
      host,
      listed: false,
      source: table.id,
    },
  };
}
