// The study of a view for games whose model has none of its own: even samples, or samples weighted by how
// well they explain the others, and everybody goes on by the model's policy.

import type { Game, Move, Position, Random, Seat, View } from '@menagerie/rules';
import type { Model, Study } from './model.ts';
import { Sampler } from './sampler.ts';

export function studyOf<P extends Position, V extends View>(
  model: Model<P, V>,
  view: V,
  random: Random,
): Study<P> {
  return model.study?.(view, random) ?? new PlainStudy(model, view, random);
}

class PlainStudy<P extends Position, V extends View> implements Study<P> {
  readonly game: Game<P>;
  readonly #model: Model<P, V>;
  readonly #sampler: Sampler<P, V>;

  constructor(model: Model<P, V>, view: V, random: Random) {
    this.game = model.game;
    this.#model = model;
    this.#sampler = new Sampler(model, view, random);
  }

  first(): P {
    return this.#sampler.first();
  }

  draw(into: P): void {
    this.#sampler.draw(into);
  }

  choose(position: P, seat: Seat, random: Random): Move {
    return this.#model.choose(position, seat, random);
  }

  thinks(): boolean {
    return true;
  }
}
