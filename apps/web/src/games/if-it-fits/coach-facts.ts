// Facts about a legal move that a good player would weigh, most important first: all can be checked on the table.
// Nothing here says how good the move is.

import type { Seat, Seated } from '@menagerie/rules';
import {
  boxOver,
  effectsOf,
  hasCountedCats,
  openingsOf,
  pointsNow,
  readPlacement,
  tallyBox,
  type BoxOnTable,
  type BoxSymbol,
  type BoxView,
  type Effect,
  type Placement,
} from '@menagerie/rules/if-it-fits';
import { lookAhead, movesAfter } from './look-ahead.ts';

export type CoachFact =
  | { readonly type: 'home-own' | 'sleeps' | 'sleeps-idle' }
  | {
      readonly type: 'draw' | 'pass' | 'gains' | 'loses' | 'room' | 'openings' | 'cats';
      readonly count: number;
    }
  | { readonly type: 'home'; readonly seat: Seat }
  | { readonly type: 'hurts' | 'helps'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'closes'; readonly box: BoxOnTable; readonly count: number }
  | { readonly type: 'closes-other' | 'walls'; readonly box: BoxOnTable; readonly seats: readonly Seat[] }
  | { readonly type: 'takes' | 'ties'; readonly seats: readonly Seat[] }
  | { readonly type: 'toys'; readonly kinds: readonly BoxSymbol[]; readonly count: number };

interface Scene {
  readonly view: BoxView;
  readonly after: BoxView;
  readonly placement: Placement;
  readonly me: Seat;
  /** The box the piece would then be in. */
  readonly box: BoxOnTable;
  /** What the card does to the boxes around it; nothing if it isn't a card. */
  readonly effects: readonly Effect[];
}

export function factsOf(view: Seated<BoxView>, move: string): readonly CoachFact[] {
  const { seat: me } = view;
  if (move === 'draw' || move === 'pass') return [{ type: move, count: view.seats[me].cats }];
  const placement = readPlacement(move);
  const after = placement && lookAhead(view, move);
  const box = after && boxOver(after.boxes, placement);
  if (!box) return [];
  const { x, y, piece, isTurned } = placement;
  const isCard = Number.isInteger(x) && piece !== 'princess';
  const effects = isCard ? effectsOf(view, after, { x, y, card: piece, turned: isTurned }) : [];
  const scene = { view, after, placement, me, box, effects };
  const closing = ofClosing(scene);
  return [
    ...ofPrincess(scene),
    ...closing,
    ...ofHolding(scene),
    // The value of a closed box is mentioned with it.
    ...(closing.some(({ type }) => type === 'closes') ? [] : ofPoints(scene)),
    ...ofOthers(scene),
    ...ofSleep(scene),
    ...ofRoom(scene),
    ...ofToys(scene),
    ...ofWalls(scene),
    ...ofOpenings(scene),
    ...ofCats(scene),
  ];
}

function ofPrincess({ view, placement, me }: Scene): CoachFact[] {
  const { piece, x, y } = placement;
  const cat = piece === 'princess' && view.cats.find((one) => one.x === x && one.y === y);
  if (!cat) return [];
  return [cat.seat === me ? { type: 'home-own' } : { type: 'home', seat: cat.seat }];
}

/** Boxes that the card closes, its own or a neighbour's: their value doubles for whoever holds them. */
function ofClosing({ after, me, box, effects }: Scene): CoachFact[] {
  const walled = effects.filter(({ isJoined, closes }) => !isJoined && closes);
  const closed = [
    ...(box.closed && effects.some(({ isJoined }) => isJoined) ? [box] : []),
    ...walled.flatMap((one) => boxOver(after.boxes, one.box.cells[0]) ?? []),
  ];
  return closed.flatMap((one): CoachFact[] => {
    if (one.takers.length === 0) return [];
    if (one.takers.includes(me)) return [{ type: 'closes', box: one, count: one.points[me] }];
    return [{ type: 'closes-other', box: one, seats: one.takers }];
  });
}

/** The box is taken from somebody, or now shared with them. */
function ofHolding({ view, me, box }: Scene): CoachFact[] {
  if (!box.takers.includes(me)) return [];
  const before = [...new Set(box.cells.flatMap((cell) => boxOver(view.boxes, cell)?.takers ?? []))];
  const beaten = before.filter((seat) => !box.takers.includes(seat));
  const rivals = box.takers.filter((seat) => seat !== me);
  if (beaten.length > 0) return [{ type: 'takes', seats: beaten }];
  return rivals.length > 0 && !before.includes(me) ? [{ type: 'ties', seats: rivals }] : [];
}

function ofPoints({ view, after, me }: Scene): CoachFact[] {
  const count = pointsNow(after, me) - pointsNow(view, me);
  if (count === 0) return [];
  return [{ type: count > 0 ? 'gains' : 'loses', count: Math.abs(count) }];
}

/** Who else gains or loses most. */
function ofOthers({ view, after, me }: Scene): CoachFact[] {
  const changes = view.seats
    .map((_, seat) => ({ seat, by: pointsNow(after, seat) - pointsNow(view, seat) }))
    .filter(({ seat, by }) => seat !== me && by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return changes
    .slice(0, 1)
    .map(({ seat, by }) => ({ type: by < 0 ? 'hurts' : 'helps', seat, count: Math.abs(by) }));
}

function ofSleep({ placement, me, box }: Scene): CoachFact[] {
  if (placement.piece !== 'sleep') return [];
  return [{ type: hasCountedCats(box, me) ? 'sleeps' : 'sleeps-idle' }];
}

/** A cat may follow the card: the gain at the best place. */
function ofRoom({ view, after, placement, me }: Scene): CoachFact[] {
  if (after.phase !== 'cat' || !after.toMove.includes(me)) return [];
  const gains = movesAfter(view, placement.move)
    .filter((one) => one.startsWith('cat@'))
    .map((one) => pointsNow(lookAhead(after, one) ?? after, me) - pointsNow(after, me));
  return gains.length > 0 ? [{ type: 'room', count: Math.max(0, ...gains) }] : [];
}

/** How the piece's toys count in your own box. */
function ofToys({ after, placement: { piece }, me, box }: Scene): CoachFact[] {
  if (!/^(\d+|toy\d)$/.test(piece) || !box.takers.includes(me)) return [];
  const { kinds, most } = tallyBox(after, box);
  return kinds.length > 0 && most > 1 ? [{ type: 'toys', kinds, count: most }] : [];
}

/** A wall against an opening of somebody else's box, which can no longer grow there. */
function ofWalls({ me, effects }: Scene): CoachFact[] {
  return effects
    .filter(({ isJoined, closes }) => !isJoined && !closes)
    .map(({ box }): CoachFact => ({ type: 'walls', box, seats: box.takers.filter((seat) => seat !== me) }))
    .filter((fact) => fact.type === 'walls' && fact.seats.length > 0)
    .slice(0, 1);
}

function ofOpenings({ after, me, box, effects }: Scene): CoachFact[] {
  if (effects.length === 0 || box.closed || !box.takers.includes(me)) return [];
  return [{ type: 'openings', count: openingsOf(after, box) }];
}

function ofCats({ view, after, placement: { piece }, me }: Scene): CoachFact[] {
  if ((piece !== 'cat' && piece !== 'sleep') || view.isLastPhase) return [];
  return [{ type: 'cats', count: after.seats[me].cats }];
}
