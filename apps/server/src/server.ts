// The server as an object: tests start it without a port or on any free one.

import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { adminRoutes } from './admin/admin-routes.ts';
import { Samples } from './admin/samples.ts';
import type { BotPool } from './bots/pool.ts';
import { writeHeaders } from './headers.ts';
import { steadyClock } from './live/clock.ts';
import { Counting } from './contests/counting.ts';
import { dayOf, dueDays } from './contests/days.ts';
import { KnownContests } from './contests/known-contests.ts';
import { Standings } from './contests/standings.ts';
import { Push } from './notices/push.ts';
import { Teller } from './notices/teller.ts';
import { TableRegistry } from './live/table-registry.ts';
import { Broadcaster } from './live/broadcaster.ts';
import { Holdings } from './live/holdings.ts';
import { Lobby } from './live/lobby.ts';
import { Scheduler } from './live/scheduler.ts';
import { Presence } from './live/presence.ts';
import { Pulse } from './live/pulse.ts';
import { trustHops } from './http/address.ts';
import { admitAll } from './http/admission.ts';
import { registerApi } from './http/api.ts';
import type { Context } from './http/context.ts';
import { answerBadUrl, answerBadRequest, answerErrors } from './http/errors.ts';
import { Metrics } from './http/metrics.ts';
import { Limits } from './http/rate-limit.ts';
import { shortRoutes } from './http/short-routes.ts';
import { Streams, type StreamOptions } from './http/stream.ts';
import { Bans } from './people/bans.ts';
import { Mutes } from './people/mutes.ts';
import { People } from './people/people.ts';
import { Sightings } from './people/sightings.ts';
import { Ratings } from './ratings/ratings.ts';
import { StoreHealth } from './store/health.ts';
import type { Store } from './store/store.ts';
import type { Table } from './table/table.ts';
import { Keeper, type UpkeepOptions } from './upkeep/keeper.ts';

export { openBots } from './bots/pool.ts';
export { openSqlite } from './store/sqlite.ts';

export interface ServerOptions {
  /** The folder of the built page; absent: only the API is served. */
  readonly page?: string;
  /** Absent: only the page is served. */
  readonly tables?: TablesOptions;
  readonly logger?: FastifyServerOptions['logger'];
  /** When slow requests and slow readers are cut off. */
  readonly patience?: { readonly requestMs: number; readonly stalledMs: number };
  /** How many proxies are trusted to have added the address of whom they serve. */
  readonly behindProxy?: number;
}

export interface TablesOptions {
  readonly store: Store;
  readonly bots: Pick<BotPool, 'think' | 'queue'>;
  readonly botBeatMs?: number;
  /** Absent: no notices are sent by themselves. */
  readonly push?: string;
  readonly pushContact?: string;
  readonly pushDelay?: number;
  readonly tellMs?: number;
  readonly rateLimit?: number;
  readonly streamLimit?: number;
  readonly addressFactor?: number;
  readonly streamTimes?: Pick<StreamOptions, 'heartbeatMs' | 'patienceMs'>;
  /** How often the store is told who is there. */
  readonly presenceMs?: number;
  readonly adminKey?: string | undefined;
  readonly now?: () => number;
  /** Absent: the store is neither checked nor backed up. */
  readonly upkeep?: UpkeepOptions;
}

/** Names with a hash of their content in them never change. */
const HASHED = /-[\w-]{8}\.\w+$/;
const BODY_LIMIT = 16 * 1024;
/** A request that has not arrived whole by then is given up, */
const REQUEST_MS = 20_000;
/** and so is a connection under way on which nothing moves: an answer that nobody reads. */
const STALLED_MS = 60_000;
/** Node looks for requests that take too long only so often. */
const LOOK_MS = 1_000;

/** How often it is looked for whom there is a notice. */
const TELL_MS = 3_000;
const PRESENCE_MS = 30_000;
/** How many times a person's limits one address has. */
const ADDRESS_FACTOR = 10;

/** So long the port stays closed, so that whoever asks first need not wait for the day's results. */
const WARM_MS = 2_000;

/** So long may requests under way take when the server closes; connections that carry none would wait for ever. */
const CLOSE_MS = 1_000;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { rateLimit = 0, addressFactor = ADDRESS_FACTOR } = options.tables ?? {};
  const limits = new Limits({ rateLimit, addressFactor });
  const { requestMs, stalledMs } = options.patience ?? { requestMs: REQUEST_MS, stalledMs: STALLED_MS };
  const server = Fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    connectionTimeout: stalledMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, requestMs) },
    trustProxy: trustHops(options.behindProxy ?? 0),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Until the port is closed, requests are answered; only new streams are sent elsewhere.
    return503OnClosing: false,
    frameworkErrors: answerBadUrl(limits),
    clientErrorHandler: answerBadRequest,
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    writeHeaders(request.url, reply);
    done();
  });
  answerErrors(server);
  if (options.tables) {
    const context = await serveTables(server, options.tables, limits, (options.behindProxy ?? 0) > 0);
    if (options.page !== undefined) shortRoutes(server, context, options.page);
  } else admitAll(server, limits, null);
  if (options.page !== undefined) await servePage(server, options.page);
  return server;
}

async function serveTables(
  server: FastifyInstance,
  options: TablesOptions,
  limits: Limits,
  isSecure: boolean,
): Promise<Context> {
  const { store, bots, botBeatMs = 0, streamLimit = Infinity, addressFactor = ADDRESS_FACTOR } = options;
  const { presenceMs = PRESENCE_MS, push = 'no', tellMs = TELL_MS } = options;
  const pulse = new Pulse({
    store,
    clock: options.now ?? steadyClock(),
    onOff: (ms) => server.log.warn({ ms }, "this server's clock is wrong; using the store's time instead"),
    onAway: (isAway) => {
      if (isAway) streams.tellStore('away');
      server.log.warn(
        isAway ? 'the store cannot be written: clocks are stopped' : 'the store can be written again',
      );
    },
  });
  const now = (): number => pulse.now();
  // Pages go by it: it must be the time by which clocks run.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', new Date(now()).toUTCString());
    done();
  });
  const people = new People(store, now);
  const streams = new Streams({
    most: streamLimit,
    mostOfAddress: streamLimit * addressFactor,
    isKnown: async (key) => (await people.byKey(key)) !== null,
    now,
    ...options.streamTimes,
  });
  store.onVoided((voided) => streams.endVoided(voided));
  const mutes = new Mutes(store);
  const broadcaster = new Broadcaster(mutes);
  const lobby = new Lobby({ store, now });
  const registry = new TableRegistry({ store, broadcaster, now, pulse });
  const holdings = new Holdings({ store, registry });
  const bans = new Bans({ store, now, endStreams: (isMeant) => streams.endBanned(isMeant) });
  const sightings = new Sightings(now);
  const metrics = new Metrics({ registry, broadcaster, bots, pulse });
  const onError = (error: unknown): void =>
    server.log.warn({ reason: String(error) }, 'a table could not be processed yet');
  registry.onUnreadable(({ message }) =>
    server.log.error(
      { reason: message },
      'a table is unreadable and has been set aside: see menagerie doctor',
    ),
  );
  const ratings = new Ratings({ store, registry, onError });
  const counting = new Counting({ store, registry, onError });
  const standings = new Standings({ store, now });
  const contests = new KnownContests(store);
  const service = new Push(store.notices, {
    isOn: push !== 'no',
    contact: options.pushContact ?? 'https://localhost',
    mayBeLocal: push === 'local',
  });
  const delayMs = 1000 * (options.pushDelay ?? 0);
  const teller = new Teller({ store, registry, push: service, delayMs, everyMs: tellMs, onError });
  const settle = (table: Table): void => {
    ratings.add(table);
    counting.add(table);
  };
  const keepDays = async (): Promise<void> => {
    for (const day of dueDays(now())) await store.contests.add(day);
  };
  const presence = new Presence({ store, registry, broadcaster, connected: () => streams.people() });
  const scheduler = new Scheduler({
    store,
    registry,
    broadcaster,
    pulse,
    bots,
    settle,
    keepDays,
    presence,
    presenceMs,
    botBeatMs,
    onError,
    onReturn: () => streams.tellStore('back'),
  });
  await server.register(cookie);
  admitAll(server, limits, people);
  const context: Context = {
    store,
    registry,
    broadcaster,
    holdings,
    lobby,
    contests,
    standings,
    push: service,
    teller,
    presence,
    people,
    mutes,
    streams,
    bans,
    sightings,
    isSecure,
    limits,
  };
  await registerApi(server, context);
  const samples = new Samples({ context, bots });
  await server.register(adminRoutes({ ...context, samples, adminKey: options.adminKey }), {
    prefix: '/admin',
  });
  watch(server, { store, metrics, limits });
  server.addHook('onResponse', (_request, reply, done) => {
    samples.noteAnswer(reply.statusCode);
    done();
  });
  server.addHook('onReady', async () => {
    await bans.start();
    samples.start();
    await scheduler.start();
    if (push !== 'no') teller.start();
  });
  server.addHook('onReady', async () => {
    const today = dayOf(now());
    const warming = store.contests.days(today, today + 1).then((days) => standings.warm(days));
    await Promise.race([warming.catch(onError), wait(WARM_MS, undefined, { ref: false })]);
  });
  if (options.upkeep) keepUp(server, metrics, options.upkeep);
  // Streams never end by themselves: readers are asked to come back elsewhere before the port closes.
  server.addHook('preClose', (done) => {
    scheduler.stop();
    bans.stop();
    samples.stop();
    streams.close();
    setTimeout(() => server.server.closeAllConnections(), CLOSE_MS).unref();
    done();
  });
  server.addHook('onClose', async () => {
    await ratings.settled();
    await counting.settled();
    await teller.stop();
  });
  return context;
}

/** Begins when the port is open: however large the store is, nobody waits for it. */
function keepUp(server: FastifyInstance, metrics: Metrics, options: UpkeepOptions): void {
  const keeper = new Keeper(options, server.log);
  metrics.tellOf(keeper);
  server.addHook('onListen', (done) => {
    keeper.start();
    done();
  });
  server.addHook('preClose', (done) => {
    keeper.stop();
    done();
  });
}

interface Watched {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly limits: Limits;
}

/** For those who run the server. */
function watch(server: FastifyInstance, { store, metrics, limits }: Watched): void {
  const health = new StoreHealth(store);
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.get('/healthz', { config: { limit: 'none' } }, (_request, reply) => reply.send({ status: 'alive' }));
  server.get('/readyz', { config: { limit: 'none' } }, async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    if (await health.isWell()) return { status: 'ready' };
    return reply.code(503).send({ status: 'the store cannot be read and written' });
  });
  server.get('/metrics', { config: { limit: limits.share(20) } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await metrics.text()),
  );
  server.addHook('onResponse', (request, reply, done) => {
    // The pattern and not the address: an address may lead to a private table.
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = String(reply.statusCode);
    metrics.requests.observe({ route, method, status }, reply.elapsedTime / 1000);
    request.log.info(
      { route, method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
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
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
