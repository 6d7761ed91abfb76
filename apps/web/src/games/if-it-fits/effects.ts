// What a card laid in a cell does to the boxes around it: which it joins, which of their openings it stops up, and
// which it closes. Whether a box is closed is read off the table as the rules would have it.

import { openBoxSides, type BoxOnTable, type BoxSpot, type BoxView } from '@menagerie/rules';
import { boxAt } from './boxes.ts';
import { OPPOSITE, SIDES, STEPS, type Side } from './sides.ts';
import type { Placement } from './spots.ts';

type Table = Pick<BoxView, 'cards' | 'boxes'>;

/** A box that the card touches with one of its openings, as it was before. */
export interface Effect {
  readonly box: BoxOnTable;
  readonly isJoined: boolean;
  readonly openings: number;
  /** How many of them the card stops up: by joining, or with a wall. */
  readonly stopped: number;
  readonly closes: boolean;
}

const beyond = ({ x, y }: BoxSpot, side: Side): BoxSpot => ({ x: x + STEPS[side][0], y: y + STEPS[side][1] });

const cardAt = (cards: Table['cards'], spot: BoxSpot): Table['cards'][number] | undefined =>
  cards.find(({ x, y }) => x === spot.x && y === spot.y);

/** Open sides of the box with no card beyond them. */
export function openingsOf({ cards }: Table, box: BoxOnTable): number {
  return box.cells
    .flatMap((cell) => cards.filter(({ x, y }) => x === cell.x && y === cell.y))
    .flatMap((card) => openBoxSides(card.card, card.turned).map((side) => beyond(card, side)))
    .filter((spot) => !cardAt(cards, spot)).length;
}

/** One for each box that is touched; none for what does not lie in a cell of its own. */
export function effectsOf(before: Table, after: Table, placement: Placement): readonly Effect[] {
  const { piece, isTurned } = placement;
  if (cardAt(before.cards, placement) || !Number.isInteger(placement.x)) return [];
  const open = openBoxSides(piece, isTurned);
  const effects = new Map<BoxOnTable, Effect>();
  for (const side of SIDES) {
    const card = cardAt(before.cards, beyond(placement, side));
    if (!card || !openBoxSides(card.card, card.turned).includes(OPPOSITE[side])) continue;
    const box = boxAt(before.boxes, card);
    if (!box) continue;
    const known = effects.get(box);
    effects.set(box, {
      box,
      isJoined: open.includes(side) || (known?.isJoined ?? false),
      openings: openingsOf(before, box),
      stopped: 1 + (known?.stopped ?? 0),
      closes: boxAt(after.boxes, card)?.closed ?? false,
    });
  }
  return [...effects.values()];
}
