// Your devices: a recovery code signs its owner in on a new one, and the lost one is removed.

import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { arrive } from './setup/live.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser } from './setup/visit.ts';

useBrowser();

test('a recovery code signs its owner back in, who then removes the lost device', async () => {
  const lost = await arrive({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0' });
  await callApi(lost.page, 'POST', 'people', { name: 'Ann', cookie: true });
  await openAnew(lost.page, '#/you');
  const devices = lost.page.getByRole('region', { name: 'Your devices' });
  await devices.getByText('Firefox · Windows').waitFor();
  await devices.getByRole('button', { name: 'Get a recovery code' }).click();
  const code = await devices.getByText(/^(\w{5}-){4}\w{5}$/).innerText();
  expect(await complaintsOf(lost.page)).toEqual([]);

  const phone = await arrive({ viewport: PHONE });
  await openAnew(phone.page, '#/together');
  await phone.page.getByRole('link', { name: 'I’ve played here before' }).click();
  await phone.page.getByText('I’ve played here before').click();
  await phone.page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Use code' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Yes, that’s me' }).click();
  const found = phone.page.getByRole('region', { name: 'Your devices' });
  await found.getByText(/^Code made on/).waitFor();
  expect(await complaintsOf(phone.page)).toEqual([]);
  await found.getByRole('button', { name: 'Remove: Firefox · Windows' }).click();
  await found.getByText('Firefox · Windows').waitFor({ state: 'detached' });

  await lost.page.reload();
  await lost.page.getByRole('heading', { name: 'You don’t have a profile yet' }).waitFor();
  for (const { leave } of [phone, lost]) await leave();
});
