// The reader's friends as the server knows them, and whom they have played with.

import type { Friends as FriendsShown, RecentPlayer } from '@menagerie/protocol';
import { api as pageApi, type Api } from './api.ts';

const LOOK_MS = 30_000;
const NOBODY: FriendsShown = { friends: [], asking: [], asked: [], isHidden: false };

export class Friends {
  /** Null: not known yet. */
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

  /** Looks again and again who is here; gives what stops it. */
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

  /** Friend, waiting for either side, or nothing of it. */
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
