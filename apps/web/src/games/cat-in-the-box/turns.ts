// What a game is made of, by its number of players: averages of 12 games between cats (120 playouts a
// decision) with the usual options. Written by `npm run measure:turns`: do not edit.

export const turns = {
  2: { decisions: 32.8, forced: 2.6, turns: 28.7, tricks: 15.4, rounds: 2 },
  3: { decisions: 79.2, forced: 4.7, turns: 77.8, tricks: 21.1, rounds: 3 },
  4: { decisions: 141.1, forced: 6.3, turns: 142.6, tricks: 27.7, rounds: 4 },
  5: { decisions: 200.6, forced: 9.4, turns: 207, tricks: 29.9, rounds: 5 },
};
