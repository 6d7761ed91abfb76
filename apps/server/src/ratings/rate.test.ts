// What games tell of their players, and which games tell anything.

import { GAME_IDS, SeededRandom, type Position } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import type { Skill, Skills } from '../store/store.ts';
import { leave, resign } from '../table/absence.ts';
import { answerProposal, propose } from '../table/proposals.ts';
import {
  finish,
  moveAtRandom,
  PEOPLE,
  PlayedTable,
  startTable,
  type Opening,
} from '../testing/game-player.ts';
import { rate, ratedGame, shown, weightAfter } from './rate.ts';

const skill = (mu: number, sigma = 2, games = 9): Skill => ({ mu, sigma, games });
const after = (players: string[], places: number[], current: Skills = new Map()): Record<string, Skill> =>
  Object.fromEntries(rate({ players, places }, current));

describe('a game', () => {
  test('raises who won and lowers who lost, and makes both surer', () => {
    const { a, b, c } = after(['a', 'b', 'c'], [2, 1, 3]);
    expect(b.mu).toBeGreaterThan(a.mu);
    expect(a.mu).toBeGreaterThan(c.mu);
    expect(b.mu).toBeGreaterThan(25);
    expect(c.mu).toBeLessThan(25);
    for (const { sigma, games } of [a, b, c]) {
      expect(sigma).toBeLessThan(25 / 3);
      expect(games).toBe(1);
    }
  });

  test('is the same from whichever seat', () => {
    const one = after(['a', 'b', 'c'], [1, 2, 3], new Map([['a', skill(30)]]));
    const other = after(['c', 'a', 'b'], [3, 1, 2], new Map([['a', skill(30)]]));
    for (const id of ['a', 'b', 'c']) {
      expect(other[id].mu).toBeCloseTo(one[id].mu, 9);
      expect(other[id].sigma).toBeCloseTo(one[id].sigma, 9);
    }
  });

  test('with a shared place moves equals alike, and unequals towards each other', () => {
    const even = after(['a', 'b', 'c'], [1, 1, 3]);
    expect(even.a).toEqual(even.b);
    expect(even.a.mu).toBeGreaterThan(even.c.mu);
    const current = new Map([
      ['strong', skill(32)],
      ['weak', skill(18)],
    ]);
    const { strong, weak } = after(['strong', 'weak'], [1, 1], current);
    expect(strong.mu).toBeLessThan(32);
    expect(weak.mu).toBeGreaterThan(18);
  });

  test('is worth more the stronger the beaten', () => {
    const current = new Map([
      ['house-tiger', skill(35)],
      ['house-kitten', skill(15)],
      ['me', skill(25)],
    ]);
    const gain = (bot: string): number => after(['me', bot], [1, 2], current).me.mu - 25;
    expect(gain('house-tiger')).toBeGreaterThan(2 * gain('house-kitten'));
    expect(gain('house-kitten')).toBeGreaterThan(0);
  });

  test('counts once for a bot of the house with several seats, whose places even out', () => {
    const { 'house-cat': cat, me } = after(['house-cat', 'me', 'house-cat'], [1, 2, 3]);
    expect(cat.games).toBe(1);
    expect(Math.abs(cat.mu - 25)).toBeLessThan(1);
    expect(me.games).toBe(1);
  });

  test('tells less the more often the same two have played, and in all no more than six', () => {
    expect([0, 1, 2].map(weightAfter)).toEqual([1, 1, 1]);
    const weights = Array.from({ length: 1000 }, (_, games) => weightAfter(games));
    for (let i = 3; i < weights.length; i++) expect(weights[i]).toBeLessThan(weights[i - 1]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(6);
    const game = { players: ['me', 'again'], places: [1, 2], pairs: [['again', 'me']] } as const;
    const gain = (games: number): number => (rate(game, new Map(), [games]).get('me')?.mu ?? 0) - 25;
    expect(gain(5)).toBeCloseTo(gain(0) / 4, 9);
    expect(rate(game, new Map(), [5]).get('me')?.games).toBe(1);
  });

  test('tells as much as ever of those who have not met', () => {
    const game = {
      players: ['a', 'b', 'new'],
      places: [1, 2, 3],
      pairs: [
        ['a', 'b'],
        ['a', 'new'],
        ['b', 'new'],
      ],
    } as const;
    const [fresh, again] = [
      [0, 0, 0],
      [1000, 0, 0],
    ].map((met) => rate(game, new Map(), met));
    expect(again.get('new')).toEqual(fresh.get('new'));
    const moved = (skills: Skills): number => (skills.get('a')?.mu ?? 0) - 25;
    expect(moved(again) / moved(fresh)).toBeCloseTo(0.5, 3);
  });

  test('by game puts the stronger in front, and goes on moving', () => {
    let current: Skills = new Map();
    const random = new SeededRandom(7);
    for (let n = 0; n < 300; n++) {
      const isUpset = random.below(4) === 0;
      current = rate({ players: ['strong', 'weak'], places: isUpset ? [2, 1] : [1, 2] }, current);
    }
    const strong = current.get('strong') as Skill;
    const weak = current.get('weak') as Skill;
    expect(strong.mu - weak.mu).toBeGreaterThan(2);
    expect(strong.games).toBe(300);
    expect(strong.sigma).toBeLessThan(2);
    expect(strong.sigma).toBeGreaterThan(0.3);
  });
});

describe('a table', () => {
  const over = (
    opening: Opening,
    before: (play: ReturnType<typeof startTable>) => void = () => undefined,
  ) => {
    const play = startTable(opening);
    before(play);
    finish(play, new SeededRandom(1));
    return play.table;
  };

  test('of people is rated as one among people', () => {
    const table = over({ players: 3 });
    expect(ratedGame(table)).toEqual({
      table: table.id,
      game: 'cat-in-the-box',
      kind: 'people',
      players: PEOPLE.slice(0, 3).map(({ id }) => id),
      places: table.result?.places,
      pairs: [
        [PEOPLE[0].id, PEOPLE[1].id],
        [PEOPLE[0].id, PEOPLE[2].id],
        [PEOPLE[1].id, PEOPLE[2].id],
      ],
      at: table.lastAt,
      since: table.lastAt - 30 * 24 * 3600_000,
    });
  });

  test('with a bot of the house is rated as one against bots', () => {
    const players = [PEOPLE[0].id, 'house-kitten', 'house-kitten'];
    expect(ratedGame(over({ players: 3, bots: 2 }))).toMatchObject({ kind: 'bots', players });
  });

  test('with a bot account is rated as one against bots; with no person at all, not', () => {
    const table = over({ players: 2 });
    const bot = { ...table.seats[1], isBot: true };
    table.seats = [table.seats[0], bot];
    expect(ratedGame(table)).toMatchObject({ kind: 'bots', players: [PEOPLE[0].id, PEOPLE[1].id] });
    table.seats = table.seats.map((seat) => ({ ...seat, isBot: true }));
    expect(ratedGame(table)).toBeNull();
  });

  test('rates who left as if they had stayed, and who resigned as last', () => {
    const table = over({ players: 4 }, (play) => {
      play.take(leave(play.table, PEOPLE[1].id));
      play.take(resign(play.table, PEOPLE[2].id));
    });
    const rated = ratedGame(table);
    expect(rated).toMatchObject({ kind: 'people', players: PEOPLE.slice(0, 4).map(({ id }) => id) });
    expect(rated?.places[2]).toBe(4);
  });

  test.each(GAME_IDS)('%s: stopping against bots is a loss once the game is half over', (game) => {
    const play = startTable({ game, players: 3, bots: 1 });
    const stop = (): boolean => {
      const early = new PlayedTable();
      early.table = play.table.copy();
      for (const { id } of PEOPLE.slice(0, 2)) {
        const { table } = early;
        early.take(table.ask ? answerProposal(table, id, true) : propose(table, id, 'stop'));
      }
      const rated = ratedGame(early.table);
      // Both who agreed come behind the bot.
      if (rated) expect([rated.kind, rated.places[2]]).toEqual(['bots', 1]);
      return rated !== null;
    };
    const random = new SeededRandom(game);
    let [free, counted] = [0, 0];
    do {
      const { position } = play.table;
      const isLate = play.table.game.progress(position as Position) >= 0.5;
      expect(stop()).toBe(isLate);
      if (isLate) counted++;
      else free++;
    } while (moveAtRandom(play, random) && play.table.phase === 'playing');
    expect(Math.min(free, counted)).toBeGreaterThan(5);
  });

  test('of people alone may be stopped at any time', () => {
    const play = startTable({ players: 2 });
    const random = new SeededRandom('people');
    while (play.table.game.progress(play.table.position as Position) < 0.8) moveAtRandom(play, random);
    play.take(propose(play.table, PEOPLE[0].id, 'stop'));
    play.take(answerProposal(play.table, PEOPLE[1].id, true));
    expect(play.table.result?.reason).toBe('stopped');
    expect(ratedGame(play.table)).toBeNull();
  });

  test('that goes on, or that all agreed to stop, is not rated; giving up is no way out', () => {
    const play = startTable({ players: 3 });
    expect(ratedGame(play.table)).toBeNull();
    for (const { id } of PEOPLE.slice(0, 2)) play.take(resign(play.table, id));
    expect(play.table.result?.reason).toBe('resigned');
    expect(ratedGame(play.table)).toMatchObject({ kind: 'people', places: play.table.result?.places });
    const stopped = startTable({ players: 2 });
    for (const { id } of PEOPLE.slice(0, 2)) {
      const { table } = stopped;
      stopped.take(table.ask ? answerProposal(table, id, true) : propose(table, id, 'stop'));
    }
    expect(stopped.table.result?.reason).toBe('stopped');
    expect(ratedGame(stopped.table)).toBeNull();
  });
});

test('people see 1500 ± 400 at first', () => {
  const line = { game: 'trump-whales', kind: 'people', games: 3 } as const;
  expect(shown({ ...line, mu: 25, sigma: 25 / 3 })).toEqual({ ...line, rating: 1500, uncertainty: 400 });
  expect(shown({ ...line, mu: 30, sigma: 2 })).toEqual({ ...line, rating: 1620, uncertainty: 96 });
});
