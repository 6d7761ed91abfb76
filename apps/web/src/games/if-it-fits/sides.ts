// The measures and sides of a card. Drawings need nothing else, so this knows no rules.

/** A card in the units of the table. */
export const WIDE = 100;
export const HIGH = 140;

export const SIDES = ['T', 'R', 'B', 'L'] as const;
export type Side = (typeof SIDES)[number];
export const OPPOSITE: Readonly<Record<Side, Side>> = { T: 'B', R: 'L', B: 'T', L: 'R' };
/** One step out of a cell through a side. */
export const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  T: [0, -1],
  R: [1, 0],
  B: [0, 1],
  L: [-1, 0],
};

/** A box card's number, or `start1`, `toy1`, `princess`, `cat` (asleep). */
export type CardName = number | string;
