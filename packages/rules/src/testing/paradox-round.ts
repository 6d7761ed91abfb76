// A three-player round of Cat in the Box that ends in a paradox, as the referee played it: after the
// last move, the red 5, seat 1 holds a 1 and a 6 that fit nowhere.

export const PARADOX_ROUND = {
  players: 3,
  layout: 'white',
  first: 2,
  hands: [
    [1, 1, 1, 3, 4, 4, 4, 5, 5, 6],
    [1, 2, 2, 2, 3, 3, 3, 4, 6, 6],
    [1, 2, 2, 3, 4, 5, 5, 5, 6, 6],
  ],
  moves: '-5 -3 -3 =4 =4 =3 5b 4b 3b 4y 5y 6y 2g 6g 1g 5g 4g 3g 6b 1b 2b 2y 1y 4r 2r 1r 6r 5r'.split(' '),
};

/** The same, before the last move. */
export const BEFORE_THE_PARADOX = { ...PARADOX_ROUND, moves: PARADOX_ROUND.moves.slice(0, -1) };
