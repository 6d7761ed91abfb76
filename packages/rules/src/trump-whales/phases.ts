// The phases of a round: everyone chooses a first bonus (TW-6), then cards are played, the winner of
// each trick takes pearls (TW-12), and the player of a five may name the next leader (TW-13).

export const PHASES = ['deal', 'choose', 'play', 'take', 'name', 'over'] as const;
export type WhalePhase = (typeof PHASES)[number];

export const DEAL = 0;
export const CHOOSE = 1;
export const PLAY = 2;
export const TAKE = 3;
export const NAME = 4;
export const OVER = 5;
