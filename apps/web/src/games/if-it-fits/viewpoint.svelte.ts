// The reader's viewpoint. It follows the cards automatically until the reader moves it.

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
  /** Whether the reader has moved it. */
  isTouched = $state(false);
  /** Whether it is following a finger, which turns easing off. */
  isHeld = $state(true);
  #area: Area = areaOf({ x: 0, y: 0 });

  /** The area to show, or the window, has changed. */
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

  /** Shows a whole part of the table. */
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

  /** The cell in the middle of the view. */
  get seen(): BoxSpot {
    return cellAt(this.camera, this.size.width / 2, this.size.height / 2);
  }
}
