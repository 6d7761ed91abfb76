import { GAMES, listLegalMoves, parseOptions, SeededRandom, type Game } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { movesAhead } from './ahead.ts';

interface Wait {
  /** What the first seat could choose in advance, just before its turn. */
  readonly ahead: readonly string[];
  /** What it could then actually play; null if a deal or the end came first. */
  readonly then: readonly string[] | null;
}

/** The first seat's waits in some random games. */
const waitsOf = (game: Game, players: number): Wait[] =>
  ['one', 'two', 'three', 'four'].flatMap((seed) => waitsIn(game, players, seed));

function waitsIn(game: Game, players: number, seed: string): Wait[] {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const position = game.newGame(options.value);
  const random = new SeededRandom(seed);
  const waits: Wait[] = [];
  let ahead: readonly string[] | null = null;
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    if (seat === 0 && ahead) waits.push({ ahead, then: moves.map((move) => game.formatMove(move)) });
    ahead = seat === 0 ? null : movesAhead(game, game.view(position, 0), 0);
    game.play(position, seat, moves[random.below(moves.length)]);
    if (ahead && (game.awaitsDeal(position) || game.isOver(position))) waits.push({ ahead, then: null });
  }
  return waits;
}

test.each([
  { id: 'cat-in-the-box', card: /^\d/ },
  { id: 'trump-whales', card: /^[onbs5]/ },
] as const)('nearly every card of $id is seen coming', ({ id, card }) => {
  const game: Game = GAMES[id];
  for (const players of [game.players.min, game.players.max]) {
    const cards = waitsOf(game, players).flatMap(({ then, ahead }) =>
      (then ?? []).filter((move) => card.test(move)).map((move) => ahead.includes(move)),
    );
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.filter(Boolean).length / cards.length).toBeGreaterThan(0.97);
  }
});

test('in If It Fits, drawing is always legal if it was offered in advance, until the last phase', () => {
  const waits = waitsOf(GAMES['if-it-fits'], 3);
  const drew = waits.filter(({ then }) => then?.includes('draw'));
  expect(drew.length).toBeGreaterThan(10);
  expect(drew.every(({ ahead }) => ahead.includes('draw'))).toBe(true);
});

test('nothing can be chosen ahead of a deal', () => {
  const waits = waitsOf(GAMES['cat-in-the-box'], 3);
  const lastOfRound = waits.filter(({ then }) => then === null);
  expect(lastOfRound.length).toBeGreaterThan(0);
  expect(lastOfRound.some(({ ahead }) => ahead.length === 0)).toBe(true);
});
