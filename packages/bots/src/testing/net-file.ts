// Small nets, written by hand.

export interface LayerFile {
  readonly bias: readonly number[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** [in][out] */
  readonly bytes: readonly (readonly number[])[];
}

export function netFile(layers: readonly LayerFile[]): Uint8Array {
  const sizes = [layers[0].rows.length, ...layers.map(({ bias }) => bias.length)];
  const bytes: number[] = [...'MNGRNET1'].map((letter) => letter.charCodeAt(0));
  const addWords = (words: ArrayBufferView): void => void bytes.push(...new Uint8Array(words.buffer));
  addWords(Uint32Array.of(layers.length, 2, ...sizes));
  for (const { bias, rows, columns, bytes: weights } of layers) {
    addWords(Float32Array.of(...bias, ...rows, ...columns));
    addWords(Int8Array.of(...weights.flat()));
  }
  return Uint8Array.from(bytes);
}
