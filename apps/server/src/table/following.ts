// Whether somebody is there for whom bots play on. A game that nobody follows rests, and costs nothing; one that all
// have left for good is given up in the end, so that leaving is no way out of a loss.

import { resignAll } from './absence.ts';
import { accept, type Ruling } from './ruling.ts';
import type { Table } from './table.ts';

/** So long after a person did something, bots play on without anybody to be seen: perhaps it is that person's turn soon. */
const LIVELY_MS = 60_000;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Whether the log itself shows that somebody is there. */
export function isLively({ seats, lastPersonAt }: Table, now: number): boolean {
  return seats.some(({ person, away }) => person !== null && !away) && now - lastPersonAt < LIVELY_MS;
}

/** When those who left are taken to have given up; null: somebody is still to come. */
export function abandonedAt({ seats, settings, lastAt }: Table): number | null {
  const isDeserted = seats.every(({ person, away }) => person === null || away);
  return isDeserted && settings.absence === 'bot' ? lastAt + ABANDONED_MS : null;
}

export function giveUpAbandoned(table: Table, now: number): Ruling {
  const at = table.phase === 'playing' ? abandonedAt(table) : null;
  if (at === null || at > now) return accept();
  const left = table.seats.flatMap(({ person, away }, seat) =>
    person !== null && away?.why !== 'resigned' ? [seat] : [],
  );
  return accept(...resignAll(table, left));
}
