// Two people and a spectator, each in a separate browser, on the real server: from the link to the rematch.

import type { Entry } from '@menagerie/protocol';
import { findGame, readRecord, type GameRecord } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { arrive, expectOnlyWatched, goOn, openTable, playOut, sitDown } from './setup/live.ts';
import { openAnew, waitForTurn } from './setup/table.ts';
import { PHONE, useBrowser } from './setup/visit.ts';

useBrowser();

/** Everything the page reads from the server, as it arrives. */
async function listenIn(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request);
      const at = heard.push('') - 1;
      const copy = response.clone().body?.pipeThrough(new TextDecoderStream());
      const note = new WritableStream<string>({ write: (text) => void (heard[at] += text) });
      copy?.pipeTo(note).catch(() => undefined);
      return response;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
}

const entriesIn = (traffic: string): Entry[] =>
  traffic
    .split('\n')
    .filter((line) => /^\{"n":\d+,"at":/.test(line) && line.includes('"now":'))
    .map((line) => JSON.parse(line) as Entry);

/** The moves of each round in the record, and who held which cards. */
function roundsOf({ events }: GameRecord): { cards: string[]; moves: string[] }[] {
  const rounds: { cards: string[]; moves: string[] }[] = [];
  for (const event of events) {
    if (event.type === 'dealt') {
      const { hands } = event.deal as unknown as { hands: string[][] };
      rounds.push({ cards: hands.flat(), moves: [] });
    }
    if (event.type === 'moved') rounds.at(-1)?.moves.push(event.move);
  }
  return rounds;
}

/** After how many moves of the round everyone may know the card. */
function openAfter(card: string, moves: readonly string[]): number {
  const chosen = moves.findLastIndex((move) => move.startsWith('+'));
  const first = moves.findIndex((move) => move.includes(card));
  return moves[first]?.startsWith('+') ? chosen + 1 : first + 1;
}

/** Cards that were sent before they were revealed. */
function toldTooSoon(entries: readonly Entry[], record: GameRecord): string[] {
  const told: string[] = [];
  let round = -1;
  let made = 0;
  const rounds = roundsOf(record);
  for (const { event, now } of entries) {
    if (event.type === 'dealt') [round, made] = [event.round, 0];
    if (event.type === 'moved') made++;
    if (round < 0 || event.type === 'ended' || event.type === 'scored') continue;
    const text = JSON.stringify([event, now.view]);
    const { cards, moves } = rounds[round];
    const hidden = cards.filter((card) => card !== '5' && openAfter(card, moves) > made);
    told.push(...hidden.filter((card) => new RegExp(`\\b${card}\\b`).test(text)));
  }
  return told;
}

test('joining a table by link, a whole game, and a rematch', async () => {
  const ann = await arrive();
  const bo = await arrive({ viewport: PHONE });
  const sue = await arrive();
  const id = await openTable(ann.page, 'Ann', { game: 'trump-whales', options: { players: 2 } });
  await ann.page.getByRole('button', { name: 'Take seat 1' }).click();

  const ownTraffic = await listenIn(bo.page);
  await openAnew(bo.page, `#/table/${id}`);
  await sitDown(bo.page, 'Bo', 2);
  await bo.page.getByRole('button', { name: 'I’m ready' }).click();
  await ann.page.getByText('Everyone’s here.').waitFor();

  const traffic = await listenIn(sue.page);
  await openAnew(sue.page, `#/table/${id}`);
  await sue.page.getByRole('heading', { name: 'Seats' }).waitFor();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTurn(bo.page);
  await sue.page.getByText('You’re watching').waitFor();
  await expectOnlyWatched(sue.page, 'Ann');
  await playOut('trump-whales', id, [ann.page, bo.page]);

  const text = await callApi<string>(ann.page, 'GET', `tables/${id}/record`);
  const record = readRecord(text, findGame);
  if (!record.ok) throw new Error(record.error.reason);
  const secret = record.value.end.secret as string;
  await expect.poll(traffic).toContain(secret);
  const heard = await traffic();
  const entries = entriesIn(heard);
  const end = entries.findIndex(({ event }) => event.type === 'ended');
  expect(JSON.stringify(entries.slice(0, end))).not.toContain(secret);
  expect(entries.filter(({ event }) => event.type === 'moved').length).toBeGreaterThan(20);
  expect(toldTooSoon(entries, record.value)).toEqual([]);
  // The same search does find the cards in what their own player receives.
  expect(toldTooSoon(entriesIn(await ownTraffic()), record.value).length).toBeGreaterThan(20);
  for (const { now } of entries) expect(now).not.toHaveProperty('invitation');

  // Everyone sees the end, and can verify it.
  for (const { page } of [ann, bo, sue]) {
    await goOn(page);
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.getByText('The cards were dealt as promised.').waitFor();
    await page.keyboard.press('Escape');
  }

  // One tap each, and they are seated again.
  await bo.page.getByRole('button', { name: 'Play again' }).click();
  await bo.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  const next = ann.page.getByRole('dialog');
  await next.getByRole('paragraph').filter({ hasText: 'Bo wants a rematch.' }).waitFor();
  await next.getByRole('button', { name: 'Join rematch' }).click();
  await bo.page.getByText('Everyone’s here.').waitFor();

  // A record that was changed on its way is detected.
  const forged = text.replace('"move":"+', '"move":"-');
  await sue.page.route('**/record', (route) =>
    route.fulfill({ body: forged, contentType: 'application/x-ndjson' }),
  );
  await openAnew(sue.page, `#/table/${id}`);
  await sue.page.getByRole('button', { name: 'Check the deal' }).click();
  await sue.page.getByText('Something doesn’t match.').waitFor();

  for (const { leave } of [ann, bo, sue]) await leave();
});
