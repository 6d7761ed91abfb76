// Moves of Cat in the Box as the policies read them.

import { GAMES, type Colour, type Move, type Rank } from '@menagerie/rules';

export interface Choice {
  readonly move: Move;
  readonly rank: Rank;
  /** Null for a card laid face down and for a prediction. */
  readonly colour: Colour | null;
}

/** A prediction's "rank" is the number of tricks. */
export function readChoices(legal: readonly Move[]): Choice[] {
  return legal.map((move) => {
    const text = GAMES['cat-in-the-box'].formatMove(move);
    const isPlay = text[0] !== '-' && text[0] !== '=';
    return isPlay
      ? { move, rank: Number(text[0]), colour: text[1] as Colour }
      : { move, rank: Number(text[1]), colour: null };
  });
}

export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  return items.reduce((top, item) => (worth(item) > worth(top) ? item : top));
}
