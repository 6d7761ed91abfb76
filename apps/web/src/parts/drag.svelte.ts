// Drags things onto places of a table. Places that accept the thing light up (`data-drop="open"`), the one under it
// more strongly (`over`); one that doesn't accept it is marked (`shut`). looks/table.css draws them.
//
//   const drag = new Drag<Rank>({
//     lift: (rank) => choice.pick(rank),                    // false: it can't be picked up
//     accepts: (rank, place) => legal.includes(`${rank}${place}`),
//     drop: (rank, place) => choice.make(`${rank}${place}`), // false: refused, with a reason shown; it flies back
//     look: (rank, place) => choice.hold(rank, place),       // shows what it would do there, or why it can't
//   });
//   <button {@attach drag.source(rank)} onclick=…>          // tap and keys work as usual
//   <div {@attach drag.place('b')}>
//
// The dragged element follows the pointer by itself (`[data-carried]` in the source if there is one, else the source).
// After an accepted drop, the flights (flights.svelte.ts) continue from where it was dropped.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { mayMove } from '../settings/settings.svelte.ts';
import { dragSource, type Point } from './drag-source.ts';
import { placeUnder } from './drop-place.ts';
import type { Area } from './flight-path.ts';

export interface DragHands<T> {
  lift(thing: T): boolean;
  accepts(thing: T, place: string): boolean;
  drop(thing: T, place: string): boolean;
  /** It is now held over another place, or over none. */
  look?(thing: T, place: string | null): void;
  /** It was dropped outside all places. */
  miss?(thing: T): void;
}

const HOME_MS = 220;

export class Drag<T> {
  readonly #hands: DragHands<T>;
  readonly #places = new Map<string, HTMLElement>();
  /** Their positions while something is carried. */
  #areas: readonly (readonly [string, Area])[] = [];
  #thing = $state.raw<{ readonly is: T } | null>(null);
  /** The place under the carried thing. */
  over = $state<string | null>(null);

  constructor(hands: DragHands<T>) {
    this.#hands = hands;
  }

  get isOn(): boolean {
    return this.#thing !== null;
  }

  /** The carried thing. */
  get thing(): T | null {
    return this.#thing?.is ?? null;
  }

  place(key: string): Attachment<HTMLElement> {
    return (node) => {
      this.#places.set(key, node);
      $effect(() => {
        const state = this.#stateOf(key);
        if (state) node.dataset['drop'] = state;
        else delete node.dataset['drop'];
      });
      return () => {
        if (this.#places.get(key) === node) this.#places.delete(key);
      };
    };
  }

  #stateOf(key: string): 'open' | 'over' | 'shut' | null {
    const thing = this.#thing;
    if (!thing) return null;
    const isOver = this.over === key;
    if (this.#hands.accepts(thing.is, key)) return isOver ? 'over' : 'open';
    return isOver ? 'shut' : null;
  }

  source(thing: T, isOn?: () => boolean): Attachment<HTMLElement> {
    return (node) => {
      const carried = (): HTMLElement => node.querySelector<HTMLElement>('[data-carried]') ?? node;
      let start: Point = { x: 0, y: 0 };
      let to = start;
      const carrier = {
        lift: (at: Point): boolean => {
          if (!this.#hands.lift(thing)) return false;
          this.#thing = { is: thing };
          start = at;
          node.dataset['dragged'] = '';
          // Picking something up may change the table's layout.
          void tick().then(() => this.#measure());
          return true;
        },
        carry: (at: Point): void => {
          if (!this.#thing) return;
          to = at;
          carried().style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
          const over = placeUnder(to, this.#areas);
          if (over === this.over) return;
          this.over = over;
          this.#hands.look?.(thing, over);
        },
        drop: (): void => {
          const { over } = this;
          const wasOn = this.isOn;
          this.end();
          if (!wasOn) return putDown(node, carried());
          const isMade = over !== null && this.#hands.drop(thing, over);
          if (over === null) this.#hands.miss?.(thing);
          if (isMade) void tick().then(() => putDown(node, carried()));
          else sendHome(node, carried(), { x: to.x - start.x, y: to.y - start.y });
        },
        cancel: (): void => {
          if (this.over !== null) this.#hands.look?.(thing, null);
          this.end();
          sendHome(node, carried(), { x: to.x - start.x, y: to.y - start.y });
        },
      };
      return dragSource(carrier, isOn)(node);
    };
  }

  /** Ends the drag without a drop. */
  end(): void {
    this.#thing = null;
    this.over = null;
    this.#areas = [];
  }

  #measure(): void {
    this.#areas = [...this.#places].map(([key, node]) => [key, node.getBoundingClientRect()] as const);
  }
}

function putDown(source: HTMLElement, carried: HTMLElement): void {
  carried.style.translate = '';
  delete source.dataset['dragged'];
}

function sendHome(source: HTMLElement, carried: HTMLElement, { x, y }: Point): void {
  carried.style.translate = '';
  if (!mayMove() || (x === 0 && y === 0)) return putDown(source, carried);
  const way = carried.animate([{ translate: `${x}px ${y}px` }, {}], {
    duration: HOME_MS,
    easing: 'ease-out',
  });
  way.onfinish = way.oncancel = () => putDown(source, carried);
}
