export * from './basics.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './look-alikes.ts';
export * from './marks.ts';
export * from './people.ts';
export * from './table.ts';
