// What flies at this table, and from where: the keys that identify cards, bonuses and pearls in flight.

import type { Seat } from '@menagerie/rules';
import { readMove, readWhaleCard, type CardText } from '@menagerie/rules/trump-whales';
import { cardArgs, type Bonus } from './cards.ts';

export const HAND = 'hand';
export const TRICK = 'trick';
export const seatKey = (seat: Seat): string => `seat/${seat}`;
export const heapKey = (seat: Seat, bonus: Bonus): string => `heap/${seat}/${bonus}`;

/** The same in the hand and in the trick; fives are identical, so they are numbered in the hand. */
export const handKey = (round: number, card: CardText, number = 0): string =>
  isFive(card) ? `${round}/five/${number}` : `${round}/${card}`;
export const trickKey = (round: number, trick: number, seat: Seat, card: CardText): string =>
  isFive(card) ? `${round}/five/${trick}/${seat}` : `${round}/${card}`;

const isFive = (card: CardText): boolean => readWhaleCard(card).family === null;

export interface LastMove {
  readonly seat: Seat;
  readonly move: string;
}

/** Where new pearls come from: the card whose pearls are taken, or a spent bonus. */
export function pearlSource(last: LastMove | null, round: number, trick: number): readonly string[] {
  if (!last) return [];
  const move = readMove(last.move);
  if (move.type === 'spend') return [heapKey(last.seat, cardArgs(move.card).bonus)];
  if (move.type !== 'take') return [];
  return [0, 1, 2, 3]
    .filter((seat) => seat !== last.seat)
    .map((seat) => trickKey(round, trick, seat, move.card));
}

/** The place of the table that a move is dragged onto. */
export function goalOf(text: string): 'trick' | 'trump' | 'coin' | 'me' | null {
  const move = readMove(text);
  switch (move.type) {
    case 'play':
      return 'trick';
    case 'keep':
    case 'take':
      return 'me';
    case 'spend': {
      const { bonus } = readWhaleCard(move.card);
      return bonus === 'flip' ? 'coin' : bonus === 'point' ? 'me' : 'trump';
    }
    case 'name':
      return null;
  }
}
