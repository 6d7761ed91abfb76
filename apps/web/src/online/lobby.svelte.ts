// The lobby: loaded once, then kept up to date by a stream of changes while it is on the screen.

import type { LobbyNews, TableLine } from '@menagerie/protocol';
import { api as pageApi, Refused, type Api } from './api.ts';
import { LineStream } from './line-stream.svelte.ts';
import { me as pageMe, type Me } from './me.svelte.ts';
import { newsOf, withNews, type Lists, type News } from './table-lines.ts';

/** How often to reload anyway: while the stream is connected, and while it isn't. */
const REFRESH_MS = { live: 60_000, cut: 4_000 };

/** Whether there are tables to show: still loading, loaded, no network, or no server that answers. */
export type Reach = 'looking' | 'there' | 'offline' | 'unreachable';

export interface LobbyOptions {
  readonly onNews: (news: News) => void;
  readonly api?: Api;
  readonly me?: Me;
}

export class Lobby {
  reach = $state<Reach>('looking');
  lists = $state.raw<Lists>({ tables: [], games: [] });
  /** Whether the server has more tables than are shown. */
  hasMore = $state(false);
  /** When the lists were last read or changed, by this device's clock. */
  at = $state(0);
  readonly #onNews: (news: News) => void;
  readonly #api: Api;
  readonly #me: Me;
  readonly #stream: LineStream;
  readonly #unlisten: readonly (() => void)[];
  #cancelTimer: () => void = () => undefined;
  /** Counts changes from the stream, to detect responses that may be older than them. */
  #changes = 0;
  #reading: Promise<void> | null = null;
  #knowsMe = false;
  /** How many pages of the lobby are shown. */
  #pages = 1;
  #isClosed = false;

  constructor({ onNews, api = pageApi, me = pageMe }: LobbyOptions) {
    this.#onNews = onNews;
    this.#api = api;
    this.#me = me;
    this.at = api.device.now();
    const refresh = (): void => void this.refresh();
    this.#unlisten = (['visibility', 'online', 'offline'] as const).map((event) =>
      api.device.listen(event, refresh),
    );
    this.#stream = new LineStream({
      api,
      path: () => 'tables/events?format=ndjson',
      onLine: (line) => this.#change(JSON.parse(line) as LobbyNews),
      onOpen: refresh,
    });
    refresh();
  }

  close(): void {
    this.#isClosed = true;
    this.#stream.close();
    this.#cancelTimer();
    for (const unlisten of this.#unlisten) unlisten();
  }

  /** Reloads the lists, unless the page is hidden or they are already loading. */
  async refresh({ evenIfHidden = false } = {}): Promise<void> {
    const { device } = this.#api;
    this.#cancelTimer();
    if (this.#isClosed || (!device.isVisible() && !evenIfHidden)) return;
    const changes = this.#changes;
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    await this.#reading;
    this.#cancelTimer();
    if (this.#isClosed) return;
    const isOld = this.#changes !== changes;
    const pause = isOld ? 0 : this.#stream.connection === 'live' ? REFRESH_MS.live : REFRESH_MS.cut;
    this.#cancelTimer = device.after(pause, () => void this.refresh({ evenIfHidden: isOld }));
  }

  showMore(): Promise<void> {
    this.#pages++;
    return this.refresh();
  }

  #change(news: LobbyNews): void {
    this.#changes++;
    if (this.reach !== 'there') return;
    this.#show({ ...this.lists, tables: withNews(this.lists.tables, news) });
    // Even with the page hidden, the reader wants to know when it's their turn.
    if (news.yours) void this.refresh({ evenIfHidden: true });
  }

  async #read(): Promise<void> {
    try {
      if (!this.#knowsMe) await this.#me.load();
      this.#knowsMe = true;
      const [tables, games] = await Promise.all([this.#tables(), this.#ownGames()]);
      this.#show({ tables, games });
    } catch {
      if (!this.#isClosed) this.reach = this.#api.device.isOnline() ? 'unreachable' : 'offline';
    }
  }

  #show(lists: Lists): void {
    if (this.#isClosed) return;
    const isFirst = this.reach === 'looking';
    const news = newsOf(this.lists, lists, this.#me.person?.id ?? null);
    this.lists = lists;
    this.at = this.#api.device.now();
    this.reach = 'there';
    if (!isFirst) this.#onNews(news);
  }

  async #ownGames(): Promise<readonly TableLine[]> {
    if (!this.#me.person) return [];
    try {
      const [open, playing] = await Promise.all([
        this.#list('me/games?phase=open&limit=200'),
        this.#list('me/games?phase=playing&limit=200'),
      ]);
      return [...playing.lines, ...open.lines];
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'no-key') throw error;
      this.#me.person = null;
      return [];
    }
  }

  /** A table that changes between requests may be on two pages. */
  async #tables(): Promise<readonly TableLine[]> {
    const tables = new Map<string, TableLine>();
    let next: string | undefined = '';
    for (let page = 0; page < this.#pages && next !== undefined; page++) {
      const found = await this.#list(`tables?limit=100${next && `&after=${next}`}`);
      for (const line of found.lines) tables.set(line.id, line);
      ({ next } = found);
    }
    this.hasMore = next !== undefined;
    return [...tables.values()];
  }

  /** Any other response isn't from our server: a file host may answer something else. */
  async #list(path: string): Promise<{ lines: readonly TableLine[]; next: string | undefined }> {
    const page = await this.#api.request<{ tables?: TableLine[]; games?: TableLine[]; next?: string }>(
      'GET',
      path,
    );
    const lines = page.tables ?? page.games;
    if (!Array.isArray(lines)) throw new Error('not a list of tables');
    return { lines, next: page.next };
  }
}
