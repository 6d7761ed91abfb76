// What a game is made of, by its number of players: averages of 12 games between cats (120 playouts a
// decision) with the usual options. Written by `npm run measure:turns`: do not edit.

export const turns = {
  2: { decisions: 37.9, forced: 0.2, turns: 19.8, tricks: 0, rounds: 1 },
  3: { decisions: 51.9, forced: 0, turns: 26.5, tricks: 0, rounds: 1 },
  4: { decisions: 66.3, forced: 0.3, turns: 33.8, tricks: 0, rounds: 1 },
  5: { decisions: 85.5, forced: 0.2, turns: 42.3, tricks: 0, rounds: 1 },
};
