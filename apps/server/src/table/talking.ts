// Words at the table: the fixed phrases always, free text where the table allows it. Spectators listen.

import type { Person, Say } from '@menagerie/protocol';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { Table } from './table.ts';

/** A log is not a place for novels. */
const MOST_SAID = 500;

export function say(table: Table, { id, name }: Person, wish: Say): Ruling {
  const seat = table.seatOf(id);
  if (seat === null) return refuse('not-seated', 'Only those who sit at the table may speak.');
  if ('text' in wish && !table.settings.chat)
    return refuse('no-chat', 'This table allows only the fixed phrases.');
  const said = table.entries.filter(({ event }) => event.type === 'said').length;
  if (said >= MOST_SAID) return refuse('too-many', 'Enough has been said at this table.');
  return accept({ type: 'said', person: id, name: table.seats[seat].name ?? name, seat, ...wish });
}
