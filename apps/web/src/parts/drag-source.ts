// Something that can be dragged, by mouse or finger. A press that hardly moves stays a click. Where the page scrolls, a
// finger that swipes on scrolls it, and one that rests on the thing for a moment picks it up.

import type { Attachment } from 'svelte/attachments';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Carrier {
  /** False where the thing may not be taken now. Told where it was pressed. */
  lift(at: Point): boolean;
  /** To a point of the screen: what is carried is seen there, a little above a finger. */
  carry(to: Point): void;
  drop(): void;
  cancel(): void;
}

/** How far a finger may slip in a tap. */
const SLIP = 7;
/** So far above a finger a piece is held. */
const ABOVE_FINGER = 40;
/** So long a finger rests on what lies in a page that scrolls. */
const HOLD_MS = 180;

/** `isOn` tells whether a press begins a drag here now. */
export function dragSource(carrier: Carrier, isOn = () => true): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let isCarried = false;
    /** When a press becomes a drag; before, the page may scroll. */
    let holdsFrom = 0;
    /** The click that ends a drag is none. */
    let isClickSpent = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !isOn()) return;
      start = event;
      isClickSpent = false;
      const mayScroll = event.pointerType === 'touch' && isInScroller(node);
      holdsFrom = mayScroll ? event.timeStamp + HOLD_MS : 0;
      // A quick mouse has left the thing before it is noticed.
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', up, { signal });
      addEventListener('pointercancel', up, { signal });
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      const { clientX: x, clientY: y, pointerType } = event;
      if (!isCarried) {
        if (Math.hypot(x - start.clientX, y - start.clientY) < SLIP) return;
        if (event.timeStamp < holdsFrom) return end();
        isClickSpent = true;
        if (!carrier.lift({ x: start.clientX, y: start.clientY })) return end();
        isCarried = true;
        node.setPointerCapture(event.pointerId);
        addEventListener('keydown', escape, { signal, capture: true });
      }
      carrier.carry({ x, y: pointerType === 'touch' ? y - ABOVE_FINGER : y });
    }

    /** The browser takes a finger that moves for a scroll, unless it is told at once. */
    function touchmove(event: TouchEvent): void {
      if (start && event.cancelable && (isCarried || event.timeStamp >= holdsFrom)) event.preventDefault();
    }

    function end(): void {
      start = null;
      isCarried = false;
      removeEventListener('keydown', escape, { capture: true });
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (isCarried && event.type === 'pointerup') carrier.drop();
      else if (isCarried) carrier.cancel();
      end();
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      carrier.cancel();
      end();
    }

    function click(event: MouseEvent): void {
      if (!isClickSpent || event.detail === 0) return;
      isClickSpent = false;
      event.preventDefault();
      event.stopPropagation();
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('touchmove', touchmove, { signal, passive: false });
    node.addEventListener('click', click, { signal, capture: true });
    // The browser would drag pictures by itself.
    node.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      if (isCarried) carrier.cancel();
      stop.abort();
    };
  };
}

function isInScroller(node: Element): boolean {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return true;
  }
  return false;
}
