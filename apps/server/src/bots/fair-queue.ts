// Waiting turns, in one queue per person at whose table the bots play. Queues are served in rotation, so somebody with
// many tables waits for their own bots without slowing down anyone else.

export interface Taken<T> {
  readonly one: T;
  /** How many turns will be served until the queue it came from is empty, including this one. */
  readonly crowd: number;
}

export class FairQueue<T> {
  /** The queue to be served next comes first. */
  readonly #lines = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Joins the shortest queue of these people. */
  add(people: readonly string[], one: T): void {
    const person = this.#quickest(people);
    const line = this.#lines.get(person);
    if (line) line.push(one);
    else this.#lines.set(person, [one]);
    this.#length++;
  }

  take(): Taken<T> | null {
    const [first] = this.#lines;
    if (!first) return null;
    const [person, line] = first;
    const crowd = this.#lines.size * line.length;
    const one = line.shift() as T;
    this.#lines.delete(person);
    if (line.length > 0) this.#lines.set(person, line);
    this.#length--;
    return { one, crowd };
  }

  /** Removes the last turn of the longest queue, unless these people have one just as long. */
  makeRoomFor(people: readonly string[]): T | null {
    const own = this.#lengthOf(this.#quickest(people));
    let longest: T[] | null = null;
    for (const line of this.#lines.values()) if (line.length > (longest?.length ?? own + 1)) longest = line;
    if (!longest) return null;
    this.#length--;
    return longest.pop() as T;
  }

  clear(): T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#length = 0;
    return all;
  }

  #quickest(people: readonly string[]): string {
    return people.reduce(
      (best, person) => (this.#lengthOf(person) < this.#lengthOf(best) ? person : best),
      people[0] ?? '',
    );
  }

  #lengthOf(person: string): number {
    return this.#lines.get(person)?.length ?? 0;
  }
}
