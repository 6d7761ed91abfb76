// A client with its own address: all of 127.0.0.0/8 is this machine.

import http from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Reply {
  /** 0: the connection was cut off. */
  readonly status: number;
  /** The error's; empty if there is none. */
  readonly code: string;
  readonly body: unknown;
}

export interface Origin {
  readonly server: string;
  readonly address: string;
  /** Called for every answer. */
  readonly count: (reply: Reply) => void;
}

export interface HeldStream {
  readonly lines: string[];
  readonly reply: Promise<Reply>;
  readonly ended: Promise<void>;
  close(): void;
}

const PATIENCE_MS = 30_000;

export class Client {
  readonly #origin: Origin;
  readonly #agent: http.Agent;
  readonly key: string | null;
  readonly id: string | null;

  constructor(origin: Origin, key: string | null = null, id: string | null = null) {
    this.#origin = origin;
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: 64, localAddress: origin.address });
    this.key = key;
    this.id = id;
  }

  /** Anything except a string is sent as JSON; a string is sent unchanged. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    const typed = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Promise((resolve) => {
      const done = (reply: Reply): void => {
        this.#origin.count(reply);
        resolve(reply);
      };
      const request = http.request(
        `${this.#origin.server}/api${path}`,
        {
          method,
          agent: this.#agent,
          timeout: PATIENCE_MS,
          headers: { ...this.#authorization(), ...typed, ...headers },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (answer += part));
          response.on('error', () => done(CUT_OFF));
          response.on('end', () => done(replyOf(response, answer)));
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', () => done(CUT_OFF));
      request.end(text);
    });
  }

  /** A stream, held until either side closes it. */
  stream(path: string): HeldStream {
    const lines: string[] = [];
    const close = new AbortController();
    let tell: (reply: Reply) => void = () => undefined;
    const reply = new Promise<Reply>((resolve) => (tell = resolve));
    const ended = new Promise<void>((resolve) => {
      const request = http.get(
        `${this.#origin.server}/api${path}`,
        {
          agent: false,
          localAddress: this.#origin.address,
          signal: close.signal,
          headers: { ...this.#authorization(), accept: 'application/x-ndjson' },
        },
        (response) => {
          const told = replyOf(response, '');
          this.#origin.count(told);
          tell(told);
          response.on('data', (part: Buffer) => lines.push(part.toString()));
          response.on('error', () => resolve());
          response.on('close', () => resolve());
        },
      );
      request.on('error', () => {
        tell(CUT_OFF);
        resolve();
      });
    });
    return { lines, reply, ended, close: () => close.abort() };
  }

  /** A bare connection, for things no HTTP client would send. */
  connect(): Socket {
    const { hostname, port } = new URL(this.#origin.server);
    const socket = connect({ host: hostname, port: Number(port), localAddress: this.#origin.address });
    socket.on('error', () => undefined);
    socket.resume();
    return socket;
  }

  /** The same address, another person. */
  as(key: string, id: string | null = null): Client {
    return new Client(this.#origin, key, id);
  }

  #authorization(): Record<string, string> {
    return this.key === null ? {} : { authorization: `Bearer ${this.key}` };
  }
}

const CUT_OFF: Reply = { status: 0, code: 'cut-off', body: null };

function replyOf(response: http.IncomingMessage, text: string): Reply {
  const isJson = text !== '' && (response.headers['content-type']?.startsWith('application/json') ?? false);
  const body: unknown = isJson ? JSON.parse(text) : text;
  const code = (body as { error?: { code?: string } } | null)?.error?.code ?? '';
  return { status: response.statusCode ?? 0, code, body };
}
