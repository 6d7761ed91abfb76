// A dragged piece: where it is held, the place it would go, and which way up. Dropping it on a place previews it there,
// as a tap does.

import type { BoxSpot } from '@menagerie/rules';
import { cellAt, pairAt } from './camera.ts';
import type { MoveSpot } from './group-moves.ts';
import type { Choice } from './choice.svelte.ts';
import type { Carrier, Point } from '../../parts/drag-source.ts';
import { placeAt, wayAt } from './drop.ts';
import { keyOf } from './spots.ts';
import type { Viewpoint } from './viewpoint.svelte.ts';

export interface DragHands {
  /** Picks up the piece; false if that isn't allowed. */
  lift(piece: string): boolean;
  /** It is now previewed at a place. */
  land(place: MoveSpot): void;
  /** It goes back. */
  cancel(): void;
  /** It is held over the table, where it can't go. */
  refuse(cell: BoxSpot, pair: BoxSpot): void;
  /** It is held where it can go, or beside the table. */
  accept(): void;
  /** It was dropped on the table, where it can't go. */
  miss(): void;
}

export class Drag {
  readonly #choice: Choice;
  readonly #viewpoint: Viewpoint;
  readonly #hands: DragHands;
  /** The window through which the table is visible. */
  window: HTMLElement | null = null;
  piece = $state<string | null>(null);
  /** On the screen. */
  at = $state.raw<Point | null>(null);
  place = $state.raw<MoveSpot | null>(null);
  /** As chosen by where it is held; undefined: the way that fits. */
  isTurned = $state<boolean | undefined>(undefined);
  /** The cell, or pair of cells, where it doesn't fit. */
  shut = $state.raw<BoxSpot | null>(null);
  /** It was dropped, and is going back to where it came from. */
  returning = $state.raw<{ readonly piece: string; readonly from: Point; readonly to: Point } | null>(null);
  #start: Point | null = null;

  constructor(choice: Choice, viewpoint: Viewpoint, hands: DragHands) {
    this.#choice = choice;
    this.#viewpoint = viewpoint;
    this.#hands = hands;
  }

  carrier(piece: string): Carrier {
    return {
      lift: (at) => {
        if (!this.#hands.lift(piece)) return false;
        this.piece = piece;
        this.#start = at;
        return true;
      },
      carry: (to) => this.#carry(to),
      drop: () => this.#drop(),
      cancel: () => {
        this.#goHome();
        this.end();
        this.#hands.cancel();
      },
    };
  }

  end(): void {
    this.piece = this.at = this.place = this.shut = null;
    this.isTurned = undefined;
  }

  #goHome(): void {
    const { piece, at } = this;
    if (piece !== null && at && this.#start) this.returning = { piece, from: at, to: this.#start };
  }

  #carry(to: Point): void {
    if (this.piece === null) return;
    const { camera } = this.#viewpoint;
    const over = this.#overTable(to);
    this.at = to;
    this.place = over && placeAt(camera, over, this.#choice.places);
    this.isTurned =
      over && this.place && this.piece === 'sleep' ? wayAt(camera, over, this.place) : undefined;
    this.#tellShut(over && !this.place ? over : null);
  }

  #tellShut(over: Point | null): void {
    if (!over) {
      if (this.shut) this.#hands.accept();
      this.shut = null;
      return;
    }
    const [cell, pair] = [cellAt, pairAt].map((at) => at(this.#viewpoint.camera, over.x, over.y));
    const shut = this.#choice.isForPairs ? pair : cell;
    if (this.shut && keyOf(this.shut) === keyOf(shut)) return;
    this.shut = shut;
    this.#hands.refuse(cell, pair);
  }

  #drop(): void {
    const { place, isTurned, shut, piece } = this;
    if (!place) this.#goHome();
    this.end();
    // The legal moves, and with them the possible choices, have changed meanwhile.
    if (piece === null) return;
    if (place) {
      this.#choice.goTo(place, isTurned);
      this.#hands.land(place);
    } else if (shut) this.#hands.miss();
    else this.#hands.cancel();
  }

  /** The point in the window of the table; null beside it. */
  #overTable({ x, y }: Point): Point | null {
    const area = this.window?.getBoundingClientRect();
    if (!area || x < area.left || x > area.right || y < area.top || y > area.bottom) return null;
    return { x: x - area.left, y: y - area.top };
  }
}
