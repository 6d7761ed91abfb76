import { GAMES, listLegalMoves, SeededRandom, type CatView, type Seated } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { rememberedView } from './memory.ts';

const game = GAMES['cat-in-the-box'];

/** A random game, in the second round, once an opponent has given up a colour. */
function lateView(): Seated<CatView> {
  for (let seed = 0; seed < 100; seed++) {
    const random = new SeededRandom(seed);
    const position = game.newGame({ players: 3, layout: 'white' });
    while (!game.isOver(position)) {
      if (game.awaitsDeal(position)) game.deal(position, random);
      const view = game.view(position, 0);
      if (view.round === 1 && view.seats.slice(1).some(({ colours }) => colours.length < 4)) return view;
      const seat = game.nextSeat(position);
      const moves = listLegalMoves(game, position, seat);
      game.play(position, seat, moves[random.below(moves.length)]);
    }
  }
  throw new Error('no such view');
}

test('all or none of what others gave up is overlooked; one’s own stays', () => {
  const view = lateView();
  const random = new SeededRandom('memory');
  const coloursOf = ({ seats }: CatView): string[] => seats.map(({ colours }) => colours.join(''));
  expect(coloursOf(rememberedView(view, 0, random))).toEqual(coloursOf(view));
  const [own, ...others] = coloursOf(rememberedView(view, 100, random));
  expect(own).toBe(coloursOf(view)[0]);
  expect(others).toEqual(['rbyg', 'rbyg']);
});

test('earlier rounds are forgotten, but not their scores', () => {
  const view = lateView();
  expect(view.results[0].predictions).toHaveLength(3);
  const remembered = rememberedView(view, 0, new SeededRandom('memory'));
  expect(remembered.results).toMatchObject([{ predictions: [], bonuses: [0, 0, 0], paradox: null }]);
  expect(remembered.totals).toEqual(view.totals);
});
