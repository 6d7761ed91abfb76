import {
  GAMES,
  hex32FromWords,
  listLegalMoves,
  parseOptions,
  SeededRandom,
  Session,
  type Game,
} from '@menagerie/rules';
import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';

/** Plays a random game, predicting every move from the mover's view before making it. */
function countForeseen(game: Game, players: number, seed: string): { foreseen: number; moves: number } {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const numbers = Array.from({ length: players }, (_, seat) => hex32FromWords(`${seed} ${seat}`));
  const source = { secret: hex32FromWords(seed), numbers };
  const session = new Session(game, { options: options.value, seats: [], source });
  const random = new SeededRandom(seed);
  let foreseen = 0;
  let moves = 0;
  for (; !game.isOver(session.position); moves++) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    const move = legal[random.below(legal.length)];
    const expected = foresee(game, game.view(session.position, seat), seat, game.formatMove(move));
    session.play(seat, move);
    // The next player may have no card that fits, which ends the round unexpectedly; the server reports that.
    if (!expected || game.awaitsDeal(session.position) || game.isOver(session.position)) continue;
    expect(expected.view).toEqual(game.view(session.position, seat));
    foreseen++;
  }
  return { foreseen, moves };
}

test.each(Object.values(GAMES) as Game[])('predicted moves at $id turn out as predicted', (game) => {
  for (const players of [game.players.min, game.players.max]) {
    const { foreseen, moves } = countForeseen(game, players, `foreseen ${players}`);
    expect(foreseen).toBeGreaterThan(moves / 3);
  }
});

test('an invalid move is not predicted', () => {
  const game: Game = GAMES['trump-whales'];
  expect(foresee(game, {} as never, 0, 'rubbish')).toBeNull();
});
