// The dimensions of a card, in table units. Drawings need nothing else.

export const WIDE = 100;
export const HIGH = 140;

/** A box card's number, or `start1`, `toy1`, `princess`, `cat` (asleep). */
export type CardName = number | string;
