// A line on standard error while somebody waits, completely erased afterwards; nothing if standard
// error isn't a terminal.

const REDRAW_MS = 100;

export class Notice {
  readonly #stream: NodeJS.WriteStream;
  #drawAt: number;
  #isShown = false;

  /** Nothing is shown if the wait is shorter than the delay. */
  constructor(delayMs: number, stream = process.stderr) {
    this.#stream = stream;
    this.#drawAt = performance.now() + delayMs;
  }

  update(text: string): void {
    const now = performance.now();
    if (!this.#stream.isTTY || now < this.#drawAt) return;
    this.#drawAt = now + REDRAW_MS;
    this.#isShown = true;
    this.#stream.write(`\r\x1b[K${text}`);
  }

  clear(): void {
    if (this.#isShown) this.#stream.write('\r\x1b[K');
  }
}
