// What others may read from If It Fits beyond the interface: bots from positions, tables and pages from views,
// where cards and moves have names. Functions that take a position allocate nothing, because search calls them in
// every playout.

import type { Seat } from '../core/game.ts';
import { boxAt, type BoxNumber } from './boxes.ts';
import { isInBox } from './explain.ts';
import { openSides, SIDES, type BoxSide } from './faces.ts';
import { OVER } from './phases.ts';
import type { Piece } from './pieces.ts';
import { beyondSide, facing, GRIDS, isWithin, OFF_TABLE, STEPS as STEPS_BY_NUMBER } from './table.ts';
import { BOX_LIMITS, type BoxLaidCard, type BoxOnTable, type BoxPosition } from './types.ts';
import type { BoxSpot, BoxTable, BoxView } from './types.ts';

export { admitsCat, asleepBit, asleepOf, awakeBit, awakeOf, boxAt, isAnyAwake } from './boxes.ts';
export { explainBoxes, isInBox, sharesOf, tallyBox, type BoxShare, type BoxTally } from './explain.ts';
export { BOX_FACES, isBedCard, openSides, SIDES, SYMBOLS, symbolsOn } from './faces.ts';
export { catsLaid, lastPhaseBeginning } from './last-phase.ts';
export { cellOf, DRAW, isAcross, isDiscard, PASS, pieceOf, sidesOf } from './moves.ts';
export { readPlacement, type Placement } from './notation.ts';
export { CARD, CAT_OR_PASS, START_CARD, TURN } from './phases.ts';
export { BOX_CARDS, CAT, countOf, isBed, isStart, isToy, KINDS_OF_TOY } from './pieces.ts';
export { ownerOf, PRINCESS, SLEEPER, SYMBOLS_ON, TOYS } from './pieces.ts';
export { pilesOf } from './piles.ts';
export { scoreGame, winnersOf } from './score.ts';
export { beyondSide, CELLS, facing, GRIDS, isLongSide, LONG_SIDES, OFF_TABLE } from './table.ts';
export { BOX_LIMITS } from './types.ts';
export { pointsForCats, strengthIn, worthOf } from './worth.ts';

/** The i-th card of a hand. */
export const cardInHand = ({ hands }: BoxPosition, seat: Seat, i: number): Piece =>
  hands[seat * BOX_LIMITS.hand + i];

export const cardsInDeck = ({ deckSize, drawn }: BoxPosition): number => deckSize - drawn;

/** How much of the deck has been drawn, or of some player's cats laid; either starts the last phase (IF-17). */
export function progressOf({ players, phase, deckSize, drawn, catsLeft }: BoxPosition): number {
  if (phase === OVER) return 1;
  if (deckSize === 0) return 0;
  let most = drawn / deckSize;
  for (let seat = 0; seat < players; seat++) most = Math.max(most, 1 - catsLeft[seat] / BOX_LIMITS.cats);
  return most;
}

/** How many open sides of the box face the table's edge: with one, it never closes (IF-3). */
export function edgesOf(position: BoxPosition, box: BoxNumber): number {
  const { laid, laidAt, sides, grid } = position;
  let edges = 0;
  for (let i = 0; i < laid; i++) {
    const cell = laidAt[i];
    if (boxAt(position, cell) !== box) continue;
    for (let side = 0; side < SIDES.length; side++) {
      if ((sides[cell] >> side) & 1 && beyondSide(grid, cell, side) === OFF_TABLE) edges++;
    }
  }
  return edges;
}

const bySide = <T>(value: (side: number) => T): Readonly<Record<BoxSide, T>> => ({
  T: value(0),
  R: value(1),
  B: value(2),
  L: value(3),
});
const OPPOSITE = bySide((side) => SIDES[facing(side)]);
/** One step out of a cell across a side. */
export const STEPS = bySide((side) => STEPS_BY_NUMBER[side]);

const beyond = ({ x, y }: BoxSpot, side: BoxSide): BoxSpot => ({
  x: x + STEPS[side][0],
  y: y + STEPS[side][1],
});
const cardAt = (cards: readonly BoxLaidCard[], spot: BoxSpot): BoxLaidCard | undefined =>
  cards.find(({ x, y }) => x === spot.x && y === spot.y);

export const isSpotOnTable = (table: BoxTable, { x, y }: BoxSpot): boolean => isWithin(GRIDS[table], x, y);

/** How far cells extend from the middle of the table. */
export const reachOf = (table: BoxTable): BoxSpot => ({
  x: (GRIDS[table].width - 1) / 2,
  y: (GRIDS[table].height - 1) / 2,
});

/** Empty cells beside a card, within the table (IF-4). */
export function besideCards(cards: readonly BoxSpot[], table: BoxTable): readonly BoxSpot[] {
  const found: BoxSpot[] = [];
  const has = (spots: readonly BoxSpot[], { x, y }: BoxSpot): boolean =>
    spots.some((spot) => spot.x === x && spot.y === y);
  for (const card of cards) {
    for (const cell of SIDES.map((side) => beyond(card, side))) {
      if (isSpotOnTable(table, cell) && !has(cards, cell) && !has(found, cell)) found.push(cell);
    }
  }
  return found;
}

/** The cells that a spot covers. */
export function cellsOf({ x, y }: BoxSpot): readonly BoxSpot[] {
  return Number.isInteger(x) ? [{ x, y }] : [x - 0.5, x + 0.5].map((column) => ({ x: column, y }));
}

/** The box that a spot lies in. */
export function boxOver(boxes: readonly BoxOnTable[], spot: BoxSpot): BoxOnTable | null {
  return boxes.find((box) => isInBox(box, spot)) ?? null;
}

/** The points a seat would score if the game ended now. */
export const pointsNow = ({ boxes }: Pick<BoxView, 'boxes'>, seat: Seat): number =>
  boxes.reduce((sum, { points }) => sum + points[seat], 0);

/** Whether laying one more cat would start the last phase (IF-17). */
export const hasLastCat = ({ seats, isLastPhase, isOver }: BoxView, seat: Seat): boolean =>
  seats[seat].cats === 1 && !isLastPhase && !isOver;

export const hasCats = ({ cats }: BoxOnTable): boolean =>
  cats.some(({ awake, asleep }) => awake + asleep > 0);

/** IF-18: sleeping cats count only beside an awake one of their owner. */
export const hasCountedCats = ({ cats }: BoxOnTable, seat: Seat): boolean => cats[seat].awake > 0;

/** Open sides of the box with no card beyond them; without any it is closed (IF-3). */
export function openingsOf({ cards }: Pick<BoxView, 'cards'>, box: BoxOnTable): number {
  return cards
    .filter((card) => isInBox(box, card))
    .flatMap((card) => openSides(card.card, card.turned).map((side) => beyond(card, side)))
    .filter((spot) => !cardAt(cards, spot)).length;
}

/** What a side of a card meets: nothing yet (`free`, `wall`), or a neighbour's side. */
export type Meeting = 'joined' | 'blocked' | 'walls' | 'free' | 'wall';

/** What each side of the card meets, or would meet (IF-3). */
export function meetingsOf(
  cards: readonly BoxLaidCard[],
  card: BoxLaidCard,
): Readonly<Record<BoxSide, Meeting>> {
  const open = openSides(card.card, card.turned);
  const meet = (side: BoxSide): Meeting => {
    const neighbour = cardAt(cards, beyond(card, side));
    const isOpen = open.includes(side);
    if (!neighbour) return isOpen ? 'free' : 'wall';
    const facesOpen = openSides(neighbour.card, neighbour.turned).includes(OPPOSITE[side]);
    if (isOpen && facesOpen) return 'joined';
    return isOpen || facesOpen ? 'blocked' : 'walls';
  };
  return bySide((side) => meet(SIDES[side]));
}

/** A box that one of the card's openings touches, as it was before. */
export interface Effect {
  readonly box: BoxOnTable;
  readonly isJoined: boolean;
  readonly openings: number;
  /** How many of the box's openings the card blocks, by joining or with a wall. */
  readonly stopped: number;
  readonly closes: boolean;
}

type OnTable = Pick<BoxView, 'cards' | 'boxes'>;

/** How a card affects the boxes around its cell: one effect for each box it touches. */
export function effectsOf(before: OnTable, after: OnTable, laid: BoxLaidCard): readonly Effect[] {
  if (cardAt(before.cards, laid) || !Number.isInteger(laid.x)) return [];
  const meetings = meetingsOf(before.cards, laid);
  const effects = new Map<BoxOnTable, Effect>();
  for (const side of SIDES) {
    const neighbour = cardAt(before.cards, beyond(laid, side));
    const box = neighbour && boxOver(before.boxes, neighbour);
    if (!box || !openSides(neighbour.card, neighbour.turned).includes(OPPOSITE[side])) continue;
    const known = effects.get(box);
    effects.set(box, {
      box,
      isJoined: meetings[side] === 'joined' || (known?.isJoined ?? false),
      openings: openingsOf(before, box),
      stopped: 1 + (known?.stopped ?? 0),
      closes: boxOver(after.boxes, neighbour)?.closed ?? false,
    });
  }
  return [...effects.values()];
}
