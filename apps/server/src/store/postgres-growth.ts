// Listens for new entries and revoked keys on a separate connection. If it breaks, it reconnects, waiting a little longer each
// time, and then says that something may have been missed.

import pg from 'pg';
import type { Growth, Voided } from './store.ts';

/** What servers tell each other. */
export type News = Growth | { readonly voided: Voided };

export const CHANNEL = 'menagerie_growth';

const PING_MS = 5000;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 3000;

export class GrowthListener {
  #settings: pg.ClientConfig;
  #tell: (news: News | 'lost') => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #waitMs = FIRST_WAIT_MS;
  #isClosed = false;

  constructor(settings: pg.ClientConfig, tell: (news: News | 'lost') => void) {
    this.#settings = settings;
    this.#tell = tell;
  }

  async start(): Promise<void> {
    const client = new pg.Client(this.#settings);
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#tell(JSON.parse(payload) as News);
    });
    // Without a listener for it, an error on an idle connection would end the process.
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#waitMs = FIRST_WAIT_MS;
    this.#pingLater(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  /** A connection can die silently: query it now and then. */
  #pingLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => client === this.#client && this.#pingLater(client),
        () => this.#lose(client),
      );
    }, PING_MS).unref();
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#comeBackLater();
  }

  #comeBackLater(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#comeBack(), this.#waitMs);
    this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_WAIT_MS);
  }

  async #comeBack(): Promise<void> {
    try {
      await this.start();
      this.#tell('lost');
    } catch {
      if (this.#client) this.#lose(this.#client);
    }
  }
}
