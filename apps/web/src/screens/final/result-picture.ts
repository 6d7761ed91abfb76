// The result of a game as a picture to share: the stage, the places and the score lines, drawn on a canvas.

import type { Scores, Seat } from '@menagerie/rules';
import type { Person } from '../../games/room.ts';
import { levelOf } from '../../play/seats.ts';
import { CREAM, drawBot, drawCrown, drawMarker, drawPath, INK, SEAT_COLOURS } from './drawn-face.ts';
import { MARKERS } from './marker-face.ts';
import { scoreLines } from './score-lines.ts';
import { stepsOf } from './steps.ts';

export interface Result {
  /** Who won. */
  readonly title: string;
  readonly game: string;
  readonly date: string;
  readonly people: readonly Person[];
  readonly scores: Scores;
  readonly tellPoints: (points: number) => string;
}

type Pen = CanvasRenderingContext2D;

const SIZE = 1080;
const STAGE = 470;
const PAPER = '#f8f3e7';
const DRAPE = '#b0473c';
const READ = "'Nunito', system-ui, sans-serif";
const HAND = "'Caveat', 'Nunito', cursive";

export async function drawResult(result: Result): Promise<Blob> {
  await Promise.all([document.fonts.load(`800 40px ${READ}`), document.fonts.load(`600 90px ${HAND}`)]);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE, SIZE);
  drawStage(pen);
  drawPeople(pen, result);
  write(pen, result.title, SIZE / 2, STAGE + 96, { font: `600 92px ${HAND}`, wide: SIZE - 80 });
  write(pen, `${result.game} · ${result.date}`, SIZE / 2, STAGE + 148, {
    font: `600 32px ${READ}`,
    colour: '#5b5348',
  });
  const hasPlot = result.scores.rounds.length > 1;
  drawPlaces(pen, result, hasPlot ? 500 : SIZE - 300, hasPlot ? 60 : 150);
  if (hasPlot) drawPlot(pen, result);
  write(pen, 'Menagerie', SIZE / 2, SIZE - 28, { font: `600 54px ${HAND}`, colour: '#8a4322' });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}

interface Writing {
  readonly font: string;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  /** Smaller letters where it would be wider. */
  readonly wide?: number;
}

function write(pen: Pen, text: string, x: number, y: number, how: Writing): void {
  const { font, colour = INK, align = 'center', wide = SIZE - 120 } = how;
  pen.font = font;
  const ratio = Math.min(1, wide / pen.measureText(text).width);
  pen.font = font.replace(/(\d+)px/, (_, size: string) => `${Math.floor(Number(size) * ratio)}px`);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

function drawStage(pen: Pen): void {
  pen.fillStyle = '#ecd8b2';
  pen.fillRect(0, 0, SIZE, STAGE);
  drawPath(pen, `M540-60 210 ${STAGE}h660z`, { fill: 'rgb(255 248 220 / 0.6)' });
  drawPath(pen, `M540-60 350 ${STAGE}h380z`, { fill: 'rgb(255 248 220 / 0.6)' });
  drawPath(pen, `M0 ${STAGE - 56}Q270 ${STAGE - 70} 540 ${STAGE - 56}T1080 ${STAGE - 56}V${STAGE}H0z`, {
    fill: '#b98a57',
  });
  for (const side of [1, -1]) {
    pen.save();
    pen.translate(side === 1 ? 0 : SIZE, 0);
    pen.scale(side, 1);
    drawPath(pen, `M0 0h190Q160 190 96 290 70 330 76 ${STAGE}H0z`, { fill: DRAPE });
    drawPath(pen, `M44 0Q44 220 26 ${STAGE}M96 0Q96 190 54 330M146 0Q138 160 80 290`, {
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

function drawPeople(pen: Pen, { people, scores: { places } }: Result): void {
  const row = stepsOf(places);
  const wide = Math.min(170, 760 / row.length);
  const left = SIZE / 2 - (wide * row.length) / 2;
  row.forEach((seat, i) => {
    const place = places[seat];
    const [high, x] = [160 - 24 * place, left + wide * (i + 0.5)];
    const top = STAGE - 24 - high;
    pen.fillStyle = place === 1 ? '#e9c489' : '#d9b483';
    pen.strokeStyle = INK;
    pen.lineWidth = 3;
    pen.fillRect(x - wide / 2 + 4, top, wide - 8, high);
    pen.strokeRect(x - wide / 2 + 4, top, wide - 8, high);
    write(pen, String(place), x, top + (place === 1 ? 52 : 32), {
      font: `800 ${place === 1 ? 50 : 30}px ${READ}`,
    });
    drawFigure(pen, people[seat], seat, {
      x,
      bottom: top,
      size: place === 1 ? 150 : 100,
      isFirst: place === 1,
    });
  });
}

interface Spot {
  readonly x: number;
  readonly bottom: number;
  readonly size: number;
  readonly isFirst: boolean;
}

function drawFigure(pen: Pen, person: Person, seat: Seat, { x, bottom, size, isFirst }: Spot): void {
  const level = levelOf(person);
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

function drawPlaces(pen: Pen, { people, scores, tellPoints }: Result, wide: number, left: number): void {
  const order = people.map((_, seat) => seat).sort((a, b) => scores.places[a] - scores.places[b]);
  const step = Math.min(84, 330 / order.length);
  // In the middle of what is left below the title.
  const top = STAGE + 232 + (330 - step * order.length) / 2;
  order.forEach((seat, i) => {
    const y = top + i * step;
    const weight = scores.places[seat] === 1 ? 800 : 600;
    pen.save();
    pen.translate(left + 22, y - 12);
    pen.scale(0.8, 0.8);
    drawPath(pen, MARKERS[seat], { fill: SEAT_COLOURS[seat], line: CREAM, width: 2 });
    pen.restore();
    write(pen, people[seat].name, left + 56, y, {
      font: `${weight} 38px ${READ}`,
      align: 'left',
      wide: wide - 230,
    });
    write(pen, tellPoints(scores.totals[seat]), left + wide, y, {
      font: `${weight} 34px ${READ}`,
      align: 'right',
      wide: 170,
    });
  });
}

function drawPlot(pen: Pen, { scores }: Result): void {
  const { totals, least, most } = scoreLines(scores);
  const box = { left: 630, right: 1010, top: STAGE + 190, bottom: SIZE - 110 };
  const x = (round: number): number => box.left + (round / scores.rounds.length) * (box.right - box.left);
  const y = (total: number): number =>
    box.bottom - ((total - least) / (most - least)) * (box.bottom - box.top);
  drawPath(pen, `M${box.left} ${y(0)}H${box.right}`, { line: '#b8ab95', width: 3 });
  totals.forEach((line, seat) => {
    const isFirst = scores.places[seat] === 1;
    const path = line.map((total, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(total)}`).join('');
    drawPath(pen, path, { line: SEAT_COLOURS[seat], width: isFirst ? 9 : 5 });
    for (const [i, total] of line.entries()) {
      if (i === 0) continue;
      pen.save();
      pen.translate(x(i), y(total));
      pen.scale(isFirst ? 0.8 : 0.6, isFirst ? 0.8 : 0.6);
      drawPath(pen, MARKERS[seat], { fill: SEAT_COLOURS[seat], line: PAPER, width: 4 });
      pen.restore();
    }
  });
}
