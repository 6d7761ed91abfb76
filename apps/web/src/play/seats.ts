// The players of a game on this device: people and bots.

import { LEVELS as BOT_LEVELS, type Level as BotLevel } from '@menagerie/bots/remote';
import type { Seat } from '@menagerie/rules';

export { BOT_LEVELS, type BotLevel };
export const SEAT_KINDS = ['you', 'person', ...BOT_LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
}

export const isBot = ({ kind }: SeatPlan): boolean => BOT_LEVELS.includes(kind as BotLevel);

/** The players as the table names them. On a shared device, "you" could be any of them. */
export function peopleOf(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const isShared = seats.filter((seat) => !isBot(seat)).length > 1;
  return isShared ? seats.map(({ kind, name }) => ({ kind: kind === 'you' ? 'person' : kind, name })) : seats;
}

/** Seats differ in shape as well as hue. */
export const SEAT_SHAPES = ['disc', 'square', 'triangle', 'diamond', 'ring'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];
export const shapeOf = (seat: Seat): SeatShape => SEAT_SHAPES[seat];

/** A bot's level; null for people. */
export const levelOf = ({ kind }: SeatPlan): BotLevel | null =>
  BOT_LEVELS.find((level) => level === kind) ?? null;
