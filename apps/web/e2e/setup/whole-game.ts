// A whole game against bots, from the first deal to a complete, fair record.

import { checkDeals, findGame, GAME_IDS, GAMES, readRecord, type GameId } from '@menagerie/rules';
import { expect } from 'vitest';
import { playToTheEnd } from './players.ts';
import { prepareGame } from './prepare.ts';
import { putInStore } from './store.ts';
import { openAnew } from './table.ts';
import { visit } from './visit.ts';

/** Each game, alternately with the most and the fewest players; `other` the other way round. */
export const gamesAndPlayers = (way: 'one' | 'other'): [GameId, number][] =>
  GAME_IDS.map((game, i) => [game, (i % 2 === 0) === (way === 'one') ? GAMES[game].players.max : 2]);

/** Longer than a sheet takes to open by itself. */
const SHOWN_MS = 2000;

export async function playWholeGame(
  game: GameId,
  players: number,
  options: Parameters<typeof visit>[0],
  hands: Parameters<typeof playToTheEnd>[3],
): Promise<void> {
  const { page, leave } = await visit(options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const start = prepareGame({ game, players, moves: 0, seed: `whole ${players}` });
  await putInStore(page, 'games', start.key, start);
  await putInStore(page, 'settings', 'chosen', { pace: 'instant' });
  await openAnew(page, `#/play/${start.key}`);
  await playToTheEnd(page, game, start.key, hands);

  // The result is shown, and the game's record is complete and verifies.
  const result = page.getByRole('dialog');
  const isShown = await result.waitFor({ timeout: SHOWN_MS }).then(
    () => true,
    () => false,
  );
  if (!isShown) await page.getByRole('button', { name: 'Results' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const stream = await (await download).createReadStream();
  const record = readRecord((await stream.toArray()).join(''), findGame);
  if (!record.ok) throw new Error(record.error.reason);
  expect(record.value.end.reason).toBe('finished');
  expect(checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
  const best = Math.max(...record.value.end.totals);
  expect(await result.innerText()).toContain(String(best));
  await leave();
}
