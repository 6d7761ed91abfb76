// What a column holds: a plain value, or an object as JSON.

export type Value = string | number | null;

/** The object that the text stands for; undefined if it stands for none. */
export function parse<T extends object>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
