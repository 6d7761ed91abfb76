import { GAMES, listLegalMoves, type Seated } from '@menagerie/rules';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import { expect, test } from 'vitest';
import { factsOf } from './coach-facts.ts';
import { lesson } from './lesson.ts';

const game = GAMES['if-it-fits'];
/** The game of the lesson, move by move. */
const MOVES =
  `start1@0,0 start2@0,-1 draw 29@1,0 cat@0.5,0 draw 33@-1,-1 cat@-0.5,-1 draw 65@2,0r pass draw 70@-1,0
  draw 62@0,1 draw 52@-2,-1r pass sleep@-2,0r draw toy3@-1.5,-1 draw 17@1,-1 cat@0.5,-1 draw 8@0,-2 draw 15@1,-2 pass
  draw 40@1,1 draw princess@-0.5,-1`.split(/\s+/);

function viewBefore(move: string): Seated<BoxView> {
  const moves = MOVES.slice(0, MOVES.indexOf(move));
  const parsed = game.parsePosition({ ...lesson.scenes[1].table, moves });
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return game.view(parsed.value, game.nextSeat(parsed.value));
}

const typesOf = (move: string): string[] => factsOf(viewBefore(move), move).map(({ type }) => type);

test('[IF-3] closing your own box comes first, with its new value', () => {
  const [first] = factsOf(viewBefore('62@0,1'), '62@0,1');
  expect(first).toMatchObject({ type: 'closes', count: 4 });
});

test('[IF-10] a card’s facts include the space for a cat, and a cat’s the points it earns', () => {
  expect(typesOf('29@1,0')).toContain('room');
  expect(factsOf(viewBefore('cat@0.5,0'), 'cat@0.5,0')).toContainEqual({ type: 'cats', count: 4 });
  expect(typesOf('cat@0.5,0')).toContain('gains');
});

test('[IF-18] a sleeping cat without an awake one doesn’t count yet; an awake one beside it draws level', () => {
  expect(typesOf('sleep@-2,0r')).toContain('sleeps-idle');
  const facts = factsOf(viewBefore('cat@0.5,-1'), 'cat@0.5,-1');
  expect(facts.some(({ type }) => type === 'takes' || type === 'ties')).toBe(true);
});

test('[IF-14] the Princess sends a cat home', () => {
  const facts = factsOf(viewBefore('princess@-0.5,-1'), 'princess@-0.5,-1');
  expect(facts[0]).toEqual({ type: 'home', seat: 1 });
});

test('every legal move of the game has facts, and they mention only seats that exist', () => {
  for (let n = 2; n < MOVES.length; n++) {
    const parsed = game.parsePosition({ ...lesson.scenes[1].table, moves: MOVES.slice(0, n) });
    if (!parsed.ok) throw new Error(parsed.error.reason);
    const seat = game.nextSeat(parsed.value);
    const view = game.view(parsed.value, seat);
    for (const move of listLegalMoves(game, parsed.value, seat).slice(0, 12)) {
      for (const fact of factsOf(view, game.formatMove(move))) {
        if ('seat' in fact) expect(fact.seat).not.toBe(seat);
        if ('seats' in fact) expect(fact.seats).not.toContain(seat);
        if ('count' in fact) expect(fact.count).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
