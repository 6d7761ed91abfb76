// Cards as the room describes and draws them: the family or boat on them, and the facts its texts need.

import {
  readMove,
  readWhaleCard,
  type CardText,
  type Family,
  type WhaleCard,
} from '@menagerie/rules/trump-whales';

/** What is drawn on a card: a family's whale, or the boat of a five. */
export type Kind = Family | 'five';
export type Bonus = WhaleCard['bonus'];

export const kindOf = (card: CardText): Kind => readWhaleCard(card).family ?? 'five';

/** The card of a move that names one, whatever the move does with it. */
export function cardOfMove(text: string): CardText {
  const move = readMove(text);
  if (move.type === 'name') throw new Error(`${text} names no card`);
  return move.card;
}

/** The arguments a message about a card may need. */
export interface CardArgs extends Record<string, string | number> {
  readonly family: Kind;
  readonly rank: number;
  readonly pearls: number;
  readonly bonus: Bonus;
}

export function cardArgs(card: CardText): CardArgs {
  const { rank, pearls, bonus } = readWhaleCard(card);
  return { family: kindOf(card), rank, pearls, bonus };
}

export interface BonusGroup {
  readonly bonus: Bonus;
  readonly cards: readonly CardText[];
}

/** Bonuses with the same effect are stacked. */
export function groupBonuses(cards: readonly CardText[]): BonusGroup[] {
  const groups = new Map<Bonus, CardText[]>();
  for (const card of cards) {
    const { bonus } = readWhaleCard(card);
    groups.set(bonus, [...(groups.get(bonus) ?? []), card]);
  }
  return [...groups].map(([bonus, heap]) => ({ bonus, cards: heap }));
}
