// OpenSkill ratings: the Plackett-Luce update of Weng and Lin with OpenSkill's constants, but without
// its drift (tau), since bots don't change while they play. A bot in several seats has one skill,
// updated from all of them; beating another seat of the same bot teaches nothing.

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
const LEAST_FACTOR = 1e-4;

/** A lower bound for the skill: three sigmas below the mean. */
export function ordinalOf({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/** The ratings after a game; `names` and `places` are per seat. */
export function rate(
  ratings: ReadonlyMap<string, Rating>,
  names: readonly string[],
  places: readonly number[],
): Map<string, Rating> {
  const seats = names.map((name, seat) => ({
    name,
    place: places[seat],
    ...(ratings.get(name) ?? UNRATED),
  }));
  const scale = Math.sqrt(seats.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = (seat: (typeof seats)[number]): number => Math.exp(seat.mu / scale);
  // From first place down: each seat's chance to be placed next among those not yet placed.
  const stages = seats.map(({ name, place }) => {
    const left = seats.filter((rival) => rival.place >= place);
    return {
      name,
      left,
      strength: left.reduce((sum, rival) => sum + strength(rival), 0),
      sharers: seats.filter((rival) => rival.place === place).length,
    };
  });

  const after = new Map(ratings);
  for (const name of new Set(names)) {
    const { mu, sigma } = ratings.get(name) ?? UNRATED;
    let slope = 0;
    let curve = 0;
    for (const stage of stages) {
      const own = stage.left.filter((seat) => seat.name === name);
      const chance = own.reduce((sum, seat) => sum + strength(seat), 0) / stage.strength;
      slope += ((stage.name === name ? 1 : 0) - chance) / stage.sharers;
      curve += (chance * (1 - chance)) / stage.sharers;
    }
    const factor = 1 - (curve * sigma ** 3) / scale ** 3;
    after.set(name, {
      mu: mu + (slope * sigma ** 2) / scale,
      sigma: sigma * Math.sqrt(Math.max(factor, LEAST_FACTOR)),
    });
  }
  return after;
}
