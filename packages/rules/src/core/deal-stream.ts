// The checkable source of chance, version 1. Anyone who holds the opened secret can draw the same
// numbers again; docs/records.md describes it for other languages, deal-stream.vectors.json tests it.
//
//   key     = HMAC-SHA-256(secret, "menagerie/deal/1" 00 round:u32 seats:u8 number[0] … number[seats-1])
//   block i = HMAC-SHA-256(key, i:u32), i = 0, 1, 2, …          (all integers big-endian)
//
// The blocks, laid end to end, are read as big-endian 32-bit words. `below(n)` takes the next word
// that is under the largest multiple of n in 2^32, and answers it modulo n.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';
import type { Random } from './random.ts';

export const DEAL_STREAM_VERSION = 1;

/** A secret, a commitment or a seat's number: 32 bytes as 64 lower-case hexadecimal digits. */
export type Hex32 = string;

export interface DealSource {
  readonly secret: Hex32;
  /** One number per seat, in seat order. */
  readonly numbers: readonly Hex32[];
}

const LABEL = utf8ToBytes('menagerie/deal/1');
const WORDS_PER_BLOCK = 8;

/** Published before anyone sits down: it binds the dealer to the secret without revealing anything about it. */
export function commitmentTo(secret: Hex32): Hex32 {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** A secret or number derived from words a person can type; only as hard to guess as the words. */
export function hex32FromWords(words: string): Hex32 {
  return bytesToHex(sha256(utf8ToBytes(words)));
}

/** The same words deal the same cards: for bots, puzzles and tests, not for people playing against each other. */
export function dealSourceFromWords(words: string, players: number): DealSource {
  return {
    secret: hex32FromWords(`menagerie/seed/${words}`),
    numbers: Array.from({ length: players }, (_, seat) =>
      hex32FromWords(`menagerie/seed/${words}/seat/${seat}`),
    ),
  };
}

/**
 * The number of a seat that brings none of its own. It follows from the commitment, which was published earlier,
 * so the dealer has no choice left when it sees the others' numbers.
 */
export function houseNumber(commitment: Hex32, seat: Seat): Hex32 {
  return hex32FromWords(`menagerie/seat-number/1 ${commitment} ${seat}`);
}

export class DealStream implements Random {
  readonly #keyed: ReturnType<typeof hmac.create>;
  #block = new Uint8Array(0);
  #blocks = 0;
  #word = WORDS_PER_BLOCK;

  constructor(source: DealSource, round: number) {
    const numbers = source.numbers.map((number) => hexToBytes(number));
    const context = concatBytes(
      LABEL,
      Uint8Array.of(0),
      u32(round),
      Uint8Array.of(numbers.length),
      ...numbers,
    );
    this.#keyed = hmac.create(sha256, hmac(sha256, hexToBytes(source.secret), context));
  }

  /** The next 32 bits, as an unsigned number. */
  next(): number {
    if (this.#word === WORDS_PER_BLOCK) {
      this.#block = this.#keyed.clone().update(u32(this.#blocks++)).digest();
      this.#word = 0;
    }
    const at = 4 * this.#word++;
    const block = this.#block;
    return ((block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]) >>> 0;
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = this.next();
    while (word >= limit) word = this.next();
    return word % n;
  }
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
