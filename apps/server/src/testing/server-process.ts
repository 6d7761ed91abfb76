// A server in its own process, as in production, to be killed and restarted.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../bin/menagerie-server.js', import.meta.url));
const SHIFTED_CLOCK = new URL('../../dist/testing/soak/shifted-clock.js', import.meta.url).href;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

export class ServerProcess {
  readonly port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #isUp = false;

  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#settings = settings;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** With a wall clock that is wrong by so much, until it is set right. */
  async start(clockShiftMs = 0): Promise<void> {
    const flags = clockShiftMs === 0 ? [] : ['--import', SHIFTED_CLOCK];
    const child = spawn(process.execPath, [...flags, SERVER], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LOG_LEVEL: 'warn',
        CLOCK_SHIFT_MS: String(clockShiftMs),
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // From here on it may be killed, even while it starts.
    this.#process = child;
    let said = '';
    const note = (part: Buffer): void => void (said += part.toString());
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const gone = once(child, 'exit').then(() =>
      Promise.reject(new Error(`the server did not start: ${said}`)),
    );
    const up = (async () => {
      while (!said.includes('Menagerie is running at')) await once(child.stdout, 'data');
    })();
    await Promise.race([up, gone]);
    gone.catch(() => undefined);
    this.#isUp = this.#process === child;
  }

  /** Its wall clock, wrong since the start, is right again. */
  stepClock(): void {
    this.#process?.kill('SIGUSR2');
  }

  /** Without any warning. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = null;
    this.#isUp = false;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}
