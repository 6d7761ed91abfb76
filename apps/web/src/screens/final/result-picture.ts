// The result of a game as a picture to share: the stage, the ranking and the score lines, drawn on a canvas.

import {
  CREAM,
  drawPath,
  drawStage,
  drawSteps,
  MARKERS,
  PAPER,
  SEAT_COLOURS,
  STAGE as STAGE_SIZE,
  write,
} from '@menagerie/art';
import type { Scores } from '@menagerie/rules';
import type { Person } from '../../games/room.ts';
import { levelOf } from '../../play/seats.ts';
import { scoreLines } from './score-lines.ts';

export interface Result {
  /** The winners. */
  readonly title: string;
  readonly game: string;
  readonly date: string;
  readonly people: readonly Person[];
  readonly scores: Scores;
  readonly tellPoints: (points: number) => string;
}

type Pen = CanvasRenderingContext2D;

const SIZE = STAGE_SIZE.wide;
const STAGE = STAGE_SIZE.high;
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
  drawSteps(pen, result.people.map(levelOf), result.scores.places, READ);
  write(pen, result.title, SIZE / 2, STAGE + 96, { font: `600 92px ${HAND}`, wide: SIZE - 80 });
  write(pen, `${result.game} · ${result.date}`, SIZE / 2, STAGE + 148, {
    font: `600 32px ${READ}`,
    colour: '#5b5348',
    wide: SIZE - 120,
  });
  const hasPlot = result.scores.rounds.length > 1;
  drawPlaces(pen, result, hasPlot ? 500 : SIZE - 300, hasPlot ? 60 : 150);
  if (hasPlot) drawPlot(pen, result);
  write(pen, 'Menagerie', SIZE / 2, SIZE - 28, { font: `600 54px ${HAND}`, colour: '#8a4322', wide: SIZE });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}

function drawPlaces(pen: Pen, { people, scores, tellPoints }: Result, wide: number, left: number): void {
  const order = people.map((_, seat) => seat).sort((a, b) => scores.places[a] - scores.places[b]);
  const step = Math.min(84, 330 / order.length);
  // Centred in the space below the title.
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
