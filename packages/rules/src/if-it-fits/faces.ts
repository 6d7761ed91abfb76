// The faces of the cards, defined only here. They are our own, because we don't know the printed ones
// (IF-5); correct them here and nowhere else. `open` lists the open sides of an upright card: T top, R
// right, B bottom, L left; the rest are walls.

export const SYMBOLS = ['yarn', 'mouse', 'feather', 'fish', 'bell', 'spray'] as const;
export type BoxSymbol = (typeof SYMBOLS)[number];

export const SIDES = ['T', 'R', 'B', 'L'] as const;
export type BoxSide = (typeof SIDES)[number];

export interface BoxFace {
  readonly id: number;
  readonly open: string;
  readonly symbols: readonly BoxSymbol[];
}

/** A sleeping cat's card; a Princess in its place keeps its sides. */
export const ASLEEP_FACE: Omit<BoxFace, 'id'> = { open: 'B', symbols: [] };

export const START_FACES: readonly BoxFace[] = [
  { id: 1, open: 'RBL', symbols: ['yarn'] },
  { id: 2, open: 'RBL', symbols: ['mouse'] },
  { id: 3, open: 'RBL', symbols: ['feather'] },
  { id: 4, open: 'RBL', symbols: ['fish'] },
  { id: 5, open: 'RBL', symbols: ['bell'] },
];

export const BOX_FACES: readonly BoxFace[] = [
  { id: 1, open: 'TRBL', symbols: ['feather'] },
  { id: 2, open: 'TRBL', symbols: ['mouse'] },
  { id: 3, open: 'TRBL', symbols: ['fish'] },
  { id: 4, open: 'TRBL', symbols: ['bell'] },
  { id: 5, open: 'TRBL', symbols: [] },
  { id: 6, open: 'TRBL', symbols: [] },
  { id: 7, open: 'RBL', symbols: ['spray'] },
  { id: 8, open: 'RBL', symbols: ['fish', 'fish'] },
  { id: 9, open: 'RBL', symbols: ['feather'] },
  { id: 10, open: 'RBL', symbols: ['bell', 'bell'] },
  { id: 11, open: 'RBL', symbols: [] },
  { id: 12, open: 'RBL', symbols: ['feather', 'feather'] },
  { id: 13, open: 'RBL', symbols: ['yarn'] },
  { id: 14, open: 'RBL', symbols: ['bell'] },
  { id: 15, open: 'RBL', symbols: ['mouse'] },
  { id: 16, open: 'RBL', symbols: ['fish'] },
  { id: 17, open: 'TBL', symbols: ['yarn'] },
  { id: 18, open: 'TBL', symbols: [] },
  { id: 19, open: 'TBL', symbols: [] },
  { id: 20, open: 'TBL', symbols: ['bell'] },
  { id: 21, open: 'TBL', symbols: ['mouse'] },
  { id: 22, open: 'TBL', symbols: [] },
  { id: 23, open: 'TBL', symbols: [] },
  { id: 24, open: 'TBL', symbols: ['spray'] },
  { id: 25, open: 'TBL', symbols: ['yarn', 'yarn'] },
  { id: 26, open: 'TBL', symbols: ['feather'] },
  { id: 27, open: 'TBL', symbols: ['spray'] },
  { id: 28, open: 'TBL', symbols: ['fish'] },
  { id: 29, open: 'RL', symbols: ['yarn'] },
  { id: 30, open: 'RL', symbols: ['spray'] },
  { id: 31, open: 'RL', symbols: ['yarn', 'yarn'] },
  { id: 32, open: 'RL', symbols: [] },
  { id: 33, open: 'RL', symbols: ['fish'] },
  { id: 34, open: 'RL', symbols: ['feather'] },
  { id: 35, open: 'RL', symbols: ['yarn'] },
  { id: 36, open: 'RL', symbols: ['fish'] },
  { id: 37, open: 'RL', symbols: ['yarn'] },
  { id: 38, open: 'RL', symbols: ['fish', 'fish'] },
  { id: 39, open: 'TB', symbols: ['mouse'] },
  { id: 40, open: 'TB', symbols: ['yarn'] },
  { id: 41, open: 'TB', symbols: ['mouse'] },
  { id: 42, open: 'TB', symbols: [] },
  { id: 43, open: 'TR', symbols: ['bell'] },
  { id: 44, open: 'TR', symbols: [] },
  { id: 45, open: 'TR', symbols: [] },
  { id: 46, open: 'TR', symbols: ['mouse', 'mouse'] },
  { id: 47, open: 'TR', symbols: ['spray'] },
  { id: 48, open: 'TR', symbols: [] },
  { id: 49, open: 'TR', symbols: ['fish'] },
  { id: 50, open: 'TR', symbols: ['spray'] },
  { id: 51, open: 'TR', symbols: ['spray'] },
  { id: 52, open: 'TL', symbols: [] },
  { id: 53, open: 'TL', symbols: ['feather'] },
  { id: 54, open: 'TL', symbols: ['bell'] },
  { id: 55, open: 'TL', symbols: ['feather'] },
  { id: 56, open: 'TL', symbols: ['bell'] },
  { id: 57, open: 'TL', symbols: [] },
  { id: 58, open: 'TL', symbols: ['bell', 'bell'] },
  { id: 59, open: 'TL', symbols: ['spray'] },
  { id: 60, open: 'TL', symbols: ['mouse'] },
  { id: 61, open: 'T', symbols: [] },
  { id: 62, open: 'T', symbols: ['yarn'] },
  { id: 63, open: 'T', symbols: ['fish'] },
  { id: 64, open: 'T', symbols: ['mouse'] },
  { id: 65, open: 'R', symbols: ['feather', 'feather'] },
  { id: 66, open: 'R', symbols: ['feather'] },
  { id: 67, open: 'R', symbols: [] },
  { id: 68, open: 'R', symbols: ['spray'] },
  { id: 69, open: 'R', symbols: ['mouse', 'mouse'] },
  { id: 70, open: 'R', symbols: ['spray'] },
  { id: 71, open: 'R', symbols: [] },
  { id: 72, open: 'R', symbols: ['bell'] },
];

export const TOY_FACES: readonly BoxFace[] = [
  { id: 1, open: 'TRBL', symbols: ['yarn', 'yarn'] },
  { id: 2, open: 'TRBL', symbols: ['mouse', 'mouse'] },
  { id: 3, open: 'TRBL', symbols: ['feather', 'feather'] },
];

/** Cards in cells on which nothing may lie: a sleeping cat, or the Princess who took its place (IF-11). */
export const isBedCard = (card: number | string): boolean => card === 'cat' || card === 'princess';

const FACES = new Map<string, Omit<BoxFace, 'id'>>([
  ...BOX_FACES.map((face) => [String(face.id), face] as const),
  ...START_FACES.map((face) => [`start${face.id}`, face] as const),
  ...TOY_FACES.map((face) => [`toy${face.id}`, face] as const),
  ...['sleep', 'cat', 'princess'].map((name) => [name, ASLEEP_FACE] as const),
]);

/** Whether a card in a cell, by its name in a view or a move, is a sleeping cat. */
function faceOf(card: number | string): Omit<BoxFace, 'id'> {
  const face = FACES.get(String(card));
  if (!face) throw new Error(`no card is called ${card}`);
  return face;
}

export const symbolsOn = (card: number | string): readonly BoxSymbol[] => faceOf(card).symbols;

/** The open sides of the card as it lies, clockwise from the top. */
export function openSides(card: number | string, isTurned: boolean): readonly BoxSide[] {
  const { open } = faceOf(card);
  return SIDES.filter((_, i) => open.includes(SIDES[isTurned ? i ^ 2 : i]));
}
