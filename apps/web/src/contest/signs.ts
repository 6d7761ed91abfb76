// A result in signs that give nothing of the cards away, to be shared as text.

const MOST = 5;

/** By matchpoints, 0 to 100: half of all is in the middle. */
export function signsOf(percent: number): string {
  const full = Math.min(MOST, Math.max(0, Math.round((percent / 100) * MOST)));
  return '🐾'.repeat(full) + '▫️'.repeat(MOST - full);
}

export interface SharedResult {
  /** What is played and when, in the reader's language. */
  readonly title: string;
  /** For each game: its name, and how it went in words. */
  readonly lines: readonly { readonly name: string; readonly told: string; readonly percent: number }[];
  /** About the streak, if there is one. */
  readonly streak: string | null;
  readonly link: string;
}

export function shareText({ title, lines, streak, link }: SharedResult): string {
  return [
    title,
    ...lines.map(({ name, told, percent }) => `${signsOf(percent)} ${name}: ${told}`),
    ...(streak === null ? [] : [streak]),
    link,
  ].join('\n');
}
