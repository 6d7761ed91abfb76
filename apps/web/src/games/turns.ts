// What a game is made of, by its number of players: averages of 12 games between cats (120 playouts a
// decision) with the usual options. Written by `npm run measure:turns`: do not edit.

export const TURNS = {
  'cat-in-the-box': {
    2: { decisions: 32.8, forced: 2.6, turns: 28.7, tricks: 15.4, rounds: 2 },
    3: { decisions: 79.2, forced: 4.7, turns: 77.8, tricks: 21.1, rounds: 3 },
    4: { decisions: 141.1, forced: 6.3, turns: 142.6, tricks: 27.7, rounds: 4 },
    5: { decisions: 200.6, forced: 9.4, turns: 207, tricks: 29.9, rounds: 5 },
  },
  'trump-whales': {
    2: { decisions: 68.8, forced: 26.2, turns: 38.5, tricks: 24, rounds: 3 },
    3: { decisions: 165, forced: 7.4, turns: 104.7, tricks: 32, rounds: 4 },
    4: { decisions: 225.6, forced: 13.1, turns: 170.2, tricks: 34.7, rounds: 4.3 },
  },
  'if-it-fits': {
    2: { decisions: 37.9, forced: 0.2, turns: 19.8, tricks: 0, rounds: 1 },
    3: { decisions: 51.9, forced: 0, turns: 26.5, tricks: 0, rounds: 1 },
    4: { decisions: 66.3, forced: 0.3, turns: 33.8, tricks: 0, rounds: 1 },
    5: { decisions: 85.5, forced: 0.2, turns: 42.3, tricks: 0, rounds: 1 },
  },
};
