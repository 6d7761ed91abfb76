// The client of bots in another thread. It gets a function for sending requests; the owner of the port passes the
// answers to `receive`.

import type { Move, Turn, View } from '@menagerie/rules';
import type { Estimate } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import type { Review } from '../review.ts';
import type { FailureCode, Reply, Request } from './messages.ts';

export type { Allowance, Estimate, FailureCode, Reply, Request, Review };
export type { Difference } from '../bot.ts';
export { LEVELS, type Level } from '../levels.ts';
export { markOf, isCertain, type Mark } from '../review.ts';

export interface PendingMove {
  readonly move: Promise<Move>;
  /** Settles the move at once, with the best so far. */
  stop(): void;
}

export interface PendingReview {
  /** Null if it was stopped. */
  readonly review: Promise<Review | null>;
  stop(): void;
}

/** Why there is no answer. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure';
  readonly code: FailureCode;

  constructor(code: FailureCode, reason: string) {
    super(reason);
    this.code = code;
  }
}

export class RemoteBots {
  readonly #post: (request: Request) => void;
  readonly #waiting = new Map<number, (answer: Reply) => void>();
  #lastId = 0;

  constructor(post: (request: Request) => void) {
    this.#post = post;
  }

  receive(answer: Reply): void {
    this.#waiting.get(answer.id)?.(answer);
  }

  /** The other side is gone: everything pending fails. */
  fail(reason: string): void {
    for (const id of [...this.#waiting.keys()]) this.receive({ type: 'failed', id, code: 'gone', reason });
  }

  /** Waits for the one answer to a request: the result of `read`, once it isn't undefined. */
  #one<T>(id: number, read: (answer: Reply) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        this.#waiting.delete(id);
        const value = read(answer);
        if (value !== undefined) resolve(value);
        else reject(failureFrom(answer));
      });
    });
  }

  /**
   * Resolves once the game's bots have everything they need; rejects with a BotFailure if it can't be loaded now.
   */
  prepare(game: string): Promise<void> {
    const id = ++this.#lastId;
    const done = this.#one(id, (answer) => (answer.type === 'done' ? true : undefined));
    this.#post({ type: 'prepare', id, game });
    return done.then(() => undefined);
  }

  think(bot: string, turn: Turn, seed: string, allowance?: Allowance): PendingMove {
    const id = ++this.#lastId;
    const move = this.#one(id, (answer) => (answer.type === 'move' ? answer.move : undefined));
    const { view, legal } = turn;
    this.#post({ type: 'think', id, bot, view, legal, seed, ...(allowance ? { allowance } : {}) });
    return { move, stop: () => this.#post({ type: 'stop', id }) };
  }

  /** Like `reviewMove`, by the game's analyst. */
  review({ view, legal }: Turn, played: Move, seed: string, allowance: Allowance): PendingReview {
    const id = ++this.#lastId;
    const review = this.#one(id, (answer) => {
      if (answer.type === 'done') return null;
      return answer.type === 'review' ? answer.review : undefined;
    });
    this.#post({ type: 'review', id, view, legal, played, allowance, seed });
    return { review, stop: () => this.#post({ type: 'stop', id }) };
  }

  /** Like `analyse`; a slow consumer gets only the newest estimates. Leaving the loop stops the analysis. */
  async *analyse(
    view: View,
    seed: string,
    allowance: Allowance,
  ): AsyncGenerator<readonly Estimate[], void, undefined> {
    const id = ++this.#lastId;
    let newest: readonly Estimate[] | null = null;
    let end: Reply | null = null;
    let wake = (): void => undefined;
    this.#waiting.set(id, (answer) => {
      if (answer.type === 'estimates') newest = answer.estimates;
      else end = answer;
      wake();
    });
    try {
      this.#post({ type: 'analyse', id, view, allowance, seed });
      for (;;) {
        while (!newest && !end) await new Promise<void>((resolve) => (wake = resolve));
        if (newest) {
          const estimates: readonly Estimate[] = newest;
          newest = null;
          yield estimates;
        } else {
          const last = end as unknown as Reply;
          if (last.type === 'failed') throw failureFrom(last);
          return;
        }
      }
    } finally {
      this.#waiting.delete(id);
      if (!end) this.#post({ type: 'stop', id });
    }
  }
}

function failureFrom(answer: Reply): BotFailure {
  if (answer.type === 'failed') return new BotFailure(answer.code, answer.reason);
  return new BotFailure('bot', `unexpected ${answer.type}`);
}
