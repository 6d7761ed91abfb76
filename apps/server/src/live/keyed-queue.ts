// Work on the same thing waits for the work before it; work on different things does not.

export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#last.set(key, done);
    const clear = (): void => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    };
    done.then(clear, clear);
    return done;
  }
}
