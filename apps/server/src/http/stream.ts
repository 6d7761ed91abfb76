// A stream of entries to one reader, as Server-Sent Events or as lines of JSON. A reader that does not drain is
// cut off, and resumes by number; so is everyone when the server closes.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id, Notice, Person } from '@menagerie/protocol';
import { SECURITY_HEADERS } from '../headers.ts';
import type { Reader } from '../live/broadcaster.ts';
import { hashOf } from '../people/people.ts';
import type { Voided } from '../store/store.ts';
import { fail } from './errors.ts';
import { HeldStreams } from './held-streams.ts';

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
  /** How many one person may hold. */
  readonly most: number;
  /** How many all at one address may hold. */
  readonly mostOfAddress: number;
  /** Whether a key is still right. */
  readonly isKnown?: (key: string) => Promise<boolean>;
  readonly now?: () => number;
  readonly heartbeatMs?: number;
  readonly patienceMs?: number;
}

/** All streams of this server. */
export class Streams {
  readonly #open = new Set<Stream>();
  readonly #held: HeldStreams;
  readonly #now: () => number;
  readonly #patienceMs: number;
  readonly #isKnown: (key: string) => Promise<boolean>;
  readonly #timer: NodeJS.Timeout;
  #isStoreAway = false;
  #isClosed = false;

  constructor({
    now = Date.now,
    heartbeatMs = HEARTBEAT_MS,
    patienceMs = PATIENCE_MS,
    isKnown = () => Promise.resolve(true),
    ...limits
  }: StreamOptions) {
    this.#held = new HeldStreams(limits);
    this.#now = now;
    this.#isKnown = isKnown;
    this.#patienceMs = patienceMs;
    this.#timer = setInterval(() => {
      for (const stream of this.#open) stream.beat();
    }, heartbeatMs).unref();
  }

  open(request: FastifyRequest, reply: FastifyReply, person: Person | null, names: 'table' | 'all'): Stream {
    if (this.#isClosed) fail('closing', 'This server is shutting down. Reconnect in a moment.');
    const owner = person?.id ?? '';
    if (!this.#held.hasRoom(request.address, owner))
      fail('too-fast', 'Too many open streams for you or your address. Close some first.');
    const stream = new Stream(reply, {
      format: formatOf(request),
      person: person?.id ?? null,
      keyHash: request.key && hashOf(request.key),
      address: request.ip,
      namesTables: names === 'all',
      patienceMs: this.#patienceMs,
      at: this.#now(),
      wantsNotices: (request.query as { notices?: string }).notices === 'yes',
    });
    if (this.#isStoreAway) stream.tellStore('away');
    this.#open.add(stream);
    const release = this.#held.take(request.address, owner);
    stream.onClose(() => {
      this.#open.delete(stream);
      release();
    });
    if (request.key) void this.#endIfUnknown(stream, request.key);
    return stream;
  }

  /** The key may have been voided between the request and now: from now on this stream is found when it is. */
  async #endIfUnknown(stream: Stream, key: string): Promise<void> {
    if (!(await this.#isKnown(key).catch(() => false))) stream.end();
  }

  /** Ends the streams of a key or a person that is no more; if such news was lost, of all who have a key. */
  endVoided(voided: Voided | 'lost'): void {
    this.#endWhere((stream) => isVoid(stream, voided));
  }

  /** Ends those of a person or an address that may not be here any more. */
  endBanned(isMeant: (person: Id | null, address: string) => boolean): void {
    this.#endWhere(({ person, address }) => isMeant(person, address));
  }

  #endWhere(isMeant: (stream: Stream) => boolean): void {
    for (const stream of [...this.#open]) if (isMeant(stream)) stream.end();
  }

  /** Who holds one. */
  people(): readonly Id[] {
    return [...new Set([...this.#open].flatMap(({ person }) => person ?? []))];
  }

  tellStore(notice: Notice['store']): void {
    if (this.#isStoreAway === (notice === 'away')) return;
    this.#isStoreAway = notice === 'away';
    for (const stream of this.#open) stream.tellStore(notice);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const stream of [...this.#open]) stream.end();
  }
}

function isVoid({ person, keyHash }: Stream, voided: Voided | 'lost'): boolean {
  if (voided === 'lost') return keyHash !== null;
  return 'key' in voided ? keyHash === voided.key : person === voided.person;
}

interface StreamWishes {
  readonly format: StreamFormat;
  readonly person: Id | null;
  /** Of the key with which it was opened. */
  readonly keyHash: string | null;
  readonly address: string;
  readonly namesTables: boolean;
  readonly patienceMs: number;
  readonly at: number;
  readonly wantsNotices: boolean;
}

export class Stream implements Reader {
  readonly person: Id | null;
  readonly keyHash: string | null;
  readonly address: string;
  readonly #raw: FastifyReply['raw'];
  readonly #format: StreamFormat;
  readonly #namesTables: boolean;
  readonly #patienceMs: number;
  readonly #wantsNotices: boolean;
  readonly #onClose: (() => void)[] = [];
  #isOpen = true;

  constructor(
    reply: FastifyReply,
    { format, person, address, keyHash, namesTables, patienceMs, at, wantsNotices }: StreamWishes,
  ) {
    this.person = person;
    this.address = address;
    this.keyHash = keyHash;
    this.#wantsNotices = wantsNotices;
    this.#format = format;
    this.#namesTables = namesTables;
    this.#patienceMs = patienceMs;
    reply.hijack();
    this.#raw = reply.raw;
    // The end of the connection is the end of the stream, so that every piece travels as it is, not as a chunk.
    this.#raw.removeHeader('transfer-encoding');
    this.#raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type':
        format === 'sse' ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      date: new Date(at).toUTCString(),
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

  tellStore(notice: Notice['store']): void {
    const text = JSON.stringify({ store: notice } satisfies Notice);
    if (this.#wantsNotices) this.#write(this.#format === 'sse' ? `data: ${text}\n\n` : `${text}\n`);
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
