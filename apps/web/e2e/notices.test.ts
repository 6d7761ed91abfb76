// Notifications in the page and its service worker.

import type { Notices, TableState } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { asReader, gather, meet, playOn } from './setup/callers.ts';
import { comeWithPush, countShown, Delivery, serve, shownTo, tap, workerOf } from './setup/push.ts';
import { putInStore } from './setup/store.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser('browser');

/** The service worker is there once the whole page is stored. */
const STORED = { timeout: 60_000 };

test('notifications are switched on in the profile and arrive in the reader’s language', async () => {
  const served = await serve();
  const { address, service } = served;
  const ann = await comeWithPush(served, { viewport: PHONE, locale: 'uk-UA' });
  await openAnew(ann.page, '#/you');
  const section = ann.page.getByRole('region', { name: 'Сповіщення' });
  await section.getByRole('button', { name: 'Увімкнути' }).click();
  await section.getByText('На цьому пристрої ввімкнено.').waitFor(STORED);
  expect(await complaintsOf(ann.page)).toEqual([]);
  await section.getByRole('switch', { name: 'Тихі години' }).focus();
  await ann.page.keyboard.press('Space');
  await expect
    .poll(async () => (await callApi<Notices>(ann.page, 'GET', 'me/notices')).wishes.quiet)
    .toBeNull();
  await section.getByRole('button', { name: 'Надіслати пробне' }).click();
  await expect.poll(() => service.to('page')).toEqual([{ kind: 'test' }]);

  const bob = await visit({ baseURL: address });
  await callApi(bob.page, 'POST', 'people', { name: 'Bob', cookie: true });
  const { id: person } = await callApi<{ id: string }>(ann.page, 'GET', 'me');
  const { id } = await callApi<TableState>(bob.page, 'POST', 'tables', {
    game: 'if-it-fits',
    options: { players: 2 },
    seats: [{ type: 'open' }, { type: 'person', person }],
  });
  await expect.poll(() => service.to('page').length).toBe(2);

  const worker = await workerOf(ann.context);
  const delivery = await Delivery.to(ann, address);
  for (const data of service.to('page')) {
    await delivery.deliver(data);
    const tag = data['kind'] === 'call' ? id : 'test';
    await expect.poll(() => countShown(worker, tag)).toBe(1);
  }
  expect(await shownTo(worker)).toEqual([
    ['Bob запрошує вас', 'Якщо влізе: для вас є місце.', id],
    ['Усе працює', 'Сповіщення доходять на цей пристрій.', 'test'],
  ]);
  await openAnew(ann.page, '#/you');
  await section.getByRole('button', { name: 'Вимкнути' }).click();
  await section.getByText('На цьому пристрої вимкнено.', { exact: false }).waitFor();
  for (const { leave } of [ann, bob]) await leave();
});

test('a tap on a notification opens its table, in the open page or a new one', async () => {
  const served = await serve();
  const { address } = served;
  const ann = await comeWithPush(served);
  await ann.page.evaluate(() => navigator.serviceWorker.ready);
  await ann.page.reload();
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = await workerOf(ann.context);
  const delivery = await Delivery.to(ann, address);
  const open = async (): Promise<string> => {
    const settings = { game: 'if-it-fits', options: { players: 2 }, sit: 0 };
    return (await callApi<TableState>(ann.page, 'POST', 'tables', settings)).id;
  };
  const [one, other] = [await open(), await open()];
  const show = async (table: string): Promise<void> => {
    const before = await countShown(worker, table);
    await delivery.deliver({ kind: 'turn', table, game: 'if-it-fits', from: 'Bob', waiting: 1 });
    await expect.poll(() => countShown(worker, table)).toBe(before + 1);
  };
  const at = (table: string): string => `${address}/#/table/${table}`;

  await show(one);
  // The page is at home, and is taken to the table.
  expect(await tap(worker, one)).toEqual({ opened: [], focused: [`${address}/`] });
  await ann.page.waitForURL(at(one));
  await ann.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  expect(await shownTo(worker)).toEqual([]);

  // Looking at a table, the reader needs no notification about it, only about others.
  await delivery.deliver({ kind: 'turn', table: one, game: 'if-it-fits', from: 'Bob', waiting: 1 });
  await show(other);
  expect((await shownTo(worker)).map(([, , tag]) => tag)).toEqual([other]);
  await ann.page.evaluate(() => (location.hash = '#/'));
  await show(one);

  // Of two pages, the one with the table comes to the front, and the other stays where it is.
  await ann.page.evaluate((hash) => (location.hash = hash), `#/table/${one}`);
  const second = await ann.context.newPage();
  await second.goto(`/#/table/${other}`);
  await second.getByRole('button', { name: 'Leave seat' }).waitFor();
  expect(await tap(worker, one)).toEqual({ opened: [], focused: [`${address}/`] });
  expect(second.url()).toBe(at(other));
  await second.close();

  // A page that doesn't answer is left alone.
  await ann.page.evaluate(() => {
    setTimeout(() => {
      const until = Date.now() + 3_000;
      while (Date.now() < until);
    });
  });
  expect(await tap(worker, other)).toEqual({ opened: [at(other)], focused: [] });

  await show(other);
  await ann.page.goto('about:blank');
  expect(await tap(worker, other)).toEqual({ opened: [at(other)], focused: [] });
  await ann.leave();
});

test('a page in the background shows its own notification in place of a pushed one, and removes it', async () => {
  const served = await serve();
  const ann = await comeWithPush(served);
  await ann.page.evaluate(() => navigator.serviceWorker.ready);
  await putInStore(ann.page, 'settings', 'chosen', { notify: true });
  const bob = await meet(ann.page, 'Bob');
  const plan = { game: 'cat-in-the-box', options: { players: 2 }, sit: 0 } as const;
  const id = await gather([asReader(ann.page), bob], plan, true);
  const { legal, asked } = await asReader(ann.page)<TableState>('GET', `tables/${id}`);
  await asReader(ann.page)('POST', `tables/${id}/moves`, { move: legal[0], answers: asked });
  await openAnew(ann.page, `#/table/${id}`);
  await ann.page.getByText('Bob', { exact: true }).first().waitFor();
  const setHidden = (isHidden: boolean): Promise<void> =>
    ann.page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  // As for the worker: recorded once it has been shown.
  await ann.page.evaluate(() => {
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await showNotification.call(this, title, options);
      localStorage.setItem('shown', title);
    };
  });
  await setHidden(true);
  await playOn([bob], id, 5);
  await expect.poll(() => ann.page.evaluate(() => localStorage.getItem('shown'))).toContain('Cat in the Box');
  const noticesHere = (): Promise<string[]> =>
    ann.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(
        ({ tag, data }) => `${tag} ${(data as { address: string }).address}`,
      );
    });
  expect(await noticesHere()).toEqual([`${id} #/table/${id}`]);
  await setHidden(false);
  await expect.poll(noticesHere).toEqual([]);
  await ann.leave();
});

test('a refusal is explained, and nothing is requested before the reader wants it', async () => {
  const served = await serve();
  const ann = await comeWithPush(served, { permissions: [] });
  await openAnew(ann.page, '#/you');
  const section = ann.page.getByRole('region', { name: 'Notifications' });
  // Without a window, the browser refuses anything it would have to ask about.
  await section.getByRole('switch', { name: 'it’s my turn' }).waitFor();
  await ann.page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  const turnOn = section.getByRole('button', { name: 'Turn on' });
  if ((await turnOn.count()) > 0) await turnOn.click();
  await section.getByText('Your browser blocks notifications from this site.', { exact: false }).waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await ann.leave();
});

test('they are offered once, at a slow table, and not before the reader has acted', async () => {
  const served = await serve();
  const ann = await comeWithPush(served);
  const { id } = await callApi<TableState>(ann.page, 'POST', 'tables', {
    game: 'cat-in-the-box',
    options: { players: 2 },
    settings: { clock: { type: 'days', days: 3 } },
    sit: 0,
  });
  await openAnew(ann.page, `#/table/${id}`);
  const offer = ann.page.getByRole('region', { name: 'Notifications' });
  await offer.getByRole('button', { name: 'Notify me' }).click();
  await ann.page.getByText('Notifications are on.', { exact: false }).waitFor(STORED);
  await offer.waitFor({ state: 'detached' });
  expect((await callApi<Notices>(ann.page, 'GET', 'me/notices')).isOn).toBe(true);
  await ann.leave();
});

test('after a long wait, a player nudges the other with one tap, once', async () => {
  let behind = 11 * 60_000;
  const served = await serve(() => Date.now() - behind);
  const { address, service } = served;
  const ann = await visit({ baseURL: address, viewport: PHONE });
  await callApi(ann.page, 'POST', 'people', { name: 'Ann', cookie: true });
  const bob = await meet(ann.page, 'Bob');
  await bob('PUT', 'me/notices/device', service.subscribe('bob'));
  const { wishes } = await bob<Notices>('GET', 'me/notices');
  await bob('PUT', 'me/notices', { ...wishes, quiet: null });
  const asAnn = asReader(ann.page);
  const plan = { game: 'cat-in-the-box', options: { players: 2 }, sit: 0 } as const;
  const id = await gather([asAnn, bob], plan, true);
  const { legal, asked } = await asAnn<TableState>('GET', `tables/${id}`);
  await asAnn('POST', `tables/${id}/moves`, { move: legal[0], answers: asked });
  behind = 0;
  await openAnew(ann.page, `#/table/${id}`);
  await ann.page.getByText('Bob is taking a while.').waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Nudge' }).click();
  await ann.page.getByText('Bob has been nudged.').waitFor();
  expect(await ann.page.getByRole('button', { name: 'Nudge' }).count()).toBe(0);
  await expect.poll(() => service.to('bob').at(-1)).toMatchObject({ kind: 'nudge', table: id, from: 'Ann' });

  // After a day the host can let a bot fill in.
  behind = -25 * 60 * 60_000;
  await openAnew(ann.page, `#/table/${id}`);
  await ann.page.getByText('Bob hasn’t moved for a day.', { exact: false }).waitFor();
  await ann.page.getByText('Waiting for Bob · 1 day').first().waitFor();
  expect(await complaintsOf(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Let a bot fill in' }).click();
  await ann.page.getByText('Bob is away. A bot is filling in.').first().waitFor();
  await ann.leave();
});

test('the app icon shows the number of waiting games: set by the page, and by its worker on notifications', async () => {
  const served = await serve();
  const ann = await comeWithPush(served);
  await ann.context.addInitScript(() => {
    const note = (count: number): Promise<void> => {
      localStorage.setItem('badge', String(count));
      return Promise.resolve();
    };
    Object.assign(Navigator.prototype, { setAppBadge: note, clearAppBadge: () => note(0) });
  });
  const badge = (): Promise<string | null> => ann.page.evaluate(() => localStorage.getItem('badge'));
  const bob = await meet(ann.page, 'Bob');
  const asAnn = asReader(ann.page);
  const plan = { game: 'cat-in-the-box', options: { players: 2 }, sit: 0 } as const;
  const id = await gather([asAnn, bob], plan, true);
  await openAnew(ann.page, '#/together');
  await expect.poll(badge).toBe('1');
  await putInStore(ann.page, 'settings', 'chosen', { name: 'Ann' });
  await openAnew(ann.page, '#/');
  await ann.page.waitForFunction(() => document.title === '(1) Your turn · Menagerie');
  const { legal, asked } = await asAnn<TableState>('GET', `tables/${id}`);
  await asAnn('POST', `tables/${id}/moves`, { move: legal[0], answers: asked });
  // Returning to the tab, the reader sees how many are waiting now.
  await ann.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await ann.page.waitForFunction(() => document.title === 'Menagerie');
  await expect.poll(badge).toBe('0');
  await openAnew(ann.page, '#/together');
  await ann.page.getByRole('heading', { level: 1 }).waitFor();

  const worker = await workerOf(ann.context);
  await worker.evaluate(() => {
    const noted = globalThis as { badge?: number };
    navigator.setAppBadge = (count) => {
      noted.badge = count ?? 0;
      return Promise.resolve();
    };
  });
  const delivery = await Delivery.to(ann, served.address);
  await delivery.deliver({ kind: 'turn', table: id, game: 'cat-in-the-box', from: 'Bob', waiting: 3 });
  await expect.poll(() => worker.evaluate(() => (globalThis as { badge?: number }).badge)).toBe(3);
  await ann.leave();
});
