// A seat's turn as given to whoever decides: its view and its legal moves, computed when first
// requested. The position is not accessible.

import type { Game, Move, Position, Seat, Seated, View } from './game.ts';
import { listLegalMoves } from './play.ts';

export const isSeated = <V extends View>(view: V): view is Seated<V> => view.seat !== null;

export interface Turn<V extends View = View> {
  readonly view: Seated<V>;
  readonly legal: readonly Move[];
}

export function turnOf<P extends Position, V extends View>(
  game: Game<P, V>,
  position: P,
  seat: Seat,
): Turn<V> {
  return new LazyTurn(game, position, seat);
}

class LazyTurn<P extends Position, V extends View> implements Turn<V> {
  readonly #game: Game<P, V>;
  readonly #position: P;
  readonly #seat: Seat;
  #view: Seated<V> | undefined;
  #legal: readonly Move[] | undefined;

  constructor(game: Game<P, V>, position: P, seat: Seat) {
    this.#game = game;
    this.#position = position;
    this.#seat = seat;
  }

  get view(): Seated<V> {
    return (this.#view ??= this.#game.view(this.#position, this.#seat));
  }

  get legal(): readonly Move[] {
    return (this.#legal ??= listLegalMoves(this.#game, this.#position, this.#seat));
  }
}
