export * from './core/deal-stream.ts';
export * from './core/fixtures.ts';
export * from './core/game.ts';
export * from './core/perft.ts';
export * from './core/play.ts';
export * from './core/random.ts';
export * from './core/record-reader.ts';
export * from './core/record.ts';
export * from './core/result.ts';
export * from './core/rules-version.ts';
export * from './core/seats.ts';
export * from './core/session.ts';
export * from './core/takeback.ts';
export * from './core/turn.ts';
export * from './registry.ts';
export type * from './cat-in-the-box/types.ts';
export {
  BOX_FACES,
  SYMBOLS as BOX_SYMBOLS,
  TOY_FACES as BOX_TOY_FACES,
  openSides as openBoxSides,
  symbolsOn as boxSymbolsOn,
} from './if-it-fits/faces.ts';
export type { BoxFace, BoxSide, BoxSymbol } from './if-it-fits/faces.ts';
export * as boxReading from './if-it-fits/reading.ts';
export { GRIDS as BOX_GRIDS } from './if-it-fits/table.ts';
export type * from './if-it-fits/types.ts';
export type * from './trump-whales/types.ts';
