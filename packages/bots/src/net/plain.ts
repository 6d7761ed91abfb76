// A net's arithmetic in plain TypeScript, for environments without SIMD.

import type { Layer } from './net-file.ts';

/** From bits to outputs, which the next call overwrites. */
export type Evaluate = (bits: Uint8Array) => Float32Array;

const { fround } = Math;

export function plainEvaluator(layers: readonly Layer[]): Evaluate {
  const sums = layers.map(({ outputs }) => new Float32Array(outputs));
  /** Which inputs of a layer aren't 0. */
  const active = new Int32Array(Math.max(...layers.map(({ inputs }) => inputs)));
  return (bits) => {
    let values: Uint8Array | Float32Array = bits;
    for (let i = 0; i < layers.length; i++) {
      let count = 0;
      for (let k = 0; k < layers[i].inputs; k++) if (values[k] > 0) active[count++] = k;
      sums[i].set(layers[i].bias);
      addRows(layers[i], sums[i], active, values, count);
      values = sums[i];
    }
    return sums[sums.length - 1];
  };
}

/** Four rows at a time, since reading and writing the sums takes as long as adding. */
function addRows(
  { weights, outputs }: Layer,
  sums: Float32Array,
  active: Int32Array,
  scales: Uint8Array | Float32Array,
  count: number,
): void {
  let k = 0;
  for (; k + 4 <= count; k += 4) {
    const a = active[k] * outputs;
    const b = active[k + 1] * outputs;
    const c = active[k + 2] * outputs;
    const d = active[k + 3] * outputs;
    const byA = fround(scales[active[k]]);
    const byB = fround(scales[active[k + 1]]);
    const byC = fround(scales[active[k + 2]]);
    const byD = fround(scales[active[k + 3]]);
    for (let o = 0; o < outputs; o++) {
      let sum = fround(sums[o] + fround(weights[a + o] * byA));
      sum = fround(sum + fround(weights[b + o] * byB));
      sum = fround(sum + fround(weights[c + o] * byC));
      sums[o] = fround(sum + fround(weights[d + o] * byD));
    }
  }
  for (; k < count; k++) {
    const from = active[k] * outputs;
    const by = fround(scales[active[k]]);
    for (let o = 0; o < outputs; o++) sums[o] = fround(sums[o] + fround(weights[from + o] * by));
  }
}
