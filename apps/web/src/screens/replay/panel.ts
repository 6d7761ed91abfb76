// What can be opened beside or over a replay, and going from mistake to mistake.

import type { Shortcut } from '../../games/room.ts';
import type { Decision } from '../../replay/decisions.ts';
import type { Replay } from '../../replay/replay.svelte.ts';
import type { ReviewRun } from '../../replay/review-run.svelte.ts';
import { nextMarked } from '../../replay/verdicts.ts';

export const BESIDE = ['log', 'review', 'game'] as const;
export type Panel = (typeof BESIDE)[number] | 'text' | 'keys' | 'settings';

export const TITLES: Readonly<Record<Panel, string>> = {
  log: 'log',
  review: 'replay-review',
  game: 'replay-game',
  text: 'text-view',
  keys: 'keys',
  settings: 'settings',
};

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['←', '→'], words: 'replay-key-step' },
  { keys: ['Home', 'End'], words: 'replay-key-ends' },
  { keys: ['Space'], words: 'replay-key-play' },
  { keys: ['E'], words: 'replay-key-eyes' },
  { keys: ['A'], words: 'replay-key-open' },
  { keys: ['R'], words: 'replay-key-review' },
  { keys: ['M'], words: 'replay-key-mistake' },
  { keys: ['L'], words: 'key-log' },
  { keys: ['T'], words: 'key-text' },
  { keys: ['?'], words: 'key-help' },
];

/** A decision is shown from the perspective of the player who made it. */
export function showDecision(replay: Replay, { index, seat }: Decision): void {
  replay.eyes = seat;
  replay.go(index);
}

export function stepMistake(replay: Replay, review: ReviewRun, way: 1 | -1): void {
  const found = nextMarked(review.verdicts, replay.index, way);
  if (found) showDecision(replay, found.decision);
}
