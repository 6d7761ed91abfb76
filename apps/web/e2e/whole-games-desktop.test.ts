// Whole games of each kind against bots, by keyboard alone on a desktop.

import { test } from 'vitest';
import { BY_KEYBOARD } from './setup/players.ts';
import { DESKTOP, useBrowser } from './setup/visit.ts';
import { gamesAndPlayers, playWholeGame } from './setup/whole-game.ts';

useBrowser();

test.each(gamesAndPlayers('one'))('%s with %i players by keyboard alone on a desktop', (game, players) =>
  playWholeGame(game, players, { viewport: DESKTOP }, BY_KEYBOARD),
);
