// The podium with the players on its steps and the winner on top: 1080 wide and 470 high.

import type { Level } from '@menagerie/bots/remote';
import type { Scores, Seat } from '@menagerie/rules';
import { drawBot, drawCrown, drawMarker, SEAT_COLOURS } from './drawn-face.ts';
import { drawPath, INK, write, type Pen } from './pen.ts';
import { stepsOf } from './steps.ts';

export const STAGE = { wide: 1080, high: 470 } as const;
const { wide: WIDE, high: HIGH } = STAGE;
const DRAPE = '#b0473c';

export function drawStage(pen: Pen): void {
  pen.fillStyle = '#ecd8b2';
  pen.fillRect(0, 0, WIDE, HIGH);
  drawPath(pen, `M540-60 210 ${HIGH}h660z`, { fill: 'rgb(255 248 220 / 0.6)' });
  drawPath(pen, `M540-60 350 ${HIGH}h380z`, { fill: 'rgb(255 248 220 / 0.6)' });
  drawPath(pen, `M0 ${HIGH - 56}Q270 ${HIGH - 70} 540 ${HIGH - 56}T1080 ${HIGH - 56}V${HIGH}H0z`, {
    fill: '#b98a57',
  });
  for (const side of [1, -1]) {
    pen.save();
    pen.translate(side === 1 ? 0 : WIDE, 0);
    pen.scale(side, 1);
    drawPath(pen, `M0 0h190Q160 190 96 290 70 330 76 ${HIGH}H0z`, { fill: DRAPE });
    drawPath(pen, `M44 0Q44 220 26 ${HIGH}M96 0Q96 190 54 330M146 0Q138 160 80 290`, {
      line: 'rgb(0 0 0 / 0.16)',
      width: 7,
    });
    drawPath(pen, 'M0 318Q58 342 98 292L106 304Q64 362 0 338z', { fill: '#e9b44c' });
    pen.restore();
  }
  const scallops = Array.from({ length: 9 }, () => 'q-60 54-120 0').join('');
  drawPath(pen, `M0 0H1080V44${scallops}z`, { fill: DRAPE });
  CONFETTI.forEach(([x, y, turn], i) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.fillStyle = [...SEAT_COLOURS.slice(0, 4), '#e9b44c', '#d1495b'][i % 6];
    pen.fillRect(-9, -5, 18, 10);
    pen.restore();
  });
}

const CONFETTI = Array.from({ length: 36 }, (_, i) => [
  130 + ((i * 0.618) % 1) * 820,
  80 + ((i * 0.452) % 1) * 320,
  ((i * 0.271) % 1) * 6,
]);

/** The font of the numbers on the steps. */
export function drawSteps(
  pen: Pen,
  levels: readonly (Level | null)[],
  places: Scores['places'],
  family: string,
): void {
  const row = stepsOf(places);
  const wide = Math.min(170, 760 / row.length);
  const left = WIDE / 2 - (wide * row.length) / 2;
  row.forEach((seat, i) => {
    const place = places[seat];
    const isFirst = place === 1;
    const [high, x] = [160 - 24 * place, left + wide * (i + 0.5)];
    const top = HIGH - 24 - high;
    pen.fillStyle = isFirst ? '#e9c489' : '#d9b483';
    pen.strokeStyle = INK;
    pen.lineWidth = 3;
    pen.fillRect(x - wide / 2 + 4, top, wide - 8, high);
    pen.strokeRect(x - wide / 2 + 4, top, wide - 8, high);
    const font = `800 ${isFirst ? 50 : 30}px ${family}`;
    write(pen, String(place), x, top + (isFirst ? 52 : 32), { font, wide });
    drawFigure(pen, levels[seat], seat, { x, bottom: top, size: isFirst ? 150 : 100, isFirst });
  });
}

interface Spot {
  readonly x: number;
  readonly bottom: number;
  readonly size: number;
  readonly isFirst: boolean;
}

/** A bot, or the marker of a person's seat. */
export function drawFigure(pen: Pen, level: Level | null, seat: Seat, spot: Spot): void {
  const { x, bottom, size, isFirst } = spot;
  const scale = size / 40;
  pen.save();
  pen.translate(x, bottom - (level ? 17 : 20) * scale);
  pen.scale(scale, scale);
  if (level) drawBot(pen, level, isFirst);
  else drawMarker(pen, seat, isFirst);
  if (isFirst) {
    pen.translate(0, level ? -15 : -17);
    pen.rotate(-0.1);
    drawCrown(pen);
  }
  pen.restore();
}
