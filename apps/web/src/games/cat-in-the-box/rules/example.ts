// A three-player round at the moment a paradox ended it: the one played in the lesson.

import type { Seat } from '@menagerie/rules';
import { COLOURS } from '@menagerie/rules/cat-in-the-box';

const PLAYED: readonly string[] = [
  '5b 2b 1r 6r 3g 1b 4r 5r', // the reader
  '3b 5y 2y 2r 6g 4y 6y',
  '6b 4b 3y 4g 2g 1g 5g',
];

export const MARKERS: Readonly<Record<string, Seat>> = Object.fromEntries(
  PLAYED.flatMap((cells, seat) => cells.split(' ').map((cell) => [cell, seat])),
);
export const ONLY_MINE = Object.fromEntries(Object.entries(MARKERS).filter(([, seat]) => seat === 0));
export const LARGEST_GROUP = ['4r', '5r', '6r', '5b'];
/** The cards in the causer's hand, and the cells they would need. */
export const STUCK_HAND = [4, 5];
export const NEEDED = STUCK_HAND.flatMap((rank) => COLOURS.map((colour) => `${rank}${colour}`));
