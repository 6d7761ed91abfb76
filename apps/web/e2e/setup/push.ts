// A browser that receives notifications: a server that sends them, our own push service in place of the browser vendor's,
// and the page's service worker, in which tests see what is shown and tap it.

import { createServer, openBots, openSqlite } from '@menagerie/server';
import type { BrowserContext, CDPSession, Worker } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { PushService } from '../../../server/src/testing/push-service.ts';
import { callApi } from './call-api.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

const PAGE = new URL('../../dist', import.meta.url).pathname;

/** A server that sends notifications, and the push service that receives them. */
export async function serve(
  now = Date.now,
): Promise<{ readonly address: string; readonly service: PushService }> {
  const [store, service] = [await openSqlite(':memory:'), await PushService.start()];
  const bots = openBots({ threads: 1, maxQueue: 10, maxMs: 50 });
  const server = await createServer({
    page: PAGE,
    tables: { store, bots, now, push: 'local', pushDelay: 0, tellMs: 50 },
  });
  const address = await server.listen({ port: 0, host: 'localhost' });
  onTestFinished(async () => {
    await server.close();
    await bots.close();
    await store.close();
    await service.stop();
  });
  return { address, service };
}

/** A browser that gets what the push service received, as if from its vendor's. */
export async function comeWithPush(
  { address, service }: { readonly address: string; readonly service: PushService },
  options: VisitOptions = {},
): Promise<Visit> {
  const come: VisitOptions = {
    baseURL: address,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    ...options,
  };
  const visiting = await visit(come);
  const subscription = service.subscribe('page');
  await visiting.context.addInitScript((given) => {
    // A subscription outlives the page that made it.
    const KEPT = 'subscribed';
    const subscribed = {
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem(KEPT);
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(KEPT, 'yes');
        return Promise.resolve(subscribed);
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(KEPT) ? subscribed : null),
    });
  }, subscription);
  await visiting.page.reload();
  await callApi(visiting.page, 'POST', 'people', { name: 'Ann', cookie: true });
  return visiting;
}

/** Recorded by the page's worker in tests: the notifications shown, including those already closed. */
type Noting = ServiceWorkerGlobalScope & { shown: Notification[] };

/** Chromium may lose a notification if queried while showing one, so it is recorded once that is done. */
export async function workerOf(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const noting = globalThis as unknown as Noting;
    noting.shown = [];
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await showNotification.call(this, title, options);
      noting.shown.push(...(await this.getNotifications({ tag: options?.tag ?? '' })));
    };
  });
  return worker;
}

export const countShown = (worker: Worker, tag: string): Promise<number> =>
  worker.evaluate(
    (wanted) => (globalThis as unknown as Noting).shown.filter((one) => one.tag === wanted).length,
    tag,
  );

/** Delivers to that page's service worker what its push service was sent. */
export class Delivery {
  readonly #cdp: CDPSession;
  readonly #origin: string;
  readonly #registration: Promise<string>;

  constructor(cdp: CDPSession, origin: string) {
    this.#cdp = cdp;
    this.#origin = origin;
    this.#registration = new Promise((resolve) => {
      cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        for (const { status, registrationId } of versions)
          if (status === 'activated') resolve(registrationId);
      });
    });
  }

  static async to({ context, page }: Visit, origin: string): Promise<Delivery> {
    const cdp = await context.newCDPSession(page);
    const delivery = new Delivery(cdp, origin);
    await cdp.send('ServiceWorker.enable');
    return delivery;
  }

  async deliver(data: object): Promise<void> {
    await this.#cdp.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: await this.#registration,
      data: JSON.stringify(data),
    });
  }
}

export const shownTo = (worker: Worker): Promise<string[][]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
    return (await registration.getNotifications())
      .map(({ title, body, tag }) => [plain(title), plain(body), tag])
      .sort();
  });

interface Tapped {
  /** Addresses for which a new window was requested. */
  readonly opened: readonly string[];
  /** The addresses of the pages that were brought to the front. */
  readonly focused: readonly string[];
}

/** Taps a notification. Windows open and focus only on real user input, so the request is recorded instead. */
export const tap = (worker: Worker, tag: string): Promise<Tapped> =>
  worker.evaluate(async (wanted) => {
    const { shown, clients } = globalThis as unknown as Noting;
    const [opened, focused]: [string[], string[]] = [[], []];
    clients.openWindow = (address) => {
      opened.push(String(address));
      return Promise.resolve(null);
    };
    WindowClient.prototype.focus = function (this: WindowClient) {
      focused.push(this.url);
      return Promise.resolve(this);
    };
    const notification = shown.findLast(({ tag: one }) => one === wanted);
    if (!notification) throw new Error('nothing was shown');
    const event = new NotificationEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    event.waitUntil = (promise) => void work.push(promise);
    dispatchEvent(event);
    await Promise.all(work);
    return { opened, focused };
  }, tag);
