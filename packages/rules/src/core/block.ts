// Typed arrays that share one buffer, so that copying a position is a single block copy.

export class Block {
  readonly #bytes: Uint8Array;
  #used = 0;

  /** The capacity is in bytes, a multiple of four. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  bytes(length: number): Uint8Array {
    const array = new Uint8Array(this.#bytes.buffer, this.#used, length);
    this.#used += length;
    return array;
  }

  /**
   * 32-bit integers. Allocate them before any bytes, because they must be aligned to four bytes.
   */
  integers(length: number): Int32Array {
    const array = new Int32Array(this.#bytes.buffer, this.#used, length);
    this.#used += 4 * length;
    return array;
  }

  /** Zeroes everything allocated so far. */
  clear(): void {
    this.#bytes.fill(0, 0, this.#used);
  }

  copyFrom(other: Block): void {
    this.#bytes.set(other.#bytes);
  }
}
