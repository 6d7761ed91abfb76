// A table as it is set up, and as a reader sees it.

import { Type, type Static } from 'typebox';
import { BotLevel, Facts, GameId, Hex32, Id, Name, nullable, Seat, strict, Time } from './basics.ts';
import { LONGEST_TEXT, PHRASES, TEXT_PATTERN } from './limits.ts';

const HOUR = 3600;

export const Clock = Type.Union([
  strict({ type: Type.Literal('none') }, 'Everyone takes the time they need.'),
  strict(
    { type: Type.Literal('move'), seconds: Type.Integer({ minimum: 5, maximum: HOUR }) },
    'So many seconds for each move.',
  ),
  strict(
    {
      type: Type.Literal('bank'),
      seconds: Type.Integer({ minimum: 10, maximum: 4 * HOUR }),
      increment: Type.Integer({ minimum: 0, maximum: 300 }),
    },
    'So many seconds for the whole game, and a few more with each move.',
  ),
  strict(
    { type: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) },
    'By post: so many days for each move.',
  ),
]);
export type Clock = Static<typeof Clock>;

export const Absence = Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('resign')], {
  description:
    'What happens to the seat of a player who left or ran out of time: a bot plays until they return, ' +
    'the game waits, or the seat resigns.',
});
export type Absence = Static<typeof Absence>;

export const Settings = strict({
  listed: Type.Boolean({
    description: 'Whether the lobby shows the table; otherwise it can only be reached by its link.',
  }),
  clock: Clock,
  absence: Absence,
  delay: Type.Integer({ minimum: 0, maximum: 600, description: 'Delay for spectators in seconds.' }),
  chat: Type.Boolean({ description: 'Whether free text is allowed; preset phrases always are.' }),
});
export type Settings = Static<typeof Settings>;

export const SeatPlan = Type.Union([
  strict({ type: Type.Literal('open') }, 'For whoever comes.'),
  strict({ type: Type.Literal('invited') }, "For whoever holds the table's invitation."),
  strict({ type: Type.Literal('person'), person: Id }, 'For this person or bot account only.'),
  strict({ type: Type.Literal('bot'), level: BotLevel }, "One of the house's bots."),
]);
export type SeatPlan = Static<typeof SeatPlan>;

export const AwayReason = Type.Union([Type.Literal('left'), Type.Literal('time'), Type.Literal('resigned')]);
export type AwayReason = Static<typeof AwayReason>;

/** A seat as everyone sees it. */
export const SeatState = strict({
  plan: SeatPlan,
  person: nullable(Id),
  name: nullable(Type.String()),
  isBot: Type.Boolean({ description: 'A built-in bot or a bot account.' }),
  number: nullable(Hex32),
  isReady: Type.Boolean({
    description: 'Whether the player has said so; the host does not have to wait for it.',
  }),
  away: nullable(
    strict({
      why: AwayReason,
      bot: nullable(BotLevel),
    }),
  ),
});
export type SeatState = Static<typeof SeatState>;

export const SeatClock = strict({
  left: Type.Number({ description: 'Milliseconds left at `since`, or now if the clock is stopped.' }),
  since: nullable(
    Type.Number({ description: "When the seat's clock started running; null if it is stopped." }),
  ),
});
export type SeatClock = Static<typeof SeatClock>;

export const Ask = strict({
  what: Type.Union([Type.Literal('stop'), Type.Literal('takeback')]),
  seat: Seat,
  agreed: Type.Array(Seat),
});
export type Ask = Static<typeof Ask>;

export const EndReason = Type.Union([
  Type.Literal('finished'),
  Type.Literal('stopped'),
  Type.Literal('resigned'),
  Type.Literal('closed'),
]);
export type EndReason = Static<typeof EndReason>;

export const Result = strict({
  reason: EndReason,
  totals: Type.Array(Type.Integer()),
  places: Type.Array(Type.Integer()),
});
export type Result = Static<typeof Result>;

export const Phase = Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]);
export type Phase = Static<typeof Phase>;

const Rules = Type.Integer({
  description:
    'The version of the rules under which the table was opened. If the server plays another one, there is ' +
    'neither view nor move: the log can be read, and nothing more happens.',
});

const ofContest = {
  id: Type.String({ description: 'The contest whose deal is played here.' }),
  deal: Type.Integer(),
  isCounted: Type.Boolean({ description: 'Otherwise it is practice.' }),
};

/** Such a table has no secret of its own: the contest opens it. */
export const TableContest = strict({
  ...ofContest,
  rounds: nullable(Type.Integer()),
  revealsAt: Type.Number({ description: 'Until then only people who have played the same deal can see it.' }),
});
export type TableContest = Static<typeof TableContest>;

/** A table as one reader sees it now. The fields up to `next` tell of the table, the others of the game. */
export const TableState = strict({
  id: Id,
  n: Type.Integer({ description: 'The number of log entries included: continue reading events from here.' }),
  phase: Phase,
  game: GameId,
  rules: Rules,
  options: Facts,
  settings: Settings,
  host: Id,
  seats: Type.Array(SeatState),
  you: nullable(Seat),
  invitation: Type.Optional(Type.String({ description: 'For the host to share.' })),
  deals: strict({
    version: Type.Integer(),
    commitment: Hex32,
    secret: nullable(Hex32),
  }),
  ask: nullable(Ask),
  result: nullable(Result),
  after: nullable(Id),
  next: nullable(Type.String({ description: 'The table of the rematch.' })),
  view: nullable(
    Type.Unknown({ description: "What this reader may know of the game; see each game's view." }),
  ),
  legal: Type.Array(Type.String(), { description: 'The moves that you may make now.' }),
  asked: nullable(
    Type.Integer({ description: 'The number your move answers; null if it is not your turn.' }),
  ),
  clocks: nullable(Type.Array(SeatClock)),
  stopCounts: Type.Boolean({
    description:
      'Whether stopping now counts as resigning for all people: bots are playing, and the game is half over.',
  }),
  contest: Type.Optional(TableContest),
});
export type TableState = Static<typeof TableState>;

/** A line of a list. */
export const TableLine = strict({
  id: Id,
  game: GameId,
  rules: Rules,
  phase: Phase,
  options: Facts,
  clock: Clock,
  host: Type.Optional(Id),
  seats: Type.Array(
    strict({
      plan: SeatPlan,
      person: nullable(Id),
      name: nullable(Type.String()),
      isBot: Type.Boolean(),
    }),
  ),
  toMove: Type.Array(Seat),
  result: nullable(Result),
  openedAt: Time,
  changedAt: Time,
  contest: Type.Optional(strict(ofContest)),
});
export type TableLine = Static<typeof TableLine>;

/** One of: a table in the lobby as it stands now, one that has left it, one of your own that has changed. */
export const LobbyNews = strict({
  table: Id,
  line: Type.Optional(TableLine),
  gone: Type.Optional(Type.Literal(true)),
  yours: Type.Optional(Type.Literal(true)),
});
export type LobbyNews = Static<typeof LobbyNews>;

/**
 * Who opens also sits down, unless `sit` is null. No number comes along: the server must have promised before
 * it sees one. Whoever wants to add their own opens without sitting, and sits down then.
 */
export const OpenTable = strict({
  game: GameId,
  options: Type.Object({}, { additionalProperties: true, description: 'At least `players`.' }),
  settings: Type.Optional(Type.Partial(Settings, { additionalProperties: false })),
  seats: Type.Optional(
    Type.Array(SeatPlan, { maxItems: 8, description: 'One per player; all open if absent.' }),
  ),
  sit: Type.Optional(nullable(Seat)),
});
export type OpenTable = Static<typeof OpenTable>;

export const ChangeTable = strict({
  options: Type.Optional(Type.Object({}, { additionalProperties: true })),
  settings: Type.Optional(Type.Partial(Settings, { additionalProperties: false })),
  seats: Type.Optional(Type.Array(SeatPlan, { maxItems: 8 })),
});
export type ChangeTable = Static<typeof ChangeTable>;

export const Sit = strict({
  seat: Type.Optional(Seat),
  name: Type.Optional(Name),
  number: Type.Optional(Hex32),
  invitation: Type.Optional(Type.String({ maxLength: 64 })),
});
export type Sit = Static<typeof Sit>;

export const Act = strict({
  move: Type.String({ minLength: 1, maxLength: 60, description: 'In the notation of the legal moves.' }),
  answers: Type.Integer({ minimum: 0, description: 'The `asked` number of the turn it answers.' }),
});
export type Act = Static<typeof Act>;

export const Say = Type.Union([
  strict({ phrase: Type.Enum(PHRASES) }),
  strict({
    text: Type.String({
      minLength: 1,
      maxLength: LONGEST_TEXT,
      pattern: TEXT_PATTERN,
    }),
  }),
]);
export type Say = Static<typeof Say>;

/** Whom the host gives the table to: somebody who sits at it. */
export const HandOver = strict({ person: Id });

export const Ready = strict({ isReady: Type.Boolean() });
export const AskFor = strict({ what: Type.Union([Type.Literal('stop'), Type.Literal('takeback')]) });
export const Answer = strict({ agrees: Type.Boolean() });
