// The result of anything that can be refused: outside input never throws.

export type Result<T, E = Fault> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why outside input was refused: a stable code, and a sentence for debugging. */
export interface Fault {
  readonly code: string;
  readonly reason: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fault(code: string, reason: string): { readonly ok: false; readonly error: Fault } {
  return { ok: false, error: { code, reason } };
}
