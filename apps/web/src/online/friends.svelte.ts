// The reader's friends according to the server, and recent opponents.

import type { Friends as FriendsShown, RecentPlayer } from '@menagerie/protocol';
import { api as pageApi, type Api } from './api.ts';

const LOOK_MS = 30_000;
const NOBODY: FriendsShown = { friends: [], asking: [], asked: [], isHidden: false };

export class Friends {
  /** Null: not loaded yet. */
  list = $state.raw<FriendsShown | null>(null);
  recent = $state.raw<readonly RecentPlayer[]>([]);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async load(): Promise<void> {
    const [list, { players }] = await Promise.all([
      this.#api.request<FriendsShown>('GET', 'me/friends'),
      this.#api.request<{ players: readonly RecentPlayer[] }>('GET', 'me/recent-players'),
    ]);
    this.list = list;
    this.recent = players;
  }

  /** Keeps checking who is online; returns a function that stops it. */
  follow(): () => void {
    const { device } = this.#api;
    let cancel = (): void => undefined;
    const look = (): void => {
      if (device.isVisible()) void this.load().catch(() => undefined);
      cancel = device.after(LOOK_MS, look);
    };
    look();
    return () => cancel();
  }

  /** Friends, a request in either direction, or neither. */
  stateOf(person: string): 'friend' | 'asking' | 'asked' | null {
    const { friends, asking, asked } = this.list ?? NOBODY;
    const isIn = (people: readonly { readonly person: string }[]): boolean =>
      people.some((one) => one.person === person);
    return isIn(friends) ? 'friend' : isIn(asking) ? 'asking' : isIn(asked) ? 'asked' : null;
  }

  async add(person: string): Promise<void> {
    this.list = await this.#api.request<FriendsShown>('PUT', `me/friends/${person}`);
  }

  async remove(person: string): Promise<void> {
    this.list = await this.#api.request<FriendsShown>('DELETE', `me/friends/${person}`);
  }

  async setHidden(isHidden: boolean): Promise<void> {
    this.list = await this.#api.request<FriendsShown>('PUT', 'me/hidden', { isHidden });
  }
}

export const friends = new Friends(pageApi);
