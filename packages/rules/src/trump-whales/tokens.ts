// The rank token (TW-4): the lowest card wins, or the highest.

/** The side facing up. */
export type Token = 1 | 9;
export const LOWEST = 1;
export const HIGHEST = 9;

export const flipped = (token: number): Token => (token === LOWEST ? HIGHEST : LOWEST);
