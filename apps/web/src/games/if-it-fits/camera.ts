// The viewpoint: a point of the table (x, y) appears at x * scale + left, y * scale + top.

import { GRIDS, reachOf, type BoxSpot, type BoxTable } from '@menagerie/rules/if-it-fits';
import { HIGH, WIDE } from './measures.ts';

export { HIGH, WIDE };

export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

const FARTHEST = 0.12;
const CLOSEST = 2.5;
/** Cards aren't enlarged beyond this just because there are few, unless the window is large. */
const CLOSEST_FIT = 1.15;
const LARGE_WINDOW = 800;
/** The limit for showing a part of them. */
const CLOSEST_PART = 0.8;
const MARGIN = 8;
/** Room for the letters and numbers along the edges. */
const RULER = 22;

/** The cell of a spot, or both cells it lies across, in table units. */
export function areaOf({ x, y }: BoxSpot): Area {
  return { x: x * WIDE, y: y * HIGH, width: WIDE, height: HIGH };
}

/** The whole table. */
export function tableArea(table: BoxTable): Area {
  const { width, height } = GRIDS[table];
  const reach = reachOf(table);
  return { x: -reach.x * WIDE, y: -reach.y * HIGH, width: width * WIDE, height: height * HIGH };
}

/** The cards and one cell around them, within the table. */
export function laidArea(cards: readonly BoxSpot[], table: BoxTable): Area {
  const { x: edgeX, y: edgeY } = reachOf(table);
  const xs = cards.length ? cards.map(({ x }) => x) : [0];
  const ys = cards.length ? cards.map(({ y }) => y) : [0];
  const left = Math.max(-edgeX, Math.min(...xs) - 1);
  const right = Math.min(edgeX, Math.max(...xs) + 1);
  const top = Math.max(-edgeY, Math.min(...ys) - 1);
  const bottom = Math.min(edgeY, Math.max(...ys) + 1);
  return {
    x: left * WIDE,
    y: top * HIGH,
    width: (right - left + 1) * WIDE,
    height: (bottom - top + 1) * HIGH,
  };
}

/** Shows the whole area, centred. */
export function fit(area: Area, window: Size, closest = closestFit(window)): Camera {
  const room = { width: window.width - 2 * MARGIN, height: window.height - 2 * MARGIN };
  const scale = within(Math.min(room.width / area.width, room.height / area.height, closest));
  return {
    scale,
    left: window.width / 2 - (area.x + area.width / 2) * scale,
    top: window.height / 2 - (area.y + area.height / 2) * scale,
  };
}

const closestFit = ({ width, height }: Size): number =>
  Math.max(CLOSEST_FIT, Math.min(width, height) / LARGE_WINDOW);

/** Shows a whole part of the area, and around it more of the area rather than what is beyond. */
export function fitPart(part: Area, area: Area, window: Size): Camera {
  const { scale, left, top } = fit(part, window, CLOSEST_PART);
  const hold = (at: number, from: number, length: number, room: number): number => {
    const [least, most] = [room - RULER - (from + length) * scale, RULER - from * scale];
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    scale,
    left: hold(left, area.x, area.width, window.width),
    top: hold(top, area.y, area.height, window.height),
  };
}

/** Zooms while keeping a given point of the window in place. */
export function zoomAt({ left, top, scale }: Camera, factor: number, x: number, y: number): Camera {
  const next = within(scale * factor);
  const by = next / scale;
  return { scale: next, left: x - (x - left) * by, top: y - (y - top) * by };
}

/** Pans, but always keeps some of the area in the middle of the window. */
export function pan(camera: Camera, dx: number, dy: number, area: Area, window: Size): Camera {
  const { scale } = camera;
  const hold = (at: number, from: number, length: number, room: number): number =>
    Math.min(room / 2 - from * scale, Math.max(room / 2 - (from + length) * scale, at));
  return {
    scale,
    left: hold(camera.left + dx, area.x, area.width, window.width),
    top: hold(camera.top + dy, area.y, area.height, window.height),
  };
}

/** Pans as little as needed to bring the area into the window. */
export function reveal(camera: Camera, area: Area, window: Size): Camera {
  const { scale, left, top } = camera;
  const shift = (at: number, from: number, length: number, room: number): number => {
    const [start, end] = [from * scale + at, (from + length) * scale + at];
    if (start < MARGIN) return MARGIN - start;
    return end > room - MARGIN ? room - MARGIN - end : 0;
  };
  return {
    scale,
    left: left + shift(left, area.x, area.width, window.width),
    top: top + shift(top, area.y, area.height, window.height),
  };
}

/** The table point at a point of the window. */
export function pointOn({ left, top, scale }: Camera, { x, y }: { x: number; y: number }): BoxSpot {
  return { x: (x - left) / scale, y: (y - top) / scale };
}

/** The cell at a point. */
export function cellAt(camera: Camera, x: number, y: number): BoxSpot {
  const on = pointOn(camera, { x, y });
  return { x: Math.floor(on.x / WIDE), y: Math.floor(on.y / HIGH) };
}

/** The pair of cells whose shared side is closest to a point. */
export function pairAt(camera: Camera, x: number, y: number): BoxSpot {
  const on = pointOn(camera, { x, y });
  return { x: Math.round(on.x / WIDE) - 0.5, y: Math.floor(on.y / HIGH) };
}

const within = (scale: number): number => Math.min(CLOSEST, Math.max(FARTHEST, scale));
