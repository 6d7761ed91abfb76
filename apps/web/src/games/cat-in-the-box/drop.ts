// What dropping a card does: on a cell of the board, on a colour, or on the table.

import type { CatView, Rank } from '@menagerie/rules/cat-in-the-box';

/** Places are cells (`5b`), colours (`b`) and the middle of the table (`mat`). Null where the card can't go. */
export function moveOnto(rank: Rank, place: string, phase: CatView['phase']): string | null {
  if (phase === 'discard') return `-${rank}`;
  if (place.length === 1) return `${rank}${place}`;
  return place.startsWith(String(rank)) ? place : null;
}
