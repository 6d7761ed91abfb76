// Servers that die in mid-game: the page reconnects by itself, and the game continues.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockSqlite } from '../../server/src/testing/lock-sqlite.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { freePort, ServerProcess } from '../../server/src/testing/server-process.ts';
import { expect, onTestFinished, test } from 'vitest';
import { arrive, entriesOf, expectInStep, makeMove, startGame, stateOf } from './setup/live.ts';
import { inFrontOf } from './setup/one-address.ts';
import { waitForTurn } from './setup/table.ts';
import { useBrowser, type Visit } from './setup/visit.ts';

useBrowser();

const GONE = /net::ERR_/;
const SETTINGS = { RATE_LIMIT: '0', BOT_THREADS: '1', BOT_BEAT_MS: '50' };
const CAT_FOR_TWO = { game: 'cat-in-the-box', options: { players: 2 } } as const;

/** Everyone moves on their turn, this many moves in total, each of which appears in the other page. */
async function playOn(visits: readonly [Visit, Visit], id: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const [one, other] = visits;
    const mover = (await stateOf(one.page, id)).asked === null ? other : one;
    const witness = mover === one ? other : one;
    const before = (await entriesOf(mover.page, id)).length;
    await makeMove(mover.page, id);
    await expect.poll(async () => (await entriesOf(witness.page, id)).length).toBeGreaterThan(before);
    await expectInStep(one.page, other.page);
  }
}

/** Makes a move while no server is there to take it: it waits. */
async function moveIntoTheVoid(mover: Visit, id: string, kill: () => Promise<void>): Promise<void> {
  await waitForTurn(mover.page);
  const [move] = (await stateOf(mover.page, id)).legal;
  await kill();
  for (const key of move) await mover.page.keyboard.press(key);
}

test('a server is killed and restarted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-'));
  const server = new ServerProcess(await freePort(), {
    ...SETTINGS,
    SQLITE_PATH: join(folder, 'tables.sqlite'),
  });
  onTestFinished(async () => {
    await server.kill();
    await rm(folder, { recursive: true });
  });
  await server.start();
  const options = { baseURL: server.address, forgives: GONE };
  const visits = [await arrive(options), await arrive(options)] as const;
  const [ann, bo] = visits;
  const id = await startGame({ Ann: ann.page, Bo: bo.page }, CAT_FOR_TWO);
  await playOn(visits, id, 5);

  const mover = (await stateOf(ann.page, id)).asked === null ? bo : ann;
  const { length } = await entriesOf(ann.page, id);
  await moveIntoTheVoid(mover, id, () => server.kill());
  for (const { page } of visits) await page.getByText('Reconnecting…').waitFor();
  await mover.page.getByText('Your move will be sent.').waitFor();
  await server.start();
  for (const { page } of visits) await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
  await expectInStep(...visits.map(({ page }) => page));
  const since = (await entriesOf(ann.page, id)).slice(length).map(({ event }) => event.type);
  expect(since.filter((type) => type === 'moved')).toHaveLength(1);
  await playOn(visits, id, 4);

  for (const { leave } of visits) await leave();
});

test('a store can’t be written: clocks stop, and a move waits until it can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-'));
  const path = join(folder, 'tables.sqlite');
  const server = new ServerProcess(await freePort(), { ...SETTINGS, SQLITE_PATH: path });
  onTestFinished(async () => {
    await server.kill();
    await rm(folder, { recursive: true });
  });
  await server.start();
  // The browser logs responses with status 503.
  const options = { baseURL: server.address, forgives: /503/ };
  const visits = [await arrive(options), await arrive(options)] as const;
  const [ann, bo] = visits;
  const settings = { clock: { type: 'bank', seconds: 600, increment: 0 } } as const;
  const id = await startGame({ Ann: ann.page, Bo: bo.page }, { ...CAT_FOR_TWO, settings });
  await playOn(visits, id, 2);
  const mover = (await stateOf(ann.page, id)).asked === null ? bo : ann;
  let unlock = (): void => undefined;
  await moveIntoTheVoid(mover, id, () => Promise.resolve(void (unlock = lockSqlite(path))));
  for (const { page } of visits) await page.getByText('The clocks have stopped').waitFor();
  await mover.page.getByText('your move will be sent').waitFor();
  unlock();
  for (const { page } of visits)
    await page.getByText('The clocks have stopped').waitFor({ state: 'detached' });
  const moves = async (): Promise<number> =>
    (await entriesOf(ann.page, id)).filter(({ event }) => event.type === 'moved').length;
  await expect.poll(moves).toBe(3);
  await expectInStep(...visits.map(({ page }) => page));
  await playOn(visits, id, 2);
  for (const { leave } of visits) await leave();
});

test('two servers on one PostgreSQL, one of them killed', async () => {
  const postgres = await startPostgres();
  const database = await postgres.newDatabase();
  const newServer = async (): Promise<ServerProcess> =>
    new ServerProcess(await freePort(), { ...SETTINGS, DATABASE_URL: database });
  const [first, second] = [await newServer(), await newServer()];
  onTestFinished(async () => {
    for (const server of [first, second]) await server.kill();
    await postgres.stop();
  });
  await first.start();
  await second.start();
  // Ann's address leads to the first server for as long as it lives, Bo's to the second.
  const front = await inFrontOf([first, second]);
  onTestFinished(() => front.close());
  const visits = [
    await arrive({ baseURL: front.address, forgives: GONE }),
    await arrive({ baseURL: second.address, forgives: GONE }),
  ] as const;
  const [ann, bo] = visits;
  const id = await startGame({ Ann: ann.page, Bo: bo.page }, CAT_FOR_TWO);
  await playOn(visits, id, 5);
  while ((await stateOf(ann.page, id)).asked === null) await playOn(visits, id, 1);

  const { length } = await entriesOf(bo.page, id);
  await moveIntoTheVoid(ann, id, () => first.kill());
  await expectInStep(...visits.map(({ page }) => page));
  await expect
    .poll(async () => (await entriesOf(bo.page, id)).slice(length).map(({ event }) => event.type))
    .toContain('moved');
  await playOn(visits, id, 4);

  for (const { leave } of visits) await leave();
});
