// The server as an object: tests start it without a port or on any free one.

import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from './headers.ts';

export interface ServerOptions {
  /** The folder of the built page. */
  readonly page: string;
}

/** Names with a hash of their content in them never change. */
const HASHED = /-[\w-]{8}\.\w+$/;

export async function createServer({ page }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ logger: false, bodyLimit: 64 * 1024 });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: { code: 'not-found', message: `There is nothing at ${request.url}.` } }),
  );
  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = basename(path).replace(/\.(br|gz)$/, '');
      const isFixed = HASHED.test(name);
      reply.header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return server;
}
