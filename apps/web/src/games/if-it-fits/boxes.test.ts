import { GAMES, listLegalMoves, SeededRandom, type BoxView } from '@menagerie/rules';
import { describe, expect, it } from 'vitest';
import { boxAfter, boxAt, lookAhead, mustDiscard, pointsNow } from './boxes.ts';
import { meetingsOf } from './cards.ts';

const game = GAMES['if-it-fits'];

/** Views of whole games of random moves, each with the moves then legal. */
function* views(seed: number): Generator<{ view: BoxView; legal: string[] }> {
  const random = new SeededRandom(seed);
  const position = game.newGame({ players: 3, table: 'small', extended: seed % 2 === 1 });
  game.deal(position, random);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    yield { view: game.view(position, seat), legal: moves.map((move) => game.formatMove(move)) };
    game.play(position, seat, moves[random.below(moves.length)]);
  }
  yield { view: game.view(position, 0), legal: [] };
}

describe.each([1, 2, 3])('a game with seed %i', (seed) => {
  const seen = [...views(seed)];

  it('[IF-3] looks ahead as the rules do', () => {
    for (const { view, legal } of seen) {
      const move = legal.find((text) => text.includes('@'));
      if (move === undefined) continue;
      expect(boxAfter(view, move)?.box.cells.length).toBeGreaterThan(0);
      expect(lookAhead(view, move)?.history.at(-1)?.move).toBe(move);
    }
  });

  it('[IF-16] knows when nothing fits', () => {
    for (const { view, legal } of seen) {
      expect(mustDiscard(view)).toBe(view.phase === 'card' && legal[0].startsWith('x'));
    }
  });

  it('[IF-21] ends with the points that were shown', () => {
    const { view } = seen[seen.length - 1];
    expect([0, 1, 2].map((seat) => pointsNow(view, seat))).toEqual(view.result?.scores);
  });
});

it('finds the box at a spot', () => {
  const view = [...views(2)].at(-1)?.view as BoxView;
  const [card] = view.cards;
  expect(boxAt(view.boxes, card)?.cells).toContainEqual({ x: card.x, y: card.y });
  expect(boxAt(view.boxes, { x: 99, y: 0 })).toBeNull();
});

it('[IF-3] tells how each side of a card meets its neighbours', () => {
  // A start card is walled at the top; card 61 is open at the top only.
  const start = { x: 0, y: 0, card: 'start1', turned: false };
  expect(meetingsOf([start], { x: 0, y: 1, card: 61, turned: false })).toEqual({
    T: 'joined',
    R: 'wall',
    B: 'wall',
    L: 'wall',
  });
  expect(meetingsOf([start], { x: 0, y: -1, card: 61, turned: true }).B).toBe('blocked');
  expect(meetingsOf([start], { x: 0, y: -1, card: 61, turned: false }).B).toBe('walls');
  expect(meetingsOf([start], { x: 0, y: -1, card: 61, turned: false }).T).toBe('free');
  // A sleeping cat's carton opens at the bottom, turned at the top.
  expect(meetingsOf([start], { x: 0, y: 1, card: 'sleep', turned: true }).T).toBe('joined');
  expect(meetingsOf([start], { x: 0, y: 1, card: 'sleep', turned: false }).T).toBe('blocked');
});
