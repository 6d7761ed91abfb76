import { isDeepStrictEqual } from 'node:util';
import { GAMES, listLegalMoves, SeededRandom, type BoxOnTable } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { cardCalled, Table, type Box } from './boxes.ts';

const game = GAMES['if-it-fits'];

/** What both tell of a box. */
function gist({ symbols, ends, isAtEdge, cats }: Box) {
  const toys = symbols.slice(0, -1);
  const most = Math.max(...toys);
  const isClosed = ends === 0 && !isAtEdge;
  const points = most * toys.filter((count) => count === most).length - symbols[symbols.length - 1];
  return { closed: isClosed, worth: (isClosed ? 2 : 1) * points, cats };
}

const gistOfView = ({ closed, worth, cats }: BoxOnTable) => ({ closed, worth, cats });

test('boxes read from a view are those of the rules, and a card does to them what was foreseen, in 20 games', () => {
  let foreseen = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const random = new SeededRandom(seed);
    const table = ['small', 'medium', 'large'][seed % 3];
    const position = game.newGame({ players: 2 + (seed % 4), table, extended: seed % 2 === 0 });
    game.deal(position, random);
    while (!game.isOver(position)) {
      const seat = game.nextSeat(position);
      const model = new Table(game.view(position, seat));
      expect(model.boxes.map(gist)).toEqual(game.view(position, seat).boxes.map(gistOfView));
      const moves = listLegalMoves(game, position, seat);
      const isDrawing = game.formatMove(moves[0]) === 'draw' && random.below(8) > 0;
      const move = moves[isDrawing ? 0 : random.below(moves.length)];
      game.play(position, seat, move);

      const laid = /^(\d+|sleep)@(-?\d+),(-?\d+)(r?)$/.exec(game.formatMove(move));
      if (!laid) continue;
      const [x, y] = [Number(laid[2]), Number(laid[3])];
      const card = cardCalled(laid[1], { x, y, isTurned: laid[4] === 'r' });
      const { after } = model.lay(laid[1] === 'sleep' ? { ...card, sleeper: seat } : card);
      const boxes = game.view(position, seat).boxes;
      const own = boxes.find(({ cells }) => cells.some((cell) => cell.x === x && cell.y === y));
      expect(gist(after[0])).toEqual(gistOfView(own as BoxOnTable));
      const there = boxes.map(gistOfView);
      const isThere = (box: object): boolean => there.some((one) => isDeepStrictEqual(one, box));
      expect(after.map(gist).filter((box) => !isThere(box))).toEqual([]);
      if (game.view(position, seat).phase === 'cat') expect(model.hasRoomOn(card)).toBe(true);
      foreseen++;
    }
  }
  expect(foreseen).toBeGreaterThan(200);
});
