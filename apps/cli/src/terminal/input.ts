// Lines from a person or from a pipe. Ctrl-C is an answer, not a crash.

import { createInterface, type Interface } from 'node:readline';

export type InputLine =
  { readonly type: 'line'; readonly text: string } | { readonly type: 'end' | 'interrupt' };

export class Input {
  readonly isInteractive: boolean;
  readonly #lines: Interface;
  readonly #waiting: InputLine[] = [];
  #resolve: ((answer: InputLine) => void) | null = null;

  constructor(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stdout) {
    this.isInteractive = Boolean(input.isTTY && output.isTTY);
    this.#lines = createInterface({ input, output, terminal: this.isInteractive });
    this.#lines.on('line', (text) => this.#answer({ type: 'line', text }));
    this.#lines.on('SIGINT', () => this.#answer({ type: 'interrupt' }));
    this.#lines.on('close', () => this.#answer({ type: 'end' }));
  }

  /** Whether Ctrl-C is waiting to be handled. */
  get isInterrupted(): boolean {
    return this.#waiting.some(({ type }) => type === 'interrupt');
  }

  prompt(text: string): Promise<InputLine> {
    const ready = this.#waiting.shift();
    if (!this.isInteractive) process.stdout.write(text);
    if (ready) return Promise.resolve(ready);
    if (this.isInteractive) {
      this.#lines.setPrompt(text);
      this.#lines.prompt();
    }
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  close(): void {
    this.#lines.close();
  }

  #answer(answer: InputLine): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    if (resolve) resolve(answer);
    else this.#waiting.push(answer);
  }
}
