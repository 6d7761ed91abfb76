// A choice in the making: which piece, where, which way up. It knows the legal moves and nothing else.

import type { BoxSpot } from '@menagerie/rules';
import { groupMoves, movesAt, onlyPiece, type Place } from './choices.ts';
import { closest, nearestIn } from './directions.ts';
import { keyOf } from './spots.ts';
import type { Side } from './sides.ts';

export class Chooser {
  readonly #legal: () => readonly string[];
  /** `17`, `start3`, `sleep`, `cat`, `princess`, `toy2`; or a card that can only be discarded. */
  piece = $state<string | null>(null);
  #spot = $state<string | null>(null);
  isTurned = $state(false);

  choices = $derived.by(() => groupMoves(this.#legal()));
  places: readonly Place[] = $derived(this.piece === null ? [] : (this.choices.pieces.get(this.piece) ?? []));
  place: Place | null = $derived(this.places.find((place) => keyOf(place) === this.#spot) ?? null);

  constructor(legal: () => readonly string[]) {
    this.#legal = legal;
  }

  /** The move that is ready to be made. */
  get ready(): string | null {
    if (this.piece !== null && this.choices.discards.includes(this.piece)) return `x${this.piece}`;
    return this.place && this.moveAt(this.place);
  }

  moveAt(place: Place): string {
    return movesAt(place, this.isTurned).move;
  }

  /** Begins anew, with what there is no choice about already chosen. */
  begin(): void {
    this.take(onlyPiece(this.choices));
  }

  take(piece: string | null): void {
    this.piece = piece;
    this.isTurned = false;
    this.#spot = this.places.length === 1 ? keyOf(this.places[0]) : null;
  }

  goTo(place: Place): void {
    this.#spot = keyOf(place);
    this.isTurned = movesAt(place, this.isTurned).isTurned;
  }

  leave(): void {
    this.#spot = null;
  }

  turn(): void {
    this.isTurned = !this.isTurned;
  }

  /** By arrow key: onwards from where it is, or else from what is looked at. */
  step(side: Side, seen: BoxSpot): Place | null {
    const next = this.place ? nearestIn(this.places, this.place, side) : closest(this.places, seen);
    if (next) this.goTo(next);
    return next;
  }

  /** One place after the other, row by row. */
  cycle(by: 1 | -1, seen: BoxSpot): Place | null {
    const { places } = this;
    const at = this.place ? places.indexOf(this.place) : -1;
    const next = at < 0 ? closest(places, seen) : places.at((at + by) % places.length);
    if (next) this.goTo(next);
    return next ?? null;
  }
}
