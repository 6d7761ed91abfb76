// The first few numbers by descending key; of equal ones, the earlier.

export class Ranking {
  count = 0;
  readonly items: Int32Array;
  readonly #keys: Float64Array;

  constructor(size: number) {
    this.items = new Int32Array(size);
    this.#keys = new Float64Array(size);
  }

  clear(): void {
    this.count = 0;
  }

  add(item: number, key: number): void {
    const { items } = this;
    let at = this.count;
    while (at > 0 && this.#keys[at - 1] < key) at--;
    if (at === items.length) return;
    if (this.count < items.length) this.count++;
    for (let k = this.count - 1; k > at; k--) {
      this.#keys[k] = this.#keys[k - 1];
      items[k] = items[k - 1];
    }
    this.#keys[at] = key;
    items[at] = item;
  }
}
