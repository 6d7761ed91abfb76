// What the policy thinks things are worth: one style for search, a hand-made one, and those of people who
// play the game for the first time.

import { TABLES } from './weights.ts';

/** In pearls, or fractions of one. */
export interface Weights {
  /** What the best rank is worth in hand, the extra for a trump, and a five. */
  readonly rank: number;
  readonly trump: number;
  readonly five: number;
  /** An unspent bonus other than a point; one for which there are hardly any tricks left. */
  readonly bonus: number;
  readonly spareBonus: number;
  /** The lead; the best card of a trick that others have yet to play to. */
  readonly lead: number;
  readonly unseenPearls: number;
  /** How often a seat can't follow; how often one that has bonuses turns the trick with one. */
  readonly void: number;
  readonly turn: number;
  /** How likely an unseen card is to be in a particular hand. */
  readonly share: number;
  /** How often a led five wins. */
  readonly ledFive: number;
  /** How much the bonus that a card gives its owner counts against taking its pearls. */
  readonly gift: number;
  /** How much a first bonus gains by what it would do for the hand, and loses by the card that is gone. */
  readonly change: number;
  readonly gone: number;
  /** How much a playout deviates, and how far others are assumed to. */
  readonly whim: number;
  readonly warmth: number;
  /** What each feature of a play is worth; without it, plays are evaluated by the weights above. */
  readonly learnt?: Float64Array;
}

/** For two, three and four players. */
export type Style = readonly [Weights, Weights, Weights];

const FIRST_GUESS: Weights = {
  rank: 0.8,
  trump: 0.5,
  five: 0.4,
  bonus: 1.3,
  spareBonus: 0.5,
  lead: 0.1,
  unseenPearls: 2.3,
  void: 0.2,
  share: 0.4,
  turn: 0.05,
  ledFive: 0.15,
  gift: 0.5,
  change: 0.5,
  gone: 0.5,
  whim: 0.3,
  warmth: 1,
};

export const BY_HAND: Style = [{ ...FIRST_GUESS, share: 0.8 }, FIRST_GUESS, FIRST_GUESS];

/** Sees the current trick, and forgets what a bonus or a card is for later. */
const FOR_NOW: Weights = { ...FIRST_GUESS, bonus: 0.8, void: 0, turn: 0, change: 0, whim: 0 };
const forAll = (weights: Weights): Style => [weights, weights, weights];
export const GREEDY = forAll(FOR_NOW);
/** Saves good cards and bonuses. */
export const CAUTIOUS = forAll({ ...FOR_NOW, rank: 1.6, trump: 1, five: 0.8, bonus: 2.2, spareBonus: 1 });
/** Goes for every trick at any price. */
export const BOLD = forAll({
  ...FOR_NOW,
  rank: 0,
  trump: 0,
  five: 0,
  bonus: 0,
  spareBonus: 0,
  unseenPearls: 6,
});

const FOR_MANY: Weights = {
  rank: 0.45,
  trump: 0.55,
  five: 0.4,
  bonus: 1.3,
  spareBonus: 0.5,
  lead: 0.1,
  unseenPearls: 3.24,
  void: 0.25,
  share: 0.33,
  turn: 0.05,
  ledFive: 0.1,
  gift: 0.62,
  change: 0.59,
  gone: 0.5,
  whim: 0.15,
  warmth: 0.4,
};

const FOR_TWO: Weights = {
  rank: 0.13,
  trump: 0.5,
  five: 0.4,
  bonus: 1.7,
  spareBonus: 0.6,
  lead: 0.05,
  unseenPearls: 6.5,
  void: 0.3,
  share: 0.8,
  turn: 0.08,
  ledFive: 0.1,
  gift: 0.34,
  change: 0.44,
  gone: 0.56,
  whim: 0.1,
  warmth: 1,
};

/** Found by playing rounds against itself with one weight changed at a time. */
export const TUNED: Style = [FOR_TWO, { ...FOR_MANY, share: 0.4 }, FOR_MANY];

/** Tuned where the learning starts: how likely a card is to win. */
export const LEARNT: Style = [
  { ...TUNED[0], learnt: TABLES[0] },
  { ...TUNED[1], learnt: TABLES[1] },
  { ...TUNED[2], learnt: TABLES[2] },
];
