// The score breakdown at the end of a round: who scored what, and why.

export interface SlipRow {
  readonly name: string;
  readonly points: number;
  readonly why: string;
}

export function drawSlip(title: string, rows: readonly SlipRow[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    '',
    `  ── ${title} ${'─'.repeat(Math.max(2, 44 - title.length))}`,
    ...rows.map(({ name, points, why }) => `  ${name.padEnd(width)}  ${signed(points).padStart(4)}   ${why}`),
    '',
  ];
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
