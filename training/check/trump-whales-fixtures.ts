// Fixtures for the TypeScript side: bits from the C++ rules, outputs from the int8 file by numpy, views from the TypeScript
// rules.   1: fixtures.ts pick MADE.ndjson PICKED.ndjson   2: trump-whales-outputs.py NET PICKED.ndjson FIXTURES.ndjson
import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES, SeededRandom } from '../../packages/rules/src/index.ts';
const [made, picked] = process.argv.slice(3);
const game = GAMES['trump-whales'];
const EACH = 220;
const random = new SeededRandom('fixtures');
const found = new Map<number, string[]>();
for (const line of readFileSync(made, 'utf8').trimEnd().split('\n')) {
  const { players, rounds } = JSON.parse(line) as {
    players: number;
    rounds: { deal: unknown; steps: [number, string, string, string][] }[];
  };
  const position = game.newGame({ players });
  const list = found.get(players) ?? [];
  found.set(players, list);
  for (const { deal, steps } of rounds) {
    game.begin(position, deal);
    for (const [seat, legal, text, bits] of steps) {
      if (random.below(24) === 0) list.push(JSON.stringify({ legal, bits, view: game.view(position, seat) }));
      const move = game.parseMove(text);
      if (move.ok) game.play(position, seat, move.value);
    }
  }
}
const lines = [...found.values()].flatMap((list) => {
  for (let i = 0; i < EACH; i++) {
    const j = i + random.below(list.length - i);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list.slice(0, EACH);
});
writeFileSync(picked, lines.join('\n') + '\n');
console.log(lines.length);
