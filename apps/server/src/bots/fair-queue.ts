// Turns that wait, in one line for each person at whose table the bots play. The lines take turns, so whoever keeps
// many tables going waits for their own bots, and nobody else does.

export interface Taken<T> {
  readonly one: T;
  /** How many turns are to be served until the line that it came from is empty, this one included. */
  readonly crowd: number;
}

export class FairQueue<T> {
  /** The line that is served next comes first. */
  readonly #lines = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Joins the shortest line of these people. */
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

  /** Takes out the last of the longest line, unless these people have as long a one themselves. */
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
