// Views with what training computed for them: bits from the rules in C++, outputs from the int8 net in float64.
// scripts/pack-net-fixtures.ts writes the files.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Seated, View } from '@menagerie/rules';
import { Bits } from '../net/bits.ts';
import { Net } from '../net/net.ts';

/** The first line of a file. */
export interface FixtureHead {
  /** The checksum of the net that produced the outputs. */
  readonly net: string;
  /** The checksum of everything the net answers here, down to the last bit. */
  readonly answers: string;
}

export interface NetFixture<V extends View> {
  readonly view: Seated<V>;
  /** The actions of the legal moves: a mask in hexadecimal, if the net has actions. */
  readonly legal?: string;
  /** The move the net evaluates, if it evaluates them one by one; without it, the position. */
  readonly move?: string;
  /** Words of 32 inputs in hexadecimal, with the first input in the lowest bit of the first word. */
  readonly bits: string;
  readonly outputs: readonly number[];
}

export function readNetFixtures<V extends View>(game: string): [FixtureHead, NetFixture<V>[]] {
  const file = readFileSync(new URL(`../${game}/fixtures/net.ndjson.gz`, import.meta.url));
  const [head, ...fixtures] = gunzipSync(file)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return [head as FixtureHead, fixtures as NetFixture<V>[]];
}

export function hexOf({ values }: Bits): string {
  const words = new Uint32Array(2 * Math.ceil(values.length / 64));
  values.forEach((bit, i) => (words[i >> 5] |= bit << (i & 31)));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

function bitsFrom(hex: string, size: number): Bits {
  const bits = new Bits(size);
  for (let i = 0; i < size; i++) {
    const word = parseInt(hex.slice((i >> 5) * 8, (i >> 5) * 8 + 8), 16);
    if ((word >>> (i & 31)) & 1) bits.set(i);
  }
  return bits;
}

/** What the head of these fixtures must be for the current net. */
export function headOf(game: string, fixtures: readonly NetFixture<View>[]): FixtureHead {
  const file = readFileSync(new URL(`../../nets/${game}.net`, import.meta.url));
  const net = new Net(file);
  const answers = createHash('sha256');
  for (const { bits } of fixtures) answers.update(net.evaluate(bitsFrom(bits, net.inputs)));
  return { net: createHash('sha256').update(file).digest('hex'), answers: answers.digest('hex') };
}
