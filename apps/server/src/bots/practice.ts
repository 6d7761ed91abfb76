// A few moves against itself before a thread takes its first turn: code that never ran is several times slower,
// and a server that has just started may find many tables waiting.

import { botsFor, budgetFor, decide, LEVELS } from '@menagerie/bots';
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
  const bots = botsFor(game.id).filter(({ name }) => (LEVELS as readonly string[]).includes(name));
  if (!options.ok) return;
  const random = new SeededRandom('practice');
  const position = game.newGame(options.value);
  for (let turn = 0; now() < end && !game.isOver(position); turn++) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const budget = budgetFor({ milliseconds: MS_PER_MOVE }, now);
    game.play(position, seat, decide(bots[turn % bots.length], turnOf(game, position, seat), random, budget));
  }
}
