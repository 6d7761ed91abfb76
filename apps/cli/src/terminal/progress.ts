// A progress bar on standard error for long work, if it is a terminal; otherwise nothing.

const WIDTH = 30;
const REDRAW_MS = 100;

export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #stream: NodeJS.WriteStream;
  #drawnAt = 0;

  constructor(label: string, total: number, stream = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#stream = stream;
  }

  /** `note` is shown after the count. */
  update(done: number, note = ''): void {
    const now = performance.now();
    if (!this.#stream.isTTY || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const share = this.#total ? Math.min(1, done / this.#total) : 1;
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#stream.write(`\r\x1b[K${this.#label} ${bar} ${done}/${this.#total}${note && `  ${note}`}`);
  }

  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[K');
  }
}
