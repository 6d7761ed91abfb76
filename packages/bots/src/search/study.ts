// The study of a view for games whose model has none of its own: uniform samples, or samples weighted by
// how well they explain the others' moves. Everybody continues by the model's policy.

import type { Game, Move, Position, Random, Seat, Seated, View } from '@menagerie/rules';
import type { Model, Study } from './model.ts';
import { WeightedPool } from './pool.ts';

const POOL = { first: 48, most: 600, drawsPerItem: 1 };

export function studyOf<P extends Position, V extends View>(
  model: Model<P, V>,
  view: Seated<V>,
  random: Random,
): Study<P> {
  return model.study?.(view, random) ?? new PlainStudy(model, view, random);
}

/** Every deal equally likely. */
export function evenStudy<P extends Position, V extends View>(
  model: Model<P, V>,
  view: Seated<V>,
  random: Random,
): Study<P> {
  return new PlainStudy({ game: model.game, choose: model.choose, judge: model.judge }, view, random);
}

class PlainStudy<P extends Position, V extends View> implements Study<P> {
  readonly game: Game<P>;
  readonly #model: Model<P, V>;
  readonly #view: Seated<V>;
  readonly #random: Random;
  readonly #pool: WeightedPool<P> | undefined;

  constructor(model: Model<P, V>, view: Seated<V>, random: Random) {
    this.game = model.game;
    this.#model = model;
    this.#view = view;
    this.#random = random;
    if (model.likelihood) this.#pool = new WeightedPool(random, () => this.#imagine(), POOL);
  }

  first(): P {
    return this.#model.game.sample(this.#view, this.#random);
  }

  draw(into: P): void {
    if (this.#pool) into.copyFrom(this.#pool.draw());
    else this.#model.game.sample(this.#view, this.#random, into);
  }

  choose(position: P, seat: Seat, random: Random): Move {
    return this.#model.choose(position, seat, random);
  }

  thinks(): boolean {
    return true;
  }

  #imagine(): { item: P; weight: number } {
    const item = this.first();
    return { item, weight: this.#model.likelihood?.(item, this.#view.seat) ?? 1 };
  }
}
