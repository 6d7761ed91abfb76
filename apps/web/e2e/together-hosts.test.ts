// Unwanted people: the host removes somebody, an invited person declines, a blocked one stays away.

import type { TableState } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { meet } from './setup/callers.ts';
import { arrive, openTable, sitDown, stateOf } from './setup/live.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser } from './setup/visit.ts';

useBrowser();

const PLAN = { game: 'cat-in-the-box', options: { players: 3 } };

test('a host removes somebody, hands the table over, and it is closed, all by keyboard', async () => {
  const [ann, bo] = await Promise.all([arrive(), arrive({ viewport: PHONE })]);
  const id = await openTable(ann.page, 'Ann', PLAN);
  await sitDown(ann.page, 'Ann', 1);
  const cy = await meet(ann.page, 'Cy');
  await cy('PUT', `tables/${id}/seat`, { seat: 2 });
  await openAnew(bo.page, `#/table/${id}`);
  await sitDown(bo.page, 'Аnn', 2);
  // The later of two names that look alike gets a number.
  await ann.page.getByText('Аnn (2)', { exact: true }).waitFor();

  await ann.page.getByRole('button', { name: 'Аnn (2): more' }).focus();
  await ann.page.keyboard.press('Enter');
  const remove = ann.page.getByRole('dialog').getByRole('button', { name: 'Remove from the table' });
  await remove.waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await remove.focus();
  await ann.page.keyboard.press('Enter');
  await bo.page.getByText('The host removed you').waitFor();
  expect(await bo.page.getByRole('button', { name: /^Take seat/ }).count()).toBe(0);
  expect(await complaintsOf(bo.page)).toEqual([]);

  await ann.page.getByRole('button', { name: 'Cy: more' }).click();
  await ann.page.getByRole('button', { name: 'Make host' }).click();
  await ann.page.getByRole('button', { name: 'I’m ready' }).waitFor();
  await cy('PUT', `tables/${id}/host`, { person: (await stateOf(ann.page, id)).seats[0].person });
  await ann.page.getByRole('button', { name: 'Close table' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();
  for (const { page } of [ann, bo]) await page.getByText('This table has closed').waitFor();
  await Promise.all([ann.leave(), bo.leave()]);
});

test('an invited person declines; a blocked host can’t invite, until unblocked', async () => {
  const ann = await arrive({ viewport: PHONE });
  await callApi(ann.page, 'POST', 'people', { name: 'Ann', cookie: true });
  const { id: person } = await callApi<{ id: string }>(ann.page, 'GET', 'me');
  const bo = await meet(ann.page, 'Bo');
  const call = (): Promise<TableState> =>
    bo('POST', 'tables', {
      ...PLAN,
      seats: [{ type: 'open' }, { type: 'open' }, { type: 'person', person }],
    });
  const first = await call();
  await openAnew(ann.page, `#/table/${first.id}`);
  await ann.page.getByRole('button', { name: 'Decline' }).click();
  await ann.page.getByRole('button', { name: 'Take seat 3' }).waitFor();

  await Promise.all([call(), call()]);
  await openAnew(ann.page, '#/together');
  await ann.page.getByRole('heading', { name: 'Invitations' }).waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Decline: Cat in the Box, Bo' }).first().click();
  await expect.poll(() => ann.page.getByRole('button', { name: /^Decline: / }).count()).toBe(1);
  await ann.page.getByRole('button', { name: /^Decline and block the host/ }).click();
  await expect.poll(() => ann.page.getByRole('heading', { name: 'Invitations' }).count()).toBe(0);
  expect(await call()).toMatchObject({ error: { code: 'not-callable' } });

  await openAnew(ann.page, '#/you');
  const undo = ann.page.getByRole('button', { name: 'Undo: Bo' });
  await undo.waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await undo.click();
  await ann.page.getByText('Nobody. To mute or block').waitFor();
  expect(await call()).toMatchObject({ phase: 'open' });
  await ann.leave();
});
