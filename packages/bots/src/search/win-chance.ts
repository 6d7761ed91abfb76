// From points to chances: how likely each seat is to finish first, with rounds still to come.

/**
 * The lead over each other seat, relative to how much it can still shrink; the chances add up to 1.
 */
export function chancesToWin(
  totals: ArrayLike<number>,
  players: number,
  spread: number,
  into: Float64Array,
): void {
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    let chance = 1;
    for (let other = 0; other < players; other++) {
      if (other !== seat)
        chance *= 1 / (1 + Math.exp((-1.7 * (totals[seat] - totals[other])) / (spread * Math.SQRT2)));
    }
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < players; seat++) into[seat] /= sum;
}

/** Once the game is over: the win is shared equally by the winners, given as bits. */
export function shareWin(winners: number, players: number, into: Float64Array): void {
  let count = 0;
  for (let left = winners; left; left &= left - 1) count++;
  for (let seat = 0; seat < players; seat++) into[seat] = winners & (1 << seat) ? 1 / count : 0;
}
