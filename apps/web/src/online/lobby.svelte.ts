// The lobby as the server tells it, while somebody looks at the page: read once, and then told of every change.

import type { LobbyNews, TableLine } from '@menagerie/protocol';
import { ask, Refused } from './api.ts';
import { LineStream } from './line-stream.svelte.ts';
import { me } from './me.svelte.ts';
import { newsOf, withNews, type Lists, type News } from './table-lines.ts';

/** How often it is read all the same: when changes are told, and when they are not. */
const EVERY_MS = { told: 60_000, untold: 4_000 };

/** Whether there are tables to be seen: being looked for, there, no network, or no server that answers. */
export type Reach = 'looking' | 'there' | 'offline' | 'unreachable';

export class Lobby {
  reach = $state<Reach>('looking');
  lists = $state.raw<Lists>({ tables: [], games: [] });
  /** When the server was last heard, by this device's clock. */
  at = $state(Date.now());
  readonly #tell: (news: News) => void;
  readonly #stream: LineStream;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** So many changes were told: what was read meanwhile may be older. */
  #told = 0;
  #looking: Promise<void> | null = null;
  #knowsMe = false;
  #isClosed = false;

  constructor(tell: (news: News) => void) {
    this.#tell = tell;
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    this.#stream = new LineStream({
      path: () => 'tables/events?format=ndjson',
      hear: (line) => this.#hear(JSON.parse(line) as LobbyNews),
      onopen: this.#wake,
    });
    void this.look();
  }

  close(): void {
    this.#isClosed = true;
    this.#stream.close();
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
  }

  readonly #wake = (): void => void this.look();

  /** Looks now, unless nobody sees it or it is being done. */
  async look({ isCalled = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed || (document.hidden && !isCalled)) return;
    const told = this.#told;
    this.#looking ??= this.#read().finally(() => (this.#looking = null));
    await this.#looking;
    clearTimeout(this.#timer);
    const { told: seldom, untold: often } = EVERY_MS;
    const isOld = this.#told !== told;
    const wait = isOld ? 0 : this.#stream.connection === 'live' ? seldom : often;
    this.#timer = setTimeout(() => void this.look({ isCalled: isOld }), wait);
  }

  #hear(news: LobbyNews): void {
    this.#told++;
    if (this.reach !== 'there') return;
    this.#take({ ...this.lists, tables: withNews(this.lists.tables, news) });
    // Whoever looks elsewhere wants to know of their turn all the same.
    if (news.yours) void this.look({ isCalled: true });
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
