// What the cards show, by rank (TW-2, TW-3). We know two of the printed faces: narwhal 2 has three
// pearls, a five has one and no bonus. The rest is our own. Correct it here and nowhere else.

/** Trump moves to the card's own family or to the next one, the token flips, or one pearl is scored. */
export type WhaleBonus = 'own family' | 'next family' | 'flip' | 'point' | 'none';

export interface WhaleFace {
  readonly pearls: number;
  readonly bonus: WhaleBonus;
}

export const FACES = {
  1: { pearls: 3, bonus: 'point' },
  2: { pearls: 3, bonus: 'next family' },
  3: { pearls: 2, bonus: 'flip' },
  4: { pearls: 2, bonus: 'own family' },
  5: { pearls: 1, bonus: 'none' },
  6: { pearls: 2, bonus: 'own family' },
  7: { pearls: 2, bonus: 'flip' },
  8: { pearls: 3, bonus: 'next family' },
  9: { pearls: 3, bonus: 'point' },
} as const satisfies Record<number, WhaleFace>;

export type WhaleRank = keyof typeof FACES;
