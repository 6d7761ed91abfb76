// A picture as messengers show it, about twice as wide as high: text beside the game's poster or a tall table, or below a
// wide table or the winners' podium.

import {
  CREAM,
  drawFigure,
  drawPath,
  drawStage,
  drawSteps,
  INK,
  MARKERS,
  PAPER,
  SEAT_COLOURS,
  STAGE,
  write,
  type Pen,
} from '@menagerie/art';
import type { Picture, PicturedSeat } from '../picture.ts';
import { FIELD, TALL_FIELD, type Placed, type Still } from '../stills/still.ts';

export const WIDE = 1200;
export const HIGH = 630;
const POSTER = TALL_FIELD.wide;
const LEFT = POSTER + 48;
const ROOM = WIDE - LEFT - 40;
const SOFT = '#5b5348';
const RUST = '#8a4322';
/** Letters are split into fonts by alphabet: the first that has a letter writes it. */
const split = (family: string): string =>
  ['latin', 'latin-ext', 'cyrillic'].map((part) => `"${family} ${part}"`).join(', ');
const READ = `${split('Nunito')}, sans-serif`;
const HAND = `${split('Caveat')}, ${READ}`;

/** Image files. */
export interface Art {
  readonly drawPoster: () => void;
  readonly drawPiece: (piece: Placed) => void;
}

export function layOut(pen: Pen, picture: Picture, { drawPoster, drawPiece }: Art): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, HIGH);
  const { still, seats, places } = picture;
  const drawTable = (): void => void (still && drawStill(pen, still, drawPiece));
  if (still?.isTall) return drawBeside(pen, picture, drawTable);
  if (still) drawTable();
  else if (seats && places) drawWinners(pen, seats, places);
  else return drawBeside(pen, picture, drawPoster);
  drawBelow(pen, picture);
}

function drawBeside(pen: Pen, picture: Picture, drawArt: () => void): void {
  drawArt();
  drawEdge(pen);
  const { over, title, line, seats = [] } = picture;
  const lines = wrap(pen, title, `600 76px ${HAND}`, ROOM);
  const block = (over ? 50 : 0) + lines.length * 74 + 52 + (seats.length ? 24 + seats.length * 60 : 0);
  let y = Math.max(40, (HIGH - 60 - block) / 2) + 30;
  if (over) {
    write(pen, over, LEFT, y, { font: `800 30px ${READ}`, colour: RUST, align: 'left', wide: ROOM });
    y += 20;
  }
  for (const one of lines) {
    y += 60;
    write(pen, one, LEFT, y, { font: `600 76px ${HAND}`, align: 'left', wide: ROOM });
    y += 14;
  }
  y += 40;
  write(pen, line, LEFT, y, { font: `600 32px ${READ}`, colour: SOFT, align: 'left', wide: ROOM });
  y += 26;
  orderOf(picture).forEach((seat, i) => drawSeat(pen, picture, seats[seat], seat, y + 60 * i));
  write(pen, 'Menagerie', WIDE - 36, HIGH - 26, {
    font: `600 46px ${HAND}`,
    colour: RUST,
    align: 'right',
    wide: ROOM,
  });
}

/** The poster is under a torn paper with the text. */
function drawEdge(pen: Pen): void {
  const steps = Array.from(
    { length: 22 },
    (_, i) => `L${POSTER - 4 + [0, 5, 1, 7, 3][i % 5]} ${i * 30}`,
  ).join('');
  drawPath(pen, `M${POSTER + 30} -4${steps}V${HIGH + 4}H${POSTER + 30}z`, {
    line: 'rgb(60 40 20 / 0.18)',
    width: 6,
  });
  drawPath(pen, `M${WIDE} -4H${POSTER}${steps}V${HIGH + 4}H${WIDE}z`, { fill: PAPER });
}

/** By place, or as they sit. */
const orderOf = ({ seats = [], places }: Picture): readonly number[] =>
  seats.map((_, seat) => seat).sort((a, b) => (places ? places[a] - places[b] : 0) || a - b);

const totalOf = ({ totals }: Picture, seat: number): string =>
  totals ? `  ${String(totals[seat]).replace('-', '−')}` : '';

/** A name, truncated to the available room, and a suffix that must fit. */
function cut(pen: Pen, name: string, after: string, wide: number): string {
  const letters = [...name];
  const isWider = (text: string): boolean => pen.measureText(text).width > wide;
  if (!isWider(name + after)) return name + after;
  while (letters.length > 1 && isWider(`${letters.join('')}…${after}`)) letters.pop();
  return `${letters.join('').trimEnd()}…${after}`;
}

function drawSeat(pen: Pen, picture: Picture, { name, level }: PicturedSeat, seat: number, y: number): void {
  const x = LEFT + 22;
  if (name === null) {
    pen.save();
    pen.translate(x, y + 26);
    drawPath(pen, MARKERS[seat], { line: '#b8ab95', width: 3 });
    pen.restore();
  } else {
    drawFigure(pen, level, seat, { x, bottom: y + 48, size: 46, isFirst: false });
  }
  const { free = '', places } = picture;
  const isLoud = places ? places[seat] === 1 : name !== null;
  const colour = name === null && !places ? '#857a68' : INK;
  const font = `${isLoud ? 800 : 600} 34px ${READ}`;
  pen.font = font;
  const text = cut(pen, name ?? (places ? '–' : free), totalOf(picture, seat), ROOM - 70);
  write(pen, text, LEFT + 60, y + 37, { font, colour, align: 'left', wide: ROOM });
}

const SHOWN = FIELD.high;

function drawStill(
  pen: Pen,
  { ground, papers, pieces, isTall = false }: Still,
  drawPiece: Art['drawPiece'],
): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDE, isTall ? HIGH : SHOWN);
  for (const [x, y, wide, high, colour] of papers) {
    pen.fillStyle = colour;
    pen.fillRect(x, y, wide, high);
  }
  pieces.forEach(drawPiece);
}

function drawWinners(pen: Pen, seats: readonly PicturedSeat[], places: readonly number[]): void {
  const scale = SHOWN / STAGE.high;
  pen.save();
  pen.scale(WIDE / STAGE.wide, scale);
  drawStage(pen);
  pen.restore();
  pen.save();
  pen.translate((WIDE - STAGE.wide * scale) / 2, 0);
  pen.scale(scale, scale);
  drawSteps(
    pen,
    seats.map(({ level }) => level),
    places,
    READ,
  );
  pen.restore();
}

function drawBelow(pen: Pen, picture: Picture): void {
  const { title, line, seats, places } = picture;
  pen.fillStyle = PAPER;
  pen.fillRect(0, SHOWN, WIDE, HIGH - SHOWN);
  // Without names there is more room.
  const y = SHOWN + (seats && places ? 76 : 108);
  write(pen, title, 48, y, { font: `600 78px ${HAND}`, align: 'left', wide: WIDE - 320 });
  write(pen, line, 48, y + 46, {
    font: `600 30px ${READ}`,
    colour: SOFT,
    align: 'left',
    wide: WIDE - 320,
  });
  write(pen, 'Menagerie', WIDE - 44, y, {
    font: `600 46px ${HAND}`,
    colour: RUST,
    align: 'right',
    wide: 220,
  });
  if (seats && places) drawScores(pen, picture, seats, places);
}

const MARK_ROOM = 50;
const BETWEEN = 30;

/** Names and points side by side, in one font size. */
function drawScores(
  pen: Pen,
  picture: Picture,
  seats: readonly PicturedSeat[],
  places: readonly number[],
): void {
  const order = orderOf(picture);
  const room = WIDE - 96;
  const fontOf = (seat: number, size: number): string =>
    `${places[seat] === 1 ? 800 : 600} ${size}px ${READ}`;
  const size = order.length > 4 ? 28 : 32;
  const texts = order.map((seat) => ({
    seat,
    name: seats[seat].name ?? '–',
    total: totalOf(picture, seat),
    font: fontOf(seat, size),
  }));
  const wanted = texts.map(({ name, total, font }) => {
    pen.font = font;
    return pen.measureText(name + total).width;
  });
  const given = shareOut(wanted, room - order.length * MARK_ROOM - (order.length - 1) * BETWEEN);
  // Two need not stand at both ends.
  const step = room / Math.max(3, order.length);
  const isEven = wanted.every((wide) => wide + MARK_ROOM + BETWEEN <= step);
  let x = 48;
  texts.forEach(({ seat, name, total, font }, i) => {
    pen.save();
    pen.translate(x + 20, SHOWN + 171);
    drawPath(pen, MARKERS[seat], { fill: SEAT_COLOURS[seat], line: CREAM, width: 2 });
    pen.restore();
    pen.font = font;
    const text = cut(pen, name, total, given[i]);
    write(pen, text, x + MARK_ROOM, SHOWN + 182, { font, align: 'left', wide: room });
    x += isEven ? step : MARK_ROOM + given[i] + BETWEEN;
  });
}

/** Each gets what it wants if there is enough; otherwise the largest are reduced to the same size. */
export function shareOut(wanted: readonly number[], room: number): readonly number[] {
  let left = room;
  let most = Infinity;
  wanted
    .toSorted((a, b) => a - b)
    .forEach((wide, i) => {
      const share = left / (wanted.length - i);
      if (most === Infinity && wide > share) most = share;
      left -= Math.min(wide, most);
    });
  return wanted.map((wide) => Math.min(wide, most));
}

/** At most two lines; longer text gets a smaller size. */
function wrap(pen: Pen, text: string, font: string, wide: number): readonly string[] {
  pen.font = font;
  if (pen.measureText(text).width <= wide) return [text];
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longer = (pair: readonly string[]): number =>
    Math.max(...pair.map((one) => pen.measureText(one).width));
  return cuts.reduce<readonly string[]>(
    (best, pair) => (best.length === 1 || longer(pair) < longer(best) ? pair : best),
    [text],
  );
}
