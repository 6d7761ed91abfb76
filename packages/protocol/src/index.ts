export * from './basics.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './people.ts';
export * from './reports.ts';
export * from './table.ts';
