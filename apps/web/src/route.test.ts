import { expect, test } from 'vitest';
import { addressOf, readRoute, type Route } from './route.ts';

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
  ['#/you', { name: 'you', code: null }],
  ['#/you?code=5W2U5-NRHRD', { name: 'you', code: '5W2U5-NRHRD' }],
  ['#/table/ab12', { name: 'table', id: 'ab12', invitation: null }],
  ['#/table/ab12?invitation=xyz', { name: 'table', id: 'ab12', invitation: 'xyz' }],
  ['#/rules/cat-in-the-box/paradox', { name: 'rules', game: 'cat-in-the-box', part: 'paradox' }],
])('%s names a place and is its address', (address, route) => {
  expect(readRoute(address)).toEqual(route);
  expect(addressOf(route)).toBe(address);
});

test('a place in a replay that is no number is left out', () => {
  expect(readRoute('#/replay/ab12?at=-1')).toEqual({ name: 'replay', key: 'ab12', packed: null });
});

test.each(['', '#', '#/nowhere', '#/play', '#/play/', '#/table', '#//', '#?record=x'])(
  '%s leads home',
  (address) => {
    expect(readRoute(address)).toEqual({ name: 'home' });
  },
);
