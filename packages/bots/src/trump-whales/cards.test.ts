import { GAMES, SeededRandom, turnOf, type WhaleView } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { randomBot } from '../bot.ts';
import { unseenCards } from './cards.ts';

const game = GAMES['trump-whales'];

/** A random game: the view of the seat to move, before each move. */
function playRandomly(players: number, seed: string, visit: (before: WhaleView) => void): void {
  const position = game.newGame({ players });
  const random = new SeededRandom(seed);
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) {
      game.deal(position, random);
      continue;
    }
    const seat = game.nextSeat(position);
    visit(game.view(position, seat));
    const move = randomBot.think(turnOf(game, position, seat), random).best;
    game.play(position, seat, move);
  }
}

test.each([2, 3, 4])('unseen cards are those in other hands and out of the round, %i players', (players) => {
  playRandomly(players, `unseen ${players}`, (before) => {
    if (before.phase === 'choose') return;
    const inOtherHands = before.seats.reduce((sum, { cards }, i) => sum + (i === before.seat ? 0 : cards), 0);
    const aside = (players === 2 ? 32 : 36) - 9 * players;
    expect(unseenCards(before)).toHaveLength(inOtherHands + aside);
  });
});
