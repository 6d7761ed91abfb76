// A game that somebody played against bots on their own device, as a table that is over: so its cards can be handed
// on like those of any other. Its player has known all of them, and may have taken moves back: it is never rated.

import { createHash } from 'node:crypto';
import { BotLevel, type Id, type Person, type SeatPlan, type Settings } from '@menagerie/protocol';
import { checkDeals, findGame, readRecord, type GameRecord, type Result } from '@menagerie/rules';
import { Value } from 'typebox/value';
import type { LogEvent } from '../table/log.ts';
import { randomId } from '../table/numbers.ts';
import { finalPlaces } from '../table/result.ts';
import { accept, refuse, type Refused, type Ruling } from '../table/ruling.ts';
import { revealsAt, type Contest } from './contest.ts';
import { DUPLICATE_DAYS } from './challenges.ts';
import { DAY_MS } from './days.ts';

export interface Brought {
  readonly contest: Contest;
  /** The same for the same game of the same person. */
  readonly table: Id;
  /** The table with all that happened at it. */
  readonly open: (contest: Contest) => Ruling;
}

const SETTINGS: Settings = {
  listed: false,
  clock: { type: 'none' },
  absence: 'wait',
  delay: 0,
  chat: false,
};

export function fromDevice(text: string, person: Person, now: number): Result<Brought, Refused> {
  const read = readRecord(text, findGame);
  if (!read.ok) {
    const { code, reason, line, versions } = read.error;
    if (versions) return refuse('other-rules', `This record ${reason}.`, { facts: { ...versions } });
    return refuse('bad-request', `Line ${line} of the record: ${reason} (${code}).`);
  }
  const record = read.value;
  const { header, end, game, options } = record;
  const checked = checkDeals(record);
  const { secret } = end;
  if (!checked.ok || checked.value !== 'matched' || !header.deals || secret === undefined)
    return refuse('bad-request', 'The cards of this record were not dealt as promised.');
  if (end.reason !== 'finished') return refuse('not-over', 'The game is not over yet.');
  const levels = header.seats.map(({ bot }) => (Value.Check(BotLevel, bot) ? bot : null));
  const seat = levels.indexOf(null);
  const people = header.seats.filter(({ bot }) => bot === undefined);
  if (people.length !== 1 || levels.filter((level) => level === null).length !== 1 || levels.length < 2)
    return refuse('bad-seats', 'Only the cards of a game of one person against built-in bots can be shared.');
  const table = idOf(person.id, secret);
  const { numbers } = header.deals;
  const contest: Contest = {
    id: randomId(),
    kind: 'duplicate',
    game: game.id,
    plan: {
      rules: game.rulesVersion,
      options,
      rounds: null,
      seat,
      levels,
      deals: 1,
      numbers,
      isFromDevice: true,
    },
    secret,
    opensAt: now,
    closesAt: now + DUPLICATE_DAYS * DAY_MS,
    title: '',
    host: person.id,
    listed: false,
    source: table,
  };
  return { ok: true, value: { contest, table, open: (kept) => openBrought(record, kept, person) } };
}

function openBrought({ game, options, events, end }: GameRecord, contest: Contest, person: Person): Ruling {
  const { seat, levels, numbers } = contest.plan;
  const opened: LogEvent = {
    type: 'opened',
    game: game.id,
    rules: game.rulesVersion,
    options,
    settings: SETTINGS,
    seats: levels.map((level): SeatPlan => (level === null ? { type: 'open' } : { type: 'bot', level })),
    host: person.id,
    invitation: randomId(),
    secret: contest.secret,
    contest: { id: contest.id, deal: 0, isCounted: true, rounds: null, hiddenUntil: revealsAt(contest) },
  };
  const { id, name, isBot } = person;
  const number = numbers?.[seat] ?? '';
  const log: LogEvent[] = [
    opened,
    { type: 'seated', seat, person: id, name, isBot, number },
    { type: 'started' },
  ];
  for (const event of events) {
    if (event.type === 'moved') {
      const by = event.seat === seat ? 'player' : 'bot';
      log.push({ ...event, by, answers: log.length });
    } else if (event.type === 'dealt' || event.type === 'scored') log.push(event);
  }
  const { totals, places } = end;
  const nobodyResigned = totals.map(() => false);
  log.push({ type: 'ended', reason: 'finished', totals, places: finalPlaces(places, nobodyResigned) });
  return accept(...log);
}

/** As long as any other id, and not to be guessed by who does not know the secret. */
const idOf = (person: Id, secret: string): Id =>
  createHash('sha256')
    .update(`menagerie/from-device/1 ${person} ${secret}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
