// The server as an object: tests start it without a port or on any free one.

import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { BotPool } from './bots/pool.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { steadyClock } from './live/clock.ts';
import { TableRegistry } from './live/table-registry.ts';
import { Broadcaster } from './live/broadcaster.ts';
import { Holdings } from './live/holdings.ts';
import { Lobby } from './live/lobby.ts';
import { Scheduler } from './live/scheduler.ts';
import { Presence } from './live/presence.ts';
import { registerApi } from './http/api.ts';
import { answerBadAddress, answerBadRequest, answerErrors } from './http/errors.ts';
import { Metrics } from './http/metrics.ts';
import { Streams, type StreamOptions } from './http/stream.ts';
import { Mutes } from './people/mutes.ts';
import { People } from './people/people.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Store } from './store/store.ts';

export { openBots } from './bots/pool.ts';
export { openSqlite } from './store/sqlite.ts';

export interface ServerOptions {
  /** The folder of the built page; absent: only the API is served. */
  readonly page?: string;
  /** Absent: only the page is served. */
  readonly tables?: TablesOptions;
  readonly logger?: FastifyServerOptions['logger'];
  readonly behindProxy?: boolean;
}

export interface TablesOptions {
  readonly store: Store;
  readonly bots: Pick<BotPool, 'think' | 'queue'>;
  readonly botBeatMs?: number;
  readonly rateLimit?: number;
  readonly streamLimit?: number;
  readonly streamTimes?: Pick<StreamOptions, 'heartbeatMs' | 'patienceMs'>;
  /** How often the store is told who is there. */
  readonly presenceMs?: number;
  readonly now?: () => number;
}

/** Names with a hash of their content in them never change. */
const HASHED = /-[\w-]{8}\.\w+$/;
const BODY_LIMIT = 16 * 1024;
/** Half a request that does not go on is given up. */
const REQUEST_MS = 20_000;

const PRESENCE_MS = 30_000;

/** So long may requests under way take when the server closes; connections that carry none would wait for ever. */
const CLOSE_MS = 1_000;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    trustProxy: options.behindProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Until the port is closed, requests are answered; only new streams are sent elsewhere.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  answerErrors(server);
  if (options.tables) await serveTables(server, options.tables, options.behindProxy ?? false);
  if (options.page !== undefined) await servePage(server, options.page);
  return server;
}

async function serveTables(
  server: FastifyInstance,
  options: TablesOptions,
  isSecure: boolean,
): Promise<void> {
  const { store, bots, botBeatMs = 0, rateLimit = 0, streamLimit = Infinity } = options;
  const { presenceMs = PRESENCE_MS } = options;
  const now = options.now ?? steadyClock();
  const mutes = new Mutes(store);
  const broadcaster = new Broadcaster(mutes);
  const lobby = new Lobby({ store, now });
  const registry = new TableRegistry({ store, broadcaster, now });
  const holdings = new Holdings({ store, registry });
  const streams = new Streams({ most: streamLimit, ...options.streamTimes });
  const people = new People(store, now);
  const metrics = new Metrics({ registry, broadcaster, bots });
  const onError = (error: unknown): void =>
    server.log.warn({ reason: String(error) }, 'a table could not be helped yet');
  const ratings = new Ratings({ store, registry, onError });
  const rate = ratings.add.bind(ratings);
  const presence = new Presence({ store, registry, broadcaster });
  const scheduler = new Scheduler({
    store,
    registry,
    broadcaster,
    bots,
    rate,
    presence,
    presenceMs,
    botBeatMs,
    onError,
  });
  await registerApi(server, {
    store,
    registry,
    broadcaster,
    holdings,
    lobby,
    presence,
    people,
    mutes,
    streams,
    isSecure,
    rateLimit,
    streamLimit,
  });
  watch(server, store, metrics);
  server.addHook('onReady', () => scheduler.start());
  // Streams never end by themselves: readers are asked to come back elsewhere before the port closes.
  server.addHook('preClose', (done) => {
    scheduler.stop();
    streams.close();
    setTimeout(() => server.server.closeAllConnections(), CLOSE_MS).unref();
    done();
  });
  server.addHook('onClose', () => ratings.settled());
}

/** For those who run the server. */
function watch(server: FastifyInstance, store: Store, metrics: Metrics): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.get('/healthz', (_request, reply) => reply.send({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      if (!isClosing) await store.check();
    } catch {
      return reply.code(503).send({ status: 'the store does not answer' });
    }
    return isClosing ? reply.code(503).send({ status: 'closing' }) : { status: 'ready' };
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await metrics.text()),
  );
  server.addHook('onResponse', async (request, reply) => {
    // The pattern and not the address: an address may lead to a private table.
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = String(reply.statusCode);
    metrics.requests.observe({ route, method, status }, reply.elapsedTime / 1000);
    request.log.info(
      { route, method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

async function servePage(server: FastifyInstance, page: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const name = basename(path).replace(/\.(br|gz)$/, '');
      const isFixed = HASHED.test(name);
      response.setHeader('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
