// A selection in progress: which piece, where, which way up. It knows only the legal moves, and which of them join
// something.

import type { BoxSpot } from '@menagerie/rules';
import type { BoxSide } from '@menagerie/rules/if-it-fits';
import { groupMoves, isTurnable, movesAt, onlyPiece, type MoveSpot } from './group-moves.ts';
import { closest, nearestIn } from './directions.ts';
import { keyOf } from './spots.ts';

export class Choice {
  readonly #legal: () => readonly string[];
  readonly #joins: (move: string) => boolean;
  /** `17`, `start3`, `sleep`, `cat`, `princess`, `toy2`; or a card that can only be discarded. */
  piece = $state<string | null>(null);
  #spot = $state<string | null>(null);
  isTurned = $state(false);
  /** Until it is turned by hand, a sleeping cat lies the way that joins a box. */
  #isHeld = $state(false);

  choices = $derived.by(() => groupMoves(this.#legal()));
  places: readonly MoveSpot[] = $derived(
    this.piece === null ? [] : (this.choices.pieces.get(this.piece) ?? []),
  );
  place: MoveSpot | null = $derived(this.places.find((place) => keyOf(place) === this.#spot) ?? null);

  constructor(legal: () => readonly string[], joins: (move: string) => boolean) {
    this.#legal = legal;
    this.#joins = joins;
  }

  /** The complete move, if there is one. */
  get ready(): string | null {
    if (this.piece !== null && this.choices.discards.includes(this.piece)) return `x${this.piece}`;
    return this.place && movesAt(this.place, this.isTurned).move;
  }

  /** Whether the piece lies across two cards. */
  get isForPairs(): boolean {
    return this.places.some(({ x }) => !Number.isInteger(x));
  }

  /** How the piece would lie there: as held, as requested, or the way that fits. */
  moveAt(place: MoveSpot, isTurned = this.#wayAt(place)): string {
    return movesAt(place, isTurned).move;
  }

  #wayAt(place: MoveSpot): boolean {
    const { upright, turned } = place;
    if (this.#isHeld || this.piece !== 'sleep' || upright === null || turned === null) return this.isTurned;
    return this.#joins(upright) === this.#joins(turned) ? this.isTurned : this.#joins(turned);
  }

  /** Starts over, with anything that isn't a choice already selected. */
  begin(): void {
    this.take(onlyPiece(this.choices));
  }

  take(piece: string | null): void {
    this.piece = piece;
    this.isTurned = this.#isHeld = false;
    this.#spot = null;
    if (this.places.length === 1) this.goTo(this.places[0]);
  }

  goTo(place: MoveSpot, isTurned = this.#wayAt(place)): void {
    this.#spot = keyOf(place);
    this.isTurned = movesAt(place, isTurned).isTurned;
  }

  leave(): void {
    this.#spot = null;
  }

  turn(): void {
    this.isTurned = !this.isTurned;
    this.#isHeld = true;
  }

  /** Whether it can be turned at its current place or, without one, anywhere. */
  get mayTurn(): boolean {
    return this.place ? isTurnable(this.place) : this.places.some(({ turned }) => turned !== null);
  }

  /** Arrow keys: onwards from the current place, or else from the centre of the view. */
  step(side: BoxSide, seen: BoxSpot): MoveSpot | null {
    const next = this.place ? nearestIn(this.places, this.place, side) : closest(this.places, seen);
    if (next) this.goTo(next);
    return next;
  }

  /** Steps through the places, row by row. */
  cycle(by: 1 | -1, seen: BoxSpot): MoveSpot | null {
    const { places } = this;
    const at = this.place ? places.indexOf(this.place) : -1;
    const next = at < 0 ? closest(places, seen) : places.at((at + by) % places.length);
    if (next) this.goTo(next);
    return next ?? null;
  }
}
