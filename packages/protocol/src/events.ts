// What a reader of a table's log gets: every entry has the same number for everyone, but contains only what that
// reader may know. `now` has the fields of the state that the entry changed; a reader keeps
// up by merging them into its state.

import { Type, type Static } from 'typebox';
import { BotLevel, Facts, Hex32, Id, nullable, Seat, strict, Time } from './basics.ts';
import { AwayReason, EndReason, TableState } from './table.ts';

const told = <K extends string, T extends Parameters<typeof strict>[0]>(type: K, fields: T) =>
  strict({ type: Type.Literal(type), ...fields });

export const TableEvent = Type.Union([
  told('opened', { by: Id }),
  told('changed', {}),
  told('seated', { seat: Seat, person: Id, name: Type.String(), isBot: Type.Boolean(), number: Hex32 }),
  told('left', { seat: Seat }),
  /** The host removed the person before the start. */
  told('removed', { seat: Seat, person: Id }),
  /** The person the seat was reserved for declined, so it is open. */
  told('declined', { seat: Seat, person: Id }),
  /** Another person becomes the host. */
  told('hosted', { person: Id }),
  told('ready', { seat: Seat, isReady: Type.Boolean() }),
  told('started', {}),
  told('dealt', { round: Type.Integer() }),
  told('moved', {
    seat: Seat,
    /** Absent: the move is hidden from this reader. */
    move: Type.Optional(Type.String()),
    by: Type.Union([Type.Literal('player'), Type.Literal('bot')]),
    /** What it led to. */
    then: Type.Array(strict({ type: Type.String(), rule: Type.String(), facts: Facts })),
  }),
  told('scored', { round: Type.Integer(), result: Facts }),
  told('away', { seat: Seat, why: AwayReason, bot: nullable(BotLevel) }),
  told('returned', { seat: Seat }),
  told('asked', { seat: Seat, what: Type.Union([Type.Literal('stop'), Type.Literal('takeback')]) }),
  told('answered', { seat: Seat, agrees: Type.Boolean() }),
  told('rewound', { to: Type.Integer() }),
  told('resumed', { lost: Type.Number() }),
  told('said', {
    person: Id,
    name: Type.String(),
    seat: nullable(Seat),
    phrase: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
  }),
  told('unsaid', { said: Type.Integer({ description: 'The entry whose message an operator removed.' }) }),
  told('renamed', { seat: Seat, name: Type.String() }),
  told('ended', {
    reason: EndReason,
    totals: Type.Array(Type.Integer()),
    places: Type.Array(Type.Integer()),
    /** Absent: it is revealed with the table's contest. */
    secret: Type.Optional(Hex32),
  }),
  told('rematched', { table: Id }),
]);
export type TableEvent = Static<typeof TableEvent>;

export const Entry = strict({
  n: Type.Integer(),
  at: Time,
  event: TableEvent,
  now: Type.Partial(TableState, { additionalProperties: false }),
});
export type Entry = Static<typeof Entry>;

/** An entry without the resulting state. */
export const LogLine = strict({ n: Type.Integer(), at: Time, event: TableEvent });
export type LogLine = Static<typeof LogLine>;

/** A line of a stream with `notices=yes` that isn't an entry: whether the server can save moves. */
export const Notice = strict({ store: Type.Union([Type.Literal('away'), Type.Literal('back')]) });
export type Notice = Static<typeof Notice>;
