// Picking a card by keyboard: a digit is a rank, a letter a family. The same key again goes to the next card.

import { FAMILIES, readWhaleCard } from '@menagerie/rules/trump-whales';
import { cardOfMove, kindOf } from './cards.ts';

const isRank = (key: string): boolean => /^[1-9]$/.test(key);
const isFamily = (key: string): boolean => FAMILIES.some((family) => family === key);

/** The move that the key picks from these; null if it stands for none of them. */
export function pickByKey(moves: readonly string[], picked: string | null, key: string): string | null {
  if (!isRank(key) && !isFamily(key)) return null;
  const fitting = moves.filter((move) => {
    const card = cardOfMove(move);
    return isRank(key) ? readWhaleCard(card).rank === Number(key) : kindOf(card) === key;
  });
  if (fitting.length === 0) return null;
  const place = picked === null ? -1 : fitting.indexOf(picked);
  if (place >= 0) return fitting[(place + 1) % fitting.length];
  const family = picked === null ? null : kindOf(cardOfMove(picked));
  return fitting.find((move) => kindOf(cardOfMove(move)) === family) ?? fitting[0];
}
