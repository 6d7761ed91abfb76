import type { Appraiser } from '../../packages/bots/src/if-it-fits/appraisal.ts';
import { INPUTS, SHORTLIST } from '../../packages/bots/src/if-it-fits/features.ts';
import { Inputs } from '../../packages/bots/src/if-it-fits/inputs.ts';
import { HandPromise } from '../../packages/bots/src/if-it-fits/promise.ts';
import { Ranking } from '../../packages/bots/src/if-it-fits/ranking.ts';
import { Bits } from '../../packages/bots/src/net/bits.ts';
import type { BoxPosition } from '../../packages/rules/src/index.ts';
// What the two implementations compare: lists of moves and of numbers, each as one hash.
const floats = new Float64Array(1);
const words = new Int32Array(floats.buffer);
const START = 0x811c9dc5;
export const mix = (hash: number, value: number): number =>
  Math.imul(hash ^ value, 0x01000193) ^ (value >>> 16);
export function legalHash(moves: ArrayLike<number>, length: number): number {
  let hash = START;
  for (let i = 0; i < length; i++) hash = mix(hash, moves[i]);
  return hash >>> 0;
}
export function gainHash(gains: readonly number[]): number {
  let hash = START;
  for (const gain of gains) {
    floats[0] = gain + 0;
    hash = mix(mix(hash, words[0]), words[1]);
  }
  return hash >>> 0;
}
/** Of the bits that are on. */
function bitsHash(bits: Uint8Array, from = START): number {
  let hash = from;
  bits.forEach((bit, i) => {
    if (bit) hash = mix(hash, i);
  });
  return mix(hash, bits.length) >>> 0;
}
const bits = new Bits(INPUTS);
const inputs = new Inputs(bits);
const promise = new HandPromise();
const shortlist = new Ranking(SHORTLIST);
/** Of the position's inputs, then of each shortlisted move's. */
export function inputHash(
  position: BoxPosition,
  seat: number,
  appraiser: Appraiser,
  moves: Int32Array,
  gains: readonly number[],
): number {
  shortlist.clear();
  gains.forEach((gain, i) => shortlist.add(i, gain));
  promise.lookAt(position, seat, appraiser);
  inputs.setPosition(position, seat, promise);
  let hash = bitsHash(bits.values);
  for (let k = 0; k < shortlist.count; k++) {
    const at = shortlist.items[k];
    inputs.setMove(moves[at], { gain: gains[at], best: gains[shortlist.items[0]], place: k });
    hash = bitsHash(bits.values, hash);
  }
  return hash;
}
