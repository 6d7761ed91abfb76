// A game of If It Fits that was played and saved under version 1 of its rules, for tests of old saves.

import { readFileSync } from 'node:fs';
import type { RecordEnd, RecordEvent, RecordHeader } from '@menagerie/rules';
import type { SavedGame } from './saved-game.ts';

export const OLD_RECORD = readFileSync(
  new URL('../../../../packages/rules/src/testing/if-it-fits-version-1.ndjson', import.meta.url),
  'utf8',
);

/** As stored; saves didn't name their rules then. */
export function oldSave(key = 'old-game'): Omit<SavedGame, 'rules'> {
  const events = OLD_RECORD.trim()
    .split('\n')
    .map((line): RecordEvent => {
      const { n: _, sum: __, ...event } = JSON.parse(line) as RecordEvent & { n: number; sum: string };
      return event;
    });
  const header = events[0] as RecordHeader;
  const end = events.pop() as RecordEnd;
  return {
    key,
    game: header.game,
    options: header.options as SavedGame['options'],
    seats: [
      { kind: 'you', name: 'Ada' },
      { kind: 'kitten', name: 'Miso' },
    ],
    source: { secret: end.secret as string, numbers: header.deals?.numbers ?? [] },
    date: '2026-01-01T12:00:00.000Z',
    changed: '2026-01-01T12:30:00.000Z',
    isOver: true,
    totals: end.totals,
    events,
  };
}
