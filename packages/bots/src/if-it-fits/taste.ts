// What an appraisal makes of the table, in numbers.

/** In points, but for those named otherwise. */
export interface Taste {
  /** How much a point of the others', shared among them, counts against one of its own. */
  readonly rivals: number;
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
  /** What ending the drawing gains a seat that is ahead and costs any other. */
  readonly ending: number;
  /**
   * How likely a seat whose cats only sleep in a box is to lay one awake beside them; with room on one side
   * only, two thirds of it.
   */
  readonly waking: number;
  /** How many turns each cat, of the seat with the fewest left, stands for, and each card in hand. */
  readonly pace: number;
  readonly hand: number;
}

/** Found by letting variants play each other without search, at two and at four, then rounded to serve both. */
export const KEEN: Taste = {
  rivals: 1,
  closing: 3,
  growth: 0.8,
  growing: 4.5,
  cat: 3,
  cats: 0.6,
  waiting: 16,
  princess: 3.5,
  draw: 2.5,
  drawEarly: 5,
  ending: 1.3,
  waking: 0,
  pace: 2.7,
  hand: 0.5,
};

/** Also sees who may still get a share of a box, and who could keep them out. */
export const WARY: Taste = { ...KEEN, waking: 0.6 };

/** Sees the points as they lie and nothing to come. */
export const PLAIN: Taste = {
  rivals: 1,
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
  waking: 0,
  pace: 4,
  hand: 0.5,
};
