// A stream of entries to one reader, as Server-Sent Events or as lines of JSON. A reader that does not drain is
// cut off, and resumes by number; so is everyone when the server closes.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id, Person } from '@menagerie/protocol';
import { SECURITY_HEADERS } from '../headers.ts';
import type { Reader } from '../live/broadcaster.ts';
import { fail } from './errors.ts';

/** What may wait in memory for one reader. */
const MOST_WAITING = 512 * 1024;
const HEARTBEAT_MS = 15_000;
/** A reader that takes nothing for so long is cut off. */
const PATIENCE_MS = 30_000;
/** When the server asks a browser to come back, it does so at once. */
const RETRY_MS = 200;

export type StreamFormat = 'sse' | 'ndjson';

export function formatOf(request: FastifyRequest): StreamFormat {
  const { format } = request.query as { format?: StreamFormat };
  return format ?? (request.headers.accept?.includes('ndjson') ? 'ndjson' : 'sse');
}

export interface StreamOptions {
  /** How many one person or address may hold. */
  readonly most: number;
  readonly heartbeatMs?: number;
  readonly patienceMs?: number;
}

/** All streams of this server. */
export class Streams {
  readonly #open = new Set<Stream>();
  readonly #held = new Map<string, number>();
  readonly #most: number;
  readonly #patienceMs: number;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor({ most, heartbeatMs = HEARTBEAT_MS, patienceMs = PATIENCE_MS }: StreamOptions) {
    this.#most = most;
    this.#patienceMs = patienceMs;
    this.#timer = setInterval(() => {
      for (const stream of this.#open) stream.beat();
    }, heartbeatMs).unref();
  }

  open(request: FastifyRequest, reply: FastifyReply, person: Person | null, names: 'table' | 'all'): Stream {
    if (this.#isClosed) fail('closing', 'This server is closing: come back in a moment.');
    const owner = person?.id ?? request.ip;
    const held = this.#held.get(owner) ?? 0;
    if (held >= this.#most) fail('too-fast', `You hold ${held} streams already: close some first.`);
    const stream = new Stream(reply, {
      format: formatOf(request),
      person: person?.id ?? null,
      address: request.ip,
      namesTables: names === 'all',
      patienceMs: this.#patienceMs,
    });
    this.#open.add(stream);
    this.#held.set(owner, held + 1);
    stream.onClose(() => {
      this.#open.delete(stream);
      const left = (this.#held.get(owner) ?? 1) - 1;
      if (left === 0) this.#held.delete(owner);
      else this.#held.set(owner, left);
    });
    return stream;
  }

  /** Ends those of a person or an address that may not be here any more. */
  endWhere(isMeant: (person: Id | null, address: string) => boolean): void {
    for (const stream of [...this.#open]) if (isMeant(stream.person, stream.address)) stream.end();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const stream of [...this.#open]) stream.end();
  }
}

interface StreamWishes {
  readonly format: StreamFormat;
  readonly person: Id | null;
  readonly address: string;
  readonly namesTables: boolean;
  readonly patienceMs: number;
}

export class Stream implements Reader {
  readonly person: Id | null;
  readonly address: string;
  readonly #raw: FastifyReply['raw'];
  readonly #format: StreamFormat;
  readonly #namesTables: boolean;
  readonly #patienceMs: number;
  readonly #onClose: (() => void)[] = [];
  #isOpen = true;

  constructor(reply: FastifyReply, { format, person, address, namesTables, patienceMs }: StreamWishes) {
    this.person = person;
    this.address = address;
    this.#format = format;
    this.#namesTables = namesTables;
    this.#patienceMs = patienceMs;
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type':
        format === 'sse' ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // When the stream ends, so does the connection: a server that closes must not wait for it.
      connection: 'close',
    });
    this.#raw.on('close', () => this.#close());
    this.#raw.on('error', () => this.#close());
    this.#write(format === 'sse' ? `retry: ${RETRY_MS}\n\n` : '\n');
  }

  onClose(listener: () => void): void {
    if (this.#isOpen) this.#onClose.push(listener);
    else listener();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when what waits has gone, or the stream has. */
  async drained(): Promise<void> {
    if (!this.#isOpen || this.#raw.writableLength < MOST_WAITING / 4) return;
    const impatience = setTimeout(() => this.#cut(), this.#patienceMs);
    await new Promise<void>((resolve) => {
      this.#raw.once('drain', resolve);
      this.onClose(resolve);
    });
    clearTimeout(impatience);
  }

  send(table: Id, n: number, json: string): boolean {
    const text = this.#namesTables ? `{"table":"${table}",${json.slice(1)}` : json;
    const id = this.#namesTables ? '' : `id: ${n}\n`;
    return this.#write(this.#format === 'sse' ? `${id}data: ${text}\n\n` : `${text}\n`);
  }

  beat(): void {
    this.#write(this.#format === 'sse' ? ': still here\n\n' : '\n');
  }

  end(): void {
    if (this.#isOpen) this.#raw.end();
    this.#close();
  }

  #write(text: string): boolean {
    if (!this.#isOpen) return false;
    this.#raw.write(text);
    if (this.#raw.writableLength <= MOST_WAITING) return true;
    this.#cut();
    return false;
  }

  #cut(): void {
    this.#raw.destroy();
    this.#close();
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const listener of this.#onClose) listener();
  }
}
