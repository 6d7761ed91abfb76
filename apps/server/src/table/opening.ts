// Before the game: a table is opened, changed, people sit down and leave, the host starts.

import type {
  BotLevel,
  ChangeTable,
  Id,
  OpenTable,
  Person,
  SeatPlan,
  Settings,
  Sit,
} from '@menagerie/protocol';
import { isHouseName, tellApart } from '@menagerie/protocol';
import {
  findGame,
  houseNumber,
  parseOptions,
  Replay,
  type Game,
  type Options,
  type Result,
  type Seat,
} from '@menagerie/rules';
import { MOST_BEFORE_START, tooOften } from './acts.ts';
import { accept, refuse, refuseOtherRules, type Ruling, type Refused } from './ruling.ts';
import type { LogEvent } from './log.ts';
import { randomId, randomSecret } from './numbers.ts';
import { Table } from './table.ts';

const USUAL: Settings = {
  listed: false,
  clock: { type: 'none' },
  absence: 'bot',
  delay: 0,
  chat: true,
};

/** The host sits down in the same breath, unless they do not want to: no table is left without its host. */
export function open(host: Person, wish: OpenTable): Ruling {
  const game = findGame(wish.game);
  if (!game) return refuse('bad-options', `There is no game called ${wish.game.slice(0, 40)}.`);
  const arranged = arrange(game, { options: wish.options, settings: wish.settings ?? {}, seats: wish.seats });
  if (!arranged.ok) return arranged;
  const secret = randomSecret();
  const opened: LogEvent = {
    type: 'opened',
    game: game.id,
    rules: game.rulesVersion,
    ...arranged.value,
    host: host.id,
    invitation: randomId(),
    secret,
  };
  if (wish.sit === null) return accept(opened);
  const table = Table.from('', [{ n: 0, at: 0, event: opened }]);
  const seated = sit(table, host, wish.sit === undefined ? {} : { seat: wish.sit });
  return seated.ok ? accept(opened, ...seated.value) : seated;
}

interface Arrangement {
  readonly options: Options;
  readonly settings: Settings;
  readonly seats: readonly SeatPlan[];
}

interface ArrangementWish {
  readonly options: unknown;
  readonly settings: Partial<Settings>;
  readonly seats: readonly SeatPlan[] | undefined;
}

function arrange(
  game: Game,
  { options: given, settings, seats }: ArrangementWish,
): Result<Arrangement, Refused> {
  const options = parseOptions(game, given);
  if (!options.ok) return refuse('bad-options', `Invalid options: ${options.error.reason}.`);
  const { players } = options.value;
  if (seats && seats.length !== players) {
    return refuse('bad-seats', `There are ${players} players, but ${seats.length} seats.`);
  }
  const plans = seats ?? Array.from({ length: players }, (): SeatPlan => ({ type: 'open' }));
  return { ok: true, value: { options: options.value, settings: { ...USUAL, ...settings }, seats: plans } };
}

export function change(table: Table, person: Person, wish: ChangeTable): Ruling {
  const barred = mayArrange(table, person) ?? tooOften(table, person.id);
  if (barred) return barred;
  const wished = { ...table.options, ...wish.options };
  // Options that depend on the number of players are chosen anew with it.
  const options = wish.options && 'players' in wish.options ? wish.options : wished;
  const plans = table.seats.map(({ plan }) => plan);
  const seats = wish.seats ?? fitted(plans, Number(wished['players']));
  const arranged = arrange(table.game, { options, settings: { ...table.settings, ...wish.settings }, seats });
  if (!arranged.ok) return arranged;
  const lost = table.seats.findIndex(({ person: sits }, seat) => {
    const plan = arranged.value.seats[seat] as SeatPlan | undefined;
    return (
      sits !== null && (!plan || plan.type === 'bot' || (plan.type === 'person' && plan.person !== sits))
    );
  });
  if (lost >= 0) return refuse('seat-taken', `Seat ${lost} is taken and cannot be changed.`);
  if (calledBy(table, arranged.value.seats).some((called) => table.declined.has(called))) return NOT_CALLABLE;
  return accept({ type: 'changed', ...arranged.value });
}

function fitted(plans: readonly SeatPlan[], players: number): readonly SeatPlan[] {
  if (!(players >= 0 && players <= 8)) return plans;
  return Array.from({ length: players }, (_, seat) => plans[seat] ?? { type: 'open' });
}

/** The same for all reasons: why somebody cannot be called is their own affair. */
export const NOT_CALLABLE = refuse('not-callable', 'This person cannot be invited right now.');

/** The people whom these plans call and whom the table did not call before. */
export function calledBy(
  { seats, host }: Pick<Table, 'seats' | 'host'>,
  plans: readonly SeatPlan[],
): readonly Id[] {
  const known = new Set([
    host,
    ...seats.flatMap(({ plan, person }) => [person, plan.type === 'person' ? plan.person : null]),
  ]);
  const called = plans.flatMap((plan) =>
    plan.type === 'person' && !known.has(plan.person) ? plan.person : [],
  );
  return [...new Set(called)];
}

export function mayArrange(
  table: Table,
  person: Person,
): { readonly ok: false; readonly error: Refused } | null {
  if (table.phase !== 'open') return refuse('already-started', 'The game has already started.');
  if (table.host !== person.id) return refuse('not-host', 'Only the host of the table can do that.');
  return null;
}

/** `foes`: people who do not want to meet the one who sits down. */
export function sit(table: Table, person: Person, wish: Sit, foes: readonly Id[] = []): Ruling {
  if (table.phase !== 'open') return refuse('already-started', 'The game has started. You can watch.');
  const own = table.seatOf(person.id);
  if (own !== null && (wish.seat === undefined || wish.seat === own)) return accept();
  if (table.removed.has(person.id) || foes.includes(table.host))
    return refuse('not-welcome', 'You cannot take a seat at this table.');
  const often = table.length < MOST_BEFORE_START ? tooOften(table, person.id) : TABLE_FULL;
  if (often) return often;
  if (wish.name !== undefined && isHouseName(wish.name)) return NAME_RESERVED;
  const seat =
    wish.seat ?? table.seats.findIndex((_, at) => maySit(table, person, at, wish.invitation) === null);
  if (seat < 0) return refuse('seat-taken', 'There is no free seat for you.');
  if (seat >= table.seats.length) return refuse('bad-seats', `There is no seat ${seat}.`);
  const barred = maySit(table, person, seat, wish.invitation);
  if (barred) return barred;
  const number = wish.number ?? houseNumber(table.commitment, seat);
  const { id, isBot } = person;
  const seated: LogEvent = {
    type: 'seated',
    seat,
    person: id,
    name: nameFor(table, person.id, wish.name ?? person.name),
    isBot,
    number,
  };
  return own === null ? accept(seated) : accept({ type: 'left', seat: own }, seated);
}

const TABLE_FULL = refuse('too-often', 'Too many people have come and gone at this table. Open another one.');
export const NAME_RESERVED = refuse(
  'name-reserved',
  'That is the name of a built-in bot. Choose another name.',
);

/** Nobody at a table looks like another; whoever comes later gets a number. */
function nameFor({ seats }: Table, person: Id, name: string): string {
  const others = seats.flatMap((seat) => (seat.person === person ? [] : (seat.name ?? [])));
  return tellApart(name, isHouseName(name) ? [...others, name] : others);
}

function maySit(table: Table, person: Person, seat: Seat, invitation: string | undefined): Ruling | null {
  const { plan, person: sits } = table.seats[seat];
  if (sits !== null || plan.type === 'bot') return refuse('seat-taken', `Seat ${seat} is taken.`);
  const isHost = person.id === table.host;
  if (plan.type === 'person' && plan.person !== person.id) {
    return refuse('not-invited', `Seat ${seat} is reserved for somebody else.`);
  }
  if (plan.type === 'invited' && !isHost && invitation !== table.invitation) {
    return refuse('not-invited', `Seat ${seat} needs an invitation from the host.`);
  }
  return null;
}

export function start(table: Table, person: Person, fill: BotLevel | undefined): Ruling {
  if (table.phase === 'playing') return accept();
  const barred = mayArrange(table, person);
  if (barred) return barred;
  const events: LogEvent[] = [];
  if (table.seats.some(isEmpty)) {
    if (!fill) return refuse('not-ready', 'There are empty seats. Wait, or fill them with bots.');
    const seats = table.seats.map((seat): SeatPlan =>
      isEmpty(seat) ? { type: 'bot', level: fill } : seat.plan,
    );
    events.push({ type: 'changed', options: table.options, settings: table.settings, seats });
  }
  if (!table.seats.some((seat) => seat.person !== null))
    return refuse('not-ready', 'Nobody sits at the table.');
  const numbers = table.seats.map(({ number }, seat) => number ?? houseNumber(table.commitment, seat));
  const dealt = Replay.start(table.game, table.options).deal({ secret: table.secret, numbers });
  return accept(...events, { type: 'started' }, ...(dealt ? [dealt.event] : []));
}

const isEmpty = ({ plan, person }: Table['seats'][number]): boolean => person === null && plan.type !== 'bot';

export function leaveSeat(table: Table, person: Id): Ruling {
  const seat = table.seatOf(person);
  return seat === null ? accept() : accept({ type: 'left', seat });
}

export function sayReady(table: Table, person: Id, isReady: boolean): Ruling {
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  if (table.phase !== 'open') return refuse('already-started', 'The game has already started.');
  if (table.seats[seat].isReady === isReady) return accept();
  return tooOften(table, person) ?? accept({ type: 'ready', seat, isReady });
}

/** Nobody started it in time: it leaves the lobby, where its link still leads to it, or else is closed. */
export function expire(table: Table): Ruling {
  const { phase, options, settings, seats } = table;
  if (phase !== 'open') return accept();
  if (!settings.listed) return close(table);
  const plans = seats.map(({ plan }) => plan);
  return accept({ type: 'changed', options, settings: { ...settings, listed: false }, seats: plans });
}

/** No game comes of it. */
export function close({ phase }: Table): Ruling {
  if (phase !== 'open') return accept();
  return accept({ type: 'ended', reason: 'stopped', totals: [], places: [] });
}

/** The same table again, each seat kept for who had it. */
export function again(table: Table, person: Person, mayCall = (_: Id): boolean => true): Ruling {
  if (table.otherRules) return refuseOtherRules(table, table.otherRules);
  if (table.phase !== 'over' || !table.hasBegun) return refuse('not-over', 'The game is not over yet.');
  if (table.seatOf(person.id) === null) return refuse('not-seated', 'Only players can ask for a rematch.');
  const { game, options, settings, id: after } = table;
  const seats = table.seats.map((seat): SeatPlan => {
    if (seat.person === null) return seat.plan;
    return mayCall(seat.person) ? { type: 'person', person: seat.person } : { type: 'open' };
  });
  return accept({
    type: 'opened',
    game: game.id,
    rules: game.rulesVersion,
    options,
    // Those who watch with a delay would know by it that the game is over.
    settings: { ...settings, listed: settings.listed && settings.delay === 0 },
    seats,
    host: person.id,
    invitation: randomId(),
    secret: randomSecret(),
    after,
  });
}
