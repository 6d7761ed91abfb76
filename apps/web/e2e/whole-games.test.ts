// Whole games of each kind against bots: by pointer on a phone, by keyboard alone on a desktop.

import { checkDeals, findGame, GAME_IDS, GAMES, readRecord, type GameId } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { BY_KEYBOARD, BY_POINTER, playToTheEnd } from './setup/players.ts';
import { prepareGame } from './setup/prepare.ts';
import { putInStore } from './setup/store.ts';
import { openAnew } from './setup/table.ts';
import { DESKTOP, PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const WAYS = [
  ['by pointer on a phone', { viewport: PHONE, hasTouch: true }, BY_POINTER],
  ['by keyboard on a desktop', { viewport: DESKTOP }, BY_KEYBOARD],
] as const;
const CASES = GAME_IDS.flatMap((game) =>
  [2, GAMES[game].players.max].flatMap((players) =>
    WAYS.map((way): [GameId, number, ...typeof way] => [game, players, ...way]),
  ),
);

test.each(CASES)('%s with %i players %s', async (game, players, _way, options, hands) => {
  const { page, leave } = await visit(options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const start = prepareGame({ game, players, moves: 0, seed: `whole ${players}` });
  await putInStore(page, 'games', start.key, start);
  await putInStore(page, 'settings', 'chosen', { pace: 'instant' });
  await openAnew(page, `#/play/${start.key}`);
  await playToTheEnd(page, game, start.key, hands);

  // The result stands there, and the record of the game is whole and fair.
  const result = page.getByRole('dialog');
  if (!(await result.isVisible())) await page.getByRole('button', { name: 'Result' }).click();
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
});
