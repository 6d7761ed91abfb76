// How often a person does things at one table that are not part of the game: sit down and leave, be ready or not,
// change settings, ask for takebacks, chat. This is limited, so that a log stays short enough to read.

import type { Id } from '@menagerie/protocol';
import type { LogEvent } from './log.ts';
import { refuse, type Refused } from './ruling.ts';

/** By person. */
export type Acts = ReadonlyMap<Id, { readonly acts: number; readonly words: number }>;

/** Of one person at one table. */
export const MOST = { acts: 200, words: 200 } as const;
/** Before the start, of all who come and go. */
export const MOST_BEFORE_START = 2_000;

/** The kinds of actions counted here. */
interface Counted {
  readonly acts: Acts;
  readonly host: Id;
  readonly seats: readonly { readonly person: Id | null }[];
}

const NONE = { acts: 0, words: 0 };

export function countActs(table: Counted, event: LogEvent): Acts {
  const person = actorOf(table, event);
  if (person === null) return table.acts;
  const kind = event.type === 'said' ? 'words' : 'acts';
  const before = table.acts.get(person) ?? NONE;
  return new Map(table.acts).set(person, { ...before, [kind]: before[kind] + 1 });
}

/** Who did it; null if it does not count: answers and moves follow from what others do. */
function actorOf({ host, seats }: Counted, event: LogEvent): Id | null {
  switch (event.type) {
    case 'changed':
    case 'removed':
    case 'hosted':
      return host;
    case 'seated':
    case 'said':
      return event.person;
    case 'ready':
    case 'asked':
    case 'returned':
      return seats[event.seat].person;
    default:
      return null;
  }
}

type Refusal = { readonly ok: false; readonly error: Refused };

/** Null: the person may continue. */
export function tooOften(table: Counted, person: Id): Refusal | null {
  return (table.acts.get(person) ?? NONE).acts < MOST.acts
    ? null
    : refuse('too-often', 'You have done that too often at this table. You can still play.');
}

export function tooManyWords(table: Counted, person: Id): Refusal | null {
  return (table.acts.get(person) ?? NONE).words < MOST.words
    ? null
    : refuse('too-many', 'You have sent too many messages at this table.');
}
