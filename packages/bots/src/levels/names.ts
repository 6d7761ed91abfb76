/** The levels that every game has, weakest first. */
export const LEVELS = ['kitten', 'cat', 'ocelot', 'lynx', 'leopard', 'tiger'] as const;

export type Level = (typeof LEVELS)[number];
