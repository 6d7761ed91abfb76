import { NEW_WISHES } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { afterQuiet, isZone, nextMorning } from './wishes.ts';

const at = (text: string): number => Date.parse(`2026-11-${text}Z`);
const tell = (time: number): string => new Date(time).toISOString().slice(8, 16);
const kyiv = { ...NEW_WISHES, zone: 'Europe/Kyiv' };

test.each([
  ['18T20:15', '19T06:00'],
  ['18T19:59', '18T19:59'],
  ['18T03:00', '18T06:00'],
  ['18T06:00', '18T06:00'],
])('what comes at %s, in quiet hours over midnight, is told at %s', (time, told) =>
  expect(tell(afterQuiet(kyiv, at(time)))).toBe(told),
);

test('quiet hours within a day, none, and empty ones', () => {
  const noon = at('18T12:30');
  expect(tell(afterQuiet({ ...NEW_WISHES, quiet: { from: 12, until: 14 } }, noon))).toBe('18T14:00');
  expect(afterQuiet({ ...NEW_WISHES, quiet: null }, noon)).toBe(noon);
  expect(afterQuiet({ ...NEW_WISHES, quiet: { from: 12, until: 12 } }, noon)).toBe(noon);
});

test('a quarter of an hour off', () =>
  expect(tell(afterQuiet({ ...NEW_WISHES, zone: 'Asia/Kathmandu' }, at('18T20:20')))).toBe('19T02:15'));

test('mornings', () => {
  expect(tell(nextMorning(kyiv, at('18T06:59')))).toBe('18T07:00');
  expect(tell(nextMorning(kyiv, at('18T07:00')))).toBe('19T07:00');
});

test('zones', () => {
  expect(['Europe/Paris', 'UTC', 'Nowhere/Land', ''].map(isZone)).toEqual([true, true, false, false]);
});
