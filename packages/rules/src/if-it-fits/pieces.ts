// Every card as one small number, a piece; its open sides and symbols are looked up by it.

import type { Seat } from '../core/game.ts';
import {
  ASLEEP_FACE,
  BOX_FACES,
  START_FACES,
  SYMBOLS,
  TOY_FACES,
  type BoxFace,
  type BoxSymbol,
} from './faces.ts';

/** 0 is no card, 1 to 72 are the box cards by number. */
export type Piece = number;
export const NO_PIECE: Piece = 0;
export const BOX_CARDS = BOX_FACES.length;
/** The special toys are TOY + 1 to TOY + 3. */
export const TOY: Piece = BOX_CARDS;
export const TOYS = TOY_FACES.length;
export const PRINCESS: Piece = TOY + TOYS + 1;
/** The start cards are START + 1 to START + 5. */
export const START: Piece = PRINCESS;
export const STARTS = START_FACES.length;
const SEATS = 5;
/**
 * Seat s's cats are CAT + s, awake across two cells, and SLEEPER + s, asleep in one. In a move s is 0, meaning the mover's
 * own.
 */
export const CAT: Piece = START + STARTS + 1;
export const SLEEPER: Piece = CAT + SEATS;
const PIECES = SLEEPER + SEATS;

export const isBoxCard = (piece: Piece): boolean => piece >= 1 && piece <= BOX_CARDS;
export const isToy = (piece: Piece): boolean => piece > TOY && piece <= TOY + TOYS;
export const isStart = (piece: Piece): boolean => piece > START && piece <= START + STARTS;
export const isCat = (piece: Piece): boolean => piece >= CAT && piece < PIECES;
export const ownerOf = (cat: Piece): Seat => (cat - CAT) % SEATS;
/** A sleeping cat, or the Princess who took its place: nothing may lie across such a card (IF-11). */
export const isBed = (piece: Piece): boolean => piece >= SLEEPER || piece === PRINCESS;
/** Cards that may be turned by half a turn (IF-1, IF-13). */
export const isTurnable = (piece: Piece): boolean => isBoxCard(piece) || piece === SLEEPER;

/** Symbols of each kind in five bits, in the order of SYMBOLS: adding two such numbers adds the symbols. */
export const SYMBOL_BITS = 5;
export const KINDS_OF_TOY = SYMBOLS.length - 1;
export const countOf = (symbols: number, kind: number): number => (symbols >>> (SYMBOL_BITS * kind)) & 31;
export const spraysIn = (symbols: number): number => countOf(symbols, KINDS_OF_TOY);

/** By piece, upright in a cell. A Princess lies only where a sleeping cat was, and has its sides (IF-5). */
export const OPEN_SIDES = new Uint8Array(PIECES);
export const SYMBOLS_ON = new Int32Array(PIECES);
for (const { id, open, symbols } of BOX_FACES) setFace(id, open, symbols);
for (const { id, open, symbols } of TOY_FACES) setFace(TOY + id, open, symbols);
for (const { id, open, symbols } of START_FACES) setFace(START + id, open, symbols);
for (const piece of [PRINCESS, ...Array.from({ length: SEATS }, (_, seat) => SLEEPER + seat)]) {
  setFace(piece, ASLEEP_FACE.open, ASLEEP_FACE.symbols);
}

function countSymbols(symbols: readonly BoxSymbol[]): number {
  return symbols.reduce((sum, symbol) => sum + (1 << (SYMBOL_BITS * SYMBOLS.indexOf(symbol))), 0);
}

function setFace(piece: Piece, open: string, symbols: BoxFace['symbols']): void {
  OPEN_SIDES[piece] = [...'TRBL'].reduce(
    (bits, side, i) => (open.includes(side) ? bits | (1 << i) : bits),
    0,
  );
  SYMBOLS_ON[piece] = countSymbols(symbols);
}

/** The name of a card in data: a box card's is its number. */
export type CardName = number | string;

export function nameOf(piece: Piece): CardName {
  if (isBoxCard(piece)) return piece;
  if (isToy(piece)) return `toy${piece - TOY}`;
  if (isStart(piece)) return `start${piece - START}`;
  return piece === PRINCESS ? 'princess' : 'cat';
}

/** The piece named in a deal or a view, or NO_PIECE. */
export function pieceNamed(name: unknown): Piece {
  if (typeof name === 'number') return Number.isInteger(name) && isBoxCard(name) ? name : NO_PIECE;
  return typeof name === 'string' ? (PIECES_BY_NAME.get(name) ?? NO_PIECE) : NO_PIECE;
}

const PIECES_BY_NAME = new Map<string, Piece>(
  Array.from({ length: CAT - TOY }, (_, i): [string, Piece] => [String(nameOf(TOY + 1 + i)), TOY + 1 + i]),
);
