// How long a contest's deal takes one person against bots.

import type { Contest } from '@menagerie/protocol';
import { findPageGame } from '../games/index.ts';
import { roundMinutes, secondsFor } from '../games/minutes.ts';
import { PACES, settings } from '../settings/settings.svelte.ts';

/** Null for a game that has never been measured. */
export function dealMinutes({
  game,
  levels,
  rounds,
}: Pick<Contest, 'game' | 'levels' | 'rounds'>): number | null {
  const timing = findPageGame(game)?.timing;
  const turns = timing?.turns[levels.length];
  if (!timing || !turns) return null;
  const seconds = secondsFor(turns, timing.decision, {
    players: levels.length,
    people: 1,
    pace: PACES[settings.pace],
  });
  return roundMinutes(seconds * (rounds === null ? 1 : Math.min(1, rounds / turns.rounds)));
}
