// The file format of a net, little endian: `MNGRNET1`, uint32 number of layers, uint32 version (2), uint32 sizes (one
// more than layers). Then for each layer: float32 bias[out], float32 row[in], float32 column[out], int8 weight[in][out],
// where a weight represents weight * row * column.

const MAGIC = 'MNGRNET1';
const VERSION = 2;
const MOST_LAYERS = 16;
const MOST_UNITS = 65536;

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** [in][out] */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Throws if the bytes aren't a net of this version. */
export function readLayers(file: Uint8Array): Layer[] {
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
    return { inputs, outputs, weights, bias };
  });
}
