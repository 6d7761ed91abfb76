// How often a person does at one table what a game does not need: to sit down and leave, to be ready and not, to
// change settings, to ask for takebacks, to talk. It is bounded, so that a log stays short enough to be read.

import type { Id } from '@menagerie/protocol';
import type { LogEvent } from './log.ts';
import { refuse, type Refused } from './ruling.ts';

/** By person. */
export type Acts = ReadonlyMap<Id, { readonly acts: number; readonly words: number }>;

/** Of one person at one table. */
export const MOST = { acts: 200, words: 200 } as const;
/** Before the start, of all who come and go. */
export const MOST_BEFORE_START = 2_000;

/** What is asked of a table here. */
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

/** Null: the person may go on. */
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
