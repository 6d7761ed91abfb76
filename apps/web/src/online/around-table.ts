// Where the chairs around a table stand, seen from above: the reader's in front, the others clockwise.

export interface Place {
  /** In percent of the picture, from its top left corner. */
  readonly x: number;
  readonly y: number;
  /** The chair's rotation relative to the nearest one, in degrees. */
  readonly turn: number;
}

/** Distance of the chairs from the middle, in percent of the picture. */
const ACROSS = 35;
const DOWN = 36;

export function chairAt(seat: number, seats: number, nearest: number): Place {
  const turn = (360 * (((seat - nearest) % seats) + seats)) / seats;
  const angle = (degrees: number): number => ((90 + degrees) * Math.PI) / 180;
  // With an odd number nobody sits opposite; the two farthest chairs stand almost as far away as that.
  const farthest = Math.abs(Math.sin(angle((360 * Math.floor(seats / 2)) / seats)));
  const down = Math.sin(angle(turn));
  const round = (value: number): number => Math.round(10 * value) / 10;
  return {
    x: round(50 + ACROSS * Math.cos(angle(turn))),
    y: round(50 + DOWN * (down < 0 ? down / Math.sqrt(farthest) : down)),
    turn: turn % 360,
  };
}
