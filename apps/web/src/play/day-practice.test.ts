import { GAMES, type Game } from '@menagerie/rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { FRAME } from '../words/catalogues.ts';
import { words } from '../words/words.svelte.ts';
import { dayDeal, planDayPractice } from './day-practice.ts';
import { isGameOver, openSavedGame, readSavedGame } from './saved-game.ts';

vi.mock('../route.svelte.ts', () => ({ place: { go: () => undefined } }));

beforeAll(() => words.enter(FRAME));

const GAME_LIST = Object.values(GAMES) as unknown as readonly Game[];
const DATE = '2026-11-18';

test.each(GAME_LIST.map((game) => [game.id, game] as const))(
  '%s: the date alone gives everyone the same cards, and every day others',
  (id, game) => {
    const dealtOn = (date: string, name: string): unknown => {
      const opened = openSavedGame(planDayPractice(game, date, name), game);
      if (!opened.ok) throw new Error(opened.reason);
      return opened.session.dealIfDue()?.event;
    };
    expect(dealtOn(DATE, 'Ann')).toEqual(dealtOn(DATE, 'Bob'));
    expect(dealtOn(DATE, 'Ann')).not.toEqual(dealtOn('2026-11-19', 'Ann'));
    expect(dayDeal(id, DATE, 3).numbers).toHaveLength(3);
  },
);

test('each game of a day has its own secret', () => {
  const secrets = GAME_LIST.map(({ id }) => dayDeal(id, DATE, 3).secret);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('it is saved with its date, and ends after its rounds', () => {
  const game = GAMES['trump-whales'] as unknown as Game;
  const plan = planDayPractice(game, DATE, 'Ann');
  expect(readSavedGame(JSON.parse(JSON.stringify(plan)))?.practice).toEqual({ date: DATE, rounds: 2 });
  const opened = openSavedGame(plan, game);
  if (!opened.ok) throw new Error(opened.reason);
  const { session } = opened;
  const legal = new Int32Array(game.maxLegalMoves);
  while (!isGameOver(game, session.position, plan)) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    game.legalMoves(session.position, seat, legal);
    session.play(seat, legal[0]);
  }
  expect(game.roundsScored(session.position)).toBe(2);
  expect(game.isOver(session.position)).toBe(false);
});
