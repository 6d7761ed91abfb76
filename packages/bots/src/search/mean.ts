// The running mean of some values, with its standard error.

export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  /** Starts as if this many values had been seen, with this mean and spread. */
  expect(count: number, mean: number, spread: number): void {
    this.#count = count;
    this.#sum = count * mean;
    this.#squares = count * mean * mean + (count - 1) * spread * spread;
  }

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** 0 until there is a value. */
  get value(): number {
    return this.#count ? this.#sum / this.#count : 0;
  }

  /** Infinite until there are two values. */
  get error(): number {
    const count = this.#count;
    if (count < 2) return Infinity;
    const variance = Math.max(0, this.#squares - (this.#sum * this.#sum) / count) / (count - 1);
    return Math.sqrt(variance / count);
  }
}
