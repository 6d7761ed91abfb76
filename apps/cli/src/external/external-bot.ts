// An external bot as a player: the messages of docs/bots.md, and checks of its answers.

import type { Game, Move, Options, Refusal, Scores, Seat, Turn } from '@menagerie/rules';
import { BotFailure, LineProcess, quote } from './line-process.ts';
import type { Running } from './running.ts';

export const PROTOCOL = 1;

/** Starting may take longer than a move: it loads a runtime, and perhaps a net. */
const START_MS = 30_000;

export interface GameStart {
  readonly options: Options;
  readonly seat: Seat;
}

export class ExternalBot {
  readonly #command: string;
  readonly #game: Game;
  readonly #milliseconds: number;
  readonly #running: Running;
  #process: LineProcess | undefined;
  #turns = 0;

  constructor(command: string, game: Game, milliseconds: number, running: Running) {
    this.#command = command;
    this.#game = game;
    this.#milliseconds = milliseconds;
    this.#running = running;
  }

  /** A new game. Uses the previous game's process; if it has exited, a new one is started. */
  async begin({ options, seat }: GameStart): Promise<void> {
    const { players, ...rest } = options;
    const game = this.#game.id;
    const hello = { type: 'hello', protocol: PROTOCOL, game, players, options: rest, seat };
    this.#turns = 0;
    if (this.#process && (await this.#isReady(this.#process, hello))) return;
    this.#process = new LineProcess(this.#command, this.#running);
    this.#readHello(await this.#process.request(hello, Math.max(START_MS, this.#milliseconds)));
  }

  async decide(turn: Turn, refusalOf: (move: Move) => Refusal | null): Promise<Move> {
    const process = this.#process as LineProcess;
    const number = ++this.#turns;
    const { view } = turn;
    const legal = turn.legal.map((move) => this.#game.formatMove(move));
    const milliseconds = this.#milliseconds;
    const line = await process.request({ type: 'turn', number, view, legal, milliseconds }, milliseconds);
    const answer = this.#parse(line, 'move');
    if (answer['number'] !== number) {
      throw this.#rubbish(`answered turn ${JSON.stringify(answer['number'])} when asked for turn ${number}`);
    }
    const text = answer['move'];
    if (typeof text !== 'string') throw this.#rubbish(`named no move: ${quote(line)}`);
    const move = this.#game.parseMove(text);
    if (!move.ok) throw this.#rubbish(`played ${quote(text)}, which ${move.error.reason}`);
    const refusal = refusalOf(move.value);
    if (refusal) throw this.#rubbish(`played ${quote(text)}, refused by ${refusal.rule} (${refusal.code})`);
    return move.value;
  }

  tellResult({ totals, places }: Pick<Scores, 'totals' | 'places'>, isFinished: boolean): void {
    this.#process?.tell({ type: 'result', isFinished, totals, places });
  }

  leave(): void {
    this.#process?.leave();
  }

  /** False if the process has exited since, as it may between games. */
  async #isReady(process: LineProcess, hello: object): Promise<boolean> {
    if (process.hasFailed) return false;
    try {
      this.#readHello(await process.request(hello, Math.max(START_MS, this.#milliseconds)));
      return true;
    } catch (error) {
      if (process.hasEnded) return false;
      throw error;
    }
  }

  #readHello(line: string): void {
    const { protocol } = this.#parse(line, 'hello');
    if (protocol !== PROTOCOL) {
      throw this.#rubbish(`speaks protocol ${JSON.stringify(protocol)}, not ${PROTOCOL}`);
    }
  }

  #parse(line: string, type: string): Record<string, unknown> {
    let data: unknown;
    try {
      data = JSON.parse(line);
    } catch {
      throw this.#rubbish(`answered ${quote(line)}, which is not JSON`);
    }
    const answer = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    if (answer['type'] !== type) throw this.#rubbish(`answered ${quote(line)}, which is no "${type}"`);
    return answer;
  }

  /** A bot that writes garbage is out of sync: the next game starts a new process. */
  #rubbish(reason: string): BotFailure {
    this.#process?.end();
    this.#process = undefined;
    return new BotFailure(reason);
  }
}
