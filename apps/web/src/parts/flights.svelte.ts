// Things fly from where they were to where they go: from the hand to the trick, from the trick to the winner's plate.
// Only transform and opacity are animated. Nothing waits for a flight, and a new change redirects it from where it
// currently is. With reduced motion, things only fade.
//
// A table creates one and passes it its view; its parts get it from the context:
//
//   const flights = new Flights(() => view);            // in Table.svelte
//   <div class="table" {@attach flights.root}>
//   const flights = useFlights();                       // in any part of it
//   <li {@attach flights.place(`seat/${seat}`)}>        // where things come from and go to
//   <div {@attach flights.thing('trick/3/0', { from: ['hand/5', 'seat/0'], to: 'seat/2' })}>
//   flights.follow(() => soon.now);                     // for parts that change a frame later
//
// A thing seen before under the same key flies from there, even if it is a new element. A new one comes from the first
// known key in `from` (`hand/5` may be gone: its last position counts), or fades in. One that is gone flies to `to`, or
// just disappears. `deal` lets the cards of a new hand arrive one by one, even when the table has just been opened.
// Only put `thing` on elements without a transform transition of their own.

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { mayMove } from '../settings/settings.svelte.ts';
import { dealDelay, FADE_MS, hasMoved, isSeen, placedAt, timeOf, type Area } from './flight-path.ts';

export interface Travel {
  /** Keys of things or places; the first known one counts. */
  readonly from?: string | readonly string[] | undefined;
  readonly to?: string | null | undefined;
  readonly delay?: number;
  /** Its index in a hand being dealt, and the hand's size. */
  readonly deal?: { readonly order: number; readonly count: number } | null;
  /** Pixels of the screen per unit of the thing's own coordinates, as in a scaled picture. */
  readonly unit?: number | undefined;
}

interface Thing {
  readonly node: Flier;
  readonly travel: Travel;
}

/** An animation, computed before anything moves. */
interface Plan {
  readonly node: Flier;
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

type Flier = HTMLElement | SVGElement;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const REDIRECTED_MS = 80;
const KEY = Symbol('flights');

export class Flights {
  /** Where things fly that are gone from the table. */
  #layer: HTMLElement | null = null;
  readonly #things = new Map<string, Thing>();
  readonly #places = new Map<string, Flier>();
  readonly #flying = new Map<Flier, Animation>();
  /** Where everything was before the table changed; null until it has been shown once. */
  #before: ReadonlyMap<string, Area> | null = null;
  #now = new Map<string, Area>();
  #gone = new Map<string, Thing>();

  /** Create it while the table is set up; `what` is read to detect changes of the table. */
  constructor(what?: () => unknown) {
    if (!what) return;
    setContext(KEY, this);
    let isOpened = false;
    let opening = 0;
    $effect.pre(() => {
      what();
      this.#gone = new Map();
      if (isOpened) this.#before = this.#measure();
    });
    $effect(() => {
      what();
      cancelAnimationFrame(opening);
      if (isOpened) return this.#settle();
      isOpened = true;
      // The first layout of a whole table runs in its own task, still before it is painted.
      opening = requestAnimationFrame(() => this.#settle());
    });
  }

  /** For parts of the table that change a frame later than `what`: lets new things in them fly, too. */
  follow(later: () => unknown): void {
    let isOpened = false;
    $effect(() => {
      later();
      if (isOpened) this.#settleNew();
      isOpened = true;
    });
  }

  readonly root: Attachment<HTMLElement> = (node) => {
    const layer = addLayer(node);
    this.#layer = layer;
    return () => {
      this.#layer = null;
      layer.remove();
    };
  };

  place(key: string): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      this.#places.set(key, node);
      return () => {
        if (this.#places.get(key) === node) this.#places.delete(key);
      };
    };
  }

  thing(key: string, travel: Travel = {}): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const thing = { node, travel };
      this.#things.set(key, thing);
      return () => {
        if (this.#things.get(key) !== thing) return;
        this.#things.delete(key);
        this.#gone.set(key, thing);
      };
    };
  }

  #measure(): Map<string, Area> {
    const areas = new Map<string, Area>();
    for (const [key, node] of this.#places) areas.set(key, node.getBoundingClientRect());
    for (const [key, { node }] of this.#things) areas.set(key, node.getBoundingClientRect());
    return areas;
  }

  /** Measures everything before moving anything, so that the page is laid out only once. */
  #settle(): void {
    const before = this.#before;
    const rest = this.#stopAll();
    const now = (this.#now = this.#measure());
    const origin = this.#layer?.getBoundingClientRect();
    const plans: Plan[] = [];
    for (const [key, thing] of this.#things) {
      const { node, travel } = thing;
      const seen = before?.get(key);
      const here = now.get(key);
      if (!here || !isSeen(here)) continue;
      if (!seen || !isSeen(seen)) plans.push(...this.#planArrival(thing, here));
      else if (mayMove() && hasMoved(seen, here))
        plans.push(planFlight(node, seen, here, { unit: travel.unit }, rest.get(node)));
    }
    for (const plan of plans) this.#run(plan);
    for (const [key, { node, travel }] of this.#gone) {
      const seen = before?.get(key);
      const goal = travel.to ? now.get(travel.to) : undefined;
      if (seen && isSeen(seen) && goal && origin && !this.#things.has(key))
        this.#leave(node, seen, goal, origin);
    }
    this.#gone = new Map();
  }

  /** Leaves alone what may be flying already. */
  #settleNew(): void {
    const things = [...this.#things].filter(([key]) => !this.#now.has(key));
    for (const [key, { node }] of things) this.#now.set(key, node.getBoundingClientRect());
    const plans = things.flatMap(([key, thing]) => {
      const here = this.#now.get(key);
      return here && isSeen(here) ? this.#planArrival(thing, here) : [];
    });
    for (const plan of plans) this.#run(plan);
  }

  #planArrival({ node, travel }: Thing, here: Area): readonly Plan[] {
    if (!this.#before && !travel.deal) return [];
    const source = [travel.from ?? []]
      .flat()
      .map((key) => this.#before?.get(key) ?? this.#now.get(key))
      .find((area) => area && isSeen(area));
    return [source && mayMove() ? planFlight(node, source, here, travel) : planFade(node, travel)];
  }

  /** Stops all flights; returns how much of its time each had left. */
  #stopAll(): ReadonlyMap<Flier, number> {
    const rest = new Map<Flier, number>();
    for (const [node, flight] of this.#flying) {
      const { endTime } = flight.effect?.getComputedTiming() ?? {};
      rest.set(node, Math.max(REDIRECTED_MS, Number(endTime ?? 0) - Number(flight.currentTime ?? 0)));
      flight.cancel();
    }
    this.#flying.clear();
    return rest;
  }

  /** Shows an element that is gone above the table until it has arrived. */
  #leave(node: Flier, from: Area, to: Area, origin: Area): void {
    if (node.isConnected) return;
    const ghost = document.createElement('div');
    Object.assign(ghost.style, {
      position: 'absolute',
      left: `${from.x - origin.x}px`,
      top: `${from.y - origin.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    ghost.dataset['ghost'] = '';
    ghost.append(node);
    this.#layer?.append(ghost);
    const end = mayMove() ? { transform: placedAt(to, from), opacity: 0.2 } : { opacity: 0 };
    const duration = mayMove() ? timeOf(to, from) : FADE_MS;
    const flight = ghost.animate([{ opacity: 1 }, end], {
      duration,
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  #run({ node, frames, timing }: Plan): void {
    const flight = node.animate(frames, timing);
    this.#flying.set(node, flight);
    flight.onfinish = () => {
      if (this.#flying.get(node) === flight) this.#flying.delete(node);
    };
  }
}

function planFlight(
  node: Flier,
  from: Area,
  to: Area,
  travel: Travel,
  duration: number = timeOf(from, to),
): Plan {
  const { transform } = getComputedStyle(node);
  const own = transform === 'none' ? '' : transform;
  const start = { transform: `${placedAt(from, to, travel.unit)} ${own}` };
  const delay = delayOf(travel);
  // A card waiting to be dealt is invisible.
  const frames = delay > 0 ? [{ ...start, opacity: 0 }, { offset: 0.2, opacity: 1 }, {}] : [start, {}];
  return { node, frames, timing: { duration, delay, easing: EASE, fill: 'backwards' } };
}

const planFade = (node: Flier, travel: Travel): Plan => ({
  node,
  frames: [{ opacity: 0 }, {}],
  timing: { duration: FADE_MS, delay: mayMove() ? delayOf(travel) : 0, fill: 'backwards' },
});

const delayOf = ({ delay = 0, deal }: Travel): number =>
  deal ? delay + dealDelay(deal.order, deal.count) : delay;

function addLayer(root: HTMLElement): HTMLElement {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, { position: 'absolute', inset: '0', pointerEvents: 'none', zIndex: '9' });
  layer.style.overflow = 'clip';
  root.append(layer);
  return layer;
}

/** Without a table around it, nothing flies. */
export const useFlights = (): Flights => getContext<Flights | undefined>(KEY) ?? new Flights();
