// The inputs of a net: bits, set one by one and cleared before the next position.

export class Bits {
  readonly values: Uint8Array;

  constructor(size: number) {
    this.values = new Uint8Array(size);
  }

  clear(): void {
    this.values.fill(0);
  }

  set(at: number): void {
    this.values[at] = 1;
  }

  /** A thermometer: the first `value` bits from `at`, up to `most`. */
  setFirst(at: number, value: number, most: number): void {
    for (let i = 0; i < value && i < most; i++) this.values[at + i] = 1;
  }
}
