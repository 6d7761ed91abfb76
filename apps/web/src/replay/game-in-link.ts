// Which game a link's record is of, without unpacking it: the head of its short form names it (short-record.ts).

/** Enough of a link for the longest name of a game; whole groups of base64. */
const HEAD_LENGTH = 64;

export function gameInLink(packed: string): string | undefined {
  try {
    const head = atob(packed.slice(0, HEAD_LENGTH).replaceAll('-', '+').replaceAll('_', '/'));
    return /^[^]{3}\["([\w-]+)"/.exec(head)?.[1];
  } catch {
    return undefined;
  }
}
