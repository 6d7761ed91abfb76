// A table's log: what happened, numbered from 0. It holds the whole truth, hidden cards and the secret too, and
// is never shown as it is: visible.ts decides what each reader may see. Everything else is derived from it.

import type { AwayReason, BotLevel, EndReason, Id, SeatPlan, Settings } from '@menagerie/protocol';
import type { Dealt, Moved, Options, PlayEvent, Scored, Seat } from '@menagerie/rules';

/** A deal that many people play, each at a table like this one. */
export interface TableContest {
  readonly id: string;
  readonly deal: number;
  /** Otherwise it is practice. */
  readonly isCounted: boolean;
  /** The game is over after this many scored rounds, if not before. */
  readonly rounds: number | null;
  /** Until then only its player, and people who have played the same deal, may read it. */
  readonly hiddenUntil: number;
}

export type LogEvent =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly rules: number;
      readonly options: Options;
      readonly settings: Settings;
      readonly seats: readonly SeatPlan[];
      readonly host: Id;
      readonly invitation: string;
      readonly secret: string;
      /** The table that this one follows, for the same people. */
      readonly after?: Id;
      readonly contest?: TableContest;
    }
  | {
      readonly type: 'changed';
      readonly options: Options;
      readonly settings: Settings;
      readonly seats: readonly SeatPlan[];
    }
  /** The number goes into every deal, so that nobody alone decides the cards. */
  | {
      readonly type: 'seated';
      readonly seat: Seat;
      readonly person: Id;
      readonly name: string;
      readonly isBot: boolean;
      readonly number: string;
    }
  /** Before the start: the seat is free again. */
  | { readonly type: 'left'; readonly seat: Seat }
  /** Before the start: the host has sent the person away, who does not come back unless called. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly person: Id }
  /** Before the start: the person the seat was reserved for declined, and is not invited again. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly person: Id }
  /** Another person is the host. */
  | { readonly type: 'hosted'; readonly person: Id }
  | { readonly type: 'ready'; readonly seat: Seat; readonly isReady: boolean }
  | { readonly type: 'started' }
  | Dealt
  | (Moved & {
      readonly by: 'player' | 'bot';
      /** The number that the move answers: a repeated request is known by it. */
      readonly answers: number;
    })
  | Scored
  /** The seat's player is not playing; a bot does, if one is named. `resigned` is for good. */
  | { readonly type: 'away'; readonly seat: Seat; readonly why: AwayReason; readonly bot: BotLevel | null }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'asked'; readonly seat: Seat; readonly what: 'stop' | 'takeback' }
  | { readonly type: 'answered'; readonly seat: Seat; readonly agrees: boolean }
  /** The game continues as it was when the log had this many entries. */
  | { readonly type: 'rewound'; readonly to: number }
  /** No server could write for this long, and no clock ran. `since` is the time of the last beat before. */
  | { readonly type: 'resumed'; readonly since: number; readonly lost: number }
  | {
      readonly type: 'said';
      readonly person: Id;
      readonly name: string;
      readonly seat: Seat | null;
      readonly phrase?: string;
      readonly text?: string;
    }
  /** An operator removed the words of that entry, which has lost them. */
  | { readonly type: 'unsaid'; readonly said: number }
  /** An operator gave the person at the seat another name. */
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      readonly totals: readonly number[];
      readonly places: readonly number[];
    }
  | { readonly type: 'rematched'; readonly table: Id };

export interface LogEntry {
  readonly n: number;
  /** Milliseconds since 1970; never going back within a log. */
  readonly at: number;
  readonly event: LogEvent;
}

/** Events of the game itself. */
export type PlayedEvent = Extract<LogEvent, { type: PlayEvent['type'] }>;

export function isPlayed(event: LogEvent): event is PlayedEvent {
  return event.type === 'dealt' || event.type === 'moved' || event.type === 'scored';
}

/** Not what bots do by themselves, and what follows from it. */
export function isOfPerson(event: LogEvent): boolean {
  if (event.type === 'moved') return event.by === 'player';
  return !isPlayed(event) && event.type !== 'resumed' && event.type !== 'ended';
}

/** As the rules and a record know it. */
export function playEventOf(event: PlayedEvent): PlayEvent {
  if (event.type !== 'moved') return event;
  const { type, seat, move } = event;
  return { type, seat, move };
}
