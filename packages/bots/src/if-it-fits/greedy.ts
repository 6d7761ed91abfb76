// Greedy: weighs what each move does to the boxes it touches, its own points against the others', and takes the best,
// looking one cat ahead and no further. It tries moves on a position that fits its view: the table is the same in all
// of them.

import { GAMES, SeededRandom, type Move, type Seat, type Seated } from '@menagerie/rules';
import {
  awakeBit,
  beyondSide,
  boxAt,
  cardInHand,
  CAT,
  CAT_OR_PASS,
  cellOf,
  countOf,
  DRAW,
  edgesOf,
  facing,
  isAcross,
  isDiscard,
  isStart,
  KINDS_OF_TOY,
  OFF_TABLE,
  PASS,
  pieceOf,
  pointsForCats,
  pointsNow,
  PRINCESS,
  SIDES,
  SLEEPER,
  strengthIn,
  SYMBOLS_ON,
  worthOf,
  type BoxPosition,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { instantBot } from '../bot.ts';

const game = GAMES['if-it-fits'];

export const greedy = instantBot<BoxView>('greedy', ({ view, legal }) => {
  if (legal.length === 1) return legal[0];
  const judge = new Judge(view);
  let chosen = legal[0];
  let most = -Infinity;
  for (const move of legal) {
    const gain = judge.gainOf(move);
    if (gain > most) [chosen, most] = [move, gain];
  }
  return chosen;
});

/** Its preferences, in points; found by having variants play each other. */
const TASTE = {
  /** The weight of an opponent's point relative to its own. */
  rivals: 0.8,
  /** The part of the doubling that an open box with one end gets in advance, and what each end promises. */
  closing: 1,
  growth: 0.6,
  /** What a cat and a Princess cost when the whole deck is still to come. */
  cat: 1.5,
  princess: 3,
  /**
   * How much a sleeping cat must gain to be laid instead of drawing: always, and when the whole deck is still to
   * come.
   */
  draw: 2,
  drawEarly: 4,
  /** What ending the drawing costs a seat that isn't ahead. */
  ending: 2,
} as const;

class Judge {
  readonly #me: Seat;
  readonly #before: BoxPosition;
  readonly #after: BoxPosition;
  /** The remaining part of the deck, from 1 down to 0. */
  readonly #toCome: number;
  readonly #catPrice: number;

  constructor(view: Seated<BoxView>) {
    this.#me = view.seat;
    this.#before = game.sample(view, new SeededRandom(0));
    this.#after = this.#before.clone();
    const left = view.piles.reduce((sum, pile) => sum + pile.left, 0);
    this.#toCome = view.isLastPhase ? 0 : left / view.piles.reduce((sum, pile) => sum + pile.cards, 0);
    this.#catPrice = this.#priceOfCat(view);
  }

  gainOf(move: Move): number {
    if (move === DRAW) return TASTE.draw + TASTE.drawEarly * this.#toCome;
    if (move === PASS || isDiscard(move)) return 0;
    const piece = pieceOf(move);
    if (isStart(piece)) return this.#likingFor(piece);
    game.play(this.#after.copyFrom(this.#before), this.#me, move);
    const isLaid = !isAcross(move) && piece !== PRINCESS;
    const gain = isLaid ? this.#gainAround(cellOf(move)) : this.#gainAt(cellOf(move));
    // She waits for a cat that matters; her cost decreases towards the end.
    if (piece === PRINCESS) return gain - TASTE.princess * this.#toCome;
    if (piece === CAT || piece === SLEEPER) return gain - this.#catPrice;
    return this.#after.phase === CAT_OR_PASS ? gain + Math.max(0, this.#gainOfCat(cellOf(move))) : gain;
  }

  /** The value of a start card is in the toys the hand can add to it. */
  #likingFor(start: number): number {
    let alike = 0;
    for (let i = 0; i < this.#before.handSizes[this.#me]; i++) {
      const symbols = SYMBOLS_ON[cardInHand(this.#before, this.#me, i)];
      for (let kind = 0; kind < KINDS_OF_TOY; kind++) {
        if (countOf(SYMBOLS_ON[start], kind)) alike += countOf(symbols, kind);
      }
    }
    return alike;
  }

  /** For a card that lies across a pair, or took the place of a cat. */
  #gainAt(cell: number): number {
    return this.#worthAt(this.#after, cell) - this.#worthAt(this.#before, cell);
  }

  /** For a card laid in a cell: its own box, the boxes merged into it, and those it walls up. */
  #gainAround(cell: number): number {
    const own = boxAt(this.#after, cell);
    const touched = new Set<number>();
    let before = 0;
    let walled = 0;
    for (let side = 0; side < SIDES.length; side++) {
      const beyond = beyondSide(this.#before.grid, cell, side);
      if (beyond === OFF_TABLE || !((this.#before.sides[beyond] >> facing(side)) & 1)) continue;
      const box = boxAt(this.#before, beyond);
      if (touched.has(box)) continue;
      touched.add(box);
      before += this.#worthAt(this.#before, beyond);
      if (boxAt(this.#after, beyond) !== own) walled += this.#worthAt(this.#after, beyond);
    }
    return this.#worthAt(this.#after, cell) + walled - before;
  }

  /** For an awake cat on the card just laid. */
  #gainOfCat(cell: number): number {
    const more = this.#worthAt(this.#after, cell, awakeBit(this.#me));
    return more - this.#worthAt(this.#after, cell) - this.#catPrice;
  }

  /** The fewer are left, the more valuable they are, and the last one ends the drawing. */
  #priceOfCat(view: BoxView): number {
    const left = view.seats[this.#me].cats;
    const price = (TASTE.cat * this.#toCome * 2) / (left + 2);
    if (left !== 1 || view.isLastPhase) return price;
    const points = view.seats.map((_, seat) => pointsNow(view, seat));
    const isAhead = points.every((total, seat) => seat === this.#me || total < points[this.#me]);
    return isAhead ? 0 : price + TASTE.ending;
  }

  /** What the box at a cell promises: own points minus the others'; nothing if nobody takes it. */
  #worthAt(position: BoxPosition, cell: number, moreCats = 0): number {
    const { extended, players } = position;
    const box = boxAt(position, cell);
    const cats = position.boxCats[box] + moreCats;
    let most = 0;
    for (let seat = 0; seat < players; seat++) most = Math.max(most, strengthIn(cats, seat, extended));
    if (most === 0) return 0;
    const points = this.#pointsIn(position, box);
    let worth = 0;
    for (let seat = 0; seat < players; seat++) {
      if (strengthIn(cats, seat, extended) !== most) continue;
      const taken = points + pointsForCats(cats, seat, extended);
      worth += seat === this.#me ? taken : (-TASTE.rivals * taken) / (players - 1);
    }
    return worth;
  }

  /** Its points, plus an advance for what an open box may become. */
  #pointsIn(position: BoxPosition, box: number): number {
    const openEnds = position.openEnds[box];
    const points = worthOf(position.boxSymbols[box], openEnds === 0);
    const edges = edgesOf(position, box);
    const ends = openEnds - edges;
    if (ends === 0) return points;
    const doubling = edges > 0 ? 0 : (TASTE.closing * points) / ends;
    return points + this.#toCome * (doubling + TASTE.growth * Math.min(ends, 4));
  }
}
