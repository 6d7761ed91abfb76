// Encodes choices as one number: each choice is a digit whose base is its number of alternatives. A choice of three
// takes one and a half bits, and a forced one takes none.

export class Digits {
  readonly #digits: { readonly value: number; readonly base: number }[] = [];

  put(value: number, base: number): void {
    this.#digits.push({ value, base });
  }

  toBytes(): Uint8Array {
    let number = 0n;
    for (const { value, base } of this.#digits.toReversed()) number = number * BigInt(base) + BigInt(value);
    const hex = number === 0n ? '' : number.toString(16);
    return bytesOfHex(hex.length % 2 === 0 ? hex : `0${hex}`);
  }
}

/** The reader must supply the same sequence of bases. */
export class DigitReader {
  #number: bigint;

  constructor(bytes: Uint8Array) {
    this.#number = bytes.length === 0 ? 0n : BigInt(`0x${hexOfBytes(bytes)}`);
  }

  take(base: number): number {
    const value = Number(this.#number % BigInt(base));
    this.#number /= BigInt(base);
    return value;
  }

  get isEmpty(): boolean {
    return this.#number === 0n;
  }
}

export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
