// A few moves against itself before a thread takes its first turn: code that never ran is several times slower,
// and a server that has just started may find a crowd at its tables.

import { botsFor, budgetFor, decide } from '@menagerie/bots';
import { listGames, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';

const MS_PER_GAME = 100;
/** As little as in a crowd. */
const MS_PER_MOVE = 3;
const now = (): number => performance.now();

export function practise(): void {
  for (const game of listGames()) practiseGame(game, now() + MS_PER_GAME);
}

function practiseGame(game: Game, end: number): void {
  const options = parseOptions(game, { players: 3 });
  const tiger = botsFor(game.id).find(({ name }) => name === 'tiger');
  if (!options.ok || !tiger) return;
  const random = new SeededRandom('practice');
  const position = game.newGame(options.value);
  while (now() < end && !game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const budget = budgetFor({ milliseconds: MS_PER_MOVE }, now);
    game.play(position, seat, decide(tiger, turnOf(game, position, seat), random, budget));
  }
}
