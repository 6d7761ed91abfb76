// Moves and unseen cards of Trump Whales as the policies read them.

import type { Move } from '@menagerie/rules';
import {
  cardOf,
  deckFor,
  isSpend,
  WHALE_DECK,
  type CardText,
  type WhaleCard,
  type WhaleView,
} from '@menagerie/rules/trump-whales';

/** A move that names a card. */
export interface Choice {
  readonly move: Move;
  readonly card: WhaleCard;
  readonly isSpend: boolean;
}

export function readChoices(legal: readonly Move[]): Choice[] {
  return legal.map((move) => ({ move, card: WHALE_DECK[cardOf(move)], isSpend: isSpend(move) }));
}

/** The cards the viewer hasn't seen: in other hands, or out of the round. */
export function unseenCards(view: WhaleView): WhaleCard[] {
  const seen: (CardText | null)[] = [
    ...view.hand,
    ...view.seats.map(({ firstBonus }) => firstBonus),
    ...view.tricks.flatMap(({ turns }) => turns.map(({ card }) => card)),
  ];
  return deckFor(view.options.players).filter((card) => {
    const at = seen.indexOf(card.text);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
}
