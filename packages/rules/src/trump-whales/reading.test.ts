import { describe, expect, test } from 'vitest';
import type { Seated } from '../core/game.ts';
import { listLegalMoves } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import { trumpWhales as game } from './index.ts';
import { readWhaleCard, standingAfter, winningPlace, type WhaleStanding } from './reading.ts';
import type { WhaleView } from './types.ts';

/** A game of dice: the view of the seat that moved, before and after each move. */
function playRandomly(
  players: number,
  seed: string,
  visit: (before: Seated<WhaleView>, move: string, after: WhaleView) => void,
): void {
  const position = game.newGame({ players });
  const random = new SeededRandom(seed);
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) {
      game.deal(position, random);
      continue;
    }
    const seat = game.nextSeat(position);
    const before = game.view(position, seat);
    const legal = listLegalMoves(game, position, seat);
    const move = legal[random.below(legal.length)];
    game.play(position, seat, move);
    visit(before, game.formatMove(move), game.view(position, seat));
  }
}

describe.each([2, 3, 4])('cards are read as they are played, %i players', (players) => {
  test('[TW-8] bonuses', () => {
    let spent = 0;
    playRandomly(players, `bonuses ${players}`, (before, move, after) => {
      if (move[0] !== '!') return;
      spent++;
      expect(standingAfter(before.current as WhaleStanding, readWhaleCard(move.slice(1)))).toEqual(
        after.current,
      );
    });
    expect(spent).toBeGreaterThan(10);
  });
  test('[TW-11] winners', () => {
    let won = 0;
    playRandomly(players, `winners ${players}`, (_, __, { phase, current, tricks }) => {
      if (phase !== 'take') return;
      won++;
      const { turns, winner } = tricks[tricks.length - 1];
      const cards = turns.map(({ card }) => readWhaleCard(card as string));
      expect(turns[winningPlace(cards, current as WhaleStanding)].seat).toBe(winner);
    });
    expect(won).toBeGreaterThan(10);
  });
  test('[TW-12] pearls', () => {
    playRandomly(players, `pearls ${players}`, (before, move, after) => {
      const { seat } = before;
      if (move[0] !== '*') return;
      expect(after.seats[seat].pearls - before.seats[seat].pearls).toBe(readWhaleCard(move.slice(1)).pearls);
    });
  });
});
