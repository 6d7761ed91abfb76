// What an appraisal makes of the table, in numbers.

/** In points unless noted otherwise. */
export interface Taste {
  /** How much a point of the others', shared among them, counts against one of its own. */
  readonly rivals: number;
  /** How much an own point counts in a box that others take as well. */
  readonly shared: number;
  /** In how many turns of each seat one open end is as likely as not to be filled. */
  readonly closing: number;
  /** What each open end promises, up to three of them; half of it with so many turns to come. */
  readonly growth: number;
  readonly growing: number;
  /**
   * What the last cat is worth in hand, how slowly that falls with more of them, and half of it with so
   * many turns to come.
   */
  readonly cat: number;
  readonly cats: number;
  readonly waiting: number;
  /** What a Princess is worth in hand. */
  readonly princess: number;
  /** What drawing a card is worth: at the end, and with turns to come. */
  readonly draw: number;
  readonly drawEarly: number;
  /** What ending the drawing costs, and what each point ahead of the best of the others takes off that. */
  readonly ending: number;
  readonly lead: number;
  /**
   * How likely a seat whose cats only sleep in a box is to lay one awake beside them; with room on one side
   * only, two thirds of it.
   */
  readonly waking: number;
  /** How many turns each cat, of the seat with the fewest left, stands for, and each card in hand. */
  readonly pace: number;
  readonly hand: number;
}

/** Found by scripts/train-if-it-fits.ts, without search, at two to five players. */
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
 * Would rather draw than lay a sleeping cat. Search wins as much without this and ends games sooner: whoever is
 * ahead then spends cats only to be done.
 */
export const CURIOUS: Taste = { ...KEEN, shared: 0.4, draw: 6 };

/** Sees the points as they lie and nothing to come. */
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

/** Wants to be done: lays cats as soon as it can, and hardly draws. */
export const HASTY: Taste = { ...PLAIN, cat: 0, draw: -3, waking: 0.6, ending: -2 };
