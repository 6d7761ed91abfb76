// A table as its screen sees it, whether the game runs on this device or on a server.

import type { Game, Refusal, Scores, Seat, View } from '@menagerie/rules';
import type { Hint, Person } from '../games/room.ts';
import type { Happening } from '@menagerie/rules';

/** `curtain`: the device is handed to another person. `summary`: a round was scored. */
export type Stage = 'playing' | 'curtain' | 'summary' | 'over' | 'broken';

/** Whether the bots on this device have loaded what they need. */
export type BotsState = 'ready' | 'loading' | 'failed';

export interface PlayedTable {
  readonly game: Game;
  readonly people: readonly Person[];
  /** The seat shown at the bottom. */
  readonly eyes: Seat;
  /** Whether the reader is only watching: the seat at the bottom is somebody else's, or a bot fills in for them. */
  readonly isWatching: boolean;
  readonly stage: Stage;
  readonly view: View;
  readonly legal: readonly string[];
  readonly story: readonly Happening[];
  readonly thinking: Seat | null;
  /** Null if no bots run on this device. */
  readonly loading: { readonly state: BotsState; tryAgain(): Promise<void> } | null;
  readonly hints: readonly Hint[] | null;
  readonly isHinting: boolean;
  /** Null if hints aren't available. */
  readonly hint: (() => Promise<void>) | null;
  /** Hides the hints, and stops showing them automatically. */
  dropHints(): void;
  readonly canUndo: boolean;
  undo(): void;
  refuse(move: string): Refusal | null;
  play(move: string): void;
  /** Lifts the curtain, or closes the summary. */
  goOn(): void;
  scores(): Scores;
}

/** Choosing the next move ahead of time. */
export interface Ahead {
  /** Whether the reader has switched it on. */
  readonly isOn: boolean;
  /** The moves that can be chosen now. */
  readonly moves: readonly string[];
  readonly chosen: string | null;
  toggle(): void;
  choose(move: string): void;
}

/** A complete trick is shown longer than a move. */
export const TRICK_PAUSES = 1.7;
/** Gives time to see a paradox before its score slip appears. */
const PARADOX_PAUSES = 4;
/** The reader knows their own move, so it only needs a moment. */
export const OWN_MOVE_MS = 250;

/** How long to show a happening before the next one, at that pace; secret choices take no time. */
export function timeToLook({ isSecret, consequences }: Happening, pace: number, isOwn: boolean): number {
  if (isSecret) return 0;
  const hasCome = (what: string): boolean => consequences.some(({ type }) => type === what);
  if (hasCome('paradox')) return pace * PARADOX_PAUSES;
  const isTrickOver = hasCome('trick-won');
  if (isOwn && !isTrickOver) return Math.min(OWN_MOVE_MS, pace);
  return pace * (isTrickOver ? TRICK_PAUSES : 1);
}
