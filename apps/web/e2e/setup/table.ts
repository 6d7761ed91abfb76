// Opening a prepared table, and reading what is on it.

import {
  findGame,
  listLegalMoves,
  type CatView,
  type GameId,
  type Session,
  type View,
} from '@menagerie/rules';
import type { Locator, Page } from 'playwright-core';
import { openSavedGame, type SavedGame } from '../../src/play/saved-game.ts';
import { getFromStore, putInStore } from './store.ts';

export const TITLES: Readonly<Record<GameId, string>> = {
  'cat-in-the-box': 'Cat in the Box',
  'trump-whales': 'Trump Whales',
  'if-it-fits': 'If It Fits',
};

export async function putOnShelf(page: Page, games: readonly SavedGame[], settings: object): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const game of games) await putInStore(page, 'games', game.key, game);
  await putInStore(page, 'settings', 'chosen', { pace: 'instant', ...settings });
}

/** A fresh load of an address after the #. */
export async function openAnew(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
}

export async function sitDown(page: Page, game: SavedGame, settings: object = {}): Promise<void> {
  await putOnShelf(page, [game], settings);
  await openAnew(page, `#/play/${game.key}`);
  // Not by its role: the end of a game opens a sheet over it.
  await page.locator('h1', { hasText: TITLES[game.game as GameId] }).waitFor();
}

/** What the store has of the game. */
export const keptGame = (page: Page, key: string): Promise<SavedGame> =>
  getFromStore(page, 'games', key) as Promise<SavedGame>;

export const countEvents = async (page: Page, key: string): Promise<number> =>
  (await keptGame(page, key)).events.length;

export const waitForTurn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title.startsWith('●'));

/** The line below the table: what to do now, or why not. */
export const nowLine = (page: Page): Locator => page.locator('footer .now');

export const logOf = (page: Page): Promise<string> => page.locator('aside .log').innerText();

/** Hand, trick, board and seats in words. */
export async function tableAsText(page: Page): Promise<string> {
  await page.keyboard.press('t');
  const text = await page.getByRole('dialog').innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

export function sessionOf(saved: SavedGame): Session {
  const opened = openSavedGame(saved, findGame(saved.game));
  if (!opened.ok) throw new Error(opened.reason);
  return opened.session;
}

/** What seat 0 sees. */
export function viewOf(saved: SavedGame): View {
  const { game, position } = sessionOf(saved);
  return game.view(position, 0);
}

/** The moves of seat 0. */
export function legalIn(saved: SavedGame): string[] {
  const { game, position } = sessionOf(saved);
  return listLegalMoves(game, position, 0).map((move) => game.formatMove(move));
}

/** At Cat in the Box: seat 0 leads, so nobody else has played yet. */
export function isLeading(saved: SavedGame): boolean {
  const { phase, tricks } = viewOf(saved) as CatView;
  return phase === 'play' && tricks.every(({ winner, plays }) => winner !== null || plays.length === 0);
}

/** The first prepared game that meets the condition. */
export function findPrepared(
  prepare: (seed: string) => SavedGame,
  isFit: (saved: SavedGame) => boolean,
): SavedGame {
  for (let i = 0; i < 300; i++) {
    const saved = prepare(`seed ${i}`);
    if (isFit(saved)) return saved;
  }
  throw new Error('no prepared game will do');
}

/** The points in score slips: for each seat the lines of every round, and the total stated in the slip. */
export interface SlipSum {
  readonly name: string;
  readonly lines: readonly number[];
  readonly round: number;
  readonly total: number | null;
}

export function readSlips(dialog: Locator): Promise<SlipSum[]> {
  return dialog.locator('.slip section').evaluateAll((sections) =>
    sections.map((section) => {
      const rows = [...section.querySelectorAll('dl > div')].map((row) => ({
        kind: row.className.replace(/ ?svelte-\S+/, ''),
        points: Number(row.querySelector('dd')?.textContent?.replace('−', '-').replace('+', '')),
      }));
      const pointsOf = (kind: string): number[] =>
        rows.filter((row) => row.kind === kind).map(({ points }) => points);
      return {
        name: section.querySelector('h3')?.textContent?.trim() ?? '',
        lines: pointsOf(''),
        round: pointsOf('sum')[0],
        total: pointsOf('total')[0] ?? null,
      };
    }),
  );
}
