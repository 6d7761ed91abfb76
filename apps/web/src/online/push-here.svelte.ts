// Push notices on this device: whether the browser supports them, whether the reader allows them, and which they want.

import type { Notices, NoticeWishes } from '@menagerie/protocol';
import { choose } from '../settings/settings.svelte.ts';
import { api as pageApi, type Api } from './api.ts';

/** `unable`: no browser support; `install`: only after installation; `silent`: the server sends none. */
export type PushState = 'looking' | 'unable' | 'install' | 'silent' | 'denied' | 'off' | 'on' | 'unreachable';

/** The browser features used here; tests replace them. */
export interface PushBrowser {
  readonly isAble: () => boolean;
  /** On an iPhone only installed pages can show notices. */
  readonly mustInstall: () => boolean;
  readonly permission: () => NotificationPermission;
  readonly ask: () => Promise<NotificationPermission>;
  readonly subscribe: (key: string) => Promise<PushSubscriptionJSON>;
  readonly unsubscribe: () => Promise<void>;
  readonly isSubscribed: () => Promise<boolean>;
}

const registration = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

const ownBrowser: PushBrowser = {
  isAble: () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  mustInstall: () =>
    /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async subscribe(key) {
    const { pushManager } = await registration();
    // A subscription with another server's key must be removed first.
    await (await pushManager.getSubscription())?.unsubscribe();
    return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  },
  async unsubscribe() {
    await (await (await registration()).pushManager.getSubscription())?.unsubscribe();
  },
  async isSubscribed() {
    const known = await navigator.serviceWorker.getRegistration();
    return ((await known?.pushManager.getSubscription()) ?? null) !== null;
  },
};

export class PushHere {
  state = $state<PushState>('looking');
  /** Null until the server has answered. */
  wishes = $state.raw<NoticeWishes | null>(null);
  #key: string | null = null;
  readonly #api: Api;
  readonly #browser: PushBrowser;

  constructor(api: Api, browser: PushBrowser = ownBrowser) {
    this.#api = api;
    this.#browser = browser;
  }

  async load(): Promise<void> {
    try {
      const [known, isSubscribed] = await Promise.all([
        this.#api.request<Notices>('GET', 'me/notices'),
        this.#browser.isAble() && this.#browser.isSubscribed(),
      ]);
      this.#take(known, isSubscribed);
    } catch {
      this.state = 'unreachable';
    }
  }

  #take({ wishes, isOn, key }: Notices, isSubscribed: boolean): void {
    this.wishes = wishes;
    this.#key = key;
    this.state = this.#stateOf(isOn && isSubscribed);
  }

  #stateOf(isOn: boolean): PushState {
    if (this.#key === null) return 'silent';
    if (!this.#browser.isAble()) return this.#browser.mustInstall() ? 'install' : 'unable';
    if (this.#browser.permission() === 'denied') return 'denied';
    return isOn && this.#browser.permission() === 'granted' ? 'on' : 'off';
  }

  /** Ask for permission only now that the reader wants notices. */
  async turnOn(): Promise<void> {
    if (this.state === 'looking') await this.load();
    if (this.#key === null || this.state !== 'off') return;
    if ((await this.#browser.ask()) !== 'granted') {
      this.state = this.#stateOf(false);
      return;
    }
    const { endpoint, keys } = await this.#browser.subscribe(this.#key);
    const known = await this.#api.request<Notices>('PUT', 'me/notices/device', { endpoint, keys });
    const { keepNoticeWords } = await import('./notice-words.ts');
    await keepNoticeWords();
    await choose('notify', true);
    this.#take(known, true);
    // Quiet hours use the reader's time zone.
    await this.wish({ zone: zoneHere() });
  }

  async turnOff(): Promise<void> {
    const known = await this.#api.request<Notices>('DELETE', 'me/notices/device');
    await this.#browser.unsubscribe();
    await choose('notify', false);
    this.#take(known, false);
  }

  async wish(change: Partial<NoticeWishes>): Promise<void> {
    if (!this.wishes) return;
    const wishes = { ...this.wishes, ...change };
    const known = await this.#api.request<Notices>('PUT', 'me/notices', wishes);
    this.wishes = known.wishes;
  }

  /** Whether the browser's push service accepted it. */
  async test(): Promise<boolean> {
    return (await this.#api.request<{ isSent: boolean }>('POST', 'me/notices/test')).isSent;
  }
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const pushHere = new PushHere(pageApi);
