// Why a box scores each of its points, read from a view (IF-18 to IF-20).

import type { Seat } from '../core/game.ts';
import { SYMBOLS, type BoxSymbol } from './faces.ts';
import { countOf, KINDS_OF_TOY, pieceNamed, spraysIn, SYMBOLS_ON } from './pieces.ts';
import type { BoxOnTable, BoxSpot, BoxView } from './types.ts';

/** The parts of a box's worth, before it is doubled. */
export interface BoxTally {
  /** The kinds of toy that score: the most frequent one, or all that tie for it. */
  readonly kinds: readonly BoxSymbol[];
  /** How many symbols there are of each of these kinds. */
  readonly most: number;
  readonly sprays: number;
}

/** What a seat scores for a box it takes. */
export interface BoxShare {
  readonly seat: Seat;
  readonly box: BoxOnTable;
  readonly forToys: number;
  /** Zero or negative. */
  readonly forSprays: number;
  /** For cats beyond the first. */
  readonly forCats: number;
  readonly points: number;
}

/** A card across two cells is identified by the left one. */
export const isInBox = ({ cells }: BoxOnTable, { x, y }: BoxSpot): boolean =>
  cells.some((cell) => cell.x === Math.floor(x) && cell.y === y);

export function tallyBox(view: Pick<BoxView, 'cards' | 'toys'>, box: BoxOnTable): BoxTally {
  const symbols = [...view.cards, ...view.toys]
    .filter((spot) => isInBox(box, spot))
    .reduce((sum, { card }) => sum + SYMBOLS_ON[pieceNamed(card)], 0);
  const toys = SYMBOLS.slice(0, KINDS_OF_TOY);
  const most = Math.max(...toys.map((_, kind) => countOf(symbols, kind)));
  return {
    kinds: most > 0 ? toys.filter((_, kind) => countOf(symbols, kind) === most) : [],
    most,
    sprays: spraysIn(symbols),
  };
}

/** One for each seat that takes the box; each scores it in full. */
export function sharesOf(box: BoxOnTable): readonly BoxShare[] {
  return box.takers.map((seat) => ({
    seat,
    box,
    forToys: box.toys,
    forSprays: 0 - box.sprays,
    forCats: box.points[seat] - box.worth,
    points: box.points[seat],
  }));
}

/** By seat, box by box: once the game is over, its whole score. */
export function explainBoxes({ boxes, seats }: Pick<BoxView, 'boxes' | 'seats'>): readonly BoxShare[][] {
  const shares = boxes.flatMap(sharesOf);
  return seats.map((_, seat) => shares.filter((share) => share.seat === seat));
}
