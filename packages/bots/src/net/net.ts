// A small net of plain layers, from its file. Weights are bytes there, with a scale for each row and each column; here
// they are expanded once. Inputs are bits, so the first layer is a sum of rows, and after each ReLU most values are 0
// and skipped. It knows no game.
//
// Every sum is made in the same order and rounded to 32 bits at every step, so each machine gives the same answer.
//
// The file, little endian: `MNGRNET1`, uint32 number of layers, uint32 version (2), uint32 sizes (one more than layers).
// Then for each layer: float32 bias[out], float32 row[in], float32 column[out], int8 weight[in][out], where a weight
// stands for weight * row * column. ReLU follows every layer but the last.

import type { Bits } from './bits.ts';

const MAGIC = 'MNGRNET1';
const VERSION = 2;
const MOST_LAYERS = 16;
const MOST_UNITS = 65536;

interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** What the layer gave last. */
  readonly values: Float32Array;
  /** Which inputs of the layer are not 0. */
  readonly active: Int32Array;
}

export class Net {
  readonly inputs: number;
  readonly outputs: number;
  readonly #layers: readonly Layer[];

  /** Throws if the bytes are not a net of this version. */
  constructor(file: Uint8Array) {
    this.#layers = readLayers(file);
    this.inputs = this.#layers[0].inputs;
    this.outputs = (this.#layers.at(-1) as Layer).outputs;
  }

  /** The outputs, which the next call overwrites. */
  evaluate({ values: bits }: Bits): Float32Array {
    let values: Float32Array = NOTHING;
    for (let i = 0; i < this.#layers.length; i++) {
      const layer = this.#layers[i];
      const { active, inputs } = layer;
      let count = 0;
      if (i === 0) {
        for (let k = 0; k < inputs; k++) if (bits[k] !== 0) active[count++] = k;
        addRows(layer, count);
      } else {
        for (let k = 0; k < inputs; k++) if (values[k] > 0) active[count++] = k;
        addScaledRows(layer, count, values);
      }
      values = layer.values;
    }
    return values;
  }
}

const NOTHING = new Float32Array(0);
const { fround } = Math;

function addRows({ weights, bias, values, active, outputs }: Layer, count: number): void {
  values.set(bias);
  for (let k = 0; k < count; k++) {
    const from = active[k] * outputs;
    for (let o = 0; o < outputs; o++) values[o] = fround(values[o] + weights[from + o]);
  }
}

/** Four rows at a time, since reading and writing the sums takes as long as the sums. */
function addScaledRows(
  { weights, bias, values, active, outputs }: Layer,
  count: number,
  scales: Float32Array,
): void {
  values.set(bias);
  let k = 0;
  for (; k + 4 <= count; k += 4) {
    const a = active[k] * outputs;
    const b = active[k + 1] * outputs;
    const c = active[k + 2] * outputs;
    const d = active[k + 3] * outputs;
    const byA = scales[active[k]];
    const byB = scales[active[k + 1]];
    const byC = scales[active[k + 2]];
    const byD = scales[active[k + 3]];
    for (let o = 0; o < outputs; o++) {
      let sum = fround(values[o] + fround(weights[a + o] * byA));
      sum = fround(sum + fround(weights[b + o] * byB));
      sum = fround(sum + fround(weights[c + o] * byC));
      values[o] = fround(sum + fround(weights[d + o] * byD));
    }
  }
  for (; k < count; k++) {
    const from = active[k] * outputs;
    const by = scales[active[k]];
    for (let o = 0; o < outputs; o++) values[o] = fround(values[o] + fround(weights[from + o] * by));
  }
}

function readLayers(file: Uint8Array): Layer[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const head = MAGIC.length + 8;
  if (file.length < head || String.fromCharCode(...file.subarray(0, MAGIC.length)) !== MAGIC)
    throw new Error('not a net: the file does not begin as one');
  const count = view.getUint32(MAGIC.length, true);
  const version = view.getUint32(MAGIC.length + 4, true);
  if (version !== VERSION) throw new Error(`a net of version ${version}, not ${VERSION}`);
  if (count < 1 || count > MOST_LAYERS || file.length < head + 4 * (count + 1))
    throw new Error(`a broken net: ${count} layers in ${file.length} bytes`);
  const sizes = Array.from({ length: count + 1 }, (_, i) => view.getUint32(head + 4 * i, true));
  if (sizes.some((size) => size < 1 || size > MOST_UNITS))
    throw new Error(`a broken net: layers of ${sizes.join(', ')}`);
  const length = sizes
    .slice(1)
    .reduce((sum, size, i) => sum + 8 * size + 4 * sizes[i] + sizes[i] * size, head + 4 * (count + 1));
  if (file.length !== length)
    throw new Error(`a broken net: ${file.length} bytes where its layers take ${length}`);

  let at = head + 4 * (count + 1);
  const readFloats = (size: number): Float32Array => {
    const floats = new Float32Array(size);
    for (let i = 0; i < size; i++) floats[i] = view.getFloat32(at + 4 * i, true);
    at += 4 * size;
    return floats;
  };
  return sizes.slice(1).map((outputs, i): Layer => {
    const inputs = sizes[i];
    const bias = readFloats(outputs);
    const rows = readFloats(inputs);
    const columns = readFloats(outputs);
    const weights = new Float32Array(inputs * outputs);
    for (let row = 0; row < inputs; row++) {
      for (let column = 0; column < outputs; column++)
        weights[row * outputs + column] = view.getInt8(at++) * rows[row] * columns[column];
    }
    return {
      inputs,
      outputs,
      weights,
      bias,
      values: new Float32Array(outputs),
      active: new Int32Array(inputs),
    };
  });
}
