import { GAMES } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { gameInLink } from './game-in-link.ts';
import { packRecord } from './packed-record.ts';
import { recordByDice } from './testing.ts';

test.each(Object.values(GAMES))('the head of a link to a game of $id names the game', async (game) => {
  expect(gameInLink(await packRecord(recordByDice(game, game.players.min), game))).toBe(game.id);
});

test.each(['', '!', 'AAAA', 'BgCOWyJj'])('%j names no game', (packed) => {
  expect(gameInLink(packed)).toBeUndefined();
});
