// Pieces in flight: from a seat to the table or back, or a card from the deck to a hand. The table changes at once; a
// flight is only drawn above it, and hides the piece until it lands.

import type { Seat } from '@menagerie/rules';
import { readPlacement, type BoxSpot, type BoxView } from '@menagerie/rules/if-it-fits';
import { untrack } from 'svelte';
import type { Area } from '../../parts/flight-path.ts';
import { mayMove } from '../../settings/settings.svelte.ts';
import { areaOf, HIGH, WIDE } from './camera.ts';
import type { Handling } from './handling.svelte.ts';
import { tripsBetween, type Trip } from './trips.ts';

export interface Flight {
  readonly id: number;
  readonly trip: Trip;
  /** Relative to the sky. */
  readonly from: Area;
  readonly to: Area;
}

/** The size of a card beside a plate. */
const IN_HAND = { width: 0.3 * WIDE, height: 0.3 * HIGH };

export class Flying {
  readonly #handling: Handling;
  #root: () => HTMLElement | null;
  #before: BoxView | null = null;
  #made = 0;
  flights = $state.raw<readonly Flight[]>([]);
  /** What the flights are drawn in. */
  sky: HTMLElement | null = null;

  constructor(view: () => BoxView, eyes: () => Seat, handling: Handling) {
    this.#handling = handling;
    this.#root = () => handling.root;
    // After the board's own effects, so that its camera already shows the new card.
    $effect(() => {
      const now = view();
      untrack(() => this.#follow(now, eyes()));
    });
  }

  #follow(now: BoxView, eyes: Seat): void {
    const before = this.#before;
    this.#before = now;
    if (!before || !mayMove()) return;
    const trips = tripsBetween(before, now, eyes, this.#handling.laid);
    if (trips.length === 0) return;
    const origin = this.sky?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const begun = trips.flatMap((trip) => this.#flightOf(trip, origin));
    this.flights = [...this.flights, ...begun];
  }

  land(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight);
  }

  #flightOf(trip: Trip, origin: Pick<Area, 'x' | 'y'>): Flight[] {
    const [from, to] = [trip.from, trip.to].map((place) => this.#areaAt(place));
    if (!from || !to) return [];
    const within = (area: Area): Area => ({ ...area, x: area.x - origin.x, y: area.y - origin.y });
    return [{ id: this.#made++, trip, from: within(from), to: within(to) }];
  }

  #areaAt(place: Trip['from']): Area | null {
    if (typeof place !== 'string') return this.#onTable(place);
    const area = this.#root()?.querySelector(place)?.getBoundingClientRect();
    if (!area || area.width === 0) return null;
    const x = area.x + (area.width - IN_HAND.width) / 2;
    const y = area.y + (area.height - IN_HAND.height) / 2;
    return { x, y, ...IN_HAND };
  }

  #onTable(spot: BoxSpot): Area | null {
    const window = this.#handling.drag.window?.getBoundingClientRect();
    if (!window) return null;
    const { left, top, scale } = this.#handling.viewpoint.camera;
    const { x, y, width, height } = areaOf(spot);
    return {
      x: window.x + left + x * scale,
      y: window.y + top + y * scale,
      width: width * scale,
      height: height * scale,
    };
  }
}

/** Whether the piece at the spot flew there with the last move. */
export function hasFlown({ history }: BoxView, spot: BoxSpot, eyes: Seat, laid: string | null): boolean {
  const last = history.at(-1);
  if (!last || (last.seat === eyes && last.move === laid)) return false;
  const placement = readPlacement(last.move);
  return placement?.x === spot.x && placement.y === spot.y;
}
