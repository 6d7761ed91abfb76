// How the sides of two cards meet.

import { openBoxSides, type BoxLaidCard } from '@menagerie/rules';
import { OPPOSITE, STEPS, type Side } from './sides.ts';

/** How a side of a card lies against what is beyond it. */
export type Meeting = 'joined' | 'blocked' | 'walls' | 'free' | 'wall';

/** What each side of the card would meet: nothing yet (`free`, `wall`), or a neighbour's side. */
export function meetingsOf(
  cards: readonly BoxLaidCard[],
  card: BoxLaidCard,
): Readonly<Record<Side, Meeting>> {
  const open = openBoxSides(card.card, card.turned);
  const meet = (side: Side): Meeting => {
    const [dx, dy] = STEPS[side];
    const beyond = cards.find(({ x, y }) => x === card.x + dx && y === card.y + dy);
    const isOpen = open.includes(side);
    if (!beyond) return isOpen ? 'free' : 'wall';
    const facesOpen = openBoxSides(beyond.card, beyond.turned).includes(OPPOSITE[side]);
    if (isOpen && facesOpen) return 'joined';
    return isOpen || facesOpen ? 'blocked' : 'walls';
  };
  return { T: meet('T'), R: meet('R'), B: meet('B'), L: meet('L') };
}
