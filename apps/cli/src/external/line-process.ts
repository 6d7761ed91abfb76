// A command that is asked one JSON line at a time and answers each with one line. Anything else it
// does (hang, crash, flood, write unasked) becomes a BotFailure and kills its process group.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { killGroup, type Running } from './running.ts';

/** Why a bot couldn't continue, as the end of a sentence that starts with its name. */
export class BotFailure extends Error {}

const LONGEST_LINE = 1 << 16;
const LAST_WORDS = 400;

export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  #unfinished = '';
  #lastWords = '';
  #failure: BotFailure | undefined;
  #hasEnded = false;
  #answer: ((line: string) => void) | undefined;
  #refuse: ((failure: BotFailure) => void) | undefined;

  constructor(command: string, running: Running) {
    // A separate process group, so that the command and its children can be killed together.
    const child = running.start(() => spawn(command, { shell: true, detached: true, stdio: 'pipe' }));
    this.#child = child;
    child.on('error', (error) => this.#fail(`could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      this.#hasEnded = !this.#failure;
      this.#fail(signal ? `was ended by ${signal}` : `ended with code ${code}`);
    });
    child.stdin.on('error', () => undefined); // It has exited, which `close` reports better.
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Whether it exited by itself. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Sends something that needs no answer. */
  tell(message: object): void {
    if (!this.#failure) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async request(message: object, milliseconds: number): Promise<string> {
    if (this.#failure) throw this.#failure;
    const timer = setTimeout(() => this.#fail(`did not answer within ${milliseconds} ms`), milliseconds);
    try {
      return await new Promise<string>((answer, refuse) => {
        this.#answer = answer;
        this.#refuse = refuse;
        this.tell(message);
      });
    } finally {
      clearTimeout(timer);
      this.#answer = this.#refuse = undefined;
    }
  }

  /** Closes its input: time to exit. */
  leave(): void {
    this.#child.stdin.end();
  }

  end(): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) killGroup(pid);
  }

  #read(text: string): void {
    const lines = (this.#unfinished + text).split('\n');
    this.#unfinished = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
    if (this.#unfinished.length > LONGEST_LINE) {
      this.#fail(`wrote more than ${LONGEST_LINE} characters without a line end`);
    }
  }

  #take(line: string): void {
    if (this.#failure) return;
    if (!this.#answer) return this.#fail(`wrote without being asked: ${quote(line)}`);
    this.#answer(line);
    this.#answer = this.#refuse = undefined;
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    const words = this.#lastWords
      .trim()
      .split(/\s*\n\s*/)
      .slice(-3)
      .join(' / ');
    this.#failure = new BotFailure(words ? `${reason}; its last words: ${words}` : reason);
    this.#refuse?.(this.#failure);
    this.#unfinished = '';
    this.end();
  }
}

/** A bot's output, short enough to be shown. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
