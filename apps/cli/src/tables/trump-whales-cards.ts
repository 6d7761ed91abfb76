// The cards of Trump Whales in a terminal: families by letter, name and colour, pearls, bonuses.

import {
  HIGHEST,
  readWhaleCard,
  type CardText,
  type Family,
  type Token,
  type WhaleCard,
} from '@menagerie/rules/trump-whales';
import type { Ink, Style } from '../terminal/ink.ts';

const NAMES: Record<Family, string> = { o: 'orca', n: 'narwhal', b: 'blue whale', s: 'sperm whale' };
const STYLES: Record<Family, Style> = { o: 'magenta', n: 'cyan', b: 'blue', s: 'yellow' };

export const LEGEND = 'o orca   n narwhal   b blue whale   s sperm whale   ° a pearl';

/** Null for a five. */
export const familyOf = (card: CardText): Family | null => readWhaleCard(card).family;
export const pearlsOf = (card: CardText): number => readWhaleCard(card).pearls;

/** `narwhal (n)`. */
export function nameFamily(family: Family, ink: Ink): string {
  return ink(STYLES[family], `${NAMES[family]} (${family})`);
}

/** `narwhal 2 (n2)`. */
export function nameCard(card: CardText, ink: Ink): string {
  const family = familyOf(card);
  return family === null
    ? 'a five'
    : ink(STYLES[family], `${NAMES[family]} ${readWhaleCard(card).rank} (${card})`);
}

export function nameToken(token: Token): string {
  return `${token}, ${token === HIGHEST ? 'highest' : 'lowest'} wins`;
}

/** A card or a move, in the colour of its family. */
export function inkCard(card: CardText, text: string, ink: Ink): string {
  const family = familyOf(card);
  return family === null ? text : ink(STYLES[family], text);
}

/** `n2°°°`. */
export function drawCard(card: CardText, ink: Ink): string {
  return inkCard(card, card + '°'.repeat(pearlsOf(card)), ink);
}

/** Family by family. */
export function drawHand(hand: readonly CardText[], ink: Ink): string {
  const families = groupBy(hand, (card) => familyOf(card) ?? card);
  const drawn = families.map((cards) => cards.map((card) => drawCard(card, ink)).join(' '));
  return drawn.join('   ') || '(no cards)';
}

/** Groups in order of first appearance. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

type Bonus = WhaleCard['bonus'];
export const bonusOf = (card: CardText): Bonus => readWhaleCard(card).bonus;

/** `n2→b`, `o3 flip`, `s1 +1`. */
export function bonusSign(card: CardText): string {
  const bonus = bonusOf(card);
  return card + (bonus === 'flip' ? ' flip' : bonus === 'point' ? ' +1' : `→${bonus}`);
}

export function drawBonus(card: CardText, ink: Ink): string {
  return inkCard(card, bonusSign(card), ink);
}

export function nameBonus(bonus: Bonus, ink: Ink): string {
  if (bonus === 'flip') return 'flip the coin';
  if (bonus === 'point') return 'one pearl';
  return bonus === 'none' ? 'nothing' : `make ${nameFamily(bonus, ink)} trump`;
}
