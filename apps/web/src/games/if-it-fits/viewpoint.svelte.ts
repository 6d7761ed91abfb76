// Where the reader looks at the table from. It follows the cards by itself until the reader moves it.

import type { BoxSpot } from '@menagerie/rules';
import {
  areaOf,
  cellAt,
  fit,
  fitPart,
  pan,
  reveal,
  zoomAt,
  type Area,
  type Camera,
  type Size,
} from './camera.ts';

const STEP = 1.35;

export class Viewpoint {
  camera = $state.raw<Camera>({ left: 0, top: 0, scale: 0.5 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the reader has taken it in hand. */
  isTouched = $state(false);
  /** Whether it follows a finger now: no easing then. */
  isHeld = $state(true);
  #area: Area = areaOf({ x: 0, y: 0 });

  /** The area to show has changed, or the window has. */
  follow(area: Area, size: Size): void {
    this.#area = area;
    this.size = size;
    if (size.width === 0 || size.height === 0) return;
    if (!this.isTouched) this.camera = fit(area, size);
  }

  fit(): void {
    this.isHeld = false;
    this.isTouched = false;
    this.camera = fit(this.#area, this.size);
  }

  /** Shows a part of the table whole. */
  show(part: Area): void {
    this.isHeld = false;
    this.isTouched = true;
    this.camera = fitPart(part, this.#area, this.size);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    this.isTouched = true;
    this.camera = pan(zoomAt(this.camera, factor, x, y), 0, 0, this.#area, this.size);
  }

  closer(): void {
    this.isHeld = false;
    this.zoom(STEP);
  }

  farther(): void {
    this.isHeld = false;
    this.zoom(1 / STEP);
  }

  pan(dx: number, dy: number): void {
    this.isTouched = true;
    this.camera = pan(this.camera, dx, dy, this.#area, this.size);
  }

  reveal(spot: BoxSpot): void {
    this.isHeld = false;
    this.camera = reveal(this.camera, areaOf(spot), this.size);
  }

  /** The cell in the middle of what is seen. */
  get seen(): BoxSpot {
    return cellAt(this.camera, this.size.width / 2, this.size.height / 2);
  }
}
