// Where each player's card of a trick lies: the reader's nearest, the others clockwise around the middle.

export interface MatPlace {
  /** As a fraction of the space the mat leaves around one card. */
  readonly x: number;
  readonly y: number;
}

const MATS: Readonly<Record<number, readonly MatPlace[]>> = {
  2: [
    { x: 0.7, y: 1 },
    { x: 0.3, y: 0 },
  ],
  3: [
    { x: 0.5, y: 1 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  4: [
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
  ],
  5: [
    { x: 0.5, y: 1 },
    { x: 0, y: 0.72 },
    { x: 0.2, y: 0 },
    { x: 0.8, y: 0 },
    { x: 1, y: 0.72 },
  ],
};

/** The place of the player this many seats after the reader. */
export const placeAround = (steps: number, players: number): MatPlace => MATS[players][steps];

/** Where there is only space for a row, in the same order: from the reader's left around to the reader. */
export const placeInRow = (steps: number, players: number): number =>
  ((steps + players - 1) % players) / (players - 1);
