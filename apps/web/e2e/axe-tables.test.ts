// axe finds nothing at any table, in light, dark and high contrast.

import { test } from 'vitest';
import { expectNoComplaint, playing } from './setup/axe.ts';
import { useBrowser } from './setup/visit.ts';

useBrowser();

const BEGUN = [
  playing({ game: 'cat-in-the-box', players: 4, moves: 0 }),
  playing({ game: 'trump-whales', players: 4, moves: 0 }),
  playing({ game: 'if-it-fits', players: 3, moves: 0 }),
];
const FULL = [
  playing({ game: 'cat-in-the-box', players: 5, moves: 36 }),
  playing({ game: 'trump-whales', players: 4, moves: 26 }),
  playing({ game: 'if-it-fits', players: 5, moves: 50 }),
];

test.each(BEGUN)('%s', (...screen) => expectNoComplaint(screen, 'light on a phone', 'dark on a desktop'));

test.each(FULL)('%s', (...screen) =>
  expectNoComplaint(screen, 'light on a phone', 'dark on a desktop', 'high contrast'),
);
