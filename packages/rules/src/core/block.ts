// Typed arrays that share one buffer, so that copying a position is one block move.

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

  /** 32-bit integers. Ask for them before any bytes: they must lie on a multiple of four. */
  integers(length: number): Int32Array {
    const array = new Int32Array(this.#bytes.buffer, this.#used, length);
    this.#used += 4 * length;
    return array;
  }

  /** Zeroes everything that was asked for so far. */
  clear(): void {
    this.#bytes.fill(0, 0, this.#used);
  }

  copyFrom(other: Block): void {
    this.#bytes.set(other.#bytes);
  }
}
