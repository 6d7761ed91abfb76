// Words at the table: the fixed phrases always, free text where the table allows it. Spectators listen.

import type { Person, Say } from '@menagerie/protocol';
import { tooManyWords } from './acts.ts';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { Table } from './table.ts';

export function say(table: Table, { id, name }: Person, wish: Say): Ruling {
  const seat = table.seatOf(id);
  if (seat === null) return refuse('not-seated', 'Only players at the table can write.');
  if ('text' in wish && !table.settings.chat)
    return refuse('no-chat', 'This table only allows preset phrases.');
  return (
    tooManyWords(table, id) ??
    accept({ type: 'said', person: id, name: table.seats[seat].name ?? name, seat, ...wish })
  );
}
