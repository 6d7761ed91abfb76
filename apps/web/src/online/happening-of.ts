// Converts an entry of a table's log to a happening.

import type { LogLine } from '@menagerie/protocol';
import { didShowCards, type Consequence, type Game, type Happening } from '@menagerie/rules';

/** Null for entries that aren't part of the game. */
export function happeningOf(game: Game, { n, event }: LogLine, round: number): Happening | null {
  if (event.type === 'dealt') {
    const { round: dealt } = event;
    return {
      n,
      type: 'dealt',
      round: dealt,
      seat: null,
      move: null,
      isSecret: false,
      showedCards: false,
      consequences: [],
    };
  }
  if (event.type !== 'moved') return null;
  const { seat, move = null, then } = event;
  const isSecret = move === null || isSecretMove(game, move);
  const consequences = then as readonly Consequence[];
  const showedCards = didShowCards(game, consequences);
  return { n, type: 'moved', round, seat, move, isSecret, showedCards, consequences };
}

function isSecretMove(game: Game, text: string): boolean {
  const move = game.parseMove(text);
  return move.ok && game.isSecretMove(move.value);
}
