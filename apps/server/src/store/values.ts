// A column's value: a plain one, or an object as JSON.

export type Value = string | number | null;

/** The object in the text; undefined if there is none. */
export function parse<T extends object>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
