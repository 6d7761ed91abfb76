// What Prometheus may ask: how much goes on, and how quickly. Nothing in it names a person or a table.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPool } from '../bots/pool.ts';
import type { TableRegistry } from '../live/table-registry.ts';
import type { Broadcaster } from '../live/broadcaster.ts';
import type { Pulse } from '../live/pulse.ts';
import type { Keeper } from '../upkeep/keeper.ts';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new Histogram({
    name: 'menagerie_request_seconds',
    help: 'Response time.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly moves = new Counter({
    name: 'menagerie_moves_total',
    help: 'Moves made on this server.',
    labelNames: ['game', 'by'] as const,
    registers: [this.#registry],
  });
  readonly games = new Counter({
    name: 'menagerie_games_total',
    help: 'Games that began or ended on this server.',
    labelNames: ['game', 'what'] as const,
    registers: [this.#registry],
  });

  constructor({
    registry,
    broadcaster,
    bots,
    pulse,
  }: {
    registry: TableRegistry;
    broadcaster: Broadcaster;
    bots: Pick<BotPool, 'queue'>;
    pulse: Pick<Pulse, 'isAway' | 'offset'>;
  }) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('menagerie_tables_held', 'Tables in memory.', () => registry.size);
    this.#gauge(
      'menagerie_tables_unreadable',
      'Damaged tables that were requested.',
      () => registry.unreadable,
    );
    this.#gauge('menagerie_readers', 'Open streams.', () => broadcaster.count);
    this.#gauge('menagerie_bot_queue', 'Bot turns being computed or waiting.', () => bots.queue);
    this.#gauge('menagerie_store_away', '1 while the store cannot be written.', () => Number(pulse.isAway));
    this.#gauge(
      'menagerie_clock_offset_seconds',
      "How far the store's time is ahead of this server's clock.",
      () => pulse.offset / 1000,
    );
    registry.onChange(({ game: { id: game } }, entries) => {
      for (const { event } of entries) {
        if (event.type === 'moved') this.moves.inc({ game, by: event.by });
        if (event.type === 'started') this.games.inc({ game, what: 'began' });
        if (event.type === 'ended') this.games.inc({ game, what: event.reason });
      }
    });
  }

  tellOf(keeper: Keeper): void {
    const seconds = (at: number | null): number => (at ?? 0) / 1000;
    this.#gauge(
      'menagerie_store_faults',
      'Kinds of faults found by the last check.',
      () => keeper.faults ?? 0,
    );
    this.#gauge('menagerie_store_checked_seconds', 'When the store was last checked; 0: never.', () =>
      seconds(keeper.checkedAt),
    );
    this.#gauge('menagerie_backup_seconds', 'When the last backup was made; 0: never.', () =>
      seconds(keeper.backedUpAt),
    );
    this.#gauge('menagerie_backup_failures', 'Failed backups since the start.', () => keeper.failedBackups);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}
