// Makes an element draggable by mouse or touch. A press that hardly moves stays a click. Where the page scrolls,
// swiping over the element scrolls the page, and holding it for a moment picks it up.

import type { Attachment } from 'svelte/attachments';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Carrier {
  /** Called with the point of the press; false if it can't be picked up now. */
  lift(at: Point): boolean;
  /** Moves the carried thing to a point of the screen, a little above a finger. */
  carry(to: Point): void;
  drop(): void;
  cancel(): void;
}

/** How far a finger may move in a tap. */
const SLIP = 7;
/** How far above a finger a piece is held. */
const ABOVE_FINGER = 40;
/** How long to hold an element before it is picked up, if the page scrolls. */
const HOLD_MS = 180;

/** `isOn` tells whether a press may start a drag here right now. */
export function dragSource(carrier: Carrier, isOn = () => true): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let isCarried = false;
    /** When holding becomes a drag; before that, the page may scroll. */
    let holdsFrom = 0;
    /** The click event at the end of a drag is ignored. */
    let isClickSpent = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !isOn()) return;
      start = event;
      isClickSpent = false;
      const mayScroll = event.pointerType === 'touch' && isInScroller(node);
      holdsFrom = mayScroll ? event.timeStamp + HOLD_MS : 0;
      // A fast mouse may leave the element before its first move event.
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

    /** Must be handled at once, or the browser treats a moving finger as a scroll. */
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
    // Browsers start their own drag on pictures.
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
