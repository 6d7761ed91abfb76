// When a move may be taken back: only while nobody has seen a card that they would not have seen without it.

import type { Consequence } from './game.ts';

/** What happened in a game, as far as it shows cards. */
export interface Shown {
  readonly isSecret: boolean;
  readonly consequences: readonly Consequence[];
}

/** What shows cards to somebody, beside the moves of others. */
const SHOWS_CARDS = new Set(['drew', 'toy-shown', 'first-bonuses-shown', 'paradox', 'round-scored']);

/** `own` is the move to be taken back, `later` all that happened since. */
export function mayTakeBack(own: Shown, later: readonly Shown[]): boolean {
  const hasShown = own.consequences.some(({ type }) => SHOWS_CARDS.has(type));
  return !hasShown && later.every(({ isSecret, consequences }) => isSecret && consequences.length === 0);
}
