// How long ago something happened, in the largest unit that fits.

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export type Ago = { readonly value: number; readonly unit: 'day' | 'hour' | 'minute' } | null;

/** Null: just now. Slightly different clocks never put anything in the future. */
export function agoOf(at: number, now: number): Ago {
  const found = UNITS.find(([, length]) => now - at >= length);
  return found ? { value: Math.floor((now - at) / found[1]), unit: found[0] } : null;
}
