export * from './interval.ts';
export * from './level-table.ts';
export * from './line-up.ts';
export * from './outcome.ts';
export * from './rating.ts';
export * from './summary.ts';
