// Sources of randomness. The rules take a `Random` and don't know where it comes from.

export interface Random {
  /** An integer from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/**
 * The fast source, for search, bots and tests: xoshiro128++, seeded from any text. `below` multiplies
 * instead of rejecting: its bias is less than n / 2^32, for n up to 2^16. Deals that people play come from
 * the verifiable stream instead (deal-stream.ts).
 */
export class SeededRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string | number) {
    const next = splitMix(hashText(String(seed)));
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next();
  }

  /** 32 random bits. */
  next(): number {
    const a = this.a;
    const d = this.d;
    const sum = (a + d) | 0;
    const result = (((sum << 7) | (sum >>> 25)) + a) | 0;
    const b = this.b;
    const c = this.c ^ a;
    const e = d ^ b;
    this.b = b ^ c;
    this.a = a ^ e;
    this.c = c ^ (b << 9);
    this.d = (e << 11) | (e >>> 21);
    return result;
  }

  below(n: number): number {
    // The upper half of the 64-bit product, in integers.
    const word = this.next();
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }
}

/** Fisher-Yates from the end, in place: one `below(i + 1)` for each i from the last index down to 1. */
export function shuffle(cards: { [index: number]: number }, length: number, random: Random): void {
  for (let i = length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function splitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
