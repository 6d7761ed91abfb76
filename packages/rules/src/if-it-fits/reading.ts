// What search reads of a position and of a move besides the contract of a game: the boxes as they are
// kept, the pieces, and how a move packs them.

export { admitsCat, asleepBit, asleepOf, awakeBit, awakeOf, boxAt } from './boxes.ts';
export { cellOf, DRAW, isAcross, isDiscard, PASS, pieceOf, sidesOf } from './moves.ts';
export { CARD, CAT_OR_PASS, START_CARD, TURN } from './phases.ts';
export { CAT, countOf, countSymbols, isBed, isToy, KINDS_OF_TOY } from './pieces.ts';
export { ownerOf, PRINCESS, SLEEPER, spraysIn, SYMBOLS_ON } from './pieces.ts';
export { pointsForCats, scoreGame, strengthOfCats, toysIn } from './score.ts';
export { CELLS, OFF_TABLE } from './table.ts';
