// The page's doors: the addresses at which people first arrive.

import type { TableState } from '@menagerie/protocol';
import { readPuzzles } from '@menagerie/bots/node';
import { GAMES, type GameId } from '@menagerie/rules';
import type { Browser } from 'playwright-core';
import { openSavedGame, recordOf } from '../../src/play/saved-game.ts';
import { packRecord } from '../../src/replay/packed-record.ts';
import { callApi } from './call-api.ts';
import { prepareGame } from './prepare.ts';

export interface Door {
  readonly name: string;
  /** Relative to the home page: a part after the #, or a short address. */
  readonly path: string;
}

async function packGame(game: GameId): Promise<string> {
  const opened = openSavedGame(prepareGame({ game, players: 4 }), GAMES[game]);
  if (!opened.ok) throw new Error(opened.reason);
  return packRecord(recordOf(opened.session), GAMES[game]);
}

/** A seat reserved for anyone with the link, at somebody else's table. */
async function invite(browser: Browser, baseURL: string, game: GameId): Promise<string> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await callApi(page, 'POST', 'people', { name: 'Ann', cookie: true });
  const { id, invitation } = await callApi<TableState>(page, 'POST', 'tables', {
    game,
    options: { players: 4 },
    seats: [{ type: 'open' }, { type: 'invited' }, { type: 'open' }, { type: 'open' }],
    sit: 0,
  });
  await context.close();
  return `${id}?invitation=${invitation}`;
}

const firstPuzzle = (game: GameId): string => [...(readPuzzles(game)?.keys() ?? [])][0];

export async function findDoors(
  browser: Browser,
  baseURL: string,
  games: readonly GameId[],
): Promise<readonly Door[]> {
  const ofGames = games.map(async (game) => [
    { name: `rules of ${game}`, path: `#/rules/${game}` },
    { name: `lesson of ${game}`, path: `#/learn/${game}` },
    { name: `replay of ${game}`, path: `#/replay?record=${await packGame(game)}` },
    { name: `invitation to ${game}`, path: `#/table/${await invite(browser, baseURL, game)}` },
  ]);
  return [
    { name: 'home', path: '#/' },
    { name: 'lobby', path: '#/together' },
    ...(await Promise.all(ofGames)).flat(),
    { name: 'short address of a table', path: `t/${await invite(browser, baseURL, games[0])}` },
    { name: 'short address of a day', path: `d/${new Date().toISOString().slice(0, 10)}` },
    { name: 'short address of a puzzle', path: `p/${games[0]}/${firstPuzzle(games[0])}` },
  ];
}
