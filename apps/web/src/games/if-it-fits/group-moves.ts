// Hundreds of legal moves as a few choices: what to lay, where, and which way up. Reads move texts only.

import type { BoxSpot } from '@menagerie/rules';
import { readPlacement } from '@menagerie/rules/if-it-fits';
import { keyOf } from './spots.ts';

/** A spot where a piece may go, and the moves that put it there. */
export interface MoveSpot extends BoxSpot {
  readonly upright: string | null;
  readonly turned: string | null;
}

export interface Choices {
  /** Places by piece (`17`, `start3`, `sleep`, `cat`, `princess`, `toy2`), in the order of the moves. */
  readonly pieces: ReadonlyMap<string, readonly MoveSpot[]>;
  readonly draw: boolean;
  readonly pass: boolean;
  /** Cards that may be discarded. */
  readonly discards: readonly string[];
}

export function groupMoves(legal: readonly string[]): Choices {
  const pieces = new Map<string, Map<string, MoveSpot>>();
  for (const placement of legal.map(readPlacement)) {
    if (!placement) continue;
    const { piece, x, y, isTurned, move } = placement;
    const places = pieces.get(piece) ?? new Map<string, MoveSpot>();
    const place = places.get(keyOf(placement)) ?? { x, y, upright: null, turned: null };
    places.set(keyOf(placement), { ...place, [isTurned ? 'turned' : 'upright']: move });
    pieces.set(piece, places);
  }
  return {
    pieces: new Map([...pieces].map(([piece, places]) => [piece, [...places.values()]])),
    draw: legal.includes('draw'),
    pass: legal.includes('pass'),
    discards: legal.filter((move) => move.startsWith('x')).map((move) => move.slice(1)),
  };
}

/** The piece picked up automatically if there is no choice: a toy, a cat, a last card. */
export function onlyPiece({ pieces, draw }: Choices): string | null {
  return pieces.size === 1 && !draw ? [...pieces.keys()][0] : null;
}

/** Which way up the piece goes there: as requested, if that is allowed. */
export function movesAt(
  place: MoveSpot,
  isTurned: boolean,
): { readonly move: string; readonly isTurned: boolean } {
  const wished = isTurned ? place.turned : place.upright;
  if (wished !== null) return { move: wished, isTurned };
  return { move: (place.upright ?? place.turned) as string, isTurned: place.upright === null };
}

/** Whether the piece has two ways up: a box card, or a sleeping cat in its carton. */
export const hasWaysUp = (piece: string): boolean => /^(\d+|sleep)$/.test(piece);

/** Whether the piece may go there either way up. */
export const isTurnable = ({ upright, turned }: MoveSpot): boolean => upright !== null && turned !== null;
