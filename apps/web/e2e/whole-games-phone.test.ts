// Whole games of each kind against bots, by pointer on a phone.

import { test } from 'vitest';
import { BY_POINTER } from './setup/players.ts';
import { PHONE, useBrowser } from './setup/visit.ts';
import { gamesAndPlayers, playWholeGame } from './setup/whole-game.ts';

useBrowser();

test.each(gamesAndPlayers('other'))('%s with %i players by pointer on a phone', (game, players) =>
  playWholeGame(game, players, { viewport: PHONE, hasTouch: true }, BY_POINTER),
);
