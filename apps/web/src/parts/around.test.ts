import { expect, it } from 'vitest';
import { placeAround, placeInRow } from './around.ts';

it.each([2, 3, 4, 5])(
  '%i players: everyone has a place of their own, the reader at the bottom',
  (players) => {
    const steps = [...Array(players).keys()];
    const places = steps.map((step) => placeAround(step, players));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(players);
    expect(places[0].y).toBe(1);
    expect(places.slice(1).every(({ y }) => y < 1)).toBe(true);
    expect(steps.map((step) => placeInRow(step, players)).sort()).toEqual(
      steps.map((step) => step / (players - 1)).sort(),
    );
    expect(placeInRow(0, players)).toBe(1);
  },
);
