// Finds the game of a link's record without unpacking it: the head of its short form names it (short-record.ts).

/** Long enough for the longest game name; a whole number of base64 groups. */
const HEAD_LENGTH = 64;

export function gameInLink(packed: string): string | undefined {
  try {
    const head = atob(packed.slice(0, HEAD_LENGTH).replaceAll('-', '+').replaceAll('_', '/'));
    return /^[^]{3}\["([\w-]+)"/.exec(head)?.[1];
  } catch {
    return undefined;
  }
}
