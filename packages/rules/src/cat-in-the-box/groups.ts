// Groups of markers on the research board (CB-23). A set of places is two 32-bit words with two board rows in
// each: place `row << 4 | rank` is bit `place & 31` of word `place >> 5`. Bits 0 and 10 to 15 of a row are
// always empty, so rows never run into each other. Nothing here allocates.

import type { Seat } from '../core/game.ts';
import type { CatPosition } from './types.ts';

const markers = new Int32Array(2);

/** The size of the seat's largest group. */
export function largestGroup(position: CatPosition, seat: Seat): number {
  gatherMarkers(position, seat, markers);
  return largestGroupIn(markers[0], markers[1]);
}

/** Writes the places of the seat's markers, one for every card it played. */
export function gatherMarkers(position: CatPosition, seat: Seat, into: Int32Array): void {
  const { players, plays, placeOf, played, leaders } = position;
  into[0] = 0;
  into[1] = 0;
  for (let trick = 0, from = 0; from < plays; trick++, from += players) {
    const turn = seat - leaders[trick];
    const at = from + (turn < 0 ? turn + players : turn);
    if (at >= plays) break;
    const place = placeOf[played[at]];
    into[place >> 5] |= 1 << place;
  }
}

/**
 * Flood-fills each group of a set of places. Writes the largest to `into`, if given; of equal ones, the
 * first, reading the board from the top left.
 */
export function largestGroupIn(upperRows: number, lowerRows: number, into?: Int32Array): number {
  let upper = upperRows;
  let lower = lowerRows;
  let largest = 0;
  while (upper | lower) {
    let groupUpper = upper & -upper;
    let groupLower = groupUpper ? 0 : lower & -lower;
    for (;;) {
      const nextUpper = upper & (spread(groupUpper) | (groupLower << 16));
      const nextLower = lower & (spread(groupLower) | (nextUpper >>> 16));
      if (nextUpper === groupUpper && nextLower === groupLower) break;
      groupUpper = nextUpper;
      groupLower = nextLower;
    }
    const size = countBits(groupUpper) + countBits(groupLower);
    if (size > largest) {
      largest = size;
      if (into) {
        into[0] = groupUpper;
        into[1] = groupLower;
      }
    }
    upper &= ~groupUpper;
    lower &= ~groupLower;
  }
  return largest;
}

/** Places and their neighbours within one word. */
function spread(places: number): number {
  return places | (places << 1) | (places >>> 1) | (places << 16) | (places >>> 16);
}

function countBits(word: number): number {
  let count = 0;
  for (let left = word; left; left &= left - 1) count++;
  return count;
}

const LAST_ROW = 3;

/** How many places of the set are adjacent to a place. */
export function countBeside(set: Int32Array, place: number): number {
  const row = place >> 4;
  return (
    bitAt(set, place - 1) +
    bitAt(set, place + 1) +
    (row > 0 ? bitAt(set, place - 16) : 0) +
    (row < LAST_ROW ? bitAt(set, place + 16) : 0)
  );
}

function bitAt(set: Int32Array, place: number): number {
  return (set[place >> 5] >>> (place & 31)) & 1;
}
