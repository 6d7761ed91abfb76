import { expect, test } from 'vitest';
import type { BotLevel, SeatKind } from './seats.ts';
import { suggestLevel, type KeptResult } from './suggest-level.ts';

let minute = 0;

/** A finished game with the reader in the first seat. */
function result(
  bots: readonly SeatKind[],
  totals: readonly number[],
  more: Partial<KeptResult> = {},
): KeptResult {
  return {
    game: 'trump-whales',
    seats: (['you', ...bots] as const).map((kind) => ({ kind, name: kind })),
    totals,
    isOver: true,
    changed: new Date(60_000 * ++minute).toISOString(),
    ...more,
  };
}
const win = (level: BotLevel): KeptResult => result([level, level], [9, 5, 3]);
const defeat = (level: BotLevel): KeptResult => result([level, level], [1, 5, 3]);
const suggested = (games: readonly KeptResult[]): BotLevel => suggestLevel(games, 'trump-whales').level;

test('players without results start with the kitten', () => {
  expect(suggestLevel([], 'trump-whales')).toEqual({ level: 'kitten', hasResults: false });
});

test('a first win suggests the cat, and two more the ocelot', () => {
  expect(suggestLevel([win('kitten')], 'trump-whales')).toEqual({ level: 'cat', hasResults: true });
  expect(suggested([win('kitten'), win('cat')])).toBe('cat');
  expect(suggested([win('kitten'), win('cat'), win('cat')])).toBe('ocelot');
});

test('players who keep winning reach the tiger, and players who keep losing return to the kitten', () => {
  const games: KeptResult[] = [];
  for (let played = 0; played < 15; played++) games.push(win(suggested(games)));
  expect(suggested(games)).toBe('tiger');
  for (let played = 0; played < 25; played++) games.push(defeat(suggested(games)));
  expect(suggested(games)).toBe('kitten');
});

test('beating a strong bot says more than beating a weak one, and losing to it says less', () => {
  const known = [win('kitten'), win('cat')];
  expect(suggested([...known, win('kitten')])).toBe('cat');
  expect(suggested([...known, win('leopard')])).toBe('ocelot');
  expect(suggested([...known, defeat('kitten')])).toBe('kitten');
  expect(suggested([...known, defeat('leopard')])).toBe('cat');
});

test('among several bots the ranking counts: beating one and losing to another cancel out', () => {
  const middle = result(['cat', 'cat'], [5, 9, 1]);
  const known = [win('kitten'), win('cat')];
  expect(suggested([...known, middle])).toBe('cat');
  const equal = result(['cat', 'cat'], [5, 5, 5]);
  expect(suggested([...known, equal])).toBe('cat');
});

test('games are evaluated in the order they were played', () => {
  const [first, second, third] = [defeat('kitten'), win('kitten'), win('cat')];
  expect(suggested([third, first, second])).toBe(suggested([first, second, third]));
});

test('other games, unfinished ones and those without the reader or without bots are ignored', () => {
  const others = [
    { ...win('kitten'), game: 'if-it-fits' },
    { ...win('kitten'), isOver: false },
    result(['person'], [9, 1]),
    {
      ...win('kitten'),
      seats: ['person', 'kitten', 'kitten'].map((kind) => ({ kind: kind as SeatKind, name: kind })),
    },
  ];
  expect(suggestLevel(others, 'trump-whales')).toEqual({ level: 'kitten', hasResults: false });
});
