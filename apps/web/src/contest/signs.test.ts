import { expect, test } from 'vitest';
import { shareText, signsOf } from './signs.ts';

test('signs depend on the percentage', () => {
  expect(signsOf(100)).toBe('🐾🐾🐾🐾🐾');
  expect(signsOf(50)).toBe('🐾🐾🐾▫️▫️');
  expect(signsOf(0)).toBe('▫️▫️▫️▫️▫️');
});

test('a result as text has a line per game and ends with the link', () => {
  const text = shareText({
    title: 'Deal of the day, 18 November 2026',
    lines: [{ name: 'Trump Whales', told: '3rd of 40', percent: 95 }],
    streak: null,
    link: 'https://example.org/#/day/2026-11-18',
  });
  expect(text).toBe(
    'Deal of the day, 18 November 2026\n🐾🐾🐾🐾🐾 Trump Whales: 3rd of 40\nhttps://example.org/#/day/2026-11-18',
  );
});
