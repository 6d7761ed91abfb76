import { expect, test } from 'vitest';
import { keyAction, type Key } from './keys.ts';

const press = (key: string, more: Partial<Key> = {}): string | null =>
  keyAction({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: null,
    ...more,
  });
const within = (names: string) => ({
  closest: (selector: string) => selector.split(', ').some((one) => names.split(' ').includes(one)) || null,
});

test('keys step, play and open', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'm', 'M'].map((key) => press(key))).toEqual([
    'back',
    'on',
    'first',
    'last',
    'play',
    'mistake-on',
    'mistake-back',
  ]);
  expect(press('x')).toBe(null);
  expect(press('constructor')).toBe(null);
});

test('a key with another meaning in the focused element is left alone', () => {
  expect(press('ArrowLeft', { ctrlKey: true })).toBe(null);
  expect(press('ArrowLeft', { defaultPrevented: true })).toBe(null);
  expect(press('a', { target: within('textarea') })).toBe(null);
  expect(press('ArrowRight', { target: within('button dialog') })).toBe(null);
  expect(press(' ', { target: within('button') })).toBe(null);
  expect(press('ArrowRight', { target: within('button') })).toBe('on');
});
