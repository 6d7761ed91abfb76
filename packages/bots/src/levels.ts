// The bots that people choose from, in every game: weakest first.

export const LEVELS = ['kitten', 'cat', 'ocelot', 'lynx', 'leopard', 'tiger'] as const;

export type Level = (typeof LEVELS)[number];
