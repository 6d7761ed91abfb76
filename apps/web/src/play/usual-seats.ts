// The default players: the reader, and bots of one level.

import type { BotLevel, SeatKind, SeatPlan } from './seats.ts';
import { t } from '../words/words.svelte.ts';

export function usualSeat(seat: number, ownName: string, kind: SeatKind): SeatPlan {
  if (kind === 'you') return { kind, name: ownName || t('you') };
  if (kind === 'person') return { kind, name: t('person-name', { seat: seat + 1 }) };
  return { kind, name: t(`bot-name-${seat}`) };
}

export function usualSeats(players: number, ownName: string, level: BotLevel): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => usualSeat(seat, ownName, seat === 0 ? 'you' : level));
}
