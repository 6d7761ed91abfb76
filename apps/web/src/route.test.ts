import { expect, test } from 'vitest';
import { addressOf, readRoute, readShort, shortAddressOf, type Route } from './route.ts';

test.each<[string, Route]>([
  ['#/', { name: 'home' }],
  ['#/play/ab12', { name: 'play', key: 'ab12' }],
  ['#/replay', { name: 'replay', key: null, packed: null }],
  ['#/replay/ab12', { name: 'replay', key: 'ab12', packed: null }],
  ['#/replay?record=abc-_', { name: 'replay', key: null, packed: 'abc-_' }],
  ['#/replay/ab12?at=57', { name: 'replay', key: 'ab12', packed: null, at: 57 }],
  ['#/replay?record=abc-_&at=57', { name: 'replay', key: null, packed: 'abc-_', at: 57 }],
  ['#/replay/table/ab12', { name: 'replay', key: null, packed: null, table: 'ab12' }],
  ['#/replay/table/ab12?at=0', { name: 'replay', key: null, packed: null, table: 'ab12', at: 0 }],
  ['#/learn/trump-whales', { name: 'learn', game: 'trump-whales', part: null }],
  ['#/together', { name: 'together' }],
  ['#/together?friend=abc', { name: 'together', friend: 'abc' }],
  ['#/you', { name: 'you', code: null }],
  ['#/you?code=5W2U5-NRHRD', { name: 'you', code: '5W2U5-NRHRD' }],
  ['#/table/ab12', { name: 'table', id: 'ab12', invitation: null }],
  ['#/table/ab12?invitation=xyz', { name: 'table', id: 'ab12', invitation: 'xyz' }],
  ['#/rules/cat-in-the-box/paradox', { name: 'rules', game: 'cat-in-the-box', part: 'paradox' }],
  ['#/day', { name: 'day', date: null, game: null }],
  ['#/day/2026-11-18', { name: 'day', date: '2026-11-18', game: null }],
  ['#/day/2026-11-18/if-it-fits', { name: 'day', date: '2026-11-18', game: 'if-it-fits' }],
  ['#/contest/ab12', { name: 'contest', id: 'ab12' }],
  ['#/challenges', { name: 'challenges' }],
  ['#/lists', { name: 'lists' }],
  ['#/person/ab12', { name: 'person', id: 'ab12' }],
  ['#/puzzles', { name: 'puzzles', game: null, id: null }],
  ['#/puzzles/if-it-fits', { name: 'puzzles', game: 'if-it-fits', id: null }],
  ['#/puzzles/if-it-fits/ab12', { name: 'puzzles', game: 'if-it-fits', id: 'ab12' }],
])('%s names a place and is its address', (address, route) => {
  expect(readRoute(address)).toEqual(route);
  expect(addressOf(route)).toBe(address);
});

test('a position in a replay that is not a number is left out', () => {
  expect(readRoute('#/replay/ab12?at=-1')).toEqual({ name: 'replay', key: 'ab12', packed: null });
});

test('an invalid date means today', () => {
  expect(readRoute('#/day/yesterday/if-it-fits')).toEqual({ name: 'day', date: null, game: null });
});

test.each([
  '',
  '#',
  '#/nowhere',
  '#/play',
  '#/play/',
  '#/table',
  '#/contest',
  '#/person/',
  '#//',
  '#?record=x',
])('%s leads home', (address) => {
  expect(readRoute(address)).toEqual({ name: 'home' });
});

test.each<[string, string]>([
  ['#/table/ab12', 't/ab12'],
  ['#/table/ab12?invitation=xyz', 't/ab12?invitation=xyz'],
  ['#/replay/table/ab12?at=7', 'r/ab12?at=7'],
  ['#/day/2026-11-18', 'd/2026-11-18'],
  ['#/day/2026-11-18/cat-in-the-box', 'd/2026-11-18/cat-in-the-box'],
  ['#/contest/abc_-1', 'c/abc_-1'],
  ['#/puzzles/trump-whales/tw-17', 'p/trump-whales/tw-17'],
])('%s has the short address %s', (address, short) => {
  const route = readRoute(address);
  expect(shortAddressOf(route)).toBe(short);
  const { pathname, search } = new URL(short, 'https://host.example/folder/');
  const read = readShort(pathname);
  expect(read?.home).toBe('/folder/');
  expect(readRoute(`${read?.hash}${search}`)).toEqual(route);
});

test.each(['#/', '#/play/ab12', '#/replay/ab12', '#/replay?record=a', '#/puzzles', '#/day', '#/you'])(
  '%s has no short address',
  (address) => expect(shortAddressOf(readRoute(address))).toBe(null),
);

test.each(['/', '/index.html', '/t/', '/x/ab12', '/assets/t.js', '/t/a/b/c'])(
  '%s is no short address',
  (path) => expect(readShort(path)).toBe(null),
);
