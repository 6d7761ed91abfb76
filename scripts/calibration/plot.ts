// A plot of how often positions were won against the net's estimates: one panel for each number of players.

import type { Bin } from './fit.ts';

export interface Panel {
  readonly title: string;
  readonly bins: readonly Bin[];
}

const SIDE = 150;
const GAP = 34;
const TOP = 22;
const BOTTOM = 34;

export function plotOf(panels: readonly Panel[]): string {
  const width = GAP + panels.length * (SIDE + GAP);
  const height = TOP + SIDE + BOTTOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels.flatMap((panel, i) => drawPanel(panel, GAP + i * (SIDE + GAP))),
    `<text x="${width / 2}" y="${height - 5}" text-anchor="middle">judged (across) and won (up), in per cent</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel({ title, bins }: Panel, left: number): string[] {
  const x = (chance: number): string => (left + SIDE * chance).toFixed(1);
  const y = (chance: number): string => (TOP + SIDE * (1 - chance)).toFixed(1);
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const points = bins.map(({ judged, won }) => `${x(judged)},${y(won)}`).join(' ');
  return [
    `<text x="${left + SIDE / 2}" y="14" text-anchor="middle" font-weight="bold">${title}</text>`,
    `<path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#888"/>`,
    ...[0, 0.5, 1].flatMap((tick) => [
      `<text x="${x(tick)}" y="${TOP + SIDE + 13}" text-anchor="middle" fill="#555">${100 * tick}</text>`,
      `<text x="${left - 4}" y="${Number(y(tick)) + 4}" text-anchor="end" fill="#555">${100 * tick}</text>`,
    ]),
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#bbb" stroke-dasharray="4 3"/>`,
    `<polyline points="${points}" fill="none" stroke="#c2561a" stroke-width="1.5"/>`,
    ...bins.map(
      ({ judged, won, count }) =>
        `<circle cx="${x(judged)}" cy="${y(won)}" r="${(2 + 6 * Math.sqrt(count / all)).toFixed(1)}" fill="#c2561a" fill-opacity="0.6"/>`,
    ),
  ];
}
