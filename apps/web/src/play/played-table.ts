// A table as its screen sees it, wherever the game runs: on this device or at a server.

import type { Game, Refusal, Scores, Seat, View } from '@menagerie/rules';
import type { Hint, Person } from '../games/room.ts';
import type { Happening } from '@menagerie/rules';

/** `curtain`: the device goes to another person. `summary`: a round was scored. */
export type Stage = 'playing' | 'curtain' | 'summary' | 'over' | 'broken';

/** Whether the bots of this device have what they need to think. */
export type BotsState = 'ready' | 'loading' | 'failed';

export interface PlayedTable {
  readonly game: Game;
  readonly people: readonly Person[];
  /** Whose place is at the bottom. */
  readonly eyes: Seat;
  /** Whether the reader only watches: the place at the bottom is somebody else's, or a bot plays for them. */
  readonly isWatching: boolean;
  readonly stage: Stage;
  readonly view: View;
  readonly legal: readonly string[];
  readonly story: readonly Happening[];
  readonly thinking: Seat | null;
  /** Null where bots think elsewhere. */
  readonly loading: { readonly state: BotsState; tryAgain(): Promise<void> } | null;
  readonly hints: readonly Hint[] | null;
  readonly isHinting: boolean;
  /** Null where there are no hints. */
  readonly hint: (() => Promise<void>) | null;
  /** Puts the hints away; none comes by itself any more. */
  dropHints(): void;
  readonly canUndo: boolean;
  undo(): void;
  refuse(move: string): Refusal | null;
  play(move: string): void;
  /** Lifts the curtain, or leaves the summary. */
  goOn(): void;
  scores(): Scores;
}

/** Choosing one's next move before the turn has come. */
export interface Ahead {
  /** Whether the reader wants to. */
  readonly isOn: boolean;
  /** What may be chosen now. */
  readonly moves: readonly string[];
  readonly chosen: string | null;
  toggle(): void;
  choose(move: string): void;
}

/** A complete trick stays longer than a move. */
export const TRICK_PAUSES = 1.7;
/** A paradox is seen before its score slip comes. */
const PARADOX_PAUSES = 4;
/** An own move is known, and needs but a glance. */
export const OWN_MOVE_MS = 250;

/** How long something that happened is looked at before the next, at that pace; secret choices take no time. */
export function timeToLook({ isSecret, consequences }: Happening, pace: number, isOwn: boolean): number {
  if (isSecret) return 0;
  const hasCome = (what: string): boolean => consequences.some(({ type }) => type === what);
  if (hasCome('paradox')) return pace * PARADOX_PAUSES;
  const isTrickOver = hasCome('trick-won');
  if (isOwn && !isTrickOver) return Math.min(OWN_MOVE_MS, pace);
  return pace * (isTrickOver ? TRICK_PAUSES : 1);
}
