export * from './core/deal-stream.ts';
export * from './core/game.ts';
export * from './core/perft.ts';
export * from './core/play.ts';
export * from './core/random.ts';
export * from './core/result.ts';
export * from './registry.ts';
export type * from './cat-in-the-box/types.ts';
export * from './core/fixtures.ts';
