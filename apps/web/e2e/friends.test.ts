// Friends in the page: by link and from a table, if both agree; who is online, reserving a seat with one tap, and
// blocking.

import type { Friends } from '@menagerie/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { meet } from './setup/callers.ts';
import { arrive, openTable, sitDown } from './setup/live.ts';
import { openAnew } from './setup/table.ts';
import { ADDRESS, PHONE, useBrowser, type Visit, type VisitOptions } from './setup/visit.ts';

useBrowser();

async function come(name: string, options: VisitOptions = {}): Promise<Visit> {
  const visiting = await arrive(options);
  await callApi(visiting.page, 'POST', 'people', { name, cookie: true });
  return visiting;
}

const listOn = (page: Page): Locator => page.getByRole('region', { name: 'Friends', exact: true });
const rowOf = (page: Page, name: string): Locator =>
  listOn(page).getByRole('listitem').filter({ hasText: name });

async function look(page: Page): Promise<Locator> {
  await openAnew(page, '#/together');
  await listOn(page).waitFor();
  return listOn(page);
}

test('a link makes two people friends if both agree; they see who is online, unless hidden, and invite with one tap', async () => {
  const [ann, bob] = await Promise.all([come('Ann', { viewport: PHONE }), come('Bob')]);
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ADDRESS });
  const list = await look(ann.page);
  await list.getByText('No friends here yet.', { exact: false }).waitFor();
  await list.getByRole('button', { name: 'Copy friend link' }).click();
  await list.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());

  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Send friend request' }).click();
  await rowOf(bob.page, 'Ann').getByText('hasn’t replied yet').waitFor();
  expect(await complaintsOf(bob.page)).toEqual([]);

  await look(ann.page);
  expect(await complaintsOf(ann.page)).toEqual([]);
  const accept = ann.page.getByRole('button', { name: 'Accept Bob as a friend' });
  await accept.focus();
  await ann.page.keyboard.press('Enter');
  // He has just sent the request, so he counts as online.
  await rowOf(ann.page, 'Bob').getByText('online now').waitFor();

  await look(bob.page);
  await bob.page.getByRole('switch', { name: 'Appear offline' }).click();
  await expect.poll(async () => (await callApi<Friends>(bob.page, 'GET', 'me/friends')).isHidden).toBe(true);
  await look(ann.page);
  await rowOf(ann.page, 'Bob').waitFor();
  expect(await ann.page.getByText('online now').count()).toBe(0);
  expect(await complaintsOf(ann.page)).toEqual([]);

  await ann.page.getByRole('button', { name: 'Invite Bob to a new table' }).click();
  await ann.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  await look(bob.page);
  await bob.page.getByRole('heading', { name: 'Invitations' }).waitFor();
  await bob.page.getByRole('button', { name: /^Decline: .*, Ann$/ }).waitFor();

  await bob.page.getByRole('button', { name: 'Remove Ann from your friends' }).click();
  await rowOf(bob.page, 'Ann').waitFor({ state: 'detached' });
  expect((await callApi<Friends>(ann.page, 'GET', 'me/friends')).friends).toEqual([]);
  await Promise.all([ann.leave(), bob.leave()]);
});

test('friends are made at a table, and a person blocked there can’t become one again', async () => {
  const [ann, bob] = await Promise.all([arrive({ viewport: PHONE, forgives: /status of 409/ }), arrive()]);
  const plan = { game: 'cat-in-the-box', options: { players: 3 } } as const;
  const id = await openTable(ann.page, 'Ann', plan);
  await sitDown(ann.page, 'Ann', 1);
  await openAnew(bob.page, `#/table/${id}`);
  await sitDown(bob.page, 'Bob', 2);
  await ann.page.getByRole('button', { name: 'Bob: more' }).click();
  await ann.page.getByRole('button', { name: 'Add friend' }).click();
  await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
  await bob.page.getByRole('button', { name: 'Ann: more' }).click();
  const accept = bob.page.getByRole('button', { name: 'Accept friend request' });
  await accept.waitFor();
  expect(await complaintsOf(bob.page)).toEqual([]);
  await accept.click();
  await bob.page.getByRole('dialog').waitFor({ state: 'detached' });
  await look(ann.page);
  await rowOf(ann.page, 'Bob').waitFor();

  await bob.page.getByRole('button', { name: 'Ann: more' }).click();
  await bob.page.getByRole('button', { name: 'Block' }).click();
  await bob.page.getByRole('dialog').waitFor({ state: 'detached' });
  await look(ann.page);
  await rowOf(ann.page, 'Bob').waitFor({ state: 'detached' });

  // She uses his link again, and learns only that he hasn't replied.
  const { id: person } = await callApi<{ id: string }>(bob.page, 'GET', 'me');
  await openAnew(ann.page, `#/together?friend=${person}`);
  await ann.page.getByRole('button', { name: 'Send friend request' }).click();
  await rowOf(ann.page, 'Bob').getByText('hasn’t replied yet').waitFor();
  expect(await ann.page.getByRole('button', { name: /^Invite/ }).count()).toBe(0);
  const seats = [{ type: 'open' }, { type: 'open' }, { type: 'person', person }];
  expect(await callApi(ann.page, 'POST', 'tables', { ...plan, seats })).toMatchObject({
    error: { code: 'not-callable' },
  });
  await look(bob.page);
  expect(await rowOf(bob.page, 'Ann').count()).toBe(0);
  expect(await bob.page.getByRole('heading', { name: 'Invitations' }).count()).toBe(0);
  await Promise.all([ann.leave(), bob.leave()]);
});

test('recent players can get a friend request', async () => {
  const ann = await come('Ann');
  const dan = await meet(ann.page, 'Dan');
  const { id } = await dan<{ id: string }>('POST', 'tables', { game: 'if-it-fits', options: { players: 2 } });
  await dan('PUT', `tables/${id}/seat`, {});
  await callApi(ann.page, 'PUT', `tables/${id}/seat`, {});
  await dan('POST', `tables/${id}/start`);
  const list = await look(ann.page);
  await list.getByText('Recent players').click();
  await list.getByRole('button', { name: 'Add Dan as a friend' }).click();
  await rowOf(ann.page, 'Dan').getByText('hasn’t replied yet').waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Cancel your request to Dan' }).click();
  await list.getByText('Recent players').waitFor();
  expect((await dan<Friends>('GET', 'me/friends')).asking).toEqual([]);
  await ann.leave();
});
