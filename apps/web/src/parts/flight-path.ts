// The geometry of flights: how to make something at one place of the screen look as if it were at another.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shortest duration of a flight, in milliseconds; the longest takes `FLIGHT_MS`. */
const SHORTEST_MS = 160;
export const FLIGHT_MS = 320;
export const FADE_MS = 120;
/** The time to deal a whole hand, including the last flight. */
const DEAL_MS = 500;
const STEP_MS = 45;
/** Movements shorter than this aren't visible. */
const STILL_PX = 1.5;

export const isSeen = ({ width, height }: Area): boolean => width > 0 || height > 0;

export function hasMoved(from: Area, to: Area): boolean {
  const { dx, dy, scale } = wayBetween(from, to);
  return Math.hypot(dx, dy) > STILL_PX || Math.abs(scale - 1) > 0.03;
}

interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

/** From the centre of one area to the centre of the other, relative to the second, scaled down to fit the first. */
export function wayBetween(from: Area, to: Area): Way {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.min(from.width / (to.width || 1), from.height / (to.height || 1));
  return { dx, dy, scale: Math.min(2, Math.max(0.25, scale)) };
}

/** `unit`: pixels of the screen per unit of the thing's own coordinates. */
export function placedAt(from: Area, to: Area, unit = 1): string {
  const { dx, dy, scale } = wayBetween(from, to);
  return `translate(${round(dx / unit)}px, ${round(dy / unit)}px) scale(${round(scale)})`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Longer distances take longer, but less than proportionally. */
export function timeOf(from: Area, to: Area): number {
  const { dx, dy } = wayBetween(from, to);
  return Math.round(Math.min(FLIGHT_MS, SHORTEST_MS + Math.hypot(dx, dy) * 0.4));
}

/** When this card starts, so that the whole hand arrives in time. */
export function dealDelay(order: number, count: number): number {
  const step = Math.min(STEP_MS, (DEAL_MS - FLIGHT_MS) / Math.max(1, count - 1));
  return Math.round(order * step);
}
