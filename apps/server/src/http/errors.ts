// Errors as they are answered: always JSON, always a code, a sentence and a fitting status, never a stack.

import { STATUS, type ApiError, type ErrorCode } from '@menagerie/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from '../headers.ts';
import { StoreError } from '../store/store.ts';
import type { Refused } from '../table/ruling.ts';
import { UnreadableTable } from '../table/unreadable.ts';
import { countedAddress } from './address.ts';
import type { Limits } from './rate-limit.ts';

/** Thrown inside a route: the answer is this refusal. */
export class HttpRefusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

export function fail(code: ErrorCode, message: string): never {
  throw new HttpRefusal({ code, message });
}

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalFor(error);
    if (STATUS[refused.code] >= 500)
      request.log.error({ err: error, code: refused.code }, 'a request failed');
    return send(reply, refused);
  });
  server.setNotFoundHandler((_request, reply) =>
    send(reply, { code: 'not-found', message: 'There is nothing at this address.' }),
  );
}

/** A URL that cannot be read or is too long: it comes to no hook, and is limited here. */
export function answerBadUrl(limits: Limits) {
  return (_error: unknown, { ip }: FastifyRequest, reply: FastifyReply): void => {
    const verdict = limits.general.take(countedAddress(ip), null);
    void send(
      reply.headers(SECURITY_HEADERS),
      verdict && verdict.left < 0
        ? { code: 'too-fast', message: 'Too many requests. Wait a minute.' }
        : { code: 'not-found', message: 'There is nothing at this address.' },
    );
  };
}

/** Something that is no HTTP, or stopped halfway: there is no request yet to answer. */
export function answerBadRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const error: Refused = { code: 'bad-request', message: 'The request is malformed.' };
  const body = JSON.stringify({ error } satisfies ApiError);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  };
  const lines = Object.entries({ ...headers, 'content-length': body.length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  if (!socket.writable) return void socket.destroy();
  const text = `HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
  socket.end(text, () => socket.destroy());
}

function send(reply: FastifyReply, { code, ...facts }: Refused): FastifyReply {
  const body: ApiError = { error: { code, ...facts } };
  return reply.code(STATUS[code]).header('cache-control', 'no-store').send(body);
}

export function refusalFor(error: FastifyError): Refused {
  if (error instanceof HttpRefusal) return error.refused;
  if (error instanceof StoreError) {
    return {
      code: 'store-failed',
      message: 'The server could not save this, and nothing has changed. Try again soon.',
    };
  }
  if (error instanceof UnreadableTable) {
    return {
      code: 'unreadable',
      message:
        'The log of this table is damaged. The game cannot continue until the operator has repaired it.',
    };
  }
  if (error.validation) return { code: 'bad-request', message: `Invalid request: ${faultOf(error)}.` };
  const { statusCode = 500 } = error;
  if (statusCode === 413) return { code: 'too-large', message: 'The request is too large.' };
  if (statusCode === 415) {
    return { code: 'wrong-type', message: 'Send JSON, with content-type application/json.' };
  }
  if (statusCode >= 400 && statusCode < 500) {
    return { code: 'bad-request', message: 'The request is malformed.' };
  }
  return {
    code: 'went-wrong',
    message: 'Something went wrong on the server, and has been logged. Try again.',
  };
}

function faultOf({ validation, validationContext }: FastifyError): string {
  const [first] = validation ?? [];
  const where = `${validationContext ?? 'request'}${first?.instancePath ?? ''}`;
  return `${where} ${first?.message ?? 'is not right'}`.slice(0, 200);
}
