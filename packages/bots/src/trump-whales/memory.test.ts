import { GAMES, listLegalMoves, SeededRandom, type Seated, type WhaleView } from '@menagerie/rules';
import { PLAY } from '@menagerie/rules/trump-whales';
import { expect, test } from 'vitest';
import { rememberedView } from './memory.ts';

const game = GAMES['trump-whales'];

/** A random game, with a card in the fifth trick, once an opponent has shown a missing family. */
function lateView(): Seated<WhaleView> {
  for (let seed = 0; seed < 100; seed++) {
    const random = new SeededRandom(seed);
    const position = game.newGame({ players: 3 });
    game.deal(position, random);
    while (position.phase !== PLAY || position.tricksDone < 4 || position.cardsInTrick < 1) {
      const seat = game.nextSeat(position);
      const moves = listLegalMoves(game, position, seat);
      game.play(position, seat, moves[random.below(moves.length)]);
    }
    const view = game.view(position, position.turn);
    if (view.seats.some(({ lacks }, seat) => seat !== view.seat && lacks.length)) return view;
  }
  throw new Error('no such view');
}

/** How many of the others' cards are known, by trick. */
function known({ tricks, seat: viewer }: Seated<WhaleView>): number[] {
  return tricks.map(({ turns }) => turns.filter(({ seat, card }) => seat !== viewer && card !== null).length);
}

test('the cards of earlier tricks are forgotten, except for the last few and the current one', () => {
  const view = lateView();
  expect(known(view)).toEqual([2, 2, 2, 2, expect.any(Number)]);
  expect(known(rememberedView(view, 1))).toEqual([0, 0, 0, 2, known(view)[4]]);
  expect(known(rememberedView(view, 0))).toEqual([0, 0, 0, 0, known(view)[4]]);
  expect(known(view)[4]).toBeGreaterThan(0);
});

test('and so are missing families; one’s own cards stay', () => {
  const view = lateView();
  const remembered = rememberedView(view, 0);
  const own = ({ tricks, seat }: Seated<WhaleView>): unknown[] =>
    tricks.map(({ turns }) => turns.find((turn) => turn.seat === seat)?.card);
  expect(own(remembered)).toEqual(own(view));
  expect(remembered.seats.flatMap(({ lacks }, seat) => (seat === view.seat ? [] : lacks))).toEqual([]);
});

test('with a memory of all tricks nothing is forgotten', () => {
  const view = lateView();
  expect(rememberedView(view, 4)).toBe(view);
});
