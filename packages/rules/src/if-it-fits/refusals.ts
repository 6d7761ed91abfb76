// Why a move isn't legal: one paragraph per phase. Everything that isn't refused is listed by
// `legalMoves`, and vice versa.

import type { Move, NoFacts, Refusal, Seat } from '../core/game.ts';
import { refuse } from '../core/refuse.ts';
import { isCatAsleep, isCatAwake } from './cats.ts';
import {
  cellOf,
  DISCARD,
  discardOf,
  DRAW,
  FLAG,
  isAcross,
  isDiscard,
  isPlayable,
  isTurned,
  looksTheSame,
  PASS,
  pieceOf,
  sidesOf,
  touchesShortSide,
} from './moves.ts';
import { CARD, OVER, START_CARD, TOY_CARD, TURN } from './phases.ts';
import {
  CAT,
  isBed,
  isStart,
  nameOf,
  PRINCESS,
  SLEEPER,
  START,
  type CardName,
  type Piece,
} from './pieces.ts';
import {
  hasCell,
  isEmptySet,
  isOnTable,
  LEFT,
  MIDDLE,
  OFF_TABLE,
  RIGHT,
  xOf,
  yOf,
  type Cell,
} from './table.ts';
import { BOX_LIMITS, type BoxPosition, type BoxSpot } from './types.ts';

/** Cats have no name. */
type AtSpot = BoxSpot & { readonly card?: CardName };

export type BoxRefusal =
  | Refusal<
      | 'game-over'
      | 'not-dealt'
      | 'no-such-move'
      | 'start-card-first'
      | 'draw-or-sleep'
      | 'no-cat-left'
      | 'no-more-drawing'
      | 'no-more-sleeping-cats'
      | 'play-a-card'
      | 'lay-a-card-first'
      | 'cat-or-pass',
      NoFacts
    >
  | Refusal<'not-your-turn', { turn: Seat }>
  | Refusal<'card-not-in-hand' | 'can-be-played' | 'lay-the-toy' | 'must-lie-across', { card: CardName }>
  | Refusal<
      'start-card-taken' | 'begin-in-the-middle' | 'no-short-side',
      { card: CardName; x: number; y: number }
    >
  | Refusal<
      | 'no-cat-there'
      | 'not-on-the-card-laid'
      | 'off-the-table'
      | 'cell-taken'
      | 'touches-nothing'
      | 'same-upright'
      | 'double-wall'
      | 'no-room'
      | 'on-a-sleeping-cat'
      | 'not-joined',
      AtSpot
    >;

export function refusal(position: BoxPosition, seat: Seat, move: Move): BoxRefusal | null {
  const { phase, turn } = position;
  if (phase === OVER) return refuse('IF-17', 'game-over', {});
  if (phase < START_CARD) return refuse('IF-7', 'not-dealt', {});
  if (seat !== turn) return refuse(ruleOfTurns(position), 'not-your-turn', { turn });
  if (!isMove(move)) return refuse('IF-9', 'no-such-move', {});
  switch (phase) {
    case START_CARD:
      return refuseStart(position, move);
    case TURN:
      return refuseTurn(position, seat, move);
    case CARD:
      return refuseCard(position, seat, move);
    case TOY_CARD:
      return refuseToy(position, move);
    default:
      return refuseCat(position, move);
  }
}

function ruleOfTurns({ phase, isLastPhase }: BoxPosition): string {
  if (phase === START_CARD) return 'IF-8';
  return isLastPhase ? 'IF-17' : 'IF-9';
}

/** Whether the number represents a move at all. */
function isMove(move: Move): boolean {
  if (!Number.isInteger(move) || move < 0) return false;
  if (move === DRAW || move === PASS) return true;
  const piece = pieceOf(move);
  if (piece === 0 || (piece > CAT && piece !== SLEEPER)) return false;
  if (isDiscard(move)) return move === discardOf(piece) && piece <= PRINCESS;
  const isFlagged = (move & FLAG) !== 0;
  return move < DISCARD && !(isStart(piece) && isFlagged) && (piece !== CAT || isFlagged);
}

function refuseStart(position: BoxPosition, move: Move): BoxRefusal | null {
  const piece = pieceOf(move);
  if (isDiscard(move) || !isStart(piece)) return refuse('IF-8', 'start-card-first', {});
  const facts = { card: nameOf(piece), ...spot(move) };
  if (!(position.startsLeft & (1 << (piece - START)))) return refuse('IF-8', 'start-card-taken', facts);
  const cell = cellOf(move);
  if (position.laid === 0) return cell === MIDDLE ? null : refuse('IF-8', 'begin-in-the-middle', facts);
  const misplaced = refuseCell(position, cell, facts);
  if (misplaced) return misplaced;
  return touchesShortSide(position, cell) ? null : refuse('IF-8', 'no-short-side', facts);
}

function refuseTurn(position: BoxPosition, seat: Seat, move: Move): BoxRefusal | null {
  if (move === DRAW) return null;
  if (pieceOf(move) !== SLEEPER) return refuse('IF-9', 'draw-or-sleep', {});
  if (position.catsLeft[seat] === 0) return refuse('IF-9', 'no-cat-left', {});
  return refuseInCell(position, move, spot(move));
}

function refuseCard(position: BoxPosition, seat: Seat, move: Move): BoxRefusal | null {
  const piece = pieceOf(move);
  if (move === DRAW || piece === SLEEPER) {
    return position.isLastPhase
      ? refuse('IF-17', move === DRAW ? 'no-more-drawing' : 'no-more-sleeping-cats', {})
      : refuse('IF-9', 'play-a-card', {});
  }
  if (move === PASS || piece === CAT) return refuse('IF-10', 'lay-a-card-first', {});
  if (!holds(position, seat, piece)) return refuse('IF-9', 'card-not-in-hand', { card: nameOf(piece) });
  if (isDiscard(move)) return refuseDiscard(position, seat);
  if (piece === PRINCESS) {
    const isThere = isAcross(move) ? isCatAwake(position, cellOf(move)) : isCatAsleep(position, cellOf(move));
    return isThere ? null : refuse('IF-14', 'no-cat-there', spot(move));
  }
  return refuseInCell(position, move, { card: piece, ...spot(move) });
}

/** For a box card or a sleeping cat. */
function refuseInCell(position: BoxPosition, move: Move, facts: AtSpot): BoxRefusal | null {
  const cell = cellOf(move);
  const misplaced = refuseCell(position, cell, facts);
  if (misplaced) return misplaced;
  if (isTurned(move) && looksTheSame(pieceOf(move))) return refuse('IF-1', 'same-upright', facts);
  const hasDoubleWall = (position.walls[cell] & ~sidesOf(move)) !== 0;
  return position.extended && hasDoubleWall ? refuse('IF-22', 'double-wall', facts) : null;
}

function refuseDiscard(position: BoxPosition, seat: Seat): BoxRefusal | null {
  const from = seat * BOX_LIMITS.hand;
  for (let i = 0; i < position.handSizes[seat]; i++) {
    const piece = position.hands[from + i];
    if (isPlayable(position, piece)) return refuse('IF-16', 'can-be-played', { card: nameOf(piece) });
  }
  return null;
}

function refuseToy(position: BoxPosition, move: Move): BoxRefusal | null {
  const { toy, room, frontier } = position;
  const facts = { card: nameOf(toy) };
  if (pieceOf(move) !== toy) return refuse('IF-15', 'lay-the-toy', facts);
  const hasRoom = !isEmptySet(room);
  if (isDiscard(move)) {
    return hasRoom || !isEmptySet(frontier) ? refuse('IF-15', 'lay-the-toy', facts) : null;
  }
  if (isAcross(move)) return refuseAcross(position, cellOf(move), { ...facts, ...spot(move) });
  if (hasRoom) return refuse('IF-15', 'must-lie-across', facts);
  return refuseCell(position, cellOf(move), { ...facts, ...spot(move) });
}

/** IF-12 is never the reason here: if it rules out every place, the turn has already ended. */
function refuseCat(position: BoxPosition, move: Move): BoxRefusal | null {
  if (move === PASS) return null;
  if (isDiscard(move) || pieceOf(move) !== CAT) return refuse('IF-10', 'cat-or-pass', {});
  const pair = cellOf(move);
  const { justLaid } = position;
  const left = position.grid.neighbours[(justLaid << 2) | LEFT];
  if (pair !== justLaid && (pair !== left || left === OFF_TABLE)) {
    return refuse('IF-11', 'not-on-the-card-laid', spot(move));
  }
  return refuseAcross(position, pair, spot(move));
}

/** IF-2 and IF-4. */
function refuseCell(position: BoxPosition, cell: Cell, facts: AtSpot): BoxRefusal | null {
  if (!isOnTable(position.grid, cell)) return refuse('IF-2', 'off-the-table', facts);
  if (position.pieces[cell]) return refuse('IF-2', 'cell-taken', facts);
  return hasCell(position.frontier, cell) ? null : refuse('IF-4', 'touches-nothing', facts);
}

/** IF-11, for a cat or a special toy. */
function refuseAcross(position: BoxPosition, pair: Cell, facts: AtSpot): BoxRefusal | null {
  if (!isOnTable(position.grid, pair)) return refuse('IF-2', 'off-the-table', facts);
  if (hasCell(position.room, pair)) return null;
  if (position.across[pair]) return refuse('IF-11', 'no-room', facts);
  const right = position.grid.neighbours[(pair << 2) | RIGHT];
  if (right === OFF_TABLE) return refuse('IF-2', 'off-the-table', facts);
  const isOnBed = isBed(position.pieces[pair]) || isBed(position.pieces[right]);
  return refuse('IF-11', isOnBed ? 'on-a-sleeping-cat' : 'not-joined', facts);
}

function holds({ hands, handSizes }: BoxPosition, seat: Seat, piece: Piece): boolean {
  const from = seat * BOX_LIMITS.hand;
  for (let i = 0; i < handSizes[seat]; i++) if (hands[from + i] === piece) return true;
  return false;
}

/** Where the move lays its card, as written in text moves. */
function spot(move: Move): BoxSpot {
  return { x: xOf(cellOf(move)) + (isAcross(move) ? 0.5 : 0), y: yOf(cellOf(move)) };
}
