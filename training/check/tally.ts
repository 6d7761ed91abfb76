// Counts what was compared, prints the first differences, and ends with a summary line and an exit
// status.
export class Tally {
  games = 0;
  steps = 0;
  #differences = 0;

  differ(what: string): void {
    if (this.#differences++ < 10) console.log(`difference: ${what} (game ${this.games}, step ${this.steps})`);
  }

  close(): void {
    console.log(`games ${this.games} moves ${this.steps} differences ${this.#differences}`);
    process.exitCode = this.#differences ? 1 : 0;
  }
}

/** Sixtieths of the win, as C++ counts them. */
export function sharesOf(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 60 / winners : 0));
}
