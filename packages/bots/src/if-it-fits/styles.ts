// How an appraisal weighs the table, in numbers.

/** In points unless noted otherwise. */
export interface Taste {
  /** The weight of the others' points, shared among them, relative to one's own. */
  readonly rivals: number;
  /** The weight of one's own points in a box that others take as well. */
  readonly shared: number;
  /** The number of turns per seat in which an open end has an even chance of being filled. */
  readonly closing: number;
  /** What each open end promises, up to three of them; half of that with this many turns to come. */
  readonly growth: number;
  readonly growing: number;
  /**
   * What the last cat is worth in hand, how slowly that decreases with more cats, and the number of turns at
   * which it is halved.
   */
  readonly cat: number;
  readonly cats: number;
  readonly waiting: number;
  /** What a Princess is worth in hand. */
  readonly princess: number;
  /** What drawing a card is worth: at the end, and with turns to come. */
  readonly draw: number;
  readonly drawEarly: number;
  /** What ending the drawing costs, and how much less for each point of lead over the best opponent. */
  readonly ending: number;
  readonly lead: number;
  /**
   * How likely a seat with only sleeping cats in a box is to lay one awake beside them; two thirds of it with
   * room on only one side.
   */
  readonly waking: number;
  /** How many turns each cat of the seat with the fewest left stands for, and each card in hand. */
  readonly pace: number;
  readonly hand: number;
}

/** Found by scripts/train-if-it-fits.ts, without search, with two to five players. */
export const KEEN: Taste = {
  rivals: 0.95,
  shared: 1,
  closing: 2.2,
  growth: 0.47,
  growing: 5.8,
  cat: 2.35,
  cats: 0.26,
  waiting: 24,
  princess: 1.2,
  draw: 2,
  drawEarly: 4,
  ending: -0.5,
  lead: 0.27,
  waking: 0.18,
  pace: 1.8,
  hand: 0.54,
};

/**
 * Would rather draw than lay a sleeping cat. Search wins as often without this, but games end sooner, because
 * whoever is ahead spends cats just to finish.
 */
export const CURIOUS: Taste = { ...KEEN, shared: 0.4, draw: 6 };

/** Sees the points as they are, and nothing to come. */
export const PLAIN: Taste = {
  rivals: 1,
  shared: 1,
  closing: Infinity,
  growth: 0,
  growing: 1,
  cat: 1,
  cats: 1,
  waiting: 1,
  princess: 1,
  draw: 3,
  drawEarly: 0,
  ending: 0,
  lead: 0,
  waking: 0,
  pace: 4,
  hand: 0.5,
};

/** Wants to finish: lays cats as soon as it can, and hardly ever draws. */
export const HASTY: Taste = { ...PLAIN, cat: 0, draw: -3, waking: 0.6, ending: -2 };
