import {
  GAME_IDS,
  GAMES,
  hex32FromWords,
  listLegalMoves,
  parseOptions,
  SeededRandom,
  Session,
  type Game,
} from '@menagerie/rules';
import { expect, test } from 'vitest';
import { moveSeenBy, tellStory } from './story.ts';

function played(game: Game): Session {
  const options = parseOptions(game, { players: 3 });
  if (!options.ok) throw new Error(options.error.reason);
  const source = { secret: hex32FromWords('s'), numbers: ['a', 'b', 'c'].map(hex32FromWords) };
  const seats = ['A', 'B', 'C'].map((name) => ({ name }));
  const session = new Session(game, { options: options.value, seats, source });
  const random = new SeededRandom('story');
  while (!game.isOver(session.position)) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    session.play(seat, legal[random.below(legal.length)]);
  }
  return session;
}

test.each(GAME_IDS)('%s: the story has every deal and move, and ends where the game did', (id) => {
  const game: Game = GAMES[id];
  const session = played(game);
  const steps = tellStory(game, game.newGame(game.optionsOf(session.position)), session.events);
  const told = session.events.filter(({ type }) => type === 'dealt' || type === 'moved');
  expect(steps.length).toBe(told.length);
  expect(game.formatPosition(steps[steps.length - 1].position)).toEqual(
    game.formatPosition(session.position),
  );
  const types = steps.flatMap(({ happening }) => happening.consequences.map(({ type }) => type));
  expect(types).toContain('round-scored');
  expect(types.at(-1)).toBe('game-over');
});

test('a secret move is seen by its mover and by all eyes only', () => {
  const game: Game = GAMES['cat-in-the-box'];
  const session = played(game);
  const steps = tellStory(game, game.newGame(game.optionsOf(session.position)), session.events);
  const { happening } = steps.find((step) => step.happening.isSecret) as (typeof steps)[number];
  const seat = happening.seat as number;
  expect(moveSeenBy(happening, seat)).toBe(happening.move);
  expect(moveSeenBy(happening, 'all')).toBe(happening.move);
  expect(moveSeenBy(happening, (seat + 1) % 3)).toBeNull();
  expect(moveSeenBy(happening, null)).toBeNull();
});
