// What a game is made of, by its number of players: averages of 12 games between cats (120 playouts a
// decision) with the usual options. Written by `npm run measure:turns`: do not edit.

export const turns = {
  2: { decisions: 68.8, forced: 26.2, turns: 38.5, tricks: 24, rounds: 3 },
  3: { decisions: 165, forced: 7.4, turns: 104.7, tricks: 32, rounds: 4 },
  4: { decisions: 225.6, forced: 13.1, turns: 170.2, tricks: 34.7, rounds: 4.3 },
};
