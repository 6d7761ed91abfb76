// Picks fixtures for the TypeScript side: bits from the C++ rules, views from the TypeScript rules. The int8 net's
// answers are added by `export.py --outputs` (for Trump Whales, trump-whales-outputs.py). If It Fits has its own script.
// npx tsx --conditions=source training/check/fixtures.ts GAME MADE.ndjson PICKED.ndjson
import { readFileSync, writeFileSync } from 'node:fs';
import { findGame, SeededRandom, type Game } from '../../packages/rules/src/index.ts';
import { readMadeGame } from './made-games.ts';

/** For each number of players with each option. */
const EACH = 220;
const [id, made, picked] = process.argv.slice(2);
const game = findGame(id) as Game;
const random = new SeededRandom('fixtures');
const found = new Map<string, string[]>();
for (const line of readFileSync(made, 'utf8').trimEnd().split('\n')) {
  const { options, rounds } = readMadeGame(line);
  const position = game.newGame(options);
  const key = JSON.stringify(options);
  const list = found.get(key) ?? [];
  found.set(key, list);
  for (const { deal, steps } of rounds) {
    game.begin(position, deal);
    for (const [seat, legal, text, bits] of steps) {
      if (random.below(10) === 0) list.push(JSON.stringify({ legal, bits, view: game.view(position, seat) }));
      const move = game.parseMove(text);
      if (move.ok) game.play(position, seat, move.value);
    }
  }
}
const lines = [...found].sort().flatMap(([key, list]) => {
  if (list.length < EACH) throw new Error(`too few positions: ${key}`);
  for (let i = 0; i < EACH; i++) {
    const j = i + random.below(list.length - i);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list.slice(0, EACH);
});
writeFileSync(picked, `${lines.join('\n')}\n`);
console.log(`${lines.length} positions`);
