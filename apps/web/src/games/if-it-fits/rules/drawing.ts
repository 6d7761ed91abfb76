// Part of a table for an explanation, in the notation of moves: `29@1,0`, `65@2,0r`, `cat0@0.5,0` (a cat of seat 0),
// `sleep1@3,0`, `sleep1@3,0r`, `princess@0.5,0`, `toy3@1.5,0`.

import type { BoxSpot, Seat } from '@menagerie/rules';

export interface Drawn {
  /** As the table's pieces are named. */
  readonly piece: string;
  readonly spot: BoxSpot;
  readonly isTurned: boolean;
  readonly seat: Seat;
}

export function readDrawing(text: string): Drawn[] {
  return text.split(' ').map((word) => {
    const [, name, x, y, turned] = /^(\w+)@(-?[\d.]+),(-?\d+)(r?)$/.exec(word) ?? [];
    if (name === undefined) throw new Error(`${word} is not part of a drawing`);
    const cat = /^(cat|sleep)(\d)$/.exec(name);
    return {
      piece: cat ? cat[1] : name,
      spot: { x: Number(x), y: Number(y) },
      isTurned: turned === 'r',
      seat: cat ? Number(cat[2]) : 0,
    };
  });
}
