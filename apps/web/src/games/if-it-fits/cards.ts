// The printed faces as the table shows them: open sides as a card lies, and symbols.

import {
  BOX_FACES,
  BOX_START_FACES,
  BOX_TOY_FACES,
  type BoxFace,
  type BoxLaidCard,
  type BoxSymbol,
} from '@menagerie/rules';
import { OPPOSITE, SIDES, STEPS, type CardName, type Side } from './sides.ts';

type Printed = Pick<BoxFace, 'open' | 'symbols'>;
const FACES = new Map<string, Printed>([
  ...BOX_FACES.map((face) => [String(face.id), face] as const),
  ...BOX_START_FACES.map((face) => [`start${face.id}`, face] as const),
  ...BOX_TOY_FACES.map((face) => [`toy${face.id}`, face] as const),
]);
/** Sleeping cats and Princesses are open on all sides and show nothing (IF-5). */
const BARE: Printed = { open: 'TRBL', symbols: [] };

export const faceOf = (card: CardName): Printed => FACES.get(String(card)) ?? BARE;
export const symbolsOn = (card: CardName): readonly BoxSymbol[] => faceOf(card).symbols;

/** The open sides of the card as it lies, clockwise from the top. */
export function openSides(card: CardName, isTurned: boolean): readonly Side[] {
  const { open } = faceOf(card);
  return SIDES.filter((side) => open.includes(isTurned ? OPPOSITE[side] : side));
}

/** How a side of a card lies against what is beyond it. */
export type Meeting = 'joined' | 'blocked' | 'walls' | 'free' | 'wall';

/** What each side of the card would meet: nothing yet (`free`, `wall`), or a neighbour's side. */
export function meetingsOf(
  cards: readonly BoxLaidCard[],
  card: BoxLaidCard,
): Readonly<Record<Side, Meeting>> {
  const open = openSides(card.card, card.turned);
  const meet = (side: Side): Meeting => {
    const [dx, dy] = STEPS[side];
    const beyond = cards.find(({ x, y }) => x === card.x + dx && y === card.y + dy);
    const isOpen = open.includes(side);
    if (!beyond) return isOpen ? 'free' : 'wall';
    const facesOpen = openSides(beyond.card, beyond.turned).includes(OPPOSITE[side]);
    if (isOpen && facesOpen) return 'joined';
    return isOpen || facesOpen ? 'blocked' : 'walls';
  };
  return { T: meet('T'), R: meet('R'), B: meet('B'), L: meet('L') };
}
