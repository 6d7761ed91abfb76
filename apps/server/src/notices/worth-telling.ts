// What is worth a notification, and whether it still is when it is sent.

import type { Id } from '@menagerie/protocol';
import type { NoticeContent } from '../store/notices.ts';
import type { Table } from '../table/table.ts';
import { lastNudge } from '../table/nudging.ts';

/** A player who has just moved is still there, and needs no notification for the next turn. */
const STILL_THERE_MS = 2 * 60_000;

export interface Worth {
  readonly person: Id;
  readonly at: number;
  /** Identifies the occasion, so that nobody is notified twice. */
  readonly topic: string;
  readonly content: NoticeContent;
}

/** `delayMs`: how long a player has to notice their turn by themselves. */
export function worthTelling(table: Table, delayMs: number): Worth[] {
  if (table.phase === 'open') return calls(table);
  if (table.phase !== 'playing') return [];
  return table.movers.flatMap((seat): Worth[] => {
    const [{ person, isBot, away }, asked] = [table.seats[seat], table.asked[seat]];
    if (person === null || isBot || away?.why === 'resigned' || asked === null) return [];
    const { id } = table;
    const askedAt = table.entries[asked - 1]?.at ?? table.lastAt;
    const own = table.entries.findLast(({ event }) => event.type === 'moved' && event.seat === seat);
    const at = Math.max(askedAt + delayMs, (own?.at ?? 0) + Math.min(STILL_THERE_MS, 2 * delayMs));
    const turn: Worth = {
      person,
      at,
      topic: `turn ${id} ${asked}`,
      content: { kind: 'turn', table: id, asked },
    };
    const nudge = lastNudge(table, asked);
    if (!nudge) return [turn];
    const content = { kind: 'nudge', table: id, asked, from: nudge.name, by: nudge.person } as const;
    return [turn, { person, at: nudge.at, topic: `nudge ${id} ${nudge.n}`, content }];
  });
}

function calls({ id, seats, after, host }: Table): Worth[] {
  const kind = after === null ? 'call' : 'rematch';
  return seats.flatMap(({ plan, person }): Worth[] =>
    plan.type === 'person' && person === null && plan.person !== host
      ? [{ person: plan.person, at: 0, topic: `call ${id}`, content: { kind, table: id } }]
      : [],
  );
}

/** Whether the person still has reason to come. */
export function isStillWorth(table: Table, person: Id, content: NoticeContent): boolean {
  if (content.kind === 'turn' || content.kind === 'nudge') {
    const seat = table.seatOf(person);
    return table.phase === 'playing' && seat !== null && table.asked[seat] === content.asked;
  }
  return calls(table).some((call) => call.person === person);
}
