import { GAMES, type CatPosition } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { chooseBoldly, chooseCarefully } from './styles.ts';

const game = GAMES['cat-in-the-box'];

/** Three players; seat 1 holds 1 2 2 4 4 4 5 5 5 6, and seat 0 leads. */
function dealt(moves: string): CatPosition {
  const position = game.newGame({ players: 3, layout: 'white' });
  const hands = [
    [1, 1, 2, 3, 3, 3, 4, 5, 6, 6],
    [1, 2, 2, 4, 4, 4, 5, 5, 5, 6],
    [1, 1, 2, 2, 3, 3, 4, 5, 6, 6],
  ];
  const begun = game.begin(position, { first: 0, hands });
  if (!begun.ok) throw new Error(begun.error.reason);
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = game.parseMove(text);
    if (!move.ok) throw new Error(text);
    game.play(position, game.nextSeat(position), move.value);
  }
  return position;
}
const careful = (moves: string) => game.formatMove(chooseCarefully(dealt(moves), 1));
const bold = (moves: string) => game.formatMove(chooseBoldly(dealt(moves), 1));

test('careful discards the highest of the rank it holds most, bold its lowest', () => {
  expect(careful('')).toBe('-5');
  expect(bold('')).toBe('-1');
});
test('careful predicts the least, bold the most', () => {
  expect(careful('-1 -1 -1 =1')).toBe('=1');
  expect(bold('-1 -1 -1 =1')).toBe('=4');
});
test('careful follows with the rank it holds most, lowest first; bold with its highest', () => {
  expect(careful('-1 -5 -1 =1 =1 =1 3b')).toBe('4b');
  expect(bold('-1 -5 -1 =1 =1 =1 3b')).toBe('6b');
});
test('leading, bold plays its highest, careful the rank it holds most', () => {
  const moves = '-1 -6 -1 =1 =1 =1 3b 5b 3y';
  expect(bold(moves)).toMatch(/^5[yg]$/);
  expect(careful(moves)).toMatch(/^4[byg]$/);
});
