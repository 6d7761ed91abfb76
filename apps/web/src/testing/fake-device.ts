// A device for tests: its clock stands still until the test advances it, and the test plays the server.

import type { Device } from '../device.ts';

type DeviceEvent = Parameters<Device['listen']>[0];

const START = Date.UTC(2026, 0, 1);
/** Streams and responses take a few turns of the event loop. */
const TURNS = 8;

export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A request the test has yet to answer. */
export class FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal;
  isAnswered = false;
  readonly #resolve: (response: Response) => void;
  readonly #reject: (error: Error) => void;

  constructor(
    path: string,
    { method = 'GET', body, signal }: RequestInit,
    resolve: (response: Response) => void,
    reject: (error: Error) => void,
  ) {
    this.path = path;
    this.method = method;
    this.body = typeof body === 'string' ? JSON.parse(body) : undefined;
    this.signal = signal ?? new AbortController().signal;
    this.#resolve = resolve;
    this.#reject = reject;
    this.signal.addEventListener('abort', () => this.#reject(new Error('aborted')));
  }

  get name(): string {
    return `${this.method} ${this.path}`;
  }

  async answer(json: unknown, init: ResponseInit = {}): Promise<void> {
    this.isAnswered = true;
    this.#resolve(Response.json(json, init));
    await settle();
  }

  async refuse(code: string, status: number, more: object = {}, headers: HeadersInit = {}): Promise<void> {
    await this.answer({ error: { code, message: code, ...more } }, { status, headers });
  }

  async fail(): Promise<void> {
    this.isAnswered = true;
    this.#reject(new TypeError('fetch failed'));
    await settle();
  }

  async openStream(): Promise<FakeStream> {
    this.isAnswered = true;
    const stream = new FakeStream(this.signal);
    this.#resolve(new Response(stream.body, { headers: { 'content-type': 'application/x-ndjson' } }));
    await settle();
    return stream;
  }
}

export class FakeStream {
  readonly signal: AbortSignal;
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(signal: AbortSignal) {
    this.signal = signal;
    this.body = new ReadableStream({ start: (controller) => void (this.#controller = controller) });
    signal.addEventListener('abort', () => this.#controller?.error(new Error('aborted')));
  }

  async send(bytes: string | Uint8Array): Promise<void> {
    this.#controller?.enqueue(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
    await settle();
  }

  async sendLine(json: unknown): Promise<void> {
    await this.send(`${JSON.stringify(json)}\n`);
  }

  async end(): Promise<void> {
    this.#controller?.close();
    await settle();
  }

  async break(): Promise<void> {
    this.#controller?.error(new TypeError('network error'));
    await settle();
  }
}

export class FakeDevice implements Device {
  readonly requests: FakeRequest[] = [];
  chance = 0.5;
  #time = 0;
  #setBy = 0;
  #isOnline = true;
  #isVisible = true;
  readonly #timers = new Set<{ readonly at: number; readonly work: () => void }>();
  readonly #listeners = new Set<{ readonly event: DeviceEvent; readonly listener: () => void }>();

  readonly now = (): number => START + this.#setBy + this.#time;
  readonly steadyNow = (): number => this.#time;
  readonly random = (): number => this.chance;
  readonly ownFrame = (): Promise<void> => Promise.resolve();
  readonly isOnline = (): boolean => this.#isOnline;
  readonly isVisible = (): boolean => this.#isVisible;

  readonly after = (milliseconds: number, work: () => void): (() => void) => {
    const timer = { at: this.#time + milliseconds, work };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  readonly listen = (event: DeviceEvent, listener: () => void): (() => void) => {
    const entry = { event, listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  };

  readonly fetch = (path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      this.requests.push(new FakeRequest(path, init, resolve, reject));
    });

  /** What closed code has left behind, which should be nothing. */
  get leftovers(): number {
    return this.#timers.size + this.#listeners.size;
  }

  /** Lets time pass: due timers fire in order. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    await settle();
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#time = next.at;
      next.work();
      await settle();
    }
    this.#time = end;
  }

  /** The clock advances but no timer fires: the device slept, or its clock was set. */
  setClock(milliseconds: number): void {
    this.#setBy += milliseconds;
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.#isOnline = isOnline;
    await this.#emit(isOnline ? 'online' : 'offline');
  }

  async setVisible(isVisible: boolean): Promise<void> {
    this.#isVisible = isVisible;
    await this.#emit('visibility');
  }

  async #emit(event: DeviceEvent): Promise<void> {
    for (const one of [...this.#listeners]) if (one.event === event) one.listener();
    await settle();
  }

  /** The oldest unanswered request of that name; throws if there is none. */
  request(name: string): FakeRequest {
    const found = this.requests.find((one) => !one.isAnswered && !one.signal.aborted && one.name === name);
    if (!found) throw new Error(`no ${name} waits, only ${this.waiting.join(', ') || 'nothing'}`);
    return found;
  }

  /** The names of all unanswered requests. */
  get waiting(): readonly string[] {
    return this.requests.filter((one) => !one.isAnswered && !one.signal.aborted).map(({ name }) => name);
  }
}
