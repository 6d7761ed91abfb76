// Moves and unseen cards of Trump Whales as the policies read them.

import {
  GAMES,
  readWhaleCard,
  WHALE_DECK,
  type CardText,
  type Move,
  type WhaleCard,
  type WhaleView,
} from '@menagerie/rules';

/** A move that names a card. */
export interface Choice {
  readonly move: Move;
  readonly card: WhaleCard;
  readonly isSpend: boolean;
}

export function readChoices(legal: readonly Move[]): Choice[] {
  return legal.map((move) => {
    const text = GAMES['trump-whales'].formatMove(move);
    return { move, card: readWhaleCard(text.replace(/^\W/, '')), isSpend: text[0] === '!' };
  });
}

/** The cards that the viewer has not seen: in other hands, or out of the round. */
export function unseenCards(view: WhaleView): WhaleCard[] {
  const seen: (CardText | null)[] = [
    ...view.hand,
    ...view.seats.map(({ firstBonus }) => firstBonus),
    ...view.tricks.flatMap(({ turns }) => turns.map(({ card }) => card)),
  ];
  return WHALE_DECK.filter((card) => {
    if (card.family === null && view.options.players === 2) return false;
    const at = seen.indexOf(card.text);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
}
