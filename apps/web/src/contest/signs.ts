// A result as symbols, to share as text without giving away anything about the cards.

const MOST = 5;

/** From matchpoints, 0 to 100; half of them is the average. */
export function signsOf(percent: number): string {
  const full = Math.min(MOST, Math.max(0, Math.round((percent / 100) * MOST)));
  return '🐾'.repeat(full) + '▫️'.repeat(MOST - full);
}

export interface SharedResult {
  /** What was played and when, in the reader's language. */
  readonly title: string;
  /** For each game: its name and its result in words. */
  readonly lines: readonly { readonly name: string; readonly told: string; readonly percent: number }[];
  /** A line about the streak, if there is one. */
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
