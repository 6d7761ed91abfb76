// Touch, mouse and wheel on the table: drag to pan, pinch or scroll to zoom, tap to ask.

import type { Attachment } from 'svelte/attachments';

export interface Hands {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** A tap on the table itself, not on a button. */
  tap(x: number, y: number): void;
  /** The mouse moves over the table; null when it has left. */
  hover(at: { readonly x: number; readonly y: number } | null): void;
}

/** How far a finger may slip during a tap. */
const SLIP = 7;
const WHEEL = 0.0016;

export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (node) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let isDrag = false;
    const at = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (pointers.size === 0) isDrag = false;
      // A piece previewed there has dragging of its own.
      if (event.target instanceof Element && event.target.closest('[data-carried]')) return;
      pointers.set(event.pointerId, at(event));
    }

    function move(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      const now = at(event);
      if (!before) {
        if (event.pointerType === 'mouse') hands.hover(now);
        return;
      }
      if (!isDrag && pointers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
      isDrag = true;
      node.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, now);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return hands.pan(now.x - before.x, now.y - before.y);
      const spread = (point: { x: number; y: number }): number =>
        Math.hypot(point.x - other.x, point.y - other.y);
      hands.zoom(spread(now) / Math.max(1, spread(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
      hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      if (!pointers.delete(event.pointerId) || isDrag || event.type === 'pointercancel') return;
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!isButton) hands.tap(at(event).x, at(event).y);
    }

    // A drag that started on a button must not click it. Clicks by keyboard have no detail.
    function click(event: MouseEvent): void {
      if (!isDrag || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = at(event);
      hands.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 6 : 1) * WHEEL), x, y);
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('pointerleave', () => hands.hover(null), { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
