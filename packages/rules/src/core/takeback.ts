// When a move may be taken back: only while nobody has seen a card they would not have seen without it.

import type { Happening } from './replay.ts';

type Told = Pick<Happening, 'isSecret' | 'showedCards' | 'consequences'>;

/** Whether nobody learnt anything from it, so that earlier moves may still be taken back. */
export function isQuiet({ isSecret, consequences }: Told): boolean {
  return isSecret && consequences.length === 0;
}

/** `own` is the move to be taken back, `later` everything since. */
export function mayTakeBack(own: Told, later: readonly Told[]): boolean {
  return !own.showedCards && later.every(isQuiet);
}
