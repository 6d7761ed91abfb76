// Seats round the table.

import type { Seat } from './game.ts';
import { list } from './list.ts';

/** Every seat once, clockwise from one. */
export const clockwiseFrom = (seat: Seat, players: number): Seat[] =>
  list(players, (i) => (seat + i) % players);
