import { expect, test } from 'vitest';
import { addDays, addMonths, isDate, lastDayOf, weeksOf } from './dates.ts';

test('days continue across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -2)).toBe('2026-11');
  expect(lastDayOf('2027-02')).toBe('2027-02-28');
});

test('a date not in the calendar is invalid', () => {
  expect(isDate('2026-11-18')).toBe(true);
  expect(isDate('2026-02-30')).toBe(false);
  expect(isDate('2026-13-01')).toBe(false);
});

test('a month is laid out in weeks from Monday', () => {
  // 1 November 2026 was a Sunday, and the month ends on a Monday.
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  // The shortest possible month.
  expect(weeksOf('2027-02')).toHaveLength(4);
});
