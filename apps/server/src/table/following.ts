// Whether anyone is there for bots to keep playing. A game that nobody follows pauses and costs nothing; one that all
// people have left for good is eventually resigned, so that leaving is no way out of a loss.

import { resignAll } from './absence.ts';
import { accept, type Ruling } from './ruling.ts';
import type { Table } from './table.ts';

/** Bots play on this long after a person's last action, even if nobody follows: it may soon be that person's turn. */
const LIVELY_MS = 60_000;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Whether the log itself shows that somebody is there. */
export function isLively({ seats, lastPersonAt }: Table, now: number): boolean {
  return seats.some(({ person, away }) => person !== null && !away) && now - lastPersonAt < LIVELY_MS;
}

/** When people who left count as resigned; null: somebody can still come. */
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
