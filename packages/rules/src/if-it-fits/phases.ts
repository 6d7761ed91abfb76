// What the current seat must do now.

export const PHASES = ['deal', 'start', 'turn', 'card', 'toy', 'cat', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export const DEAL = 0;
/** Lay a start card (IF-8). */
export const START_CARD = 1;
/** Draw, or lay a sleeping cat (IF-9). */
export const TURN = 2;
/** Play a card from hand (IF-9, IF-14, IF-16). */
export const CARD = 3;
/** Lay the special toy just drawn (IF-15). */
export const TOY_CARD = 4;
/** Lay an awake cat, or pass (IF-10). */
export const CAT_OR_PASS = 5;
export const OVER = 6;
