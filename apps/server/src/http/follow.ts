// Brings a stream up to date and keeps it so. Missed entries are sent no faster than the client reads.

import type { Id } from '@menagerie/protocol';
import type { TableRegistry } from '../live/table-registry.ts';
import type { Broadcaster, Reader } from '../live/broadcaster.ts';
import type { Mutes } from '../people/mutes.ts';
import { replayTable } from '../live/pace.ts';
import type { Presence } from '../live/presence.ts';
import { entriesAfter, readerOf, stateFor, visibleLength } from '../table/visible.ts';
import type { Stream } from './stream.ts';

interface Rooms {
  readonly mutes: Mutes;
  readonly registry: TableRegistry;
  readonly broadcaster: Broadcaster;
}

/** Every entry of the table from that number on, exactly once. */
export async function follow(
  { registry, broadcaster, mutes }: Rooms,
  id: Id,
  from: number,
  stream: Stream,
): Promise<void> {
  let n = from;
  const unheard = await mutes.load(stream.person);
  const reader: Reader = {
    person: stream.person,
    send(table, at, json) {
      // The reader may already have seen entries elsewhere that this server doesn't know yet.
      if (at < n) return true;
      // Something was missed here: the reader comes back for it.
      if (at > n) stream.end();
      n = at + 1;
      return stream.send(table, at, json);
    },
    end: () => stream.end(),
  };
  /** Sends entries that came between reading the log and registering the stream with the broadcaster. */
  const lookAgain = async (): Promise<void> => {
    const table = await registry.refresh(id);
    if (table && n < visibleLength(table, readerOf(table, stream.person), registry.now())) stream.end();
  };
  while (stream.isOpen) {
    const table = await registry.find(id);
    if (!table) return stream.end();
    const until = visibleLength(table, readerOf(table, stream.person), registry.now());
    if (n >= until) {
      stream.onClose(broadcaster.read(table, until, reader));
      return lookAgain();
    }
    const pace = registry.pace();
    const then = await replayTable(id, table.entries.slice(0, n), pace);
    for (const entry of entriesAfter(then, table.entries.slice(n, until), stream.person, unheard)) {
      if (!stream.send(id, entry.n, JSON.stringify(entry))) return;
      n = entry.n + 1;
      await stream.drained();
      await pace.step();
    }
  }
}

/** All running tables of the stream's person: first the state of each, then every entry. */
export async function followAll(
  { registry, broadcaster, mutes, presence }: Rooms & { readonly presence: Presence },
  findTables: () => Promise<readonly Id[]>,
  stream: Stream,
): Promise<void> {
  const person = stream.person as Id;
  await mutes.load(person);
  // Listening starts first, so that nothing is missed; a state older than an entry has a smaller n.
  const next = new Map<Id, number>();
  const listener: Reader = {
    person,
    send(table, at, json) {
      const due = next.get(table) ?? at;
      if (at < due) return true;
      if (at > due) stream.end();
      next.set(table, at + 1);
      return stream.send(table, at, json);
    },
    end: () => stream.end(),
  };
  stream.onClose(broadcaster.listen(person, listener));
  const pace = registry.pace();
  for (const id of await findTables()) {
    const table = await registry.findReadable(id);
    if (!table || !stream.isOpen) continue;
    presence.note(table, person);
    next.set(id, table.length);
    stream.send(id, table.length, JSON.stringify({ state: stateFor(table, readerOf(table, person)) }));
    await stream.drained();
    await pace.step();
  }
}

/** Nothing more comes on a stream whose reading went wrong: its reader must come back. */
export async function endIfFailed(stream: Stream, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    stream.end();
    throw error;
  }
}
