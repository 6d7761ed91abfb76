// The lobby as the server tells it, looked at every few seconds while somebody looks at the page.

import type { TableLine } from '@menagerie/protocol';
import { ask, Refused } from './api.ts';
import { me } from './me.svelte.ts';
import { newsOf, type Lists, type News } from './table-lines.ts';

const EVERY_MS = 4_000;

/** Whether there are tables to be seen: being looked for, there, no network, or no server that answers. */
export type Reach = 'looking' | 'there' | 'offline' | 'unreachable';

export class Lobby {
  reach = $state<Reach>('looking');
  lists = $state.raw<Lists>({ tables: [], games: [] });
  /** When the server was last heard, by this device's clock. */
  at = $state(Date.now());
  readonly #tell: (news: News) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | null = null;
  #knowsMe = false;
  #isClosed = false;

  constructor(tell: (news: News) => void) {
    this.#tell = tell;
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    void this.look();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
  }

  readonly #wake = (): void => void this.look();

  /** Looks now, unless nobody sees it or it is being done. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed || document.hidden) return;
    this.#looking ??= this.#read().finally(() => (this.#looking = null));
    await this.#looking;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#wake, EVERY_MS);
  }

  async #read(): Promise<void> {
    try {
      if (!this.#knowsMe) await me.look();
      this.#knowsMe = true;
      const [tables, games] = await Promise.all([tablesAt('tables?limit=100'), this.#readGames()]);
      this.#take({ tables, games });
    } catch {
      if (!this.#isClosed) this.reach = navigator.onLine ? 'unreachable' : 'offline';
    }
  }

  #take(lists: Lists): void {
    if (this.#isClosed) return;
    const isFirst = this.reach === 'looking';
    const news = newsOf(this.lists, lists, me.person?.id ?? null);
    this.lists = lists;
    this.at = Date.now();
    this.reach = 'there';
    if (!isFirst) this.#tell(news);
  }

  async #readGames(): Promise<readonly TableLine[]> {
    if (!me.person) return [];
    try {
      const [open, playing] = await Promise.all([
        tablesAt('me/games?phase=open'),
        tablesAt('me/games?phase=playing'),
      ]);
      return [...open, ...playing];
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'no-key') throw error;
      me.person = null;
      return [];
    }
  }
}

/** What answers with anything else is not our server: a page in a folder has none. */
async function tablesAt(path: string): Promise<readonly TableLine[]> {
  const answer = await ask<{ tables?: TableLine[]; games?: TableLine[] }>('GET', path);
  const lines = answer.tables ?? answer.games;
  if (!Array.isArray(lines)) throw new Error('not a list of tables');
  return lines;
}
