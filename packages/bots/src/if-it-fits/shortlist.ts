// The moves that an eye likes best, best first; of equals the earlier.

export class Shortlist {
  count = 0;
  /** Where each is among the legal moves. */
  readonly places: Int32Array;

  constructor(size: number) {
    this.places = new Int32Array(size);
  }

  fill(gains: ArrayLike<number>, length: number): void {
    const { places } = this;
    this.count = 0;
    for (let i = 0; i < length; i++) {
      let at = this.count;
      if (at === places.length && gains[places[at - 1]] >= gains[i]) continue;
      if (at < places.length) this.count++;
      else at--;
      for (; at > 0 && gains[places[at - 1]] < gains[i]; at--) places[at] = places[at - 1];
      places[at] = i;
    }
  }
}
