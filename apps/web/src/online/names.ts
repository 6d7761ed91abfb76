// What people may call themselves: as the server has it, so that it need not be asked.

export const LONGEST_NAME = 24;
const NAME = /^[^\s\p{C}]([^\p{Cc}\p{Cs}\p{Co}\u2028\u2029]*[^\s\p{C}])?$/u;

/** The name without space around it; null for what is none. */
export function cleanName(text: string): string | null {
  const name = text.trim();
  return name.length <= LONGEST_NAME && NAME.test(name) ? name : null;
}
